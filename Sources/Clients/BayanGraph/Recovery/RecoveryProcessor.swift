public import BayanRuntime
public import BayanSDKErrors

/// What became of an error.
public enum RecoveryOutcome: Hashable, Sendable {
  /// Nothing was tried, and nobody was asked.
  case notAttempted
  /// The user didn't want to.
  case declined
  /// It was tried, and didn't work.
  case failed
  /// The request may be sent again, once.
  case recovered
}

/// Decides what is done about an error, asks the user, has it done, and waits before the next try.
///
/// - A transient error is tried again after a pause. If repeating the request could do harm, the
///   user is asked first.
/// - About a recoverable error the user is asked, if there is an attempter for it. Prompts come one
///   at a time. If the token was replaced meanwhile, nobody is asked.
/// - Without a presenter nothing is done: background work has nobody to ask.
///
/// It always answers: an error without an attempter is `notAttempted`.
public struct RecoveryProcessor: Sendable {
  private let presenter: (any RecoveryPresenter)?
  private let tokens: TokenStore
  private let attempters: [RecoveryAction: any RecoveryAttempter]
  private let backoff: BackoffPolicy
  private let clock: any Clock<Duration>
  private let gate = SerialGate()

  /// Makes a processor.
  ///
  /// - Parameters:
  ///   - presenter: Asks the user. Without one, nothing is done.
  ///   - attempters: What each action is carried out by. ``RetryAttempter`` is always among them.
  ///   - backoff: How long to wait before a request is sent again.
  public init(
    presenter: (any RecoveryPresenter)?, tokens: TokenStore,
    attempters: [RecoveryAction: any RecoveryAttempter] = [:],
    backoff: BackoffPolicy = BackoffPolicy(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.presenter = presenter
    self.tokens = tokens
    self.attempters = attempters.merging([.retry: RetryAttempter()]) { given, _ in given }
    self.backoff = backoff
    self.clock = clock
  }

  /// The attempter for an error: the one for its first option that isn't a cancellation.
  public func attempter(for error: GraphRequestError) -> (any RecoveryAttempter)? {
    let acting = error.words(preferring: []).options.first { $0.role != .cancel }
    return acting.flatMap { attempters[$0.action] }
  }

  /// Tries to recover from an error.
  ///
  /// - Parameters:
  ///   - token: The token that the failed request was sent with.
  ///   - locales: The reader's, by preference.
  public func recover(
    from error: GraphRequestError, of request: GraphRequest, sentWith token: AccessToken?,
    preferring locales: [LocaleTag]
  ) async -> RecoveryOutcome {
    guard let presenter else { return .notAttempted }
    switch error.category {
    case .transient:
      guard let pause = backoff.pause(for: error) else { return .notAttempted }
      if request.isIdempotent { return await wait(pause) }
      return await ask(presenter, error, locales, isStillMeant: { true }, pause: pause)
    case .other, .developer:
      return .notAttempted
    case .recoverable, .security:
      guard !(token?.isClientToken ?? false) else { return .notAttempted }
      let tokens = tokens
      return await ask(
        presenter, error, locales,
        isStillMeant: { await tokens.current?.tokenString == token?.tokenString },
        pause: min(error.retryAfter ?? .zero, backoff.longest))
    }
  }

  private func ask(
    _ presenter: any RecoveryPresenter, _ error: GraphRequestError, _ locales: [LocaleTag],
    isStillMeant: @Sendable () async -> Bool, pause: Duration
  ) async -> RecoveryOutcome {
    let options = error.words(preferring: locales, for: presenter.sink).options
    guard options.contains(where: { $0.role != .cancel && attempters[$0.action] != nil }) else {
      return .notAttempted
    }
    await gate.enter()
    let outcome = await inTurn(presenter, error, locales, options, isStillMeant)
    await gate.leave()
    return outcome == .recovered ? await wait(pause) : outcome
  }

  private func inTurn(
    _ presenter: any RecoveryPresenter, _ error: GraphRequestError, _ locales: [LocaleTag],
    _ options: [RecoveryOption], _ isStillMeant: () async -> Bool
  ) async -> RecoveryOutcome {
    guard !Task.isCancelled, await isStillMeant() else { return .notAttempted }
    let alert = error.alert(preferring: locales, for: presenter.sink)
    let prompt = RecoveryPrompt(alert: alert, options: options)
    guard let choice = await presenter.choice(for: prompt), choice.role != .cancel else {
      return .declined
    }
    guard let attempter = attempters[choice.action] else { return .declined }
    return await attempter.attemptRecovery(from: error, by: choice.action) ? .recovered : .failed
  }

  /// Pauses, and then lets the request go; not after cancellation.
  private func wait(_ pause: Duration) async -> RecoveryOutcome {
    do {
      if pause > .zero { try await clock.sleep(for: pause) }
      return .recovered
    } catch {
      return .failed
    }
  }
}
