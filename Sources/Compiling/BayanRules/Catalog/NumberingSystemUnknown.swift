package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A numbering system for which ICU has no ten digits.
///
/// - Source: CLDR's numbering systems, by way of ICU.
package struct NumberingSystemUnknown: CatalogRule {
  package static let id: RuleID = "numbering-system-unknown"
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for locale in catalog.locales {
      guard let name = locale.numberingSystem, let place = locale.numberingSystemPlace,
        ICUNumberSymbols.digits(of: name) == nil
      else { continue }
      report.add(
        .unknown(name), at: .place(place, locale: locale.tag), cldr: ICUVersion.cldr)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(_ name: String) -> Self {
    "\(quoted(name)) isn't a numbering system with ten digits; write one such as 'latn', 'arab' or 'deva'"
  }
}
