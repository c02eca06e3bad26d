import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import BayanRules
import Testing

@testable import BayanWorkspace

@Suite("names changed in all files")
struct RenameTests {
  /// Returns the files of a project after a renaming, with the unchanged files.
  private static func files(
    after subject: Rename.Subject, to name: String, _ changes: [String: String?] = [:]
  ) throws -> [String: String] {
    let fixture = CatalogFixture(changes)
    let loaded = CatalogLoader.load(fixture.files)
    #expect(loaded.isUsable)
    let rename = try Rename(subject, to: name, in: loaded, rules: .all)
    var files = Dictionary(uniqueKeysWithValues: fixture.files.map { ($0.path, $0) })
    for file in rename.files { files[file.path] = file }
    let after = CatalogLoader.load(Array(files.values))
    #expect(after.diagnostics == [])
    return files.mapValues { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `a code has its new name in the catalog and in every locale`() throws {
    let files = try Self.files(after: .code(domain: "login", name: "passwordChanged"), to: "fresh")
    for (path, text) in files {
      let former = CatalogFixture.text(of: path)
      #expect(text == former.replacing("passwordChanged", with: "fresh"), "\(path)")
    }
    #expect(files["Catalog/login.toml"]?.contains("[codes.fresh]") == true)
    #expect(files["Locales/ar/login.toml"]?.contains("[fresh]") == true)
  }

  @Test
  func `retired codes that name the code as replacement follow, and so does a renamed domain`()
    throws
  {
    let domain = """
      domain = "com.example.login"
      type = "LoginError"

      [codes.passwordChanged]
      value = 1
      category = "other"

      [codes.tooManyCalls]
      value = 2
      category = "other"
      replaced-by = "login.passwordChanged"   # since the new service
      arguments = { retryAfter = { type = "integer" }, name = { type = "string" } }

      [retired.tooFewCalls]
      value = 3
      replaced-by = "login.passwordChanged"
      """
    let share = """
      domain = "com.example.share"
      type = "ShareError"

      [codes.passwordChanged]
      category = "other"
      words = "category"

      [codes.old]
      category = "other"
      words = "category"
      replaced-by = "share.passwordChanged"
      """
    let project: [String: String?] = [
      "Catalog/login.toml": domain, "Catalog/share.toml": share,
      "Locales/en/categories.toml": "[other]\ntitle = \"Other\"",
      "Locales/ar/categories.toml": "[other]\ntitle = \"آخر\"",
    ]
    let code = try Self.files(
      after: .code(domain: "login", name: "passwordChanged"), to: "fresh", project)
    #expect(code["Catalog/login.toml"] == domain.replacing("passwordChanged", with: "fresh"))
    #expect(code["Catalog/share.toml"] == share)
    let loaded = CatalogLoader.load(CatalogFixture(project).files)
    let renamed = try Rename(
      .domain("login"), to: "entry", in: loaded, rules: .all)
    #expect(
      renamed.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        == [domain.replacing("\"login.passwordChanged", with: "\"entry.passwordChanged")])
    #expect(throws: Rename.Failure.exists) {
      try Self.files(
        after: .code(domain: "login", name: "passwordChanged"), to: "tooFewCalls", project)
    }
  }

  @Test func `tables in a code and the domain's default follow`() throws {
    let domain = """
      domain = "com.example.login"
      type = "LoginError"
      default = "passwordChanged"

      [codes.passwordChanged]   # said first
      category = "other"
      summary = "passwordChanged stays in texts."
      [codes.passwordChanged.arguments]
      name = { type = "string" }
      [codes.tooManyCalls]
      category = "other"
      summary = "The service limits calls."
      arguments = { retryAfter = { type = "integer" }, name = { type = "string" } }
      """
    let files = try Self.files(
      after: .code(domain: "login", name: "passwordChanged"), to: "fresh",
      ["Catalog/login.toml": domain])
    #expect(
      files["Catalog/login.toml"]
        == domain.replacing("default = \"passwordChanged\"", with: "default = \"fresh\"")
        .replacing("[codes.passwordChanged", with: "[codes.fresh"))
  }

  @Test func `an argument has its new name wherever a message uses it`() throws {
    let arabic = CatalogFixture.text(of: "Locales/ar/login.toml").replacing(
      "\"انتظر {$retryAfter} ثانية يا {$name}\"",
      with: """
        \"\"\"
        .input {$retryAfter :integer}
        .local $twice = {$retryAfter :offset add=1}
        .match $retryAfter
        one {{ثانية {$name}}}
        * {{{$retryAfter} ثانية يا {$name} {$twice}}}
        \"\"\"
        """)
    let files = try Self.files(
      after: .argument(domain: "login", code: "tooManyCalls", name: "retryAfter"), to: "seconds",
      ["Locales/ar/login.toml": arabic])
    #expect(files["Locales/ar/login.toml"] == arabic.replacing("$retryAfter", with: "$seconds"))
    #expect(
      files["Locales/en/login.toml"]?.contains("Wait {$seconds} s, {$name}") == true)
    #expect(files["Catalog/login.toml"]?.contains("seconds = { type") == true)
  }

  @Test func `a renamed argument leaves translations current and reviewed`() throws {
    let before = try #require(CatalogLoader.load(CatalogFixture().files).catalog)
    let id = MessageID(file: "login", entry: "tooManyCalls", facet: "title")
    let source = try #require(before.locales[0][id])
    let message = try #require(before.locales[1][id])
    let line = StateLock.Line(
      state: .reviewed, source: source.fingerprint, translation: message.fingerprint,
      origin: "person")
    let arabic =
      CatalogFixture.text(of: "Locales/ar/login.toml")
      + "\nsource = { title = \"\(source.fingerprint)\" }\n"
    let lock = SourcesLock(versions: [
      id: [.init(fingerprint: source.fingerprint, text: source.messageText)]
    ])
    let files = try Self.files(
      after: .argument(domain: "login", code: "tooManyCalls", name: "name"), to: "reader",
      [
        "Locales/ar/login.toml": arabic, "Catalog/sources.lock": lock.fileText,
        "Locales/ar/state.lock": StateLock(lines: [id: line]).fileText,
      ])
    let after = try #require(
      CatalogLoader.load(files.map { SourceFile(path: $0.key, text: $0.value) }).catalog)
    let newSource = try #require(after.locales[0][id])
    let newMessage = try #require(after.locales[1][id])
    #expect(after.locales[1].state(of: newMessage, source: newSource) == .reviewed)
    #expect(files["Locales/ar/login.toml"]?.contains(newSource.fingerprint) == true)
    #expect(after.sources?.text(of: newSource.fingerprint, for: id) == newSource.messageText)
  }

  @Test func `an option has its new name, in recoveries and labels too`() throws {
    let files = try Self.files(after: .option("cancel"), to: "stop")
    for (path, text) in files {
      let former = CatalogFixture.text(of: path)
      // A role with the same word doesn't change.
      let expected = former.replacing("[cancel]", with: "[stop]")
        .replacing("\"logIn\", \"cancel\"", with: "\"logIn\", \"stop\"")
      #expect(text == expected, "\(path)")
    }
  }

  @Test(arguments: [
    (Rename.Subject.code(domain: "login", name: "nobody"), "fresh", Rename.Failure.unknown),
    (.code(domain: "nowhere", name: "passwordChanged"), "fresh", .unknown),
    (.code(domain: "login", name: "passwordChanged"), "tooManyCalls", .exists),
    (.code(domain: "login", name: "passwordChanged"), "1st", .notAName),
    (.argument(domain: "login", code: "tooManyCalls", name: "nobody"), "fresh", .unknown),
    (.argument(domain: "login", code: "tooManyCalls", name: "name"), "retryAfter", .exists),
    (.option("nobody"), "fresh", .unknown), (.option("cancel"), "logIn", .exists),
  ])
  func `a name that can't be changed is refused`(
    _ subject: Rename.Subject, _ name: String, _ failure: Rename.Failure
  ) throws {
    #expect(throws: failure) { try Self.files(after: subject, to: name) }
  }
}
