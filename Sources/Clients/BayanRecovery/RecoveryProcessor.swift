import BayanErrors
public import BayanRuntime

/// The properties of a failed request that recovery depends on.
///
///     RecoveryContext(isIdempotent: method == "GET", login: sent) {
///       let now = await session.token
///       return now == sent ? .unchanged : now == nil ? .gone : .renewed
///     }
public struct RecoveryContext: Sendable {
  /// The state of the credentials that a request was sent with.
  public enum Credentials: Hashable, Sendable {
    /// They are still those that requests are sent with.
    case unchanged
    /// Somebody has renewed them: the request may be sent again with the new ones.
    case renewed
    /// There are none any more, or the request has its own.
    case gone
  }

  /// Whether sending it twice does no more than sending it once.
  ///
  /// It is so for GET, HEAD, PUT and DELETE, for a query of GraphQL, and for what has an idempotency
  /// key. If it isn't, a request that may have done its work is never sent again.
  public var isIdempotent: Bool
  /// Whether a user can do anything about its credentials.
  public var hasUser: Bool
  /// Whether the user may be asked about its failure, without having asked for it.
  public var mayAsk = true
  /// The login that it was made with.
  let login: Refusals.Login
  public var credentials: @Sendable () async -> Credentials

  /// Describes a request.
  ///
  /// - Parameter login: Who the user is, or what the request was sent with and a new login changes, such
  ///   as the token; `nil` where nobody is logged in. What the user said no to is remembered for this
  ///   login, and for no other. It isn't kept.
  public init(
    isIdempotent: Bool, hasUser: Bool = true, login: String? = nil,
    credentials: @escaping @Sendable () async -> Credentials = { .unchanged }
  ) {
    self.isIdempotent = isIdempotent
    self.hasUser = hasUser
    self.login = Refusals.Login(login)
    self.credentials = credentials
  }
}

/// Decides what is done about a failure, asks the user, has it done, and waits before the next try.
///
/// - A transient failure is tried again after a pause. If the request isn't idempotent, the user is asked
///   first, and only where the change certainly wasn't made: ``ChangeOutcome``.
/// - About a recoverable failure the user is asked, if an attempter can do something about it now.
///   Prompts come one at a time, for all processors with the presenter. If somebody renewed the
///   credentials meanwhile, nobody is asked, and the request may be sent again.
/// - A no is remembered: the same is not asked again in this run, but by ``askAgain()``, or with another
///   login. The failure is delivered, and its alert still has the buttons.
/// - Without a presenter nothing is done: background work has nobody to ask.
public struct RecoveryProcessor: Sendable {
  private let presenter: (any RecoveryPresenter)?
  let attempters: AttempterTable
  private let policy: BackoffPolicy
  private let clock: any Clock<Duration>
  private let turns: PromptTurns
  let refusals: Refusals

  /// Makes a processor.
  ///
  /// - Parameters:
  ///   - presenter: Asks the user. Without one, nothing is done.
  ///   - attempters: What each action is carried out by. ``RetryAttempter`` is always among them.
  ///   - policy: How long to wait before a request is sent again.
  public init(
    presenter: (any RecoveryPresenter)?,
    attempters: [RecoveryAction: any RecoveryAttempter] = [:],
    policy: BackoffPolicy = BackoffPolicy(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      presenter: presenter, attempters: attempters, policy: policy, clock: clock,
      refusals: Refusals())
  }

  /// Makes a processor that shares what was said no to with those who see logins.
  package init(
    presenter: (any RecoveryPresenter)?, attempters: [RecoveryAction: any RecoveryAttempter],
    policy: BackoffPolicy, clock: any Clock<Duration> = ContinuousClock(), refusals: Refusals
  ) {
    self.presenter = presenter
    self.refusals = refusals
    turns = presenter?.turns ?? PromptTurns()
    self.attempters = AttempterTable(
      attempters, retry: RetryAttempter(policy: policy, clock: clock))
    self.policy = policy
    self.clock = clock
  }

  /// Returns the recovery options of a failure, before any was chosen.
  ///
  /// For failures that are delivered without recovery, so that their buttons work.
  ///
  /// - Parameter request: The request that failed; `nil` for a failure whose ``ClientFailure/change``
  ///   says all.
  public func state(
    of failure: some ClientFailure, after request: RecoveryContext? = nil
  ) async -> RecoveryState {
    if let request, request.hasUser { refusals.noteLogin(request.login) }
    let change =
      failure.change
      ?? request.map { $0.isIdempotent ? .repeatable : ChangeOutcome(inferredFrom: failure) }
    var offered = await attempters.offered(for: failure, after: change ?? .repeatable)
    // Where nobody sits, nobody logs in.
    if presenter?.hasUser == false { offered.formIntersection([.retry]) }
    let attempter = RememberingAttempter(
      attempters: attempters, refusals: refusals, login: request?.login ?? .nobody)
    var state = RecoveryState(attempter: attempter, offered: offered)
    state.change = change
    return state
  }

  /// Tries to recover from a failure.
  ///
  /// - Parameter locales: The reader's, by preference.
  /// - Returns: What was done. The request may be sent again, once, if the outcome is `recovered`. If the
  ///   task was cancelled, or the failure says that someone stopped the work, the outcome is `cancelled`,
  ///   whatever had been done by then.
  public func recover(
    from failure: some ClientFailure, of request: RecoveryContext, preferring locales: [LocaleTag]
  ) async -> RecoveryState {
    var state =
      Cancellation.silences(failure)
      ? await self.state(of: failure, after: request)
      : await attempted(failure, request, locales)
    if Cancellation.silences(failure) { state.outcome = .cancelled }
    return state
  }

  private func attempted(
    _ failure: some ClientFailure, _ request: RecoveryContext, _ locales: [LocaleTag]
  ) async -> RecoveryState {
    var state = await state(of: failure, after: request)
    guard let presenter else { return state }
    // Each way out leads to the same request once more.
    guard state.change?.mayBeMade != true else { return state }
    switch failure.category {
    case .transient:
      guard state.offered?.contains(.retry) == true else { return state }
      guard request.isIdempotent else {
        return await ask(presenter, failure, request, state, locales)
      }
      state.add(await attempters.attemptRecovery(from: failure, by: .retry))
    case .recoverable, .security:
      guard request.hasUser else { return state }
      return await ask(presenter, failure, request, state, locales)
    case .other, .developer, .silent: break
    }
    return state
  }

  private func ask(
    _ presenter: any RecoveryPresenter, _ failure: some ClientFailure, _ request: RecoveryContext,
    _ state: RecoveryState, _ locales: [LocaleTag]
  ) async -> RecoveryState {
    guard request.mayAsk, let offered = state.offered, !offered.isEmpty else { return state }
    let result = await turns.gate.runUnlessCancelled {
      await turns.holding { await inTurn(presenter, failure, request, state, locales) }
    }
    guard let result else { return state }
    return await waited(result, for: failure)
  }

  private func inTurn(
    _ presenter: any RecoveryPresenter, _ failure: some ClientFailure, _ request: RecoveryContext,
    _ state: RecoveryState, _ locales: [LocaleTag]
  ) async -> RecoveryState {
    var state = state
    if failure.category != .transient {
      switch await request.credentials() {
      case .unchanged: break
      case .gone: return state
      case .renewed:
        state.outcome = .recovered
        return state
      }
    }
    let words = failure.words(preferring: locales, for: presenter.sink)
    let prompt = RecoveryPrompt(
      alert: failure.alert(words, state), options: words.offering(state.carriedOut).options)
    if await isRefused(prompt, about: failure, of: request) {
      state.outcome = .declined
      return state
    }
    let choice = presenter.hasUser ? await presenter.choice(for: prompt) : nil
    state.wasShown = presenter.hasUser
    state.chosen = choice?.action
    guard let choice, choice.role != .cancel else {
      state.outcome = .declined
      if presenter.hasUser, !Task.isCancelled {
        await noteRefusal(of: prompt, about: failure, of: request)
      }
      return state
    }
    if let attempter = state.attempter {
      state.add(await attempter.attemptRecovery(from: failure, by: choice.action))
    }
    return state
  }

  /// Waits as long as the service asked, where the option that was chosen didn't.
  private func waited(
    _ state: RecoveryState, for failure: some ClientFailure
  ) async -> RecoveryState {
    guard state.outcome == .recovered, state.chosen != .retry,
      case .after(let wait) = failure.backoff
    else { return state }
    var state = state
    guard let pause = policy.pause(for: failure.backoff) else {
      state.outcome = .failed
      state.failure = LongWait(wait: wait)
      return state
    }
    do { try await clock.sleep(for: pause) } catch { state.outcome = .failed }
    return state
  }
}

extension RecoveryState {
  /// Notes what an attempt came to.
  fileprivate mutating func add(_ result: RecoveryResult) {
    switch result {
    case .recovered: outcome = .recovered
    case .done: outcome = .done
    case .cancelled: outcome = .declined
    case .failed(let error):
      outcome = .failed
      failure = error
    }
  }
}
