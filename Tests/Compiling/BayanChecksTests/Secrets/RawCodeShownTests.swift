import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import Testing

struct RawCodeShownTests {
  private static func fixture(_ english: String) -> CatalogFixture {
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
      "Locales/en/options.toml": nil, "Locales/en/categories.toml": "[other]\ntitle = \"Other\"",
      "Catalog/login.toml": """
      domain = "com.example.login"
      type = "LoginError"
      [codes.a]
      value = 17
      category = "other"
      match = [{ code = 190, subcode = 460 }, { codes = "200...299" }, { name = "BAD_INPUT" }]
      [codes.b]
      value = 18
      category = "other"
      [codes.one]
      value = 1
      category = "other"
      words = "category"
      [codes.seven]
      value = 7
      category = "other"
      words = "category"
      """,
      "Catalog/net.toml": """
      domain = "net"
      type = "Network"
      [codes.c]
      value = 555
      category = "other"
      """,
      "Locales/en/net.toml": "[c]\ntitle = \"Network 460\"",
      "Locales/en/login.toml": english,
    ])
  }

  @Test(arguments: [
    ("failed (①17)", "① '17' is an error's code, which tells readers nothing; say what happened"),
    ("فشل (①١٩٠)", "① '١٩٠' is an error's code, which tells readers nothing; say what happened"),
    ("failed: ①460", "① '460' is an error's code, which tells readers nothing; say what happened"),
    ("failed: ①555", "① '555' is an error's code, which tells readers nothing; say what happened"),
    ("failed: ①250", "① '250' is an error's code, which tells readers nothing; say what happened"),
    ("in {|①190|}", "① '190' is an error's code, which tells readers nothing; say what happened"),
    (
      "in {①190 :integer}",
      "① '190' is an error's code, which tells readers nothing; say what happened"
    ),
    (
      "①com.example.login.",
      "① 'com.example.login' is an error's domain, which tells readers nothing; say what happened"
    ),
    (
      "see ①com.example.core",
      "① 'com.example.core' is an error's domain, which tells readers nothing; say what happened"
    ),
    (
      "it said ①BAD_INPUT",
      "① 'BAD_INPUT' is an error's type, which tells readers nothing; say what happened"
    ),
    (
      "a ①LoginError",
      "① 'LoginError' is an error's type, which tells readers nothing; say what happened"
    ),
  ])
  func shown(text: String, diagnostic: String) throws {
    let diagnostics = try Self.fixture("[a]\ntitle = '\(text)'\n[b]\ntitle = 'b'")
      .checkDiagnostics()
      .filter { $0.hasSuffix("[raw-code-shown]") && !$0.hasPrefix("Locales/en/net.toml") }
    #expect(diagnostics == [diagnostic + " [raw-code-shown]"])
  }

  @Test(arguments: [
    (
      "Error ①200 occurred twice",
      "① '200' is an error's code, which tells readers nothing; say what happened"
    ),
    (
      "failed: ①0190", "① '0190' is an error's code, which tells readers nothing; say what happened"
    ),
    (
      "HTTP status ①250 came back",
      "① '250' is an error's code, which tells readers nothing; say what happened"
    ),
    (
      "Die Fehlernummer ①190 kam",
      "① '190' is an error's code, which tells readers nothing; say what happened"
    ),
    (
      "حدث الخطأ رقم ①١٩٠ في الخادم",
      "① '١٩٠' is an error's code, which tells readers nothing; say what happened"
    ),
    (
      "エラー①190が発生しました",
      "① '190' is an error's code, which tells readers nothing; say what happened"
    ),
    ("رمز ①١٩٠ خطأ", "① '١٩٠' is an error's code, which tells readers nothing; say what happened"),
    ("failed #①200", "① '200' is an error's code, which tells readers nothing; say what happened"),
    (
      "failed: ①URLError",
      "① 'URLError' is an error's type, which tells readers nothing; say what happened"
    ),
    (
      "failed: ①LoginError.badToken",
      "① 'LoginError.badToken' is an error's type, which tells readers nothing; say what happened"
    ),
    (
      "in ①NSURLErrorDomain",
      "① 'NSURLErrorDomain' is an error's type, which tells readers nothing; say what happened"
    ),
  ])
  func shownToo(text: String, diagnostic: String) throws {
    let diagnostics = try Self.fixture("[a]\ntitle = '\(text)'\n[b]\ntitle = 'b'")
      .checkDiagnostics()
      .filter { $0.hasSuffix("[raw-code-shown]") && !$0.hasPrefix("Locales/en/net.toml") }
    #expect(diagnostics == [diagnostic + " [raw-code-shown]"])
  }

  @Test(arguments: [
    "200 photos", "up to 555 characters", "250 MB", "٢٠٠ صورة", "choose up to 200 ", "17 photos",
    "from 555 € on", "190 errors", "keep 190 drafts", "at least 190 KB", "190 × 555 pixels",
    "190 Main Street", "use en-001", "use (001)", "failed: 007", "احذف ١٩٠ صورة", "Error",
    "an Error", "Terror",
  ])
  func counted(text: String) throws {
    let diagnostics = try Self.fixture("[a]\ntitle = '\(text)'\n[b]\ntitle = 'b'")
      .checkDiagnostics()
      .filter { $0.hasSuffix("[raw-code-shown]") && !$0.hasPrefix("Locales/en/net.toml") }
    #expect(diagnostics == [])
  }

  @Test(arguments: ["18 photos", "1905", "1190", "example.com", "the Network", "login errors", "4"])
  func notShown(text: String) throws {
    let diagnostics = try Self.fixture("[a]\ntitle = '\(text)'\n[b]\ntitle = 'b'")
      .checkDiagnostics()
      .filter { $0.hasSuffix("[raw-code-shown]") && !$0.hasPrefix("Locales/en/net.toml") }
    #expect(diagnostics == [])
  }

  @Test func `in other domains numbers of three digits count too`() throws {
    let diagnostics = try Self.fixture("[a]\ntitle = 'a'\n[b]\ntitle = 'b'").checkDiagnostics()
    #expect(diagnostics.map { $0.prefix(25) } == ["Locales/en/net.toml:2:18 "])
  }

  @Test func `a number that a translation adds between words is a code`() throws {
    func diagnostics(en: String, ar: String) throws -> [String] {
      let fixture = CatalogFixture([
        "Catalog/net.toml": """
        domain = "net"
        type = "Network"
        [codes.c]
        value = 555
        category = "other"
        """,
        "Locales/en/net.toml": "[c]\ntitle = 'c'", "Locales/ar/net.toml": "[c]\ntitle = 'ج'",
        "Locales/en/login.toml":
          "[passwordChanged]\ntitle = '\(en)'\ndescription = 'a'\n[tooManyCalls]\ntitle = '{$retryAfter} {$name}'",
        "Locales/ar/login.toml":
          "[passwordChanged]\ntitle = '\(ar)'\ndescription = 'أ'\n[tooManyCalls]\ntitle = '{$retryAfter} {$name}'",
      ])
      let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
      return fixture.printed(Checks.run([RawCodeShown.self], on: catalog))
    }
    #expect(try diagnostics(en: "Up to 555 files", ar: "حتى 555 ملف") == [])
    #expect(
      try diagnostics(en: "The ghost ①555 walks", ar: "الخطأ ②555 مستمر") == [
        "② '555' is an error's code, which tells readers nothing; say what happened "
          + "[raw-code-shown]"
      ])
    #expect(
      try diagnostics(en: "Too many files", ar: "ملفات ①555 كثيرة") == [
        "① '555' is an error's code, which tells readers nothing; say what happened "
          + "[raw-code-shown]"
      ])
  }

  @Test func `the name of a code is a name for programs`() throws {
    let fixture = CatalogFixture([
      "Locales/ar/login.toml":
        "[passwordChanged]\ntitle = 'خطأ ①passwordChanged'\ndescription = 'أ'\n[tooManyCalls]\ntitle = '{$retryAfter} {$name}'"
    ])
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    #expect(
      fixture.printed(Checks.run([RawCodeShown.self], on: catalog)) == [
        "① 'passwordChanged' is an error's type, which tells readers nothing; say what happened "
          + "[raw-code-shown]"
      ])
  }

  @Test func `in a translation of words that show it too it is a note`() throws {
    let diagnostics = try CatalogFixture([
      "Locales/en/login.toml": """
      [passwordChanged]
      title = "①LoginError"
      description = "Log in again."
      [tooManyCalls]
      title = "Wait {$retryAfter} seconds, {$name}"
      """,
      "Locales/ar/login.toml": """
      [passwordChanged]
      title = "خطأ ②LoginError"
      description = "سجّل الدخول بعد ③LoginError."
      [tooManyCalls]
      title = "انتظر {$retryAfter} ثانية يا {$name}"
      """,
    ]).checkDiagnostics().filter { $0.hasSuffix("[raw-code-shown]") }
    let rest = "'LoginError' is an error's type, which tells readers nothing; say what happened"
    #expect(
      diagnostics.sorted() == [
        "① \(rest) [raw-code-shown]", "② note: \(rest) [raw-code-shown]",
        "③ \(rest) [raw-code-shown]",
      ])
  }
}
