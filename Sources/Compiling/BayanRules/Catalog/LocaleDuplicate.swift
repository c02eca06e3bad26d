package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A locale that is listed twice, by different names.
///
/// - Source: canonical forms and likely scripts of CLDR, by way of ICU.
package struct LocaleDuplicate: CatalogRule {
  package static let id: RuleID = "locale-duplicate"
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    var seen: [StatedLanguage: String] = [:]
    for tag in catalog.project.locales {
      guard let language = StatedLanguage(tag) else { continue }
      guard let first = seen[language] else {
        seen[language] = tag
        continue
      }
      guard let place = catalog.project.localePlaces[tag] else { continue }
      report.add(
        .same(tag, first), at: .place(place, locale: tag), cldr: ICUVersion.cldr)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func same(_ tag: String, _ first: String) -> Self {
    "\(quoted(tag)) and \(quoted(first)) are two names of the same locale; remove one"
  }
}
