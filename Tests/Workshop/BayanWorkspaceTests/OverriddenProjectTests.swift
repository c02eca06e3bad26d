import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import BayanRules
import BayanWorkspace
import Testing

/// A project in an editor with texts for errors of another module.
@Suite("texts for another module in editors")
struct OverriddenProjectTests {
  private static let path = "Locales/en/overrides/DemoErrors/login.toml"

  private static func contents(library: String) throws -> OpenProject.Contents {
    let files = [
      SourceFile(
        path: "Catalog/bayan.toml",
        text:
          "format = 1\nsource-locale = \"en\"\nlocales = [\"en\"]\noverrides = [\"DemoErrors\"]\n"),
      SourceFile(
        path: path, text: "[tooManyCalls]\ntitle = \"Wait {$retryAfter} s, dear {$name}\"\n"),
    ]
    let placed = CatalogFixture(["Catalog/login.toml": library]).files.map {
      SourceFile(path: "../Demo/\($0.path)", bytes: $0.bytes)
    }
    let catalog = try #require(CatalogLoader.load(placed).catalog)
    return OpenProject.Contents(
      files: files,
      libraries: LibraryCatalogs(
        catalogs: ["DemoErrors": catalog],
        files: Dictionary(
          placed.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })))
  }

  private static func rules(_ project: inout OpenProject) -> [RuleID] {
    let isCurrent = project.finish(project.check())
    #expect(isCurrent)
    return project.diagnostics(of: path).map(\.rule)
  }

  @Test func `a change of the module is reported at the project's text, also an unsaved one`()
    throws
  {
    let library = CatalogFixture.text(of: "Catalog/login.toml")
    var project = OpenProject(try Self.contents(library: library), rules: .all)
    #expect(Self.rules(&project) == [])
    project.open(
      SourceFile(path: Self.path, text: "[tooManyCalls]\ntitle = \"Wait {$seconds} s, {$name}\"\n"))
    #expect(Self.rules(&project).contains("placeholder-unknown"))
    project.close(Self.path)
    #expect(Self.rules(&project) == [])
    // The module is read again, and has an error that it keeps for itself.
    let forbidden = library.replacing(
      "summary = \"The service limits calls.\"",
      with: "summary = \"The service limits calls.\"\noverridable = false")
    #expect(forbidden != library)
    project.read(try Self.contents(library: forbidden))
    #expect(Self.rules(&project) == ["override-forbidden"])
  }
}
