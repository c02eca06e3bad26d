import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import BayanTOML
import Testing

@Suite("loading a catalog")
struct CatalogLoaderTests {
  @Test func `a project without a fault is read in full`() throws {
    let loaded = CatalogLoader.load(CatalogFixture().files)
    #expect(CatalogFixture().printed(loaded.diagnostics) == [])
    let catalog = try #require(loaded.catalog)
    #expect(loaded.isUsable)
    #expect(catalog.project.moduleName == "DemoErrors")
    #expect(catalog.locales.map(\.tag) == ["en", "ar"])
    #expect(catalog.categories.first?.requires == [.title, .description])
    #expect(catalog.categories.map(\.requiresOptions) == [true, false])
    #expect(catalog.recoveries.first?.options.map(\.option) == ["logIn", "cancel"])

    let domain = try #require(catalog.domains.first)
    #expect(domain.codes.map(\.name) == ["passwordChanged", "tooManyCalls"])
    #expect(domain.codes.map(\.value) == [1, 2])
    #expect(domain.codes[1].arguments.map(\.type) == [.integer, .string])
    #expect(domain.codes[1].arguments[0].range == 0...3600)

    let arabic = catalog.locales[1]
    let words = try #require(arabic.domains["login"]?["passwordChanged"]?.facets[.title])
    #expect(words.text.value == "تغيّرت كلمة المرور")
    #expect(arabic.options?["cancel"]?.label?.text.value == "إلغاء")
  }

  @Test func `a domain is read with all that it can have`() throws {
    let fixture = CatalogFixture([
      "Catalog/login.toml": """
      domain = "com.example.login"
      type = { existing = "Demo.LoginError" }
      summary = "Errors from the login flow."
      default = "unknown"

      [codes.unknown]
      value = -1
      category = "other"
      words = "category"
      sensitive = true
      wraps = true
      summary = "Anything else."
      match = [
        { code = 4 }, { code = 190, subcode = 460 }, { subcode = 5 }, { codes = "200...299" },
        { name = "NOT.a-name_1/b" }, { http-status = 503 }, { http-status = "400...499" },
      ]

      [codes.full]
      value = 2
      category = "other"

      [codes.full.arguments]
      since = { type = "date" }
      price = { type = "currency", private = true }
      names = { type = "list", of = "string" }
      """
    ])
    #expect(fixture.loaderDiagnostics == [])
    let domain = try #require(CatalogLoader.load(fixture.files).catalog?.domains.first)
    #expect(domain.isExistingType)
    #expect(domain.typeName == "Demo.LoginError")
    #expect(domain.defaultCode == "unknown")
    let code = domain.codes[0]
    #expect(code.value == -1)
    #expect(code.messageOwner == .category)
    #expect(code.sensitive && code.wraps)
    #expect(
      code.matches.map(\.pattern) == [
        .code(4), .codeAndSubcode(code: 190, subcode: 460), .subcode(5), .codes(200...299),
        .name("NOT.a-name_1/b"), .httpStatus(503...503), .httpStatus(400...499),
      ])
    #expect(domain.codes[1].arguments.map(\.type) == [.date, .currency, .list(of: .string)])
    #expect(domain.codes[1].arguments.map(\.isPrivate) == [false, true, false])
  }

  @Test func `paths may have a prefix`() throws {
    let files = CatalogFixture().files.map {
      SourceFile(path: "Sources/Demo/\($0.path)", bytes: $0.bytes)
    }
    let loaded = CatalogLoader.load(files)
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.catalog?.domains.count == 1)
  }

  @Test func `without a project file there is no catalog`() {
    let fixture = CatalogFixture(["Catalog/bayan.toml": nil])
    #expect(CatalogLoader.load(fixture.files).catalog == nil)
    #expect(
      fixture.loaderDiagnostics == [
        "Catalog/bayan.toml:1:1 there is no 'Catalog/bayan.toml', "
          + "which names the project's locales [catalog-missing]"
      ])
    #expect(CatalogLoader.load([]).diagnostics.map(\.rule) == ["catalog-missing"])
  }

  @Test func `bytes that aren't UTF-8 are reported where they stand`() {
    var fixture = CatalogFixture()
    fixture.files.removeAll { $0.path == "Locales/ar/login.toml" }
    fixture.files.append(
      SourceFile(
        path: "Locales/ar/login.toml",
        bytes: Array("[passwordChanged]\ntitle = \"".utf8) + [0xD8, 0x22, 0x0A]))
    let loaded = CatalogLoader.load(fixture.files)
    #expect(loaded.catalog?.locales[1].domains["login"]?.isComplete == false)
    #expect(loaded.diagnostics.allSatisfy { $0.file == "Locales/ar/login.toml" })
    #expect(loaded.diagnostics.first?.span.start == 27)
  }

  @Test func `a byte-order mark is a warning`() {
    let fixture = CatalogFixture(["Locales/ar/options.toml": "\u{FEFF}[logIn]\nlabel = \"x\""])
    let found = CatalogLoader.load(fixture.files).diagnostics
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.span.start) == [0])
  }

  @Test func `diagnostics of a message stand in the file, with locale and key`() throws {
    let fixture = CatalogFixture([
      "Locales/ar/login.toml": """
      [passwordChanged]
      title = "مرحبا\\u0020\\u0021 ①{$name"
      """
    ])
    let loaded = CatalogLoader.load(fixture.files)
    let diagnostic = try #require(loaded.diagnostics.first)
    let file = try #require(loaded.files[diagnostic.file])
    let place = file.location(of: diagnostic.span.start)
    #expect(diagnostic.locale == "ar")
    #expect(diagnostic.messageID == MessageID("login.passwordChanged.title"))
    #expect(diagnostic.severity == .error)
    #expect(place.line == 2 && place.column >= 28)
  }

  @Test func `a file cut anywhere is read without a crash`() {
    for (path, text) in CatalogFixture.project {
      let bytes = Array((text ?? "").utf8)
      for end in stride(from: 0, to: bytes.count, by: 3) {
        var files = CatalogFixture().files.filter { $0.path != path }
        files.append(SourceFile(path: path, bytes: Array(bytes[..<end])))
        _ = CatalogLoader.load(files)
      }
    }
  }
}
