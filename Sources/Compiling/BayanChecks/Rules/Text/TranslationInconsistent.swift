package import BayanCatalog
package import BayanDiagnostics

/// The same text of the source has one translation.
///
/// Off unless a project wants it: one English word is often two of another language.
///
/// Reported, for `Cancel` in two places:
///
///     إلغاء
///     ألغِ
///
/// Not reported: messages of different facets.
package struct TranslationInconsistent: CatalogRule {
  package static let id: RuleID = "translation-inconsistent"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package static let explanation = RuleExplanation(
    what: "One text of the source is translated in two ways.",
    why: "Readers take two wordings for two meanings.",
    bad: "إلغاء         for Cancel here, and ألغِ there",
    good: "إلغاء         in both places",
    howToFix: """
      Choose one wording and use it in both places. If the two mean different things, leave them \
      and allow the finding.
      """)

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for pairs in MessagePairs.all(in: catalog) {
      for (first, other) in pairs.contradictions(sharing: \.source, but: \.words) {
        report.add(
          .differs, at: other.words.place, locale: pairs.locale, messageID: other.words.id,
          certainty: .maybe,
          notes: [
            Diagnostic.Note(
              "\(quoted(first.words.id.description)) has another translation", at: first.words.place
            )
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let differs: Self = "the same source text has another translation elsewhere"
}
