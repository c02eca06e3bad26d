import BayanCatalogFixtures
import BayanChecks
import Testing

/// A message that rules about functions see, and what they say of it.
struct FunctionSample: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var message: String
  var diagnostics: [String]

  init(_ description: String, _ message: String, _ diagnostics: [String] = []) {
    testDescription = description
    self.message = message
    self.diagnostics = diagnostics
  }

  /// Checks the message in a project with a function `app:rank` of its own.
  func expectDiagnostics(
    of rule: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let project = CatalogFixture.project["Catalog/bayan.toml"]
    let fixture = CatalogFixture([
      "Catalog/bayan.toml": (project.flatMap { $0 } ?? "") + """


        [functions."app:rank"]
        summary = "A place in a list."
        operand = ["integer"]
        selects = true
        options = { style = ["short", "long"], digits = "digit-size", of = "any" }

        [functions."app:now"]
        operand = []

        [functions."app:any"]
        """,
      "Catalog/login.toml": """
      domain = "d"
      type = "T"
      [codes.a]
      category = "other"
      [codes.a.arguments]
      name = { type = "string" }
      count = { type = "integer" }
      since = { type = "date" }
      price = { type = "currency" }
      people = { type = "list", of = "string" }
      """,
      "Locales/en/login.toml": "[a]\ntitle = '''\(message)'''",
      "Locales/ar/login.toml": "[a]\ntitle = '''أ'''",
    ])
    let found = try fixture.checkDiagnostics().filter { $0.hasSuffix("[\(rule)]") }
    #expect(
      found == diagnostics.map { "\($0) [\(rule)]" }, sourceLocation: sourceLocation)
  }
}
