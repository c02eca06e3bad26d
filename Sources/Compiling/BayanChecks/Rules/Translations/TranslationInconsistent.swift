package import BayanCatalog
package import BayanDiagnostics

/// Two translations of one text.
///
/// Off by default: one English word is often two of another language.
///
/// Not reported: messages of different facets.
package struct TranslationInconsistent: CatalogRule {
  package static let id: RuleID = "translation-inconsistent"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package static let explanation = RuleExplanation(
    what: "One text of the source has two different translations.",
    why: "Readers think that two wordings have two meanings.",
    howToFix: """
      Choose one wording and use it in both places. If the two mean different things, suppress the \
      diagnostic.
      """,
    examples: [
      .files(
        "ar",
        bad: """
          # Catalog/login.toml
          [codes.passwordChanged]
          category = "other"

          [codes.sessionExpired]
          category = "other"

          # Locales/en/login.toml
          [passwordChanged]
          title = "Log in again"

          [sessionExpired]
          title = "Log in again"

          # Locales/ar/login.toml
          [passwordChanged]
          title = "سجّل الدخول مجددًا"

          [sessionExpired]
          title = "ادخل مرة أخرى"
          """,
        good: """
          # Catalog/login.toml
          [codes.passwordChanged]
          category = "other"

          [codes.sessionExpired]
          category = "other"

          # Locales/en/login.toml
          [passwordChanged]
          title = "Log in again"

          [sessionExpired]
          title = "Log in again"

          # Locales/ar/login.toml
          [passwordChanged]
          title = "سجّل الدخول مجددًا"

          [sessionExpired]
          title = "سجّل الدخول مجددًا"
          """)
    ])

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for pairs in MessagePairs.all(in: catalog) {
      for (first, other) in pairs.contradictions(sharing: \.source, but: \.words) {
        report.add(
          .differs, at: .place(other.words.place, locale: pairs.locale, messageID: other.words.id),
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
