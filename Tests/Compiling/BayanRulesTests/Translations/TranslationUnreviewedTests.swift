import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

struct TranslationUnreviewedTests {
  private static let title = MessageID(file: "login", entry: "passwordChanged", facet: "title")

  private static func found(
    for audience: CheckRun.Audience?, reviewed: [MessageID] = [], categories: String = "recoverable"
  ) throws -> [String] {
    let project =
      CatalogFixture.text(of: "Catalog/bayan.toml")
      + "\n[release]\nreviewed = [\"\(categories)\"]\n"
    let before = try #require(CatalogLoader.load(CatalogFixture().files).catalog)
    var lock = StateLock()
    for id in reviewed {
      let source = try #require(before.locales[0][id])
      let message = try #require(before.locales[1][id])
      lock.lines[id] = StateLock.Line(
        state: .reviewed, source: source.fingerprint, translation: message.fingerprint,
        origin: "person")
    }
    let fixture = CatalogFixture([
      "Catalog/bayan.toml": project, "Locales/ar/state.lock": lock.fileText,
    ])
    return CheckRun(.all, audience: audience)(fixture.files).diagnostics
      .filter { $0.rule == "translation-unreviewed" }.map(\.subject)
  }

  @Test func `a release needs reviews of the categories that the project names`() throws {
    let labels = ["options.logIn.label", "options.cancel.label"]
    #expect(
      try Self.found(for: .release)
        == ["login.passwordChanged.title", "login.passwordChanged.description"] + labels)
    #expect(
      try Self.found(for: .release, reviewed: [Self.title])
        == ["login.passwordChanged.description"] + labels)
    // The errors of this category have no button.
    #expect(try Self.found(for: .release, categories: "other") == ["login.tooManyCalls.title"])
  }

  @Test func `a release needs reviews of the buttons that those errors offer`() throws {
    #expect(
      try Self.found(for: .release, reviewed: [.label(of: "logIn")]).suffix(2)
        == ["login.passwordChanged.description", "options.cancel.label"])
    #expect(
      try Self.found(
        for: .release, reviewed: [.label(of: "logIn"), .label(of: "cancel")]
      ).allSatisfy { $0.hasPrefix("login.") })
  }

  @Test(arguments: [nil, CheckRun.Audience.translator, .developer])
  func `nothing else asks for reviews`(_ audience: CheckRun.Audience?) throws {
    #expect(try Self.found(for: audience) == [])
  }

  @Test func `a category that isn't there is reported`() {
    let project =
      CatalogFixture.text(of: "Catalog/bayan.toml") + "\n[release]\nreviewed = [①\"recoverabel\"]"
    #expect(
      CatalogFixture(["Catalog/bayan.toml": project]).loaderDiagnostics == [
        "① there is no category 'recoverabel' in 'Catalog/categories.toml'; did you mean 'recoverable'? "
          + "[unknown-category]"
      ])
  }
}
