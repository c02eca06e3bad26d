import BayanHTTP
public import BayanRecovery
public import BayanRuntime
import BayanSDKErrors

extension GraphRequestError {
  /// Returns the words in the locale that answers the first preference with an answer.
  ///
  /// The service's own title and message are shown if they pass ``BayanRecovery/ShowableText``, and
  /// if the error isn't sensitive. The same holds for the suggestion and the labels of the
  /// service's configuration. All other words are the catalog's; ``BayanRecovery/ServiceTexts``
  /// combines the two. After a change that may have been made, all words are the catalog's.
  public func words(
    preferring locales: [LocaleTag], for sink: Sink = .display
  ) -> FailureWords {
    var words = FailureWords(kind.words(preferring: locales), for: sink)
    // The service's own words may ask the user to try again.
    if let change, change.mayBeMade { return words.after(change, for: sink) }
    let recovery = recoveryWords(preferring: locales).map {
      FailureWords($0, for: sink).naming(retryAfter, for: sink)
    }
    words.suggestion = recovery?.suggestion
    words.recoverySuggestion = recovery?.suggestion
    words.options = recovery?.options ?? []
    guard !kind.entry.isSensitive else { return words }
    var texts = ServiceTexts(
      title: envelope.userTitle, description: envelope.userMessage,
      numbers: [graphCode, graphSubcode, httpStatus].compactMap { $0 })
    if recovery != nil, let entry = serviceEntry {
      texts.suggestion = entry.suggestion
      texts.labels = entry.options
    }
    // Messages that the service wrote for users don't count as faults of the app.
    let title =
      kind.category == .developer
      ? GraphError.unexpected.words(preferring: locales).title(for: sink) : nil
    return texts.put(
      into: words, preferring: locales, for: sink, keepsSuggestion: kind.namesWait, title: title)
  }

  private var serviceEntry: ErrorConfiguration.Entry? {
    entry.flatMap { $0.isFromService ? $0 : nil }
  }

  /// Returns the words about recovery: the kind's own, or those of another kind if the service's
  /// entry names another recovery.
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
}

extension GraphError {
  /// Whether the suggestion has the waiting time, which the service gave.
  fileprivate var namesWait: Bool {
    switch self {
    case .tooManyCalls(let hours, let minutes), .tooManyActions(let hours, let minutes),
      .pageTooManyCalls(let hours, let minutes), .businessLimitReached(let hours, let minutes):
      hours > 0 || minutes > 0
    default: false
    }
  }
}
