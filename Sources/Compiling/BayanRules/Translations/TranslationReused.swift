package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// One translation of two source texts.
package struct TranslationReused: CatalogRule {
  package static let id: RuleID = "translation-reused"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for pairs in MessagePairs.all(in: catalog) {
      for (first, other) in pairs.contradictions(sharing: \.message, but: \.source) {
        report.add(
          .reused,
          at: .place(other.message.place, locale: pairs.locale, messageID: other.message.id),
          certainty: .maybe,
          notes: [
            Diagnostic.Note(
              "\(quoted(first.message.id.description)) has the same translation",
              at: first.message.place)
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var reused: Self {
    "another message has the same translation but another source"
  }
}
