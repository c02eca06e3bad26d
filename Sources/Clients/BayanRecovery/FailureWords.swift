import BayanErrors
public import BayanRuntime
import BayanSDKErrors

/// What a reader is told about a failure, in one locale.
public struct FailureWords: Hashable, Sendable {
  public var title: String
  public var description: String
  public var suggestion: String?
  /// The buttons in order, each with what it does.
  public var options: [RecoveryOption]
  /// The locale of the catalog's words; a service's own are in the language of the request.
  public var locale: LocaleTag
  public var direction: TextDirection
  /// The button that an alert has where there is nothing to decide.
  var acknowledgement: RecoveryOption?

  /// The words of a catalog's error, made for a sink.
  package init(_ words: ErrorWords, for sink: Sink = .display) {
    title = words.title(for: sink)
    description = words.description(for: sink)
    suggestion = words.suggestion(for: sink)
    options = words.options(for: sink).compactMap { RecoveryOption($0) }
    locale = words.locale
    direction = words.direction
    acknowledgement = words.option(named: RecoveryAction.ok.rawValue, for: sink)
      .flatMap { RecoveryOption($0) }
  }

  /// The same words with the options that can be acted on.
  ///
  /// What cancels is offered only beside something to cancel. If no option is left, it is OK.
  ///
  /// - Parameter offered: The actions that somebody can carry out now; `nil` for all.
  func offering(_ offered: Set<RecoveryAction>?) -> FailureWords {
    var copy = self
    if let offered {
      copy.options.removeAll { $0.role != .cancel && !offered.contains($0.action) }
    }
    if !copy.options.contains(where: { $0.role != .cancel }) {
      copy.options = acknowledgement.map { [$0] } ?? []
    }
    return copy
  }
}

extension ErrorAlert {
  /// The alert with the words of a failure.
  init(_ words: FailureWords) {
    self.init(
      title: words.title,
      message: [words.description, words.suggestion].compactMap { $0 }.joined(separator: " "),
      buttons: words.options.map(\.button), direction: words.direction, locale: words.locale)
  }
}
