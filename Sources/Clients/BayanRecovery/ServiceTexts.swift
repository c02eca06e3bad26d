package import BayanRuntime
import BayanSDKErrors

/// A service's own texts for users, and their combination with the catalog's words.
///
/// A text is shown if it passes ``ShowableText``. A description in another language than the
/// catalog's words is marked as the service's. A title or a label in another script isn't shown.
package struct ServiceTexts: Sendable {
  package var title: String?
  package var description: String?
  /// The recovery suggestion.
  package var suggestion: String?
  /// The labels of buttons: the first button acts, and the others don't.
  package var labels: [String]
  /// The codes that no reader may see.
  private let numbers: [Int]

  package init(
    title: String? = nil, description: String? = nil, suggestion: String? = nil,
    labels: [String] = [], numbers: [Int]
  ) {
    self.title = title
    self.description = description
    self.suggestion = suggestion
    self.labels = labels
    self.numbers = numbers
  }

  /// Returns the words with the service's texts in them.
  ///
  /// Beside a service's description, the catalog's suggestion is left out, because it may not fit.
  /// A login is still suggested, as in the service's SDK.
  ///
  /// - Parameters:
  ///   - locales: The reader's locales by preference; the service was asked for the first one.
  ///   - keepsSuggestion: Whether the catalog's suggestion is a fact, such as a time to wait.
  ///   - title: The title for a description of the service's that the words' own title wouldn't
  ///     fit.
  package func put(
    into words: FailureWords, preferring locales: [LocaleTag], for sink: Sink,
    keepsSuggestion: Bool = false, title neutralTitle: String? = nil
  ) -> FailureWords {
    let language = Language(words, requested: locales.first)
    func shown(_ text: String?, longest: Int) -> String? {
      text.flatMap { cleaned($0, longest: longest, sink) }
    }
    func marked(_ text: String) -> String {
      if language.isThat(of: text) { return text }
      let error = GraphError.toldByService(message: text)
      return error.words(preferring: locales).description(for: sink)
    }
    var result = words
    let text = shown(description, longest: ShowableText.longestDescription)
    if text != nil, let neutralTitle { result.title = neutralTitle }
    if let title = shown(title, longest: ShowableText.longestTitle), language.isThat(of: title) {
      result.title = title
    }
    if let text {
      result.description = marked(text)
      let offersLogin = words.options.contains { $0.action == .logIn }
      if !keepsSuggestion, !offersLogin { result.suggestion = nil }
    }
    if let text = shown(suggestion, longest: ShowableText.longestDescription) {
      result.suggestion = marked(text)
      result.recoverySuggestion = result.suggestion
    }
    let shownLabels = labels.compactMap { shown($0, longest: 40) }.filter(language.isThat)
    if shownLabels.count == labels.count { result.label(by: shownLabels) }
    return result
  }

  /// The words that only the Graph API's internal texts have.
  private static let showable = ShowableText(technicalWords: ["com.facebook.", "fbtrace"])

  private func cleaned(_ text: String, longest: Int, _ sink: Sink) -> String? {
    Self.showable.text(text, longest: longest, hiding: numbers).map(sink.cleaned)
  }
}

/// The language of the catalog's words, for a comparison with a text.
private struct Language {
  /// Whether the catalog answers in the language for which the service was asked.
  private let isRequested: Bool
  private let script: String?

  init(_ words: FailureWords, requested: LocaleTag?) {
    script = Self.script(of: words.description)
    isRequested =
      requested.map { Self.name(of: $0) == Self.name(of: words.answering) } ?? true
  }

  private static func name(of locale: LocaleTag) -> Substring {
    locale.description.prefix { $0 != "-" }
  }

  /// Returns whether a text of the service may be in this language.
  func isThat(of text: String) -> Bool { isRequested && Self.script(of: text) == script }

  /// Returns the script of most letters by its name in Unicode: `ARABIC`.
  private static func script(of text: String) -> String? {
    var counts: [String: Int] = [:]
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      guard let name = scalar.properties.name?.prefix(while: { $0 != " " }) else { continue }
      counts[String(name), default: 0] += 1
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
