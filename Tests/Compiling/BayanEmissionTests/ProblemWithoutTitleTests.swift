import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanErrors
import BayanRuntime
import Testing

@Suite("Problem details of an error without a title")
struct ProblemWithoutTitleTests {
  private static let catalog: MessageCatalog? = {
    let loaded = CatalogLoader.load([
      SourceFile(
        path: "Catalog/bayan.toml",
        text: """
          format = 1
          source-locale = "en"
          locales = ["en"]
          module = { name = "Session" }
          """),
      SourceFile(
        path: "Catalog/categories.toml", text: "other = { requires = ['description'] }"),
      SourceFile(
        path: "Catalog/session.toml",
        text: """
          domain = "org.example.session"
          type = "SessionError"
          codes.ended = { category = "other" }
          """),
      SourceFile(
        path: "Locales/en/session.toml", text: "ended = { description = 'The session is over.' }"),
    ])
    return try? loaded.catalog.flatMap { CatalogCompiler.compile($0).0 }?.messageCatalog()
  }()

  private enum SessionError: CatalogError, CaseIterable {
    case ended

    enum Locale: String, CatalogLocale {
      case en
      enum Category: String, CatalogName { case other }
      enum Option: String, CatalogName { case ok }
      static var catalog: MessageCatalog {
        guard let catalog = ProblemWithoutTitleTests.catalog else {
          preconditionFailure("no catalog")
        }
        return catalog
      }
    }

    static let domainIndex = 0
    var codeIndex: Int { 0 }
  }

  @Test func `the title is the description, for the standard wants one`() {
    #expect(SessionError.ended.words(preferring: ["en"]).title.isEmpty)
    let problem = ProblemDetails(SessionError.ended, status: 403, preferring: ["en"])
    #expect(problem.title == "The session is over." && problem.detail == problem.title)
  }
}
