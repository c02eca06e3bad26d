import BayanCatalog
import BayanCatalogFixtures
import BayanCompiler
import BayanEmission
import BayanErrors
import BayanRuntime
import Foundation
import Testing

/// Catalogs with pseudolocales, in programs and in generated code.
@Suite("Catalogs with pseudo-locales")
struct PseudoCatalogTests {
  private static func loaded(
    _ locales: String, _ changes: [String: String?] = [:]
  ) throws -> Catalog {
    let project = CatalogFixture.text(of: "Catalog/bayan.toml")
      .replacing("[\"en\", \"ar\"]", with: locales)
    let files = CatalogFixture(
      ["Catalog/bayan.toml": project].merging(changes, uniquingKeysWith: { $1 })
    ).files
    return try #require(CatalogLoader.load(files).catalog)
  }

  private static func messages(_ catalog: Catalog) throws -> MessageCatalog {
    try #require(CatalogCompiler.compile(catalog).0).messageCatalog()
  }

  private static let all = #"["en", "en-XA", "ar", "ar-XB"]"#

  @Test func `listed pseudo-locales are no translations`() throws {
    let catalog = try Self.loaded(Self.all)
    #expect(catalog.project.locales == ["en", "ar"])
    #expect(catalog.locales.map(\.tag) == ["en", "ar"])
    #expect(catalog.withPseudoLocales().locales.map(\.tag) == ["en", "ar", "en-XA", "ar-XB"])
    let plain = try Self.loaded(#"["en", "ar"]"#)
    #expect(plain.withPseudoLocales().locales.map(\.tag) == ["en", "ar"])
    #expect(
      plain.withPseudoLocales(and: [.accented]).locales.map(\.tag) == ["en", "ar", "en-XA"])
  }

  @Test func `a catalog that has none compiles to the same as before`() throws {
    func files(_ catalog: Catalog) throws -> [GeneratedFile] {
      CatalogEmitter.files(catalog, try #require(CatalogCompiler.compile(catalog).0))
    }
    let plain = try Self.loaded(#"["en", "ar"]"#)
    #expect(try files(plain.withPseudoLocales()) == files(plain))
    // A pseudolocale that is listed but not made changes nothing, either.
    #expect(try files(Self.loaded(Self.all)) == files(plain))
    let made = try files(Self.loaded(Self.all).withPseudoLocales())
    let file = try #require(made.first { $0.name == "DemoErrorsCatalog.en-XA+Generated.swift" })
    #expect(file.text.hasPrefix("// Generated from Locales/en/ by bayan."))
    #expect(file.text.contains("[Ṗåššŵöööŕď Çĥåååñĝééďď]"))
    #expect(
      made.contains { $0.text.contains("case enXA = \"en-XA\"\n") }, "\(made.map(\.name))")
  }

  @Test(arguments: [
    (all, "en en-GB en-US en-AU en-XB de", "en"),
    (all, "ar ar-SA ar-EG ar-XA arz", "ar"), (all, "en-XA en_XA.UTF-8 en-xa", "en-XA"),
    (all, "ar-XB ar_XB ar-XB-u-nu-latn", "ar-XB"),
    // Without Arabic, readers of Arabic get the source.
    (#"["en", "en-XA", "ar-XB"]"#, "ar ar-SA ar-EG arz fa", "en"),
    (#"["en", "ar", "en-XA"]"#, "ar-XB", "ar"), (#"["en", "ar"]"#, "ar-XB", "ar"),
    (#"["en", "ar"]"#, "en-XA", "en"),
  ])
  func `a pseudo-locale answers nobody who didn't ask for it`(
    _ locales: String, _ tags: String, _ answer: String
  ) throws {
    let catalog = try Self.messages(Self.loaded(locales).withPseudoLocales())
    for tag in tags.split(separator: " ") {
      let tag = LocaleTag(String(tag))
      #expect(
        catalog.table.locales[catalog.index(preferring: [tag])] == answer, "\(tag)")
    }
  }

  @Test func `readers of other languages get the answers that they get without`() throws {
    let plain = try Self.messages(Self.loaded(#"["en", "ar"]"#))
    let both = try Self.messages(Self.loaded(Self.all).withPseudoLocales())
    for language in ["en", "ar", "arz", "fa", "ur", "he", "de", "zh"] {
      for rest in ["", "-XC", "-SA", "-Latn", "-Arab", "-Arab-SA", "-001"] {
        let tag = LocaleTag(language + rest)
        #expect(plain.index(matching: tag) == both.index(matching: tag), "\(tag)")
      }
    }
  }

  @Test func `direction and numbers are the model's, as the project has them`() throws {
    func words(_ catalog: Catalog, _ tag: LocaleTag) throws -> ErrorWords {
      try Self.messages(catalog.withPseudoLocales(and: PseudoLocale.allCases)).words(
        domain: 0, code: 1,
        arguments: [
          MessageArgument("retryAfter", .number(MessageNumber(1234))),
          MessageArgument("name", .string("Ann")),
        ], preferring: [tag])
    }
    let catalog = try Self.loaded(#"["en", "ar"]"#)
    #expect(try words(catalog, "en-XA").title(for: .log).contains(" 1,234 "))
    #expect(try words(catalog, "en-XA").direction == .leftToRight)
    #expect(try words(catalog, "ar-XB").direction == .rightToLeft)
    let pinned = try Self.loaded(
      #"["en", "ar"]"#, ["Locales/ar/locale.toml": "numbering-system = \"arabext\""])
    #expect(try words(pinned, "ar-XB").title(for: .log).contains("۱٬۲۳۴"))
  }

  @Test func `labels of buttons are made too, also those that are built in`() throws {
    let catalog = try Self.loaded(
      Self.all,
      [
        "Catalog/options.toml": nil, "Catalog/recoveries.toml": nil,
        "Locales/en/options.toml": nil, "Locales/ar/options.toml": nil,
      ])
    let words = try Self.messages(catalog.withPseudoLocales())
      .words(domain: 0, code: 0, preferring: ["en-XA"])
    #expect(words.options(for: .log).map(\.label) == ["[Ĺöĝ Îîññ]", "[Çåñçéééĺĺ]"])
  }

  // MARK: - Foundation

  private enum Locale: String, CatalogLocale {
    enum Category: String, CatalogName { case recoverable, other }
    enum Option: String, CatalogName { case logIn, cancel }
    case en, ar
    case enXA = "en-XA"
    case arXB = "ar-XB"
    static let catalog: MessageCatalog = {
      guard let catalog = try? messages(loaded(all).withPseudoLocales()) else {
        preconditionFailure("the fixture compiles")
      }
      return catalog
    }()
  }

  private enum DemoError: Error, CatalogLocalizedError, CaseIterable {
    typealias Locale = PseudoCatalogTests.Locale
    static var domainIndex: Int { 0 }
    case passwordChanged
    var codeIndex: Int { 0 }
  }

  @Test func `Foundation's texts are in a pseudo-locale only for who asked for it`() {
    func text(_ tag: LocaleTag) -> String {
      MessageLocale.$current.withValue(tag) { DemoError.passwordChanged.localizedDescription }
    }
    #expect(text("ar-SA") == "سجّل الدخول من جديد.")
    #expect(text("en-GB") == "Log in again.")
    #expect(text("en-XA") == "[Ĺöĝ îîñ ååĝååîññ.]")
    #expect(text("ar-XB") == "[لوگ يين ااگااينن.]")
    let error = DemoError.passwordChanged.nsError(preferring: ["ar-XB", "ar"])
    #expect(error.userInfo[CatalogErrorKey.locale] as? String == "ar-XB")
  }
}
