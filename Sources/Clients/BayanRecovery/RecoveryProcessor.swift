import BayanErrors
public import BayanRuntime

/// The properties of a failed request that decide about its recovery.
///
///     RecoveryContext(isIdempotent: method == "GET", login: sent) {
///       let now = await session.token
///       return now == sent ? .unchanged : now == nil ? .gone : .renewed
///     }
public struct RecoveryContext: Sendable {
  /// The state of the credentials with which a request was sent.
  public enum Credentials: Hashable, Sendable {
    /// The credentials with which requests are still sent.
    case unchanged
    /// Credentials that were replaced meanwhile: the request may be sent again with the new ones.
    case renewed
    /// No credentials any more, or a request with its own.
    case gone
  }

  /// Whether sending the request twice has the same effect as sending it once.
  ///
  /// This is so for GET, HEAD, PUT and DELETE, for a query of GraphQL, and for a request with an
  /// idempotency key. Any other request that may have made its change is never sent again.
  public var isIdempotent: Bool
  /// Whether a user can do anything about the request's credentials.
  public var hasUser: Bool
  /// Whether recovery may show a prompt about the request's failure by itself.
  public var mayAsk = true
  /// The login of the request.
  let login: Refusals.Login
  public var credentials: @Sendable () async -> Credentials

  /// Creates the description of a request.
  ///
  /// - Parameter login: An id of the user, or another text that a new login changes, such as the
  ///   token; `nil` if nobody is logged in. Refusals of the user are remembered for this login, and
  ///   for no other. The text itself isn't kept.
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

/// A processor that recovers from failures: it asks the user, lets an attempter act, and waits
/// before the next try.
///
/// - A transient failure is tried again after a pause. If the request isn't idempotent, the user is
///   asked first, and only if the change certainly wasn't made: ``ChangeOutcome``.
/// - For a recoverable failure the user is asked, if an attempter can act on it now. Prompts come
///   one at a time, for all processors with the same presenter. If the credentials were renewed
///   meanwhile, the user isn't asked, and the request may be sent again.
/// - A refusal is remembered: the same question isn't asked again in this run, except after
///   ``askAgain()`` or with another login. The failure is delivered, and its alert still has the
///   buttons.
/// - Without a presenter there is no recovery, because background work has no user to ask.
public struct RecoveryProcessor: Sendable {
  private let presenter: (any RecoveryPresenter)?
  let attempters: AttempterTable
  private let policy: BackoffPolicy
  private let clock: any Clock<Duration>
  private let turns: PromptTurns
  let refusals: Refusals

  /// Creates a processor.
  ///
  /// - Parameters:
  ///   - presenter: The presenter that asks the user; `nil` for no recovery.
  ///   - attempters: The attempters by action, beside a ``RetryAttempter``, which is always there.
  ///   - policy: The pauses before a request is sent again.
  public init(
    presenter: (any RecoveryPresenter)?,
    attempters: [RecoveryAction: any RecoveryAttempter] = [:],
    policy: BackoffPolicy = BackoffPolicy(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      presenter: presenter, attempters: attempters, policy: policy, clock: clock,
      refusals: Refusals())
  }

  /// Creates a processor that shares its refusals with the objects that see logins.
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

  /// Returns the recovery options of a failure, before one is chosen.
  ///
  /// A client attaches the state to a failure that it delivers without recovery. The buttons of an
  /// alert then still work.
  ///
  /// - Parameter request: The failed request; `nil` if the failure's ``ClientFailure/change`` is
  ///   enough.
  public func state(
    of failure: some ClientFailure, after request: RecoveryContext? = nil
  ) async -> RecoveryState {
    if let request, request.hasUser { refusals.noteLogin(request.login) }
    let change =
      failure.change
      ?? request.map { $0.isIdempotent ? .repeatable : ChangeOutcome(inferredFrom: failure) }
    var offered = await attempters.offered(for: failure, after: change ?? .repeatable)
    // Without a user, nobody can log in.
    if presenter?.hasUser == false { offered.formIntersection([.retry]) }
    let attempter = RememberingAttempter(
      attempters: attempters, refusals: refusals, login: request?.login ?? .nobody)
    var state = RecoveryState(attempter: attempter, offered: offered)
    state.change = change
    return state
  }

  /// Tries to recover from a failure.
  ///
  /// - Parameter locales: The reader's locales by preference.
  /// - Returns: The outcome of recovery. With `recovered`, the request may be sent again, once. If
  ///   the task was cancelled, or the failure means a cancellation, the outcome is `cancelled`,
  ///   even after a recovery that worked.
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
    // Each option leads to the same request again.
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

  /// Waits for the time that the service asked for, if the chosen option didn't wait.
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
  /// Sets the outcome from the result of an attempt.
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
