import BayanErrors
import BayanRuntime
import Synchronization

/// An attempter that remembers the user's refusals by itself.
///
/// The attempter keeps refusals for longer than a login. Refusals in the dialogs of any other
/// attempter are remembered by ``RememberingAttempter``.
package protocol RefusalKeeping: RecoveryAttempter {
  /// Returns whether the user refused, so that the question isn't asked again.
  func isRefused(_ action: RecoveryAction, about failure: any ClientFailure) async -> Bool

  /// Remembers a refusal in a prompt.
  func noteRefusal(of action: RecoveryAction, about failure: any ClientFailure) async

  /// Forgets the refusals in prompts.
  func forgetRefusals() async

  /// Forgets the refusals before the login, because now there is one.
  func noteLogin() async
}

/// The questions that users refused in this run, by the login of the requests.
///
/// A refusal without a login holds until the next login.
package final class Refusals: Sendable {
  /// The login of a request; it is known by a hash, because it may be a secret.
  enum Login: Hashable, Sendable {
    case nobody
    case hash(Int)

    init(_ login: String?) { self = login.map { .hash(Array($0.utf8).hashValue) } ?? .nobody }
  }

  /// A question to a user.
  enum Question: Hashable, Sendable {
    /// The question for a login, for any failure.
    case login
    case permission(String)
    /// Any other question, by the kind of failure and the button.
    case other(RecoveryAction, domain: String, code: Int)

    /// Returns the questions that an action for a failure asks.
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
    /// The login that ended last; its late requests don't count as a new login.
    var over: Login?
  }

  private let state = Mutex(State())

  package init() {}

  /// Returns whether the user refused one of the questions.
  func contains(_ questions: Set<Question>, by login: Login) -> Bool {
    state.withLock { !questions.isDisjoint(with: $0.refused[login] ?? []) }
  }

  func note(_ questions: Set<Question>, by login: Login) {
    state.withLock { $0.refused[login, default: []].formUnion(questions) }
  }

  /// Records the login of a request.
  ///
  /// A new login may be another user than the one who was asked before.
  func noteLogin(_ login: Login) {
    state.withLock { state in
      guard login != .nobody, login != state.over else { return }
      state.refused[.nobody] = nil
      state.over = nil
    }
  }

  /// Records that a user has logged in.
  package func noteLogin(_ login: String) { noteLogin(Login(login)) }

  /// Keeps the refusals of a login's user while nobody is logged in.
  func keep(from login: Login) {
    state.withLock { state in
      state.refused[.nobody] = state.refused[login]
      state.over = login
    }
  }

  func forget() { state.withLock { $0.refused = [:] } }
}

extension RecoveryProcessor {
  /// Returns whether the user has already refused all options of a prompt.
  ///
  /// A refusal to try again is about one request, and doesn't count for the next one.
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

  /// Remembers the user's refusal of a prompt.
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

  /// Forgets the users' refusals, so that they are asked again.
  ///
  /// Call this function when the user starts an action that needs the refused thing.
  /// `PermissionManager.require` calls the function on `userAction`.
  public func askAgain() async {
    refusals.forget()
    for case let keeper as any RefusalKeeping in attempters.all { await keeper.forgetRefusals() }
  }

  /// Records the login of the next request; `nil` if nobody is logged in.
  package func noteLogin(_ login: String?) async {
    guard let login else { return }
    refusals.noteLogin(login)
    for case let keeper as any RefusalKeeping in attempters.all { await keeper.noteLogin() }
  }

  /// Keeps the refusals of a login's user while nobody is logged in, as after the end of a session.
  ///
  /// - Parameter login: The same text as in ``RecoveryContext``.
  public func keepAnswers(of login: String) {
    refusals.keep(from: Refusals.Login(login))
  }
}

extension RecoveryPrompt {
  /// The actions that a refusal of this prompt is about.
  fileprivate var remembered: [RecoveryAction] {
    options.filter { $0.role != .cancel && $0.action != .retry }.map(\.action)
  }
}
