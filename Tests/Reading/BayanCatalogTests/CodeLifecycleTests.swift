import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import Testing

@Suite("since when a code is there, and what replaces it")
struct CodeLifecycleTests {
  private static let head = "domain = \"com.example.login\"\ntype = \"LoginError\"\n\n"

  private static func diagnostics(_ codes: String, _ others: [String: String?] = [:]) -> [String] {
    CatalogFixture(
      ["Catalog/login.toml": head + codes].merging(others, uniquingKeysWith: { $1 })
    ).loaderDiagnostics
  }

  @Test func `a catalog has what its files say of releases`() throws {
    let fixture = CatalogFixture([
      "Catalog/login.toml": Self.head + """
        [codes.sessionExpired]
        value = 303
        category = "other"
        since = "1.4"

        [codes.passwordChanged]
        value = 302
        category = "other"
        replaced-by = "login.sessionExpired"

        [retired.forgotten]
        value = 299
        summary = "The password was forgotten."
        since = "1.0"
        removed = "2.0.0-beta.1"
        replaced-by = "login.sessionExpired"
        """
    ])
    let loaded = CatalogLoader.load(fixture.files)
    #expect(loaded.diagnostics.filter { $0.file.hasPrefix("Catalog/") } == [])
    let catalog = try #require(loaded.catalog)
    let domain = try #require(catalog.domains.first)
    #expect(domain.codes.map { $0.since?.description } == ["1.4", nil])
    let replacement = try #require(domain.codes[1].replacement)
    #expect(replacement.description == "login.sessionExpired")
    #expect(catalog.code(replacement)?.code.value == 303)
    let retired = try #require(domain.retired.first)
    #expect(retired.name == "forgotten" && retired.value == 299)
    #expect(retired.summary == "The password was forgotten.")
    #expect(retired.since?.description == "1.0")
    #expect(retired.removed?.description == "2.0.0-beta.1")
    #expect(catalog.replacements.count == 2)
  }

  @Test(arguments: [
    "1", "0", "1.4", "1.4.0", "10.20.30", "1.0.0-alpha", "1.0-beta.11", "2.0.0-0.x-y.7",
  ])
  func `a version is one to three numbers, and what SemVer has behind them`(_ text: String) {
    #expect(ReleaseVersion(text)?.description == text)
  }

  @Test(arguments: [
    "", "v1", "1.", ".1", "1..2", "1.2.3.4", "01", "1.02", "1.0-", "1.0-a..b", "1.0-01", "1.0+5",
    "-1",
    "1.4 ", "٣.١", "99999999999999999999", "1.0-ü", "one", "2024-", "1,4",
  ])
  func `anything else is no version`(_ text: String) {
    #expect(ReleaseVersion(text) == nil)
  }

  @Test func `versions are in the order of SemVer`() throws {
    let order = [
      "0.9", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
      "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.0.1", "1.2", "1.10", "2",
    ]
    let versions = try order.map { try #require(ReleaseVersion($0)) }
    for (place, version) in versions.enumerated() {
      for (other, later) in versions.enumerated() {
        #expect(version.precedes(later) == (place < other), "\(version) \(later)")
      }
    }
    let (short, long) = (try #require(ReleaseVersion("1.4")), try #require(ReleaseVersion("1.4.0")))
    #expect(!short.precedes(long) && !long.precedes(short))
  }

  @Test func `the diagnostic of an invalid version says how one is written`() {
    #expect(
      Self.diagnostics(
        """
        [codes.a]
        category = "other"
        since = ①"next"
        [codes.b]
        category = "other"
        since = ②1.4
        [retired.c]
        value = 9
        since = "2.0"
        removed = ③"1.9"
        """)
        == [
          "① 'next' isn't a version; write one to three numbers, such as \"1.4\" or \"2.0.0-beta.1\" "
            + "[invalid-value]",
          "② 'since' is a float; write a string [wrong-type]",
          "③ the code exists since 2.0, so it can't have been removed in 1.9 [invalid-value]",
        ])
  }

  @Test func `a replacement is a code that there is`() {
    #expect(
      Self.diagnostics(
        """
        [codes.sessionExpired]
        value = 1
        category = "other"
        [codes.b]
        value = 2
        category = "other"
        replaced-by = ①"login.sessionExpird"
        [codes.c]
        value = 3
        category = "other"
        replaced-by = ②"sessionExpired"
        [codes.d]
        value = 4
        category = "other"
        replaced-by = ③"logon.sessionExpired"
        [retired.e]
        value = 5
        replaced-by = ④"login.f"
        [retired.f]
        value = 6
        replaced-by = "login.sessionExpired"
        """)
        == [
          "① there is no code 'sessionExpird' in the domain 'login'; did you mean 'sessionExpired'? "
            + "[unknown-code]",
          "② 'sessionExpired' can't be a code; write a domain's file and a code, such as "
            + "\"login.sessionExpired\" [invalid-value]",
          "③ there is no domain 'logon' in 'Catalog'; did you mean 'login'? [unknown-code]",
          "④ 'login.f' is retired itself; name 'login.sessionExpired', which replaces it "
            + "[unknown-code]",
        ])
  }

  @Test func `the fix of a misspelt replacement has its domain`() throws {
    let text =
      Self.head + """
        [codes.sessionExpired]
        category = "other"
        [codes.b]
        category = "other"
        replaced-by = "login.sessionExpird"
        """
    let loaded = CatalogLoader.load(CatalogFixture(["Catalog/login.toml": text]).files)
    let found = try #require(loaded.diagnostics.first { $0.rule == "unknown-code" })
    #expect(found.fixes.first?.edits.first?.replacement == "\"login.sessionExpired\"")
  }

  @Test func `nothing follows from a domain that can't be read`() {
    let broken = "domain = \"com.example.share\"\n[codes.a\n"
    #expect(
      Self.diagnostics(
        "[codes.a]\ncategory = \"other\"\nreplaced-by = \"share.b\"\n",
        ["Catalog/share.toml": broken]
      ).allSatisfy { !$0.contains("unknown-code") })
  }

  @Test func `no code replaces itself, not even in the end`() {
    #expect(
      Self.diagnostics(
        """
        [codes.a]
        category = "other"
        replaced-by = ①"login.a"
        [codes.b]
        category = "other"
        replaced-by = "login.c"
        [codes.c]
        category = "other"
        replaced-by = ②"login.d"
        [codes.d]
        category = "other"
        replaced-by = "login.e"
        [codes.e]
        category = "other"
        replaced-by = "login.c"
        [codes.f]
        category = "other"
        replaced-by = "login.g"
        [codes.g]
        category = "other"
        """)
        == [
          "① 'login.a' can't be replaced by itself; name another code, or remove 'replaced-by' "
            + "[replacement-cycle]",
          "② the replacements of 'login.c' lead back to it, through 'login.d' and 'login.e'; remove one "
            + "'replaced-by' [replacement-cycle]",
        ])
  }

  @Test func `a retired code keeps its name and its number to itself`() {
    #expect(
      Self.diagnostics(
        """
        [codes.a]
        value = 1
        category = "other"
        [codes.b]
        value = 2
        category = "other"
        [retired.①a]
        value = 7
        [retired.c]
        value = ②2
        [retired.d]
        value = 8
        [retired.e]
        value = ③8
        [retired.④f]
        """)
        == [
          "① 'a' is a code of this domain, so it can't be retired; remove one of the two tables "
            + "[invalid-value]",
          "② 'b' has the value 2, which belongs to the retired code 'c' [code-value-duplicate]",
          "③ 'd' has the value 8, which belongs to the retired code 'e' [code-value-duplicate]",
          "④ missing key 'value' [missing-key]",
        ])
  }
}
