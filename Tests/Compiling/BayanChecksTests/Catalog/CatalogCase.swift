import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
import Testing

/// Changes to a project without a fault, and what a rule says of it, for tables of cases.
struct CatalogCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let changes: [String: String?]
  let diagnostics: [String]

  /// - Parameter diagnostics: As `CatalogFixture` prints them, with marks for places.
  init(_ about: String, _ changes: [String: String?], _ diagnostics: [String] = []) {
    testDescription = about
    self.changes = changes
    self.diagnostics = diagnostics
  }

  /// Runs all rules, for others may have something to say of the same fault, and compares what this
  /// one says.
  func check(_ rule: any Rule.Type, _ location: Testing.SourceLocation = #_sourceLocation) throws {
    let fixture = CatalogFixture(changes)
    let loaded = CatalogLoader.load(fixture.files)
    #expect(
      loaded.diagnostics.filter { $0.severity == .error }.isEmpty, sourceLocation: location)
    let found = Checks.run(on: try #require(loaded.catalog)).filter { $0.rule == rule.id }
    #expect(fixture.printed(found) == diagnostics, sourceLocation: location)
  }
}
