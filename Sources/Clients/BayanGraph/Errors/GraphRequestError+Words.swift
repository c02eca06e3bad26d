import BayanHTTP
public import BayanRecovery
public import BayanRuntime
import BayanSDKErrors

extension GraphRequestError {
  /// The words in the locale that answers the first preference that any answers.
  ///
  /// The service's own title and message are shown if they pass ``BayanHTTP/ShowableText``, and if
  /// the error isn't sensitive. The same holds for the suggestion and the labels of the service's
  /// configuration. All else is the catalog's.
  public func words(
    preferring locales: [LocaleTag], for sink: Sink = .display
  ) -> FailureWords {
    var words = FailureWords(kind.words(preferring: locales), for: sink)
    let recovery = recoveryWords(preferring: locales)
    let title = showable(envelope.userTitle, longest: ShowableText.longestTitle, sink)
    let description = showable(envelope.userMessage, longest: ShowableText.longestDescription, sink)
    let suggestion = showable(
      serviceEntry?.suggestion, longest: ShowableText.longestDescription, sink)
    if let title { words.title = title }
    if let description { words.description = description }
    words.suggestion = recovery.flatMap { suggestion ?? $0.suggestion(for: sink) }
    words.options = recovery.map { options($0, sink) } ?? []
    return words
  }

  private var serviceEntry: ErrorConfiguration.Entry? {
    entry.flatMap { $0.isFromService ? $0 : nil }
  }

  /// The words that speak of recovery: the kind's own, or where the service says that something
  /// else is to be done, those of a kind for which that is so.
  private func recoveryWords(preferring locales: [LocaleTag]) -> ErrorWords? {
    guard let name = serviceEntry?.name, !envelope.isTransient else {
      return kind.words(preferring: locales)
    }
    switch name {
    case "other": return nil
    case "transient":
      return (kind.category == .transient ? kind : .unknown).words(preferring: locales)
    case "login":
      return (kind.options.contains(.logIn) ? kind : .sessionEnded).words(preferring: locales)
    default: return kind.words(preferring: locales)
    }
  }

  /// The catalog's options, with the service's labels where it has one for each role.
  private func options(_ words: ErrorWords, _ sink: Sink) -> [RecoveryOption] {
    let own = words.options(for: sink).compactMap { RecoveryOption($0) }
    guard let labels = serviceEntry?.options, !labels.isEmpty else { return own }
    let shown = labels.compactMap { showable($0, longest: 40, sink) }
    guard shown.count == labels.count, let acting = own.first(where: { $0.role != .cancel })
    else { return own }
    return shown.enumerated().map { index, label in
      index == 0
        ? RecoveryOption(action: acting.action, role: acting.role, label: label)
        : RecoveryOption(action: .cancel, role: .cancel, label: label)
    }
  }

  /// What the internal texts of the Graph API have, and its texts for users don't.
  private static let showableText = ShowableText(technicalWords: ["com.facebook.", "fbtrace"])

  /// A text of the service, if it may be shown.
  private func showable(_ text: String?, longest: Int, _ sink: Sink) -> String? {
    guard let text, !kind.entry.isSensitive else { return nil }
    let numbers = [graphCode, graphSubcode, httpStatus].compactMap { $0 }
    guard let clean = Self.showableText.text(text, longest: longest, hiding: numbers) else {
      return nil
    }
    guard sink == .log || sink == .terminal else { return clean }
    let visible = clean.unicodeScalars.filter { $0.properties.generalCategory != .format }
    return String(String.UnicodeScalarView(visible))
  }
}
