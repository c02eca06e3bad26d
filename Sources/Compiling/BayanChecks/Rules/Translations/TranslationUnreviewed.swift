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
      category of its error. The labels of the buttons that the error offers count too.
      """,
    why: "The project has decided that a second person reads these messages before a release.",
    howToFix: "Read the translation. If it is right, run 'bayan review' for it.",
    examples: [
      .files(
        "ar", bad: files,
        good: files + """

          # Locales/ar/state.lock
          login.passwordChanged.title = reviewed   5008f86f 2355e466 person
          options.cancel.label        = reviewed   1e32a069 1b4393c7 person
          options.logIn.label         = reviewed   3d20d3c5 c5a9af80 person
          """)
    ])

  private static let files = """
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

    """

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    let categories = Set(catalog.project.reviewedForRelease)
    guard !categories.isEmpty, let source = catalog.sourceMessages else { return }
    for locale in catalog.locales where locale.tag != source.tag {
      for message in messages(of: categories, in: locale, catalog) {
        guard locale.state(of: message, source: source[message.id]) != .reviewed else { continue }
        report.add(
          .unreviewed(message.id),
          at: .place(message.place, locale: message.locale, messageID: message.id))
      }
    }
  }

  /// What users read of errors of some categories: the messages, and the labels of the buttons.
  private func messages(
    of categories: Set<String>, in locale: LocaleMessages, _ catalog: Catalog
  ) -> [LocaleMessage] {
    var entries = categories.sorted().map { locale.categories?[$0] }
    var recoveries: Set<String> = []
    for domain in catalog.domains {
      for code in domain.codes where categories.contains(code.category) {
        if code.words == .own { entries.append(locale.domains[domain.name]?[code.name]) }
        if let recovery = code.recovery { recoveries.insert(recovery) }
      }
    }
    let offered = Set(
      catalog.recoveries.filter { recoveries.contains($0.name) }
        .flatMap { $0.options.map(\.option) })
    return entries.flatMap { entry in entry?.words.map { $0.value } ?? [] }
      + catalog.options.filter { offered.contains($0.name) }
      .compactMap { locale.options?[$0.name]?.label }
  }
}

extension Diagnostic.Message {
  fileprivate static func unreviewed(_ id: MessageID) -> Self {
    "\(quoted(id.description)) is not reviewed, and a release needs it; read it, then run 'bayan review \(id)'"
  }
}
