package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A code without `summary`.
package struct DescriptionMissing: CatalogRule {
  package static let id: RuleID = "description-missing"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for domain in catalog.domains {
      for code in domain.codes where code.messageOwner == .own {
        guard code.summary.unicodeScalars.allSatisfy(\.isWhitespace) else { continue }
        report.add(.missing(code.name), at: .place(code.place))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ code: String) -> Self {
    "\(quoted(code)) has no 'summary'; write one that tells translators when the error occurs"
  }
}
