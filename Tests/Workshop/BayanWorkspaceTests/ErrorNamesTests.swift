import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import BayanWorkspace
import Testing

@Suite("Names of errors")
struct ErrorNamesTests {
  private func catalog() throws -> Catalog {
    let domain =
      CatalogFixture.text(of: "Catalog/login.toml")
      + "\n[retired.expired]\nvalue = 77\nsummary = \"Gone.\"\n"
    return try #require(
      CatalogLoader.load(CatalogFixture(["Catalog/login.toml": domain]).files).catalog)
  }

  @Test(arguments: [
    "login.tooManyCalls", "LoginError.tooManyCalls", "com.example.login.tooManyCalls",
    "com.example.login 2", "login 2", "com.example.login 2 (tooManyCalls)",
    "The operation couldn’t be completed. (com.example.login error 2.)",
    "Error Domain=com.example.login Code=2 \"(null)\"",
  ])
  func `each form of a name is read`(name: String) throws {
    let catalog = try catalog()
    let place = try #require(catalog.error(named: name))
    #expect(catalog.domains[place.domain].codes[place.code].name == "tooManyCalls")
  }

  @Test(arguments: [
    "login", "login.", "login.tooMany", "login.tooManyCallsX", "com.example.login 20",
    "com.example.login 2 (passwordChanged)", "com.example.other 2", "", "2", "login.77",
  ])
  func `any other text is the name of none`(name: String) throws {
    #expect(try catalog().error(named: name) == nil)
  }

  @Test(arguments: ["login.expired", "com.example.login 77", "com.example.login 77 (expired)"])
  func `a retired code has the same forms`(name: String) throws {
    let catalog = try catalog()
    #expect(catalog.error(named: name) == nil)
    #expect(catalog.retiredCode(named: name)?.code.name == "expired")
  }
}
