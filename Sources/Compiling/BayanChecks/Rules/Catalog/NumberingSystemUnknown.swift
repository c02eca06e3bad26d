package import BayanCatalog
package import BayanDiagnostics
import BayanICU

/// A numbering system that ICU has no ten digits of.
///
/// - Source: CLDR's numbering systems, by way of ICU.
package struct NumberingSystemUnknown: CatalogRule {
  package static let id: RuleID = "numbering-system-unknown"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "A locale asks for digits that don't exist.",
    why: "Numbers would have the digits that CLDR has for the locale, and not those asked for.",
    howToFix: """
      Write the name of a system with ten digits, such as 'latn', 'arab', 'arabext' or 'deva'. \
      Without 'numbering-system' CLDR decides.
      """,
    examples: [
      .files(
        bad: """
          # Locales/ar/locale.toml
          numbering-system = "arabic"
          """,
        good: """
          # Locales/ar/locale.toml
          numbering-system = "arab"
          """)
    ])

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for locale in catalog.locales {
      guard let name = locale.numberingSystem, let place = locale.numberingSystemPlace,
        ICUNumberSymbols.digits(of: name) == nil
      else { continue }
      report.add(.unknown(name), at: .place(place, locale: locale.tag), cldr: ICUVersion.cldr)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(_ name: String) -> Self {
    "no numbering system \(quoted(name)) with ten digits; write one such as 'latn', 'arab' or 'deva'"
  }
}
