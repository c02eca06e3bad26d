package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A category without codes.
package struct CategoryUnused: CatalogRule {
  package static let id: RuleID = "category-unused"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard catalog.domains.allSatisfy(\.isComplete) else { return }
    let used = Set(catalog.domains.flatMap(\.codes).map(\.category))
    for category in catalog.categories where !used.contains(category.name) {
      report.add(.unused(category.name), at: .place(category.place))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String) -> Self {
    "no code has the category \(quoted(name))"
  }
}
