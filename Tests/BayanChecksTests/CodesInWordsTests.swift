import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import Testing

@Suite("codes and secrets in words")
struct CodesInWordsTests {
  private static func fixture(_ english: String, codes: String = "") -> CatalogFixture {
    CatalogFixture([
      "Catalog/bayan.toml": """
      format = 1
      source-locale = "en"
      locales = ["en"]
      [module]
      name = "Demo"
      """,
      "Catalog/categories.toml": "[other]\nrequires = [\"title\"]",
      "Catalog/recoveries.toml": nil, "Catalog/options.toml": nil,
      "Locales/ar/login.toml": nil, "Locales/ar/options.toml": nil,
      "Locales/en/options.toml": nil,
      "Catalog/login.toml": """
      domain = "com.example.login"
      type = "LoginError"
      [codes.a]
      value = 17
      category = "other"
      match = [{ code = 190, subcode = 460 }, { codes = "200...299" }]
      [codes.b]
      value = 18
      category = "other"
      \(codes)
      """,
      "Catalog/net.toml": """
      domain = "net"
      type = "Network"
      [codes.c]
      value = 555
      category = "other"
      """,
      "Locales/en/net.toml": "[c]\ntitle = \"Network 460 MB\"",
      "Locales/en/login.toml": english,
    ])
  }

  @Test(arguments: [
    ("failed (①17)", "① '17' is an error's code, which tells readers nothing; say what happened"),
    ("فشل (①١٩٠)", "① '١٩٠' is an error's code, which tells readers nothing; say what happened"),
    ("failed: ①460", "① '460' is an error's code, which tells readers nothing; say what happened"),
    ("failed: ①555", "① '555' is an error's code, which tells readers nothing; say what happened"),
    ("failed: ①250", "① '250' is an error's code, which tells readers nothing; say what happened"),
    ("in {①|190|}", "① '190' is an error's code, which tells readers nothing; say what happened"),
    (
      "①com.example.login.",
      "① 'com.example.login' is an error's domain, which tells readers nothing; say what happened"
    ),
    (
      "see ①com.example.core",
      "① 'com.example.core' is an error's domain, which tells readers nothing; say what happened"
    ),
    (
      "a ①LoginError",
      "① 'LoginError' is an error's type, which tells readers nothing; say what happened"
    ),
  ])
  func shown(text: String, finding: String) throws {
    let findings = try Self.fixture("[a]\ntitle = '\(text)'\n[b]\ntitle = 'b'").checkFindings()
      .filter { $0.hasSuffix("[raw-code-shown]") && !$0.hasPrefix("Locales/en/net.toml") }
    #expect(findings == [finding + " [raw-code-shown]"])
  }

  @Test(arguments: ["18 photos", "1905", "1190", "example.com", "the Network", "login errors", "4"])
  func notShown(text: String) throws {
    let findings = try Self.fixture("[a]\ntitle = '\(text)'\n[b]\ntitle = 'b'").checkFindings()
      .filter { !$0.hasPrefix("Locales/en/net.toml") }
    #expect(findings == [])
  }

  @Test func `in other domains numbers of three digits count too`() throws {
    let findings = try Self.fixture("[a]\ntitle = 'a'\n[b]\ntitle = 'b'").checkFindings()
    #expect(findings.map { $0.prefix(25) } == ["Locales/en/net.toml:2:18 "])
  }

  @Test func `a range whose codes are all matched by themselves is never asked`() throws {
    let codes = "match = [{ codes = \"4...5\" }, { code = 4 }, { code = 5 }]"
    let fixture = Self.fixture("[a]\ntitle = 'a'\n[b]\ntitle = 'b'", codes: codes)
    let findings = try fixture.checkFindings().filter { $0.contains("match-unreachable") }
    #expect(
      findings == [
        "Catalog/login.toml:10:10 no answer reaches 'b' here: each code of the range has a match "
          + "of its own [match-unreachable]"
      ])
  }

  @Test func `sensitive codes of a category say the same`() throws {
    func findings(_ words: String) throws -> [String] {
      let fixture = CatalogFixture([
        "Catalog/login.toml": """
        domain = "d"
        type = "T"
        [codes.passwordChanged]
        category = "other"
        sensitive = true
        [codes.tooManyCalls]
        category = "other"
        sensitive = true
        """,
        "Locales/ar/login.toml": words,
      ])
      let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
      return fixture.printed(Checks.run([SensitiveDetail.self], on: catalog))
        .filter { !$0.hasPrefix("Locales/en") }
    }
    #expect(
      try findings("[passwordChanged]\ntitle = \"أ\"\n[tooManyCalls]\ntitle = ①\"ب\"") == [
        "① 'title' of 'tooManyCalls' differs from that of 'passwordChanged', and both are "
          + "sensitive; take the words of 'other' with 'words = \"category\"' [sensitive-detail]"
      ])
    #expect(try findings("[passwordChanged]\ntitle = \"أ\"\n[tooManyCalls]\ntitle = \"أ\"") == [])
  }

  @Test func `what nothing uses is worth a note`() throws {
    let fixture = CatalogFixture([
      "Catalog/options.toml": "[logIn]\n[cancel]\n[spare]",
      "Catalog/recoveries.toml":
        "[logIn]\noptions = [\"logIn\", \"cancel\"]\n[none]\noptions = [\"logIn\"]",
      "Catalog/categories.toml":
        "[recoverable]\nrequires = [\"title\"]\n[other]\nrequires = [\"title\"]\n[idle]\nrequires = []",
      "Locales/en/options.toml":
        "[logIn]\nlabel = 'a'\n[cancel]\nlabel = 'b'\n[spare]\nlabel = 'c'",
      "Locales/ar/options.toml":
        "[logIn]\nlabel = 'a'\n[cancel]\nlabel = 'b'\n[spare]\nlabel = 'c'",
    ])
    #expect(
      try fixture.checkFindings() == [
        "Catalog/categories.toml:5:2 note: no code has the category 'idle' [category-unused]",
        "Catalog/options.toml:3:2 note: no recovery has the option 'spare' [option-unused]",
        "Catalog/recoveries.toml:3:2 note: no code offers the recovery 'none' [recovery-unused]",
      ])
  }
}
