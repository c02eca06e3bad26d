package import BayanCatalog
package import BayanDiagnostics

/// One translation of two texts.
///
/// Not reported: sources that differ in case, spaces or punctuation only; messages of different
/// facets, because a title and a button may well be the same.
package struct TranslationReused: CatalogRule {
  package static let id: RuleID = "translation-reused"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "Two different texts of the source have the same translation.",
    why: "Readers can't tell them apart. Perhaps one of the two was pasted by mistake.",
    howToFix: """
      Check whether the two mean the same to your readers. If not, translate one of them \
      differently.
      """,
    examples: [
      .files(
        "ar",
        bad: """
          # Locales/en/options.toml
          [logIn]
          label = "Sign In"

          [cancel]
          label = "Sign Up"

          # Locales/ar/options.toml
          [logIn]
          label = "تسجيل"

          [cancel]
          label = "تسجيل"
          """,
        good: """
          # Locales/en/options.toml
          [logIn]
          label = "Sign In"

          [cancel]
          label = "Sign Up"

          # Locales/ar/options.toml
          [logIn]
          label = "تسجيل الدخول"

          [cancel]
          label = "إنشاء حساب"
          """)
    ])

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for pairs in MessagePairs.all(in: catalog) {
      for (first, other) in pairs.contradictions(sharing: \.words, but: \.source) {
        report.add(
          .reused, at: .place(other.words.place, locale: pairs.locale, messageID: other.words.id),
          certainty: .maybe,
          notes: [
            Diagnostic.Note(
              "\(quoted(first.words.id.description)) has the same translation",
              at: first.words.place)
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let reused: Self =
    "another message has the same translation but another source"
}
