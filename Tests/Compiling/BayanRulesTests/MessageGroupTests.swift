import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

/// A rule that reports each message with its source.
private struct MessageSeen: MessageRule {
  static let id: RuleID = "message-seen"
  static let severity = Diagnostic.Severity.note
  static let isOnByDefault = true

  func check(_ message: CatalogMessage, into report: inout Report) {
    let source = message.source.map { ", from \($0.messageText)" } ?? ""
    report.add(
      "\(message.locale) \(message.id)\(source)",
      at: .place(message.localeMessage.place, locale: message.locale, messageID: message.id))
  }
}

/// A rule that reports messages with a `!`, or with one in their source.
private struct Exclamation: MessageRule {
  static let id: RuleID = "exclamation"
  static let severity = Diagnostic.Severity.note

  var requiredBytes: ByteSet { "!" }

  func check(_ message: CatalogMessage, into report: inout Report) {
    report.add("\(message.locale) \(message.id)", at: .place(message.localeMessage.place))
  }
}

/// A rule that reports the number of domains.
private struct DomainCount: MessageRule {
  static let id: RuleID = "domain-count"
  static let severity = Diagnostic.Severity.note

  private var count = 0

  func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.count = catalog.domains.count
    return rule
  }

  func check(_ message: CatalogMessage, into report: inout Report) {
    report.add("\(count)", at: .place(message.localeMessage.place))
  }
}

@Suite("running rules on messages")
struct MessageGroupTests {
  private func found(_ rule: any Rule.Type, in fixture: CatalogFixture) throws -> [String] {
    let catalog = try #require(CatalogLoader.load(fixture.files).catalog)
    return RuleBook.all.diagnostics(of: [rule], on: catalog).map(\.message.description)
  }

  @Test func `each message is seen once, beside its source`() throws {
    let fixture = CatalogFixture([
      "Locales/en/login.toml":
        "[passwordChanged]\ntitle = \"a\"\ndescription = \"b\"\n[tooManyCalls]\ntitle = \"c\"",
      // The Arabic file has another order, an entry of its own, and a facet that English lacks.
      "Locales/ar/login.toml":
        "[stray]\ntitle = \"-\"\n[tooManyCalls]\ntitle = \"ج\"\nhelp = \"م\"\n"
        + "[passwordChanged]\ndescription = \"ب\"",
      "Locales/en/options.toml": "[logIn]\nlabel = \"l\"",
      "Locales/ar/options.toml": "[logIn]\nlabel = \"ل\"\n[none]\nlabel = \"-\"",
    ])
    #expect(
      try found(MessageSeen.self, in: fixture).sorted() == [
        "ar login.passwordChanged.description, from b", "ar login.tooManyCalls.help",
        "ar login.tooManyCalls.title, from c", "ar options.logIn.label, from l",
        "en login.passwordChanged.description", "en login.passwordChanged.title",
        "en login.tooManyCalls.title", "en options.logIn.label",
      ])
  }

  @Test(arguments: [1, 127, 128, 129, 300])
  func `a source is found however many entries there are`(count: Int) throws {
    func words(_ order: [Int], _ prefix: String) -> String {
      order.map { "[c\($0)]\ntitle = \"\(prefix)\($0)\"\n" }.joined()
    }
    let codes = (0..<count).map { "[codes.c\($0)]\ncategory = \"other\"\n" }.joined()
    let fixture = CatalogFixture([
      "Catalog/login.toml": "domain = \"d\"\ntype = \"T\"\n" + codes,
      "Locales/en/login.toml": words(Array(0..<count), "e"),
      "Locales/ar/login.toml": words((0..<count).reversed(), "a"),
      "Locales/en/options.toml": nil, "Locales/ar/options.toml": nil,
    ])
    let seen = try found(MessageSeen.self, in: fixture)
    #expect(seen.count == 2 * count)
    let expected = Set((0..<count).map { "ar login.c\($0).title, from e\($0)" })
    #expect(Set(seen.filter { $0.hasPrefix("ar") }) == expected)
  }

  @Test func `a rule is run where a byte that it looks for occurs, or occurs in the source`() throws
  {
    let fixture = CatalogFixture([
      "Locales/en/login.toml":
        "[passwordChanged]\ntitle = \"Stop!\"\ndescription = \"b\"\n[tooManyCalls]\ntitle = \"c\"",
      "Locales/ar/login.toml":
        "[passwordChanged]\ntitle = \"قف\"\ndescription = \"ب\"\n[tooManyCalls]\ntitle = \"قف!\"",
    ])
    #expect(
      try found(Exclamation.self, in: fixture) == [
        "ar login.passwordChanged.title", "ar login.tooManyCalls.title",
        "en login.passwordChanged.title",
      ])
  }

  @Test func `a rule that looks for nothing special sees empty words too`() throws {
    let fixture = CatalogFixture([
      "Locales/en/login.toml": "[passwordChanged]\ntitle = \"\"",
      "Locales/ar/login.toml": nil, "Locales/en/options.toml": nil, "Locales/ar/options.toml": nil,
    ])
    #expect(try found(MessageSeen.self, in: fixture) == ["en login.passwordChanged.title"])
  }

  @Test func `a rule is prepared for the catalog before it sees the messages`() throws {
    let found = Set(try found(DomainCount.self, in: CatalogFixture()))
    #expect(found == ["1"])
  }
}
