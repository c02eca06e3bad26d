package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A translation with a stretch of words from its source: half a sentence that nobody translated.
///
/// ``UntranslatedText`` defines the words that count.
package struct TranslationPartial: MessageRule {
  package static let id: RuleID = "translation-partial"
  package static let severity = Diagnostic.Severity.note
  package static let supersededBy: [Superseding] = [
    .inMessage(TranslationUnchanged.id), .inMessage(ScriptUnexpected.id),
  ]

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
    let sharesScript = message.writing.script == nil || message.writing.script == origin.script
    // In another script most texts have no letter of the source's script.
    if !sharesScript, message.traits.isDisjoint(with: origin.letterTraits) { return }
    for text in message.texts {
      let source = sources.counterpart(of: text)
      guard source.isProse, let left = untranslated.longestLeft(in: text, from: source),
        left.count >= (sharesScript ? 3 : 2)
      else { continue }
      report.add(
        .partial(text.shown(left.range), source: untranslated.locale),
        at: .text(left.range, of: text, in: message), certainty: .likely,
        notes: message.sourceNote)
      // A stretch in several variants is one omission.
      return
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func partial(_ phrase: String, source: String) -> Self {
    "\(quoted(phrase)) is still the text of \(quoted(source)); translate it"
  }
}
