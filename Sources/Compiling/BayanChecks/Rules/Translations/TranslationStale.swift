package import BayanCatalog
package import BayanDiagnostics
import BayanHistory

/// A translation whose recorded source text differs from today's.
///
/// The note shows the difference, by the old text from `Catalog/sources.lock`.
///
/// Not reported: a translation without `source`, which isn't tracked.
package struct TranslationStale: CatalogRule {
  package static let id: RuleID = "translation-stale"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "The source text has changed since the translation was made.",
    why: "The translation may no longer say what is meant.",
    howToFix: """
      The diagnostic shows what has changed in the source. Update the translation, then run 'bayan \
      sync' for the message.
      """,
    examples: [
      .files(
        "ar",
        bad: """
          # Locales/en/login.toml
          [passwordChanged]
          title = "Your Password Has Expired"

          # Locales/ar/login.toml
          [passwordChanged]
          title = "تغيّرت كلمة السر"
          source = { title = "00000000" }
          """,
        good: """
          # Locales/en/login.toml
          [passwordChanged]
          title = "Your Password Has Expired"

          # Locales/ar/login.toml
          [passwordChanged]
          title = "انتهت صلاحية كلمة السر"
          source = { title = "6105c967" }
          """)
    ])

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for translation in catalog.translations where translation.isStale {
      let message = translation.message
      var notes = [Diagnostic.Note("the source reads now", at: translation.source.place)]
      if let difference = translation.sourceDifference(by: catalog.sources) {
        notes.append(Diagnostic.Note("what has changed: \(difference.marked)"))
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
