public import BayanRuntime

/// What an alert shows of an error.
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

  /// The alert for an error's words.
  ///
  /// - Parameter sink: Where it will be shown.
  public init(_ words: ErrorWords, for sink: Sink = .display) {
    title = words.title(for: sink)
    message = [words.description(for: sink), words.suggestion(for: sink)]
      .compactMap { $0 }.joined(separator: " ")
    buttons = words.options(for: sink)
    direction = words.direction
    locale = words.locale
  }
}
