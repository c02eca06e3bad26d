package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// An invisible character in the name of an entry, an argument or an option.
///
/// MessageFormat allows direction marks around names, where they aren't part of them.
///
/// - Source: UTS 55, on spoofing by direction.
package struct IdentifierBidi: CatalogRule {
  package static let id: RuleID = "identifier-bidi"
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    catalog.forEachNameScope { scope in
      for (name, place) in scope.names where name.utf8.contains(where: { $0 >= 0x80 }) {
        let hidden = name.unicodeScalars.filter { scalar in
          !scalar.isASCII
            && (scalar.unicode.isDefaultIgnorableCodePoint || scalar.isBidiControl)
        }
        guard let first = hidden.first else { continue }
        report.add(.hidden(name, first), at: .place(place, locale: scope.locale))
      }
    }
  }
}

extension Catalog {
  /// Calls a function with the names of each scope: those in one file or table.
  func forEachNameScope(_ visit: ((locale: String?, names: [(String, Place)])) -> Void) {
    visit((nil, categories.map { ($0.name, $0.place) }))
    visit((nil, options.map { ($0.name, $0.place) }))
    visit((nil, recoveries.map { ($0.name, $0.place) }))
    for domain in domains {
      visit((nil, domain.codes.map { ($0.name, $0.place) }))
      for code in domain.codes where !code.arguments.isEmpty {
        visit((nil, code.arguments.map { ($0.name, $0.place) }))
      }
    }
    for locale in locales {
      for file in locale.domains.values.sorted(by: { $0.path < $1.path }) {
        visit((locale.tag, file.entries.map { ($0.name, $0.place) }))
      }
      if let file = locale.categories {
        visit((locale.tag, file.entries.map { ($0.name, $0.place) }))
      }
      if let file = locale.options {
        visit((locale.tag, file.entries.map { ($0.name, $0.place) }))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func hidden(_ name: String, _ scalar: Unicode.Scalar) -> Self {
    let seen = String(
      String.UnicodeScalarView(
        name.unicodeScalars.filter {
          !$0.unicode.isDefaultIgnorableCodePoint && !$0.isBidiControl
        }))
    return "the name that looks like \(quoted(seen)) contains \(scalar.named); delete it"
  }
}
