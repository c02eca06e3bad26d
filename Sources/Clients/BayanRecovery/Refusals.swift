import BayanErrors
import BayanRuntime
import Synchronization

/// An attempter that remembers by itself what the user said no to.
///
/// It keeps the answers where they outlive a login. A no in the dialog of any other attempter is
/// remembered by ``RememberingAttempter``.
package protocol RefusalKeeping: RecoveryAttempter {
  /// Whether the user said no, so that nobody is asked without having asked for it.
  func isRefused(_ action: RecoveryAction, about failure: any ClientFailure) async -> Bool

  /// Notes that the user said no in a prompt.
  func noteRefusal(of action: RecoveryAction, about failure: any ClientFailure) async

  /// Forgets what the user said no to in prompts.
  func forgetRefusals() async

  /// Forgets what was said no to while nobody was logged in, since somebody is now.
  func noteLogin() async
}

/// The questions that users declined in this run, by the login that the requests were made with.
///
/// A refusal while nobody was logged in holds until somebody is, and not after that login.
package final class Refusals: Sendable {
  /// Whose requests they were; a login is known by a hash, since it may be a secret.
  enum Login: Hashable, Sendable {
    case nobody
    case hash(Int)

    init(_ login: String?) { self = login.map { .hash(Array($0.utf8).hashValue) } ?? .nobody }
  }

  /// The question to a user.
  enum Question: Hashable, Sendable {
    /// A login is one question, whatever asks for it.
    case login
    case permission(String)
    /// Anything else is one for each kind of failure and each button.
    case other(RecoveryAction, domain: String, code: Int)

    /// The questions that an action about a failure puts.
    static func all(_ action: RecoveryAction, about failure: any ClientFailure) -> Set<Question> {
      if action == .logIn { return [.login] }
      let needed = action == .reviewPermissions ? ErrorChain(failure).neededPermissions : []
      guard needed.isEmpty else { return Set(needed.map { .permission($0) }) }
      let descriptor = failure.descriptor
      return [.other(action, domain: descriptor.domain, code: descriptor.code)]
    }
  }

  private struct State: Sendable {
    var refused: [Login: Set<Question>] = [:]
    /// The login that was over last: its late requests are no login.
    var over: Login?
  }

  private let state = Mutex(State())

  package init() {}

  /// Whether one of the questions was answered with no.
  func contains(_ questions: Set<Question>, by login: Login) -> Bool {
    state.withLock { !questions.isDisjoint(with: $0.refused[login] ?? []) }
  }

  func note(_ questions: Set<Question>, by login: Login) {
    state.withLock { $0.refused[login, default: []].formUnion(questions) }
  }

  /// Notes the login that a request is made with.
  ///
  /// If somebody is logged in, it may be somebody else than who was asked before.
  func noteLogin(_ login: Login) {
    state.withLock { state in
      guard login != .nobody, login != state.over else { return }
      state.refused[.nobody] = nil
      state.over = nil
    }
  }

  /// Notes that somebody has logged in.
  package func noteLogin(_ login: String) { noteLogin(Login(login)) }

  /// Keeps what a login's user said no to, while nobody is logged in.
  func keep(from login: Login) {
    state.withLock { state in
      state.refused[.nobody] = state.refused[login]
      state.over = login
    }
  }

  func forget() { state.withLock { $0.refused = [:] } }
}

extension RecoveryProcessor {
  /// Whether the user said no before to all that a prompt offers.
  ///
  /// Trying again is about one request: a no to it says nothing of the next one.
  func isRefused(
    _ prompt: RecoveryPrompt, about failure: any ClientFailure, of request: RecoveryContext
  ) async -> Bool {
    let asked = prompt.remembered
    for action in asked {
      let isRefused =
        if let keeper = attempters[action] as? any RefusalKeeping {
          await keeper.isRefused(action, about: failure)
        } else {
          refusals.contains(Refusals.Question.all(action, about: failure), by: request.login)
        }
      if !isRefused { return false }
    }
    return !asked.isEmpty
  }

  /// Notes that the user said no to a prompt.
  func noteRefusal(
    of prompt: RecoveryPrompt, about failure: any ClientFailure, of request: RecoveryContext
  ) async {
    for action in prompt.remembered {
      if let keeper = attempters[action] as? any RefusalKeeping {
        await keeper.noteRefusal(of: action, about: failure)
      } else {
        refusals.note(Refusals.Question.all(action, about: failure), by: request.login)
      }
    }
  }

  /// Forgets what users said no to: they are asked again.
  ///
  /// For when the user does by an act of their own what needs it.
  /// `PermissionManager.require` calls it on `userAction`.
  public func askAgain() async {
    refusals.forget()
    for case let keeper as any RefusalKeeping in attempters.all { await keeper.forgetRefusals() }
  }

  /// Notes the login that a request is about to be made with; `nil` where nobody is logged in.
  package func noteLogin(_ login: String?) async {
    guard let login else { return }
    refusals.noteLogin(login)
    for case let keeper as any RefusalKeeping in attempters.all { await keeper.noteLogin() }
  }

  /// Keeps the no of a login's user while nobody is logged in, as after a session that is over.
  ///
  /// - Parameter login: What ``RecoveryContext`` was given.
  public func keepAnswers(of login: String) {
    refusals.keep(from: Refusals.Login(login))
  }
}

extension RecoveryPrompt {
  /// The actions that a no to this prompt is about.
  fileprivate var remembered: [RecoveryAction] {
    options.filter { $0.role != .cancel && $0.action != .retry }.map(\.action)
  }
}
