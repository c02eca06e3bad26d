package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// An address of the source that the translation lacks or changes.
///
/// Another address of the same form is a note, where the source gives its own after "e.g." or "for
/// example". So are a site that is missing and whose name is written
/// like one, `Flickr.com`, and an address that shows a form: with brackets, `smb://[group/]server`,
/// a star, or a word in place of a host, `irc://server:port/channel`. So is one whose host is kept for
/// examples, where the source speaks of an example or is nothing but the address.
package struct UrlChanged: MessageRule {
  package static let id: RuleID = "url-changed"
  package static let severity = Diagnostic.Severity.warning

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
        .changed(change, "address"), at: .text(change.range, of: change.text, in: message),
        atMost: change.isExample || change.isName || change.isOtherExample
          || change.isForm
          || Address.isKeptForExamples(Address(change.expected).host)
            && (message.speaksOfExample || message.isNothingBut(.url))
          ? .note : .error, notes: message.sourceNote,
        fixes: message.restoring(change))
    }
  }
}

extension TokenChange {
  /// Whether the host of an example has another name, `beispiel.com` for `example.com`.
  fileprivate var isOtherExample: Bool {
    guard let found else { return false }
    let host = Address(expected).host
    return host.contains("example.") && !Address(text.shown(found)).host.contains("example.")
  }

  /// Whether the source shows how addresses look, and gives none: `smb://[group/]server`,
  /// `*.example.com`, `irc://server:port/channel`.
  fileprivate var isForm: Bool {
    if expected.contains("[") || expected.contains("*") || expected.contains(":port") {
      return true
    }
    let host = Address(expected).host
    if ["mydomain", "my-domain", "yourdomain"].contains(where: host.contains) { return true }
    return !host.isEmpty && !host.contains(".") && !host.contains("{")
      && !host.hasPrefix("localhost")
  }

  /// Whether a site's name is missing that is written with a capital, without `www` and path.
  fileprivate var isName: Bool {
    found == nil && expected.unicodeScalars.first?.isUppercase == true && !expected.contains("/")
  }
}
