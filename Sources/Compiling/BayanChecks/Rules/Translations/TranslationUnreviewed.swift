package import BayanCatalog
package import BayanDiagnostics

/// A translation that nobody has reviewed, of an error whose category needs it for a release.
///
/// `bayan check --for release` switches the rule on if `[release]` names categories.
package struct TranslationUnreviewed: CatalogRule {
  package static let id: RuleID = "translation-unreviewed"
  package static let severity = Diagnostic.Severity.error
  package static let isOnByDefault = false

  package static let explanation = RuleExplanation(
    what: """
      A translation is not reviewed, and 'reviewed' in '[release]' of Catalog/bayan.toml names the \
      category of its error.
      """,
    why: "The project has decided that a second person reads these messages before a release.",
    howToFix: "Read the translation. If it is right, run 'bayan review' for it.",
    examples: [
      .files(
        "ar",
        bad: """
          # Catalog/bayan.toml
          format = 1
          source-locale = "en"
          locales = ["en", "ar"]
          module = { name = "DemoErrors" }
          release = { reviewed = ["recoverable"] }

          # Locales/en/login.toml
          [passwordChanged]
          title = "Your Password Has Changed"

          # Locales/ar/login.toml
          [passwordChanged]
          title = "تغيّرت كلمة السر"
          """,
        good: """
          # Catalog/bayan.toml
          format = 1
          source-locale = "en"
          locales = ["en", "ar"]
          module = { name = "DemoErrors" }
          release = { reviewed = ["recoverable"] }

          # Locales/en/login.toml
          [passwordChanged]
          title = "Your Password Has Changed"

          # Locales/ar/login.toml
          [passwordChanged]
          title = "تغيّرت كلمة السر"

          # Locales/ar/state.lock
          login.passwordChanged.title = reviewed 5008f86f 2355e466 person
          """)
    ])

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let categories = Set(catalog.project.reviewedForRelease)
    guard !categories.isEmpty, let source = catalog.sourceMessages else { return }
    for locale in catalog.locales where locale.tag != source.tag {
      for domain in catalog.domains {
        for code in domain.codes where categories.contains(code.category) && code.words == .own {
          check(locale.domains[domain.name]?[code.name], of: locale, source, into: &report)
        }
      }
      for category in categories {
        check(locale.categories?[category], of: locale, source, into: &report)
      }
    }
  }

  private func check(
    _ entry: MessagesEntry?, of locale: LocaleMessages, _ source: LocaleMessages,
    into report: inout Report
  ) {
    for (_, message) in entry?.words.map({ ($0.key, $0.value) }) ?? [] {
      guard locale.state(of: message, source: source[message.id]) != .reviewed else { continue }
      report.add(
        .unreviewed(message.id),
        at: .place(message.place, locale: message.locale, messageID: message.id))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unreviewed(_ id: MessageID) -> Self {
    "\(quoted(id.description)) is not reviewed, and a release needs it; read it, then run 'bayan review \(id)'"
  }
}
