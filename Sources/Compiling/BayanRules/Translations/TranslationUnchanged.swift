package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A translation with the same words as its source.
///
/// Spaces, punctuation and case aren't compared. ``UntranslatedText`` defines the words that count. The
/// diagnostic is a note if somebody has written the words differently, for example with other capitals:
/// these are names or loan words.
package struct TranslationUnchanged: MessageRule {
  package static let id: RuleID = "translation-unchanged"
  package static let severity = Diagnostic.Severity.warning

  private var untranslated = UntranslatedText()

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.untranslated = UntranslatedText(catalog.project)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts, let origin = message.sourceMessage?.writing,
      message.writing.language != origin.language
    else { return }
    let same = message.texts.saying(sources)
    let found = same.map { ($0, count: untranslated.translatable(in: $0).count) }.filter {
      $0.count > 0
    }
    // The same text in several variants is one omission.
    guard let first = found.first else { return }
    let most = found.max { $0.count < $1.count } ?? first
    let sharesScript = message.writing.script == nil || message.writing.script == origin.script
    // A word or two may be the same in two languages, and a list of names isn't prose.
    let isRewritten = !sources.contains { $0.scalars == most.0.scalars }
    let isSure =
      most.count > 2
      ? most.0.isProse && !(isRewritten && sharesScript) : !isRewritten && !sharesScript
    report.add(
      .unchanged(source: untranslated.locale),
      at: .span(
        first.0.span(first.0.whole), in: message,
        variant: found.count == 1 ? first.0.variant : nil),
      atMost: isSure ? .error : .note, certainty: .likely, notes: message.sourceNote)
  }
}

extension ShownText {
  /// The content of the text without spaces, punctuation and case: parts of words, and placeholders.
  fileprivate var content: some Sequence<Unicode.Scalar> {
    scalars.lazy.filter { $0.isWordPart || $0 == ShownText.object }.map(\.lowercased)
  }
}

extension [ShownText] {
  /// Returns the texts with the same content as one of some others, except blank ones.
  fileprivate func saying(_ others: [ShownText]) -> [ShownText] {
    // Most messages have one text, and most translations differ in the first letter.
    if others.count == 1 {
      return filter { $0.content.elementsEqual(others[0].content) && !$0.isBlank }
    }
    // A message may have thousands of texts.
    let contents = Set(others.map { [Unicode.Scalar]($0.content) })
    return filter { contents.contains([Unicode.Scalar]($0.content)) && !$0.isBlank }
  }
}

extension Diagnostic.Message {
  fileprivate static func unchanged(source: String) -> Self {
    "the translation is identical to the \(quoted(source)) text; translate it"
  }
}
