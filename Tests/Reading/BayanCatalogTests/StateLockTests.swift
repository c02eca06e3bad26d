import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import Testing

@Suite("states of translations")
struct StateLockTests {
  private static let title = MessageID(file: "login", entry: "passwordChanged", facet: "title")
  private static let path = "Locales/ar/state.lock"

  /// Returns a catalog with a line in the lock for one title, made from the title's texts.
  private static func catalog(
    _ state: TranslationState, changing changes: [String: String?] = [:]
  ) throws -> Catalog {
    let before = try #require(CatalogLoader.load(CatalogFixture().files).catalog)
    let source = try #require(before.locales[0][title])
    let translation = try #require(before.locales[1][title])
    let line = StateLock.Line(
      state: state, source: source.fingerprint, translation: translation.fingerprint,
      origin: "person")
    let files = changes.merging([path: StateLock(lines: [title: line]).fileText]) { $1 }
    let loaded = CatalogLoader.load(CatalogFixture(files).files)
    #expect(loaded.diagnostics == [])
    return try #require(loaded.catalog)
  }

  private static func state(of catalog: Catalog) throws -> TranslationState {
    let message = try #require(catalog.locales[1][title])
    return catalog.locales[1].state(of: message, source: catalog.locales[0][title])
  }

  static let otherTranslation = [
    "Locales/ar/login.toml": CatalogFixture.text(of: "Locales/ar/login.toml")
      .replacing("تغيّرت كلمة المرور", with: "كلمة المرور تغيّرت")
  ]

  static let otherSource = [
    "Locales/en/login.toml": CatalogFixture.text(of: "Locales/en/login.toml")
      .replacing("Password Changed", with: "New Password")
  ]

  @Test func `without a line a message is translated`() throws {
    let catalog = try #require(CatalogLoader.load(CatalogFixture().files).catalog)
    #expect(try Self.state(of: catalog) == .translated)
  }

  @Test(arguments: TranslationState.allCases)
  func `a state holds for the words that it was given to`(_ state: TranslationState) throws {
    #expect(try Self.state(of: try Self.catalog(state)) == state)
  }

  @Test(arguments: TranslationState.allCases)
  func `other words are translated`(_ state: TranslationState) throws {
    let catalog = try Self.catalog(state, changing: Self.otherTranslation)
    #expect(try Self.state(of: catalog) == .translated)
  }

  @Test(arguments: [
    (TranslationState.draft, TranslationState.draft), (.translated, .translated),
    (.reviewed, .translated),
  ])
  func `a changed source takes a review back, and no draft becomes more than a draft`(
    _ before: TranslationState, _ after: TranslationState
  ) throws {
    let catalog = try Self.catalog(before, changing: Self.otherSource)
    #expect(try Self.state(of: catalog) == after)
  }

  @Test func `the file is sorted and aligned, one line a message`() throws {
    let line = StateLock.Line(
      state: .reviewed, source: "9f2c81d0", translation: "3f9c2a71", origin: "person")
    var draft = line
    draft.state = .draft
    draft.origin = "import:xliff"
    let lock = StateLock(lines: [
      MessageID(file: "login", entry: "unknown", facet: "description"): draft, Self.title: line,
      MessageID(file: "options", entry: "logIn", facet: "label"): line,
    ])
    #expect(
      lock.fileText == """
        # How far each translation is. Written by `bayan`.
        login.passwordChanged.title = reviewed   9f2c81d0 3f9c2a71 person
        login.unknown.description   = draft      9f2c81d0 3f9c2a71 import:xliff
        options.logIn.label         = reviewed   9f2c81d0 3f9c2a71 person

        """)
    let files = CatalogFixture([Self.path: lock.fileText]).files
    let catalog = try #require(CatalogLoader.load(files).catalog)
    #expect(catalog.locales[1].states == lock)
  }

  @Test(arguments: [
    (
      "①<<<<<<< ours",
      "① this isn't a line of a state lock; write 'file.entry.facet = state source translation origin', or remove the line [invalid-value]"
    ),
    (
      "①login.a.title = draft 9f2c81d0 3f9c2a71",
      "① this isn't a line of a state lock; write 'file.entry.facet = state source translation origin', or remove the line [invalid-value]"
    ),
    (
      "①login.a.title = draft 9f2c81d 3f9c2a71 person",
      "① this isn't a line of a state lock; write 'file.entry.facet = state source translation origin', or remove the line [invalid-value]"
    ),
    (
      "①login.a = draft 9f2c81d0 3f9c2a71 person",
      "① this isn't a line of a state lock; write 'file.entry.facet = state source translation origin', or remove the line [invalid-value]"
    ),
    (
      "①login.a.title = final 9f2c81d0 3f9c2a71 person",
      "① 'final' isn't a state; use 'draft', 'translated' or 'reviewed' [invalid-value]"
    ),
    (
      "login.a.title = draft 9f2c81d0 3f9c2a71 person\r\n①login.a.title = reviewed 9f2c81d0 3f9c2a71 person",
      "① 'login.a.title' has two states; keep the line that is right, and remove the other [invalid-value]"
    ),
  ])
  func `a line that can't be read is an error at its place`(text: String, diagnostic: String) {
    #expect(CatalogFixture([Self.path: text]).loaderDiagnostics == [diagnostic])
  }

  @Test func `a conflict is reported once, with the states of both sides`() throws {
    let path = "Locales/ar/state.lock"
    let line = { (state: String) in "login.unknown.title = \(state) 00000001 00000002 person\n" }
    let text =
      "<<<<<<< main\n" + line("draft") + "=======\n" + line("reviewed") + ">>>>>>> topic\n"
    let loaded = CatalogLoader.load(CatalogFixture([path: text]).files)
    let found = loaded.diagnostics.filter { $0.file == path }
    #expect(found.map(\.rule) == ["merge-conflict-marker"])
    #expect(found.first?.locale == "ar")
    #expect(found.first?.notes.count == 2)
    #expect(found.first?.notes[1].message.description.contains("reviewed") == true)
  }
}
