package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// Two translations of one text.
///
/// The rule is off by default: one English word is often two of another language.
package struct TranslationInconsistent: CatalogRule {
  package static let id: RuleID = "translation-inconsistent"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for pairs in MessagePairs.all(in: catalog) {
      for (first, other) in pairs.contradictions(sharing: \.source, but: \.message) {
        report.add(
          .differs,
          at: .place(other.message.place, locale: pairs.locale, messageID: other.message.id),
          certainty: .maybe,
          notes: [
            Diagnostic.Note(
              "\(quoted(first.message.id.description)) has another translation",
              at: first.message.place
            )
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var differs: Self {
    "the same source text has another translation elsewhere"
  }
}
