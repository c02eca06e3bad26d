public import BayanRuntime

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

/// Decides what is done about an error, asks, has it done, and waits before the next try.
///
/// - What passes by itself is tried again after a pause, if repeating the request can do no harm;
///   else the user is asked first.
/// - What the user can mend is asked about first, if there is someone to mend it. Prompts come one
///   at a time; an error of a token that was replaced meanwhile asks nobody.
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
  ///   - presenter: Who asks the user; without, nothing is done.
  ///   - attempters: Who mends what. ``RetryAttempter`` is there without being named.
  ///   - backoff: How long is waited before a request is sent again.
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

  /// Who can mend an error: whoever does what its first acting option says.
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
    case "transient":
      guard let pause = backoff.pause(for: error) else { return .notAttempted }
      if request.isIdempotent { return await wait(pause) }
      return await ask(presenter, error, locales, isStillMeant: { true }, pause: pause)
    case "other", "developer":
      return .notAttempted
    default:
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

/// How long is waited before a request is sent again.
public struct BackoffPolicy: Sendable {
  /// Where the service names no time.
  public var usual: Duration
  /// The longest pause that anyone waits for without being asked; a service that wants more gets
  /// its error delivered, with words that say how long.
  public var longest: Duration
  /// How much is added to a pause, as a part of it, so that many clients don't come back at once:
  /// a number from 0 to 1, drawn each time.
  public var jitter: @Sendable () -> Double

  public init(
    usual: Duration = .seconds(1), longest: Duration = .seconds(60),
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...0.25) }
  ) {
    self.usual = usual
    self.longest = longest
    self.jitter = jitter
  }

  /// The pause that an error asks for; `nil` where it is too long to be waited for.
  public func pause(for error: GraphRequestError) -> Duration? {
    let asked = error.retryAfter ?? usual
    guard asked <= longest else { return nil }
    return asked + asked * min(max(0, jitter()), 1)
  }
}

/// Lets one through at a time, in the order they came.
private actor SerialGate {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
