package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanHistory

/// A translation whose recorded source text differs from today's.
///
/// The note shows the difference, by the old text from `Catalog/sources.lock`.
package struct TranslationStale: CatalogRule {
  package static let id: RuleID = "translation-stale"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for translation in catalog.translations where translation.isStale {
      let message = translation.message
      var notes = [Diagnostic.Note("the source as it is now", at: translation.source)]
      if let difference = translation.sourceDifference(by: catalog.sources) {
        notes.append(Diagnostic.Note("the change: \(difference.marked)"))
      }
      report.add(
        .stale(message.id),
        at: .place(message.place, locale: message.locale, messageID: message.id), notes: notes)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func stale(_ id: MessageID) -> Self {
    "the source has changed since this was translated; update the translation, then run 'bayan sync \(id)'"
  }
}
