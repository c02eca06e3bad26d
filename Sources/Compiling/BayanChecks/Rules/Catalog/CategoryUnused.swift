package import BayanCatalog
package import BayanDiagnostics

/// A category that no code has.
///
/// It asks for nothing and offers nothing. Often its codes were renamed or have yet to come.
///
/// Reported: `[transient]` in `categories.toml`, where no code says `category = "transient"`.
///
/// Not reported: anything, while a domain can't be read in full.
package struct CategoryUnused: CatalogRule {
  package static let id: RuleID = "category-unused"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "A category that no code has.",
    why:
      "It asks for nothing and offers nothing; often its codes were renamed or have yet to come.",
    bad: "[transient]           and no code says category = \"transient\"",
    good: "a code with category = \"transient\", or no such table",
    howToFix: "Give the category to the codes it was made for, or delete its table.")

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard catalog.domains.allSatisfy(\.isComplete) else { return }
    let used = Set(catalog.domains.flatMap(\.codes).map(\.category))
    for category in catalog.categories where !used.contains(category.name) {
      report.add(.unused(category.name), at: category.place)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String) -> Self {
    "no code has the category \(quoted(name))"
  }
}
