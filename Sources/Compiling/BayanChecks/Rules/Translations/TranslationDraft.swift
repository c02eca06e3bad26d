package import BayanCatalog
package import BayanDiagnostics

/// A translation that is a draft: `state.lock` says so, and its text is as it was written.
///
/// No other rule about messages reports anything of a draft.
package struct TranslationDraft: CatalogRule {
  package static let id: RuleID = "translation-draft"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "The translation is a draft, which a fix or an import wrote and no person has checked.",
    why: """
      Nobody knows whether it is right. Until a person has checked it, users see the text of the \
      source locale.
      """,
    howToFix: """
      Edit the translation; then it is a draft no longer. If it is right as it is, run 'bayan \
      review' for the message.
      """,
    examples: [
      .files(
        "ar",
        bad: """
          # Locales/en/login.toml
          [passwordChanged]
          title = "Your Password Has Changed"

          # Locales/ar/login.toml
          [passwordChanged]
          title = "تغيّرت كلمة السر"

          # Locales/ar/state.lock
          login.passwordChanged.title = draft 5008f86f 2355e466 import:xliff
          """,
        good: """
          # Locales/en/login.toml
          [passwordChanged]
          title = "Your Password Has Changed"

          # Locales/ar/login.toml
          [passwordChanged]
          title = "لقد تغيّرت كلمة السر"

          # Locales/ar/state.lock
          login.passwordChanged.title = draft 5008f86f 2355e466 import:xliff
          """)
    ])

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for locale in catalog.locales where !locale.states.lines.isEmpty {
      for message in locale.messages where locale.isDraft(message) {
        report.add(
          .draft(
            message.id, origin: locale.states.lines[message.id]?.origin,
            isSource: locale.tag == catalog.project.sourceLocale),
          at: .place(message.place, locale: message.locale, messageID: message.id))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func draft(_ id: MessageID, origin: String?, isSource: Bool) -> Self {
    let draft = "\(quoted(id.description)) is a draft\(origin.map { " (\($0))" } ?? ""); edit it"
    // `bayan review` is for translations.
    return isSource ? "\(draft)" : "\(draft), or accept it with 'bayan review \(id)'"
  }
}
