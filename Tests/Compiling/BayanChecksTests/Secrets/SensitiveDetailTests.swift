import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import Testing

struct SensitiveDetailTests {
  private func diagnostics(
    first: String = "", second: String = "", words: String, locale: String = "ar"
  ) throws -> [String] {
    let fixture = CatalogFixture([
      "Catalog/login.toml": """
      domain = "d"
      type = "T"
      [codes.badPassword]
      category = "other"
      sensitive = true
      \(first)
      [codes.noAccount]
      category = "other"
      sensitive = true
      \(second)
      """,
      "Catalog/recoveries.toml": """
      [logIn]
      options = ["logIn", "cancel"]
      [again]
      options = ["logIn", "cancel"]
      [leave]
      options = ["cancel"]
      """,
      "Locales/\(locale)/login.toml": words,
    ])
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    return fixture.printed(Checks.run([SensitiveDetail.self], on: catalog))
      .filter { !$0.hasPrefix("Locales/en") }
  }

  private static let same = "[badPassword]\ntitle = \"أ\"\n[noAccount]\ntitle = \"أ\""

  @Test func `words that differ tell the codes apart`() throws {
    #expect(
      try diagnostics(words: "[badPassword]\ntitle = \"أ\"\n[noAccount]\ntitle = ①\"ب\"") == [
        "① 'title' of 'noAccount' differs from that of 'badPassword', but both are sensitive; "
          + "use the texts of 'other' with 'words = \"category\"' [sensitive-detail]"
      ])
    #expect(try diagnostics(words: Self.same) == [])
  }

  @Test func `a facet that one of them lacks tells them apart`() throws {
    let words = "[badPassword]\ntitle = \"أ\"\ndescription = \"ب\"\n[①noAccount]\ntitle = \"أ\""
    #expect(
      try diagnostics(words: words) == [
        "① 'description' of 'noAccount' differs from that of 'badPassword', but both are "
          + "sensitive; use the texts of 'other' with 'words = \"category\"' [sensitive-detail]"
      ])
  }

  @Test func `buttons that differ tell them apart`() throws {
    #expect(
      try diagnostics(
        first: "recovery = \"logIn\"", second: "recovery = ①\"leave\"", words: Self.same) == [
          "① 'noAccount' offers other options than 'badPassword', but both are sensitive; give "
            + "both the same 'recovery' [sensitive-detail]"
        ])
    #expect(
      try diagnostics(first: "recovery = \"logIn\"", second: "", words: Self.same).count == 1)
    #expect(
      try diagnostics(
        first: "recovery = \"logIn\"", second: "recovery = \"again\"", words: Self.same)
        == [])
  }
}
