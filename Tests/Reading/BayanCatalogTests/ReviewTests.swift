import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import BayanHistory
import Testing

@Suite("reviews of translations")
struct ReviewTests {
  private static let title = MessageID(file: "login", entry: "passwordChanged", facet: "title")
  private static let description = MessageID(
    file: "login", entry: "passwordChanged", facet: "description")
  private static let path = "Locales/ar/state.lock"

  private static func loaded(_ changes: [String: String?] = [:]) throws -> LoadedCatalog {
    let loaded = CatalogLoader.load(CatalogFixture(changes).files)
    #expect(loaded.isUsable)
    return loaded
  }

  private static func review(
    _ ids: Set<MessageID>, of loaded: LoadedCatalog, locales: Set<String> = []
  ) throws -> Review {
    Review(try #require(loaded.catalog), files: loaded.files, ids: ids, locales: locales)
  }

  @Test func `a reviewed message has the state, by a person`() throws {
    let loaded = try Self.loaded()
    let review = try Self.review([Self.title], of: loaded)
    #expect(review.reviewed == ["ar": [Self.title]])
    let lock = try #require(review.locks["ar"])
    #expect(lock.lines.keys.sorted() == [Self.title])
    #expect(lock.lines[Self.title]?.origin == "person")
    let after = try #require(try Self.loaded([Self.path: lock.fileText]).catalog)
    let message = try #require(after.locales[1][Self.title])
    #expect(after.locales[1].state(of: message, source: after.locales[0][Self.title]) == .reviewed)
  }

  @Test func `an entry stands for its messages`() throws {
    let id = MessageID(file: "login", entry: "passwordChanged")
    let review = try Self.review([id], of: try Self.loaded())
    #expect(review.reviewed == ["ar": [Self.title, Self.description]])
  }

  @Test func `a reviewed translation isn't reviewed again`() throws {
    let first = try Self.review([Self.title], of: try Self.loaded())
    let loaded = try Self.loaded([Self.path: first.locks["ar"]?.fileText])
    let second = try Self.review([Self.title], of: loaded)
    #expect(second.reviewed.isEmpty)
    #expect(second.locks.isEmpty)
  }

  @Test func `an id that no translation has is unknown`() throws {
    let other = MessageID(file: "login", entry: "nobody", facet: "title")
    let review = try Self.review([other, Self.title], of: try Self.loaded())
    #expect(review.unknown == [other])
    #expect(
      try Self.review([Self.title], of: try Self.loaded(), locales: ["en"]).unknown == [Self.title])
  }

  @Test func `lines of messages that are gone or changed go, other states stay`() throws {
    let loaded = try Self.loaded()
    let message = try #require(loaded.catalog?.locales[1][Self.description])
    let draft = StateLock.Line(
      state: .draft, source: "00000000", translation: message.fingerprint, origin: "fix")
    var old = draft
    old.translation = "00000000"
    let gone = MessageID(file: "login", entry: "gone", facet: "title")
    let lock = StateLock(lines: [
      Self.description: draft, gone: draft,
      MessageID(file: "options", entry: "logIn", facet: "label"): old,
    ])
    let review = try Self.review([Self.title], of: try Self.loaded([Self.path: lock.fileText]))
    #expect(review.locks["ar"]?.lines.keys.sorted() == [Self.description, Self.title])
    #expect(review.locks["ar"]?.lines[Self.description] == draft)
  }

  @Test func `a stale translation that is reviewed translates the present source`() throws {
    let arabic = CatalogFixture.text(of: "Locales/ar/login.toml")
      .replacing("[tooManyCalls]", with: "source = { title = \"00000000\" }\n\n[tooManyCalls]")
    let loaded = try Self.loaded(["Locales/ar/login.toml": arabic])
    let review = try Self.review([Self.title], of: loaded)
    #expect(review.sync.renewed == ["ar": [Self.title]])
    #expect(review.sync.stamped.isEmpty)
    #expect(review.sync.edits.keys.sorted() == ["Locales/ar/login.toml"])
  }
}
