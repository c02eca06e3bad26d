import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import BayanICU
import BayanMessageSyntax
import BayanTOML
import Testing

@testable import BayanChecking
@testable import BayanRules

@Suite("one message, checked by itself")
struct MessageCheckerTests {
  /// Many kinds of errors, in all kinds of files.
  private let fixture = CatalogFixture([
    "Catalog/login.toml": """
    domain = "org.example.login"
    type = "LoginError"
    [codes.signIn]
    value = 190
    category = "other"
    [codes.upload]
    category = "other"
    arguments = { count = { type = "integer" }, name = { type = "string" } }
    [codes.token]
    category = "other"
    arguments = { token = { type = "string", private = true } }
    [codes.shared]
    category = "other"
    words = "category"
    """,
    "Catalog/categories.toml": "[other]\nrequires = []\nsummary = \"All.\"",
    "Catalog/options.toml": "[logIn]\nrole = \"default\"",
    "Catalog/recoveries.toml": nil,
    "Locales/en/options.toml": "[logIn]\nlabel = \"Log in…\"",
    "Locales/ar/options.toml": "[logIn]\nlabel = \"Log in…  \"",
    "Locales/en/categories.toml": "[other]\ntitle = \"It failed {$nothing}\"",
    "Locales/ar/categories.toml": "[other]\ntitle = \"تعذّر  ذلك ,\"",
    "Locales/en/login.toml": """
    [signIn]
    title = "Login failed (190)"
    description = "See <b>Settings</b> at https://example.com/a?b=c."
    suggestion = "Broken {"
    [upload]
    title = '''
    .input {$count :integer}
    .match $count
    one {{{$count} photo for {$name}}}
    *   {{{$count} photos for {$name}}}'''
    description = "Say \\"hello\\" to {$name}"
    [token]
    title = "Your token {$token}"
    """,
    "Locales/ar/login.toml": """
    [signIn]
    title = "Login failed (190)"
    description = "انظر <b>الإعدادات على https://example.com/a?b=d."
    suggestion = "شيء"
    [upload]
    title = '''
    .input {$count :integer}
    .match $count
    one {{صورة  {$nmae}}}
    two {{{$count} صورتان ل{$name}}}
    *   {{{$count} صورة\\u202E لـ {$name}}}'''
    description = "قل \\"مرحبا\\"  إلى {$count"
    [token]
    title = "رمزك {$token}"
    """,
  ])

  private func catalog() throws -> Catalog {
    try #require(CatalogLoader.load(fixture.files).catalog)
  }

  private func messages(of catalog: Catalog) -> [LocaleMessage] {
    catalog.locales.flatMap(\.messages)
  }

  @Test func `the diagnostics of one message are those of a run over all`() throws {
    let loaded = CatalogLoader.load(fixture.files)
    let catalog = try #require(loaded.catalog)
    let rules = RuleBook.all.rules.filter { rule in
      if case .message = rule.instance { true } else { false }
    }
    let all =
      loaded.diagnostics
      + RuleBook.all.diagnostics(of: rules, on: catalog, loading: loaded.diagnostics)
    let checker = MessageChecker(catalog, rules: .all)
    var count = 0
    for message in messages(of: catalog) {
      let expected = all.filter { $0.messageID == message.id && $0.locale == message.locale }
      let found = checker.diagnostics(
        in: message.text, at: message.place, id: message.id, locale: message.locale)
      #expect(found == expected.sortedByPlace(), "\(message.locale) \(message.id)")
      count += expected.count
    }
    #expect(count > 15)
  }

  /// Runs with open and closed gates, which share no data.
  private static let runs = [CheckRun(.all), CheckRun(.all, closesGates: true)]

  @Test func `a run about one message finds what a run over all finds in it`() throws {
    let outcome = CheckRun(.all)(fixture.files)
    let edits = SuppressionComments.edits(
      suppressing: outcome.diagnostics.filter { $0.severity == .warning }, reason: "it is so",
      in: try #require(outcome.catalog), files: outcome.files)
    let allowed = fixture.files.map { file in
      SourceFile(
        path: file.path, bytes: TOMLEditor.apply(edits[file.path] ?? [], to: file.bytes))
    }
    let found = try Self.runs.map { try Self.compareRuns($0, on: allowed) }
    #expect(found.allSatisfy { $0.count > 15 })
    #expect(found[0].contains { $0.suppression != nil })
  }

  @Test(arguments: CaseFile.all)
  func `a run about one message finds in it what a run over all finds, in the rules' cases`(
    _ file: CaseFile
  ) throws {
    for pair in file.cases.prefix(4).compactMap(\.messagePair) {
      for run in Self.runs { _ = try Self.compareRuns(run, on: pair.fixture.files) }
    }
  }

  /// Compares runs about each message that has diagnostics with a run over all.
  ///
  /// - Returns: The diagnostics about messages.
  private static func compareRuns(
    _ run: CheckRun, on files: [SourceFile]
  ) throws -> [Diagnostic] {
    let loaded = CatalogLoader.load(files)
    let all = run(loaded).diagnostics.filter { $0.messageID?.namesMessage == true }
    for id in Set(all.compactMap(\.messageID)) {
      let one = run(loaded, about: id).diagnostics.filter { $0.messageID == id }
      #expect(one == all.filter { $0.messageID == id }, "\(id)")
    }
    return all
  }

  @Test func `the text that is given counts, and not the one in the catalog`() throws {
    let checker = MessageChecker(try catalog(), rules: .all)
    func rules(_ text: String, _ id: String, _ locale: String) throws -> [RuleID] {
      let file = SourceFile(
        path: "Locales/\(locale)/login.toml", text: "title = \(tomlBasicString(text))")
      let value = try #require(TOMLDocument.parse(file).document.root["title"]?.value)
      let string = try #require(value.string)
      let found = checker.diagnostics(
        in: string, at: Place(file: file.path, span: value.span), id: try #require(MessageID(id)),
        locale: locale)
      return try #require(found).map(\.rule)
    }
    #expect(try !rules("رمزك مخفي", "login.token.title", "ar").contains("argument-private-shown"))
    #expect(
      try rules("رمزك {$token}", "login.token.title", "ar").contains("argument-private-shown"))
    #expect(try rules("رمزك {$token", "login.token.title", "ar") == ["syntax-error"])
    #expect(try rules("Logged out", "login.signIn.title", "en") == [])
  }

  @Test(arguments: [
    "login.nothing.title", "nowhere.signIn.title", "login.signIn.label", "login.signIn",
    "options.logIn.title", "options.nothing.label", "options.logIn",
  ])
  func `a message that belongs to nothing has no answer`(_ id: String) throws {
    let catalog = try catalog()
    let words = try #require(catalog.locales.first?.domains["login"]?["signIn"]?.facets[.title])
    #expect(
      MessageChecker(catalog, rules: .all).diagnostics(
        in: words.text, at: words.place, id: try #require(MessageID(id)), locale: "ar")
        == nil)
  }

  @Test func `only what matters as much as was asked for is found`() throws {
    let catalog = try catalog()
    let all = MessageChecker(catalog, rules: .all)
    let errors = MessageChecker(catalog, rules: .all, threshold: .error)
    for message in messages(of: catalog) {
      func found(_ checker: MessageChecker) -> [Diagnostic]? {
        checker.diagnostics(
          in: message.text, at: message.place, id: message.id, locale: message.locale)
      }
      #expect(found(errors) == found(all)?.filter { $0.severity == .error })
    }
  }

  @Test func `the locales that are named are asked for beforehand, and so is the source`() throws {
    let catalog = try catalog()
    #expect(MessageChecker(catalog, rules: .all, locales: ["fa"]).contexts.tags == ["en", "fa"])
    #expect(MessageChecker(catalog, rules: .all).contexts.tags == ["en", "ar"])
  }

  @Test func `a checker made anew reuses what was asked for`() throws {
    let catalog = try catalog()
    let first = MessageChecker(catalog, rules: .all, locales: ["fa"])
    let second = MessageChecker(catalog, rules: .all, locales: ["fa"], reusing: first)
    #expect(first.contexts["fa"] === second.contexts["fa"])
    #expect(
      first.contexts["fa"] !== MessageChecker(catalog, rules: .all, locales: ["fa"]).contexts["fa"])
  }

  @Test func `a locale that nobody named is checked as well`() throws {
    let catalog = try catalog()
    let named = MessageChecker(catalog, rules: .all, locales: ["en", "ar"])
    let unnamed = MessageChecker(catalog, rules: .all, locales: [])
    for message in messages(of: catalog) {
      func found(_ checker: MessageChecker) -> [Diagnostic]? {
        checker.diagnostics(
          in: message.text, at: message.place, id: message.id, locale: message.locale)
      }
      #expect(found(named) == found(unnamed))
    }
  }
}
