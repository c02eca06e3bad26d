package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A translation that nobody has reviewed, of an error whose category needs it for a release.
///
/// `bayan check --for release` turns the rule on if `[release]` names categories.
package struct TranslationUnreviewed: CatalogRule {
  package static let id: RuleID = .translationUnreviewed
  package static let severity = Diagnostic.Severity.error
  package static let isOnByDefault = false

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

  /// Returns the texts that users read of errors in some categories: the messages, and the labels of
  /// the buttons.
  private func messages(
    of categories: Set<String>, in locale: LocaleMessages, _ catalog: Catalog
  ) -> [LocaleMessage] {
    var entries = categories.sorted().map { locale.categories?[$0] }
    var recoveries: Set<String> = []
    for domain in catalog.domains {
      for code in domain.codes where categories.contains(code.category) {
        if code.messageOwner == .own { entries.append(locale.domains[domain.name]?[code.name]) }
        if let recovery = code.recovery { recoveries.insert(recovery) }
      }
    }
    let offered = Set(
      catalog.recoveries.filter { recoveries.contains($0.name) }
        .flatMap { $0.options.map(\.option) })
    return entries.flatMap { entry in entry?.facets.map { $0.value } ?? [] }
      + catalog.options.filter { offered.contains($0.name) }
      .compactMap { locale.options?[$0.name]?.label }.filter { !$0.isBuiltIn }
  }
}

extension Diagnostic.Message {
  fileprivate static func unreviewed(_ id: MessageID) -> Self {
    "\(quoted(id.description)) isn't reviewed, but a release requires it; read it, then run 'bayan review \(id)'"
  }
}
