package import BayanErrors
public import BayanRuntime
import BayanSDKErrors

/// The texts of a failure in one locale.
public struct FailureWords: Hashable, Sendable {
  public var title: String
  public var description: String
  /// The recovery suggestion; `nil` if the description has it.
  public var suggestion: String?
  /// The buttons in order, each with its action.
  public var options: [RecoveryOption]
  /// The locale of the catalog's description; a service's own text is in the language of the request.
  public var locale: LocaleTag
  /// The locales of the catalog's texts, each once, ``locale`` first: several where a translation lacks a text.
  public var languages: [LocaleTag]
  public var direction: TextDirection
  /// The locale that answers the reader, also where it lacks the description.
  let answering: LocaleTag
  /// The effect of the options, for programs that show it apart from the description.
  package var recoverySuggestion: String?
  /// The button of an alert without a choice.
  private var acknowledgement: RecoveryOption?

  /// Creates the words of a catalog's error for a sink.
  public init(_ words: ErrorWords, for sink: Sink = .display) {
    title = words.textBesideDescription(.title, for: sink) ?? ""
    description = words.description(for: sink)
    suggestion = words.textBesideDescription(.suggestion, for: sink)
    recoverySuggestion = suggestion
    options = words.optionsBesideDescription(for: sink).map { RecoveryOption($0) }
    locale = words.locale(of: .description)
    languages = words.languages
    direction = words.direction(of: .description)
    answering = words.locale
    let name = RecoveryAction.ok.rawValue
    let option =
      words.optionBesideDescription(named: name, for: sink)
      // A catalog may lack the option.
      ?? GraphError.unexpected.words(preferring: [words.locale]).option(named: name, for: sink)
    acknowledgement = option.map { RecoveryOption($0) }
  }

  /// The description and the suggestion as two sentences; a service's own text may lack a full
  /// stop.
  fileprivate var message: String {
    guard let suggestion else { return description }
    let isOpen = description.last.map { $0.isLetter || $0.isNumber } ?? false
    let stop = Sentences.space(in: locale).isEmpty ? "。" : "."
    return Sentences.joined([description + (isOpen ? stop : ""), suggestion], in: locale)
  }

  /// Returns the words after a request that may have made its change.
  ///
  /// The words don't ask the user to send the request again, and no button sends it again. The
  /// description still has the failure.
  package func after(_ change: ChangeOutcome, for sink: Sink) -> FailureWords {
    guard change.mayBeMade else { return self }
    let error: ChangeError = change == .made ? .made : .uncertain
    let words = FailureWords(error.words(preferring: [answering]), for: sink)
    var copy = self
    copy.title = words.title
    if change == .made { copy.description = words.description }
    copy.suggestion = words.suggestion
    copy.recoverySuggestion = words.suggestion
    copy.options = words.options
    return copy
  }

  /// Returns the words with the options that can be carried out.
  ///
  /// An option that cancels is offered only beside an option to cancel. If no option is left, the
  /// option is OK.
  ///
  /// - Parameter offered: The actions that can be carried out now; `nil` for all.
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

  /// Sets the options to a service's labels: the first one has the action of the first acting
  /// option, and the others have no action.
  package mutating func label(by labels: [String]) {
    guard !labels.isEmpty, let acting = options.first(where: { $0.role != .cancel }) else { return }
    options = labels.enumerated().map { index, label in
      index == 0
        ? RecoveryOption(action: acting.action, role: acting.role, label: label)
        : RecoveryOption(action: .cancel, role: .cancel, label: label)
    }
  }
}

extension ErrorAlert {
  /// Creates the alert for the words of a failure, with the options that the performer carries out.
  package init(_ words: FailureWords, performedBy performer: OptionPerformer) {
    let offered = words.options.filter { performer.canPerform($0.button) }.map(\.action)
    let shown = words.offering(Set(offered))
    self.init(
      title: shown.title, message: shown.message,
      buttons: shown.options.map(\.button), direction: shown.direction, locale: shown.locale)
    languages = shown.languages
    self.performer = performer
  }
}
