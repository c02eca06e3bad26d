public import BayanRuntime

/// What an alert shows of an error.
///
/// Alerts are equal if they show the same.
public struct ErrorAlert: Hashable, Sendable {
  /// The headline.
  public var title: String
  /// What happened, and what can be done about it.
  public var message: String
  /// The buttons in order; empty where the error offers nothing but to be read.
  public var buttons: [ErrorWords.Option]
  /// The direction to lay it out in.
  public var direction: TextDirection
  /// The locale of the words.
  public var locale: LocaleTag
  /// Who carries out the buttons; by default nobody but the program itself.
  package var performer = OptionPerformer.nobody

  public init(
    title: String, message: String, buttons: [ErrorWords.Option], direction: TextDirection,
    locale: LocaleTag
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.direction = direction
    self.locale = locale
  }

  /// The alert for an error's words, as the sink in which it is shown wants them.
  public init(_ words: ErrorWords, for sink: Sink = .display) {
    title = words.title(for: sink)
    message = [words.description(for: sink), words.suggestion(for: sink)]
      .compactMap { $0 }.joined(separator: " ")
    buttons = words.options(for: sink)
    direction = words.direction
    locale = words.locale
  }

  /// Carries out what a button says, and says whether what failed may be tried again.
  ///
  ///     if case .recovered = await alert.perform(button) { try await sendAgain() }
  ///
  /// Buttons that cancel or only close the alert do nothing.
  public func perform(_ button: ErrorWords.Option) async -> RecoveryResult {
    guard button.role != .cancel else { return .cancelled }
    return await performer.perform(button)
  }
}

/// What became of an option that was chosen.
public enum RecoveryResult: Sendable {
  /// It worked: what failed may be tried again, once.
  case recovered
  /// The user didn't want to after all. Show nothing.
  case cancelled
  /// It didn't work; the error, where there is one, says why.
  case failed((any Error)?)

  public var isRecovered: Bool {
    if case .recovered = self { true } else { false }
  }
}

/// Carries out the options of an alert.
///
/// It is no part of what an alert shows: all of them are equal.
package struct OptionPerformer: Hashable, Sendable {
  /// Carries out nothing.
  static let nobody = OptionPerformer { _ in .failed(nil) }

  private let body: @Sendable (ErrorWords.Option) async -> RecoveryResult

  package init(_ body: @escaping @Sendable (ErrorWords.Option) async -> RecoveryResult) {
    self.body = body
  }

  func perform(_ option: ErrorWords.Option) async -> RecoveryResult { await body(option) }

  package static func == (a: OptionPerformer, b: OptionPerformer) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
