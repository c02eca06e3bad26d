import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import BayanHistory
import Testing

@Suite("catalog changes")
struct CatalogChangeTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: [CodesLock.Code]
    var new: [CodesLock.Code]
    var changes: [String]

    init(
      _ description: String, _ old: [CodesLock.Code], _ new: [CodesLock.Code], _ changes: String...
    ) {
      testDescription = description
      self.old = old
      self.new = new
      self.changes = changes
    }
  }

  private static func lock(_ codes: [CodesLock.Code]) -> CodesLock {
    CodesLock(
      moduleName: "M", locales: ["en"],
      domains: [.init(identifier: "d", typeName: "E", codes: codes)])
  }

  @Test(arguments: examples)
  func `of codes are named with what they break`(_ example: Example) {
    let changes = CatalogChange.changes(
      from: Self.lock(example.old), to: Self.lock(example.new))
    #expect(changes.map { "\($0.impact(isImported: true)): \($0.sentence)" } == example.changes)
  }

  static let examples = [
    Example("nothing", [.init(name: "a", value: 1)], [.init(name: "a", value: 1)]),
    Example(
      "a code more", [.init(name: "a", value: 1)],
      [.init(name: "a", value: 1), .init(name: "b", value: 2)],
      "major: 'E.b' is new; a 'switch' over 'E' without 'default' needs it"),
    Example(
      "a code less", [.init(name: "a", value: 1), .init(name: "b", value: 2)],
      [.init(name: "a", value: 1)], "major: 'E.b' is gone"),
    Example(
      "another number", [.init(name: "a", value: 1)], [.init(name: "a", value: 2)],
      "major: 'E.a' is 2 now; it was 1"),
    Example(
      "another name", [.init(name: "a", value: 1)], [.init(name: "b", value: 1)],
      "major: 'E.a', 1, is called 'b' now"),
    Example(
      "the number of a retired code", [.init(name: "a", value: 1, isRetired: true)],
      [.init(name: "b", value: 1)], "major: 'E.b' has the number 1, which belonged to 'a'"),
    Example(
      "two codes that swap numbers", [.init(name: "a", value: 1), .init(name: "b", value: 2)],
      [.init(name: "a", value: 2), .init(name: "b", value: 1)],
      "major: 'E.a' is 2 now; it was 1", "major: 'E.b' is 1 now; it was 2"),
    Example(
      "a retired code that comes back", [.init(name: "a", value: 1, isRetired: true)],
      [.init(name: "a", value: 1)],
      "major: 'E.a' is new; a 'switch' over 'E' without 'default' needs it"),
    Example(
      "other arguments", [.init(name: "a", value: 1, arguments: ["seconds: integer"])],
      [.init(name: "a", value: 1)],
      "major: the arguments of 'E.a' are none now; they were seconds: integer"),
  ]

  @Test func `of a whole catalog come first`() {
    let old = CodesLock(
      moduleName: "M", locales: ["en", "fr"], options: ["retry"],
      domains: [.init(identifier: "d", typeName: "E", codes: [.init(name: "a", value: 1)])])
    let new = CodesLock(
      moduleName: "N", locales: ["en", "ar"], options: ["retry", "cancel"],
      domains: [.init(identifier: "e", typeName: "E", codes: [.init(name: "a", value: 1)])])
    #expect(
      CatalogChange.changes(from: old, to: new).map {
        "\($0.impact(isImported: true)): \($0.sentence)"
      } == [
        "major: the module 'M' is called 'N' now", "major: the locale 'fr' is gone",
        "minor: the locale 'ar' is new", "minor: the option 'cancel' is new",
        "major: the domain 'd' is gone (E)", "minor: the domain 'e' is new (E)",
      ])
  }

  @Test func `of words and behaviour are seen between two catalogs`() throws {
    let old = try #require(CatalogLoader.load(CatalogFixture().files).catalog)
    let words = (CatalogFixture.project["Locales/ar/options.toml"] ?? nil) ?? ""
    let domain = (CatalogFixture.project["Catalog/login.toml"] ?? nil) ?? ""
    let changed = CatalogFixture([
      "Locales/ar/options.toml": words.replacing("إلغاء", with: "رجوع"),
      "Catalog/login.toml": domain.replacing("\"recoverable\"", with: "\"other\""),
    ])
    let new = try #require(CatalogLoader.load(changed.files).catalog)
    #expect(
      CatalogChange.changes(from: old, to: new).map {
        "\($0.impact(isImported: true)): \($0.sentence)"
      } == [
        "minor: the category of 'LoginError.passwordChanged' is 'other' now; it was 'recoverable'",
        "patch: 1 text reads otherwise in 'ar': options.cancel.label",
      ])
    #expect(CatalogChange.changes(from: old, to: old) == [])
  }

  @Test func `only what others see at run time breaks where no other package imports the module`() {
    let old = CodesLock(
      moduleName: "M", locales: ["en"],
      domains: [.init(identifier: "d", typeName: "E", codes: [.init(name: "a", value: 1)])])
    let new = CodesLock(
      moduleName: "N", locales: ["en"],
      domains: [
        .init(
          identifier: "d", typeName: "F",
          codes: [.init(name: "a", value: 2), .init(name: "b", value: 3)])
      ])
    #expect(
      CatalogChange.changes(from: old, to: new).map {
        "\($0.impact(isImported: false)): \($0.sentence)"
      } == [
        "patch: the module 'M' is called 'N' now", "patch: the type 'E' is called 'F' now",
        "minor: 'F.b' is new; a 'switch' over 'F' without 'default' needs it",
        "major: 'F.a' is 2 now; it was 1",
      ])
  }

  @Test(arguments: [
    ("public", "internal", "major"), ("public", "package", "major"),
    ("internal", "public", "minor"), ("package", "internal", "patch"),
  ])
  func `of access take the module from other packages, or give it to them`(
    _ old: String, _ new: String, _ impact: String
  ) throws {
    func catalog(_ access: String) throws -> Catalog {
      let project = CatalogFixture.text(of: "Catalog/bayan.toml") + "\naccess = \"\(access)\"\n"
      let fixture = CatalogFixture(["Catalog/bayan.toml": project])
      return try #require(CatalogLoader.load(fixture.files).catalog)
    }
    let changes = CatalogChange.changes(from: try catalog(old), to: try catalog(new))
    #expect(
      changes.map { "\($0.impact(isImported: old == "public")): \($0.sentence)" }
        == ["\(impact): the module is '\(new)' now; it was '\(old)'"])
  }

  @Test func `of words that readers get, or no longer get, are seen`() throws {
    let arabic = CatalogFixture.text(of: "Locales/ar/options.toml")
    let less = arabic.split(separator: "\n\n")[0] + "\n"
    let whole = try #require(CatalogLoader.load(CatalogFixture().files).catalog)
    let part = try #require(
      CatalogLoader.load(CatalogFixture(["Locales/ar/options.toml": String(less)]).files).catalog)
    let (gone, new) = (
      CatalogChange.changes(from: whole, to: part), CatalogChange.changes(from: part, to: whole)
    )
    #expect(gone.map(\.sentence) == ["1 text is gone in 'ar': options.cancel.label"])
    #expect(new.map(\.sentence) == ["1 text is new in 'ar': options.cancel.label"])
    #expect((gone + new).allSatisfy { $0.impact(isImported: true) == .patch })
  }

  @Test func `of many words name ten messages`() {
    let messages = (1...12).map { MessageID(file: "d", entry: "a\($0)", facet: "title") }
    let change = CatalogChange(.messagesChanged(locale: "ar", messages: messages))
    #expect(
      change.sentence.description.hasPrefix(
        "12 texts read otherwise in 'ar': d.a1.title, d.a2.title, "))
    #expect(change.sentence.description.hasSuffix(", d.a10.title and 2 more"))
  }

  @Test func `a lock that is written and read is the same`() throws {
    var lock = CodesLock(try #require(CatalogLoader.load(CatalogFixture().files).catalog))
    lock.domains[0].codes.append(.init(name: "gone", value: -7, isRetired: true))
    let fixture = CatalogFixture(["Catalog/codes.lock": lock.fileText])
    #expect(fixture.loaderDiagnostics == [])
    #expect(CatalogLoader.load(fixture.files).catalog?.released == lock)
  }

  @Test func `codes that are gone are retired for good`() {
    let first = Self.lock([.init(name: "a", value: 1), .init(name: "b", value: 2)])
    let second = Self.lock([.init(name: "b", value: 2)]).retiring(first)
    let third = Self.lock([.init(name: "b", value: 2), .init(name: "c", value: 3)]).retiring(second)
    #expect(
      third.domains[0].codes == [
        .init(name: "b", value: 2), .init(name: "c", value: 3),
        .init(name: "a", value: 1, isRetired: true),
      ])
  }
}
