package import BayanCatalog
package import BayanDiagnostics

/// Different texts of the source have different translations.
///
/// Reported, beside `Sign in` and `Sign up`:
///
///     تسجيل
///     تسجيل
///
/// Not reported: sources that differ in case, spaces or punctuation only; messages of different
/// facets, for a title and a button may well be worded alike.
package struct TranslationReused: CatalogRule {
  package static let id: RuleID = "translation-reused"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "Two texts that differ in the source have the same translation.",
    why: "Readers can't tell them apart, and one of the two was perhaps pasted by mistake.",
    bad: "تسجيل         for Sign in, and for Sign up",
    good: "تسجيل الدخول         and إنشاء حساب",
    howToFix: """
      Look whether the two mean the same to your readers. If not, translate one of them anew.
      """)

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for pairs in MessagePairs.all(in: catalog) {
      for (first, other) in pairs.contradictions(sharing: \.words, but: \.source) {
        report.add(
          .reused, at: other.words.place, locale: pairs.locale, messageID: other.words.id,
          certainty: .maybe,
          notes: [
            Diagnostic.Note(
              "\(quoted(first.words.id.description)) has the same translation", at: first.words.place)
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let reused: Self =
    "another message has the same translation but another source"
}
