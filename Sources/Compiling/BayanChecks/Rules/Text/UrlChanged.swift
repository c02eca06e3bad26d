package import BayanCatalog
package import BayanDiagnostics

/// An address in the source is the same address in the translation.
///
/// Reported, beside `Visit https://example.com/help`:
///
///     زر https://example.com/مساعدة
///
/// Not reported: another locale's page of the same site, where the address itself names the locale
/// (`https://example.com/en/help` and `https://example.com/ar/help`, `en.wikipedia.org` and
/// `ar.wikipedia.org`), or where `localized-hosts` in `bayan.toml` names the host; a slash at the end. Another address of the same form, given
/// as the source gives its own after "e.g." or "for example", is a note.
package struct UrlChanged: MessageRule {
  package static let id: RuleID = "url-changed"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "An address of the source is missing from the translation, or is another one there.",
    why: "The reader is sent to a page that isn't there, or that is someone else's.",
    bad: "زر https://example.com/مساعدة         the source says https://example.com/help",
    good: "زر https://example.com/help",
    howToFix: """
      Copy the address from the source. Where your readers have a page of their own, list its \
      host under 'localized-hosts' in Catalog/bayan.toml, or allow the finding.
      """,
    examples: [
      .init(
        "ar", source: "Visit https://example.com/help", bad: "زر https://example.com/مساعدة",
        good: "زر https://example.com/help")
    ])

  /// The hosts whose addresses may differ by locale.
  private var localizedHosts: [String] = []
  private var sourceLocale = "en"

  package init() {}

  package var requiredBytes: ByteSet { "/." }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.localizedHosts = catalog.project.localizedHosts.map { $0.lowercased() }
    rule.sourceLocale = catalog.project.sourceLocale
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let changes = message.tokenChanges(.url) { source, target in
      let source = Address(source)
      let target = Address(target)
      return source.isSame(as: target)
        || source.isSame(as: target, from: sourceLocale, to: message.locale)
        || (source.host.utf8.elementsEqual(target.host.utf8)
          && localizedHosts.contains { source.isAt($0) })
    }
    for change in changes {
      report.add(
        .changed(change, "address"), at: change.range, of: change.path, in: message,
        atMost: change.isExample ? .note : .error, notes: message.sourceNote,
        fixes: message.restoring(change))
    }
  }
}
