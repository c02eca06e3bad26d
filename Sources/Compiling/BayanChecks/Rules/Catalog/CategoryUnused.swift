package import BayanCatalog
package import BayanDiagnostics

/// A category without codes.
///
/// Not reported: anything, while a domain can't be read in full.
package struct CategoryUnused: CatalogRule {
  package static let id: RuleID = "category-unused"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "No code has this category.",
    why: "The category has no effect. Often its codes were renamed, or are still to come.",
    howToFix: "Give the category to the codes it was made for, or delete its table.",
    examples: [
      .files(
        bad: """
          # Catalog/categories.toml
          [transient]
          requires = ["title"]

          # Catalog/login.toml
          [codes.passwordChanged]
          category = "other"
          """,
        good: """
          # Catalog/categories.toml
          [transient]
          requires = ["title"]

          # Catalog/login.toml
          [codes.passwordChanged]
          category = "transient"
          """)
    ])

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
