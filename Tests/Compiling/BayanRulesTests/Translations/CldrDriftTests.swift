import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import BayanTOML
import Testing

@Suite("cldr-drift")
struct CldrDriftTests {
  /// Plural rules and numbering systems of several versions of CLDR.
  ///
  /// The rules of 36 (`fr`), 41 (`fr`, `he`), 42 (`he`) and 47 (`gl`) are those of Babel 2.8.0,
  /// 2.10.3, 2.12.1 and 2.18.0, which are made from these releases. Those of 49 come only from the
  /// ticket.
  ///
  /// - Source: CLDR `plurals.xml` of releases 36, 38, 41, 42 and 48, and CLDR-19667, which gives
  ///   Galician the `many` of Catalan and Italian in release 49; `numberingSystems` of releases 42
  ///   and 46.
  private enum Data {
    static let french36 = facts("36.0", "one: i = 0,1")
    static let french38 = facts(
      "38.0",
      "one: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5")
    static let hebrew41 = facts(
      "41.0",
      "one: i = 1 and v = 0; two: i = 2 and v = 0; many: v = 0 and n != 0..10 and n % 10 = 0",
      isRightToLeft: true)
    static let hebrew42 = facts(
      "42.0", "one: i = 1 and v = 0 or i = 0 and v != 0; two: i = 2 and v = 0",
      isRightToLeft: true)
    static let galician48 = facts("48.0", "one: i = 1 and v = 0")
    static let galician49 = facts(
      "49.0",
      "one: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5")
    private static let arabic =
      "zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99"
    static let arabic42 = facts("42.0", arabic, digits: "arab", isRightToLeft: true)
    static let arabic46 = facts("46.0", arabic, isRightToLeft: true)

    static func facts(
      _ version: String, _ cardinal: String, digits: String = "latn", isRightToLeft: Bool = false
    ) -> CLDRLock.Facts {
      let rules = cardinal.split(separator: "; ").map { rule in
        let parts = rule.split(separator: ": ")
        return CLDRLock.Rule(category: String(parts[0]), condition: String(parts[1]))
      }
      return CLDRLock.Facts(
        version: version, digits: digits, isRightToLeft: isRightToLeft, cardinal: rules, ordinal: []
      )
    }
  }

  private static let source =
    ".input {$retryAfter :integer} .match $retryAfter one {{Wait {$retryAfter} second, {$name}}} "
    + "* {{Wait {$retryAfter} s, {$name}}}"

  /// Returns the rule's diagnostics for a project in English and another language after a change of
  /// CLDR.
  private func found(
    _ tag: String, _ title: String, from was: CLDRLock.Facts, to now: CLDRLock.Facts,
    argument: String = "type = \"integer\"", settings: String? = nil
  ) throws -> [Diagnostic] {
    let english = CLDRLock.Facts(icu: "en")
    let lock = CLDRLock(locales: ["en": .init(facts: english), tag: .init(facts: was)])
    var changes: [String: String?] = [
      "Catalog/bayan.toml": CatalogFixture.text(of: "Catalog/bayan.toml")
        .replacing("\"ar\"", with: "\"\(tag)\""),
      "Catalog/cldr.lock": lock.fileText,
      "Catalog/login.toml": CatalogFixture.text(of: "Catalog/login.toml")
        .replacing("type = \"integer\", range = \"0...3600\"", with: argument),
      "Locales/ar/login.toml": nil, "Locales/ar/options.toml": nil,
      "Locales/en/login.toml": "[tooManyCalls]\ntitle = \(tomlBasicString(Self.source))\n",
      "Locales/\(tag)/locale.toml": settings,
    ]
    changes["Locales/\(tag)/login.toml"] =
      "[passwordChanged]\ntitle = \"T\"\n[tooManyCalls]\ntitle = \(tomlBasicString(title))\n"
    let loaded = CatalogLoader.load(CatalogFixture(changes).files)
    #expect(loaded.diagnostics.filter { $0.severity == .error } == [])
    var report = Report(rule: CldrDrift.id, severity: CldrDrift.severity)
    CldrDrift { $0 == tag ? now : english }.check(try #require(loaded.catalog), into: &report)
    return report.diagnostics
  }

  private func texts(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.locale ?? "-") \($0.severity): \($0.message)" }
  }

  private static func plural(_ variants: String) -> String {
    ".input {$retryAfter :integer} .match $retryAfter \(variants)"
  }

  @Test func `French got 'many' for millions`() throws {
    let title = Self.plural(
      "one {{{$retryAfter} a}} many {{{$retryAfter} b}} * {{{$retryAfter} c}}")
    #expect(
      try texts(found("fr", title, from: Data.french36, to: Data.french38)) == [
        "fr warning: for '$retryAfter' with n = 1000000, 2000000, …, CLDR 38.0 selects the variant 'many'; "
          + "CLDR 36.0 selected '*'",
        "fr warning: 'fr' was written for CLDR 36.0, and CLDR 38.0 changes this: plural rules; "
          + "1 message reads differently; accept it with 'bayan cldr --accept'",
      ])
  }

  @Test(arguments: [
    plural("one {{{$retryAfter} a}} * {{{$retryAfter} c}}"), "{$retryAfter :integer} d",
    plural("1000000 {{a}} 2000000 {{b}} many {{{$retryAfter} b}} * {{{$retryAfter} c}}"),
  ])
  func `a message that chooses as before isn't named`(title: String) throws {
    #expect(
      try texts(found("fr", title, from: Data.french36, to: Data.french38)) == [
        "fr note: 'fr' was written for CLDR 36.0, and CLDR 38.0 changes this: plural rules; "
          + "no message reads differently; accept it with 'bayan cldr --accept'"
      ])
  }

  @Test func `numbers that never come don't count`() throws {
    let title = Self.plural(
      "one {{{$retryAfter} a}} many {{{$retryAfter} b}} * {{{$retryAfter} c}}")
    let found = try found(
      "fr", title, from: Data.french36, to: Data.french38,
      argument: "type = \"integer\", range = \"0...3600\"")
    #expect(found.map(\.severity) == [.note])
  }

  @Test func `Hebrew lost 'many' for tens`() throws {
    let title = Self.plural(
      "one {{א}} two {{ב}} many {{{$retryAfter} ג}} * {{{$retryAfter} ד}}")
    let found = try texts(found("he", title, from: Data.hebrew41, to: Data.hebrew42))
    #expect(
      found.first
        == "he warning: for '$retryAfter' with n = 20, 30, …, CLDR 42.0 selects the variant '*'; "
        + "CLDR 41.0 selected 'many'")
    #expect(found.count == 2)
  }

  @Test func `fractions of Hebrew below one became 'one'`() throws {
    let title = Self.plural("one {{{$retryAfter} א}} * {{{$retryAfter} ב}}")
      .replacing(":integer", with: ":number minimumFractionDigits=1")
    let found = try texts(
      found("he", title, from: Data.hebrew41, to: Data.hebrew42, argument: "type = \"number\""))
    #expect(
      found.first
        == "he warning: for '$retryAfter' with n = 0, …, CLDR 42.0 selects the variant 'one'; "
        + "CLDR 41.0 selected '*'")
  }

  @Test(arguments: [
    ("one: i = 0,1", "one: n = 0,1", "0.1, …", "*", "one"),
    ("one: i = 0,1", "one: i = 0 or n = 1", "1.1, …", "*", "one"),
    ("one: n = 1", "one: n = 1 or t != 0 and i = 0,1", "0.1, …", "one", "*"),
  ])
  func `rules that differ at fractions alone are compared there`(
    was: String, now: String, numbers: String, variant: String, before: String
  ) throws {
    let title = Self.plural("one {{{$retryAfter} a}} * {{{$retryAfter} b}}")
    let (was, now) = (Data.facts("1.0", was), Data.facts("2.0", now))
    let decimals = try texts(
      found(
        "fr", title.replacing(":integer", with: ":number"), from: was, to: now,
        argument: "type = \"number\""))
    #expect(
      decimals.first
        == "fr warning: for '$retryAfter' with n = \(numbers), CLDR 2.0 selects the variant '\(variant)'; "
        + "CLDR 1.0 selected '\(before)'")
    // An integer argument never has those numbers.
    #expect(try found("fr", title, from: was, to: now).map(\.severity) == [.note])
  }

  @Test func `Galician gets 'many' for millions`() throws {
    let title = Self.plural(
      "one {{{$retryAfter} a}} many {{{$retryAfter} b}} * {{{$retryAfter} c}}")
    let diagnostics = try found("gl", title, from: Data.galician48, to: Data.galician49)
    #expect(
      texts(diagnostics).first
        == "gl warning: for '$retryAfter' with n = 1000000, 2000000, …, CLDR 49.0 selects the variant 'many'; "
        + "CLDR 48.0 selected '*'")
    #expect(diagnostics.first?.messageID?.description == "login.tooManyCalls.title")
    #expect(diagnostics.first?.file == "Locales/gl/login.toml")
  }

  @Test func `of two selectors the one is named whose numbers changed`() throws {
    let title =
      ".input {$retryAfter :integer} .input {$name :string} .match $retryAfter $name "
      + "many Ann {{a}} many * {{b}} * * {{c}}"
    #expect(
      try texts(found("fr", title, from: Data.french36, to: Data.french38)).dropLast() == [
        "fr warning: for '$retryAfter' with n = 1000000, 2000000, …, CLDR 38.0 selects the variant 'many Ann'; "
          + "CLDR 36.0 selected '* *'",
        "fr warning: for '$retryAfter' with n = 1000000, 2000000, …, CLDR 38.0 selects the variant 'many *'; "
          + "CLDR 36.0 selected '* *'",
      ])
  }

  @Test func `Arabic got Latin digits, and each message with a number is named`() throws {
    #expect(
      try texts(found("ar", "بعد {$retryAfter}", from: Data.arabic42, to: Data.arabic46)) == [
        "ar warning: numbers are shown in the digits 0123456789 ('latn') with CLDR 46.0; "
          + "with CLDR 42.0 they were shown in ٠١٢٣٤٥٦٧٨٩ ('arab')",
        "ar warning: 'ar' was written for CLDR 42.0, and CLDR 46.0 changes this: digits ('latn'); "
          + "1 message reads differently; accept it with 'bayan cldr --accept'",
      ])
    let unshown = try found("ar", "يا {$name}", from: Data.arabic42, to: Data.arabic46)
    #expect(unshown.map(\.severity) == [.note])
  }

  @Test func `digits that the project chose don't change`() throws {
    let found = try found(
      "ar", "بعد {$retryAfter}", from: Data.arabic42, to: Data.arabic46,
      settings: "numbering-system = \"arab\"\n")
    #expect(found == [])
  }

  @Test func `another direction is felt by every reader`() throws {
    var now = Data.french38
    now.isRightToLeft = true
    let found = try texts(found("fr", "T", from: Data.french38, to: now))
    #expect(found.count == 1 && found.first?.hasPrefix("fr warning:") == true)
  }

  @Test func `the same rules in a newer version are nothing to report`() throws {
    var now = Data.french38
    now.version = "50.0"
    #expect(try found("fr", "T", from: Data.french38, to: now) == [])
  }

  @Test func `the fix accepts the new data`() throws {
    let line = try #require(
      found("fr", "T", from: Data.french36, to: Data.french38).first?.fixes.first?.edits.first)
    #expect(line.replacement == CLDRLock.lineText("fr", Data.french38))
  }

  @Test func `a rule that can't be read is reported, and what the lock lacks is a note`() throws {
    var broken = Data.french36
    broken.cardinal[0].condition = "i is 1"
    #expect(
      try texts(found("fr", "T", from: broken, to: Data.french38)) == [
        "fr warning: the plural rule 'i is 1' can't be read; run 'bayan cldr --accept' to write the line again"
      ])
    let loaded = CatalogLoader.load(
      CatalogFixture(["Catalog/cldr.lock": "format = 1\n[locales]\n"]).files)
    var report = Report(rule: CldrDrift.id, severity: CldrDrift.severity)
    CldrDrift().check(try #require(loaded.catalog), into: &report)
    #expect(report.diagnostics.map(\.severity) == [.note, .note])
  }

  @Test func `without a lock there is nothing to report`() throws {
    var report = Report(rule: CldrDrift.id, severity: CldrDrift.severity)
    let catalog = try #require(CatalogLoader.load(CatalogFixture().files).catalog)
    CldrDrift().check(catalog, into: &report)
    #expect(report.diagnostics == [])
  }

  @Test func `a lock is written a line a locale, and read back`() throws {
    let catalog = try #require(CatalogLoader.load(CatalogFixture().files).catalog)
    let lock = CLDRLock().accepting(of: catalog)
    #expect(lock.fileText.split(separator: "\n").count == 5)
    let read = CatalogLoader.load(CatalogFixture(["Catalog/cldr.lock": lock.fileText]).files)
    #expect(read.diagnostics == [])
    let again = try #require(read.catalog?.cldr)
    #expect(again.locales.mapValues(\.facts) == lock.locales.mapValues(\.facts))
    #expect(again.locales["ar"]?.facts == CLDRLock.Facts(icu: "ar"))

    let partly = CLDRLock().accepting(["ar"], of: catalog)
    #expect(partly.locales.keys.sorted() == ["ar"])
  }

  @Test(arguments: [
    ("fr = 1", "a table"), ("fr = {}", "missing key 'cldr'"),
    (
      "fr = { cldr = \"1\", digits = \"latn\", direction = \"up\", cardinal = \"\", ordinal = \"\" }",
      "'direction' can't be 'up'"
    ),
    (
      "fr = { cldr = \"1\", digits = \"latn\", direction = \"ltr\", cardinal = \"one\", ordinal = \"\" }",
      "'one' aren't plural rules"
    ),
  ])
  func `a lock that was merged wrongly is reported`(_ line: String, _ message: String) {
    let lock = "format = 1\n[locales]\n\(line)\n"
    let found = CatalogLoader.load(CatalogFixture(["Catalog/cldr.lock": lock]).files).diagnostics
    #expect(
      found.contains {
        $0.file == "Catalog/cldr.lock" && $0.message.description.contains(message)
      }, "\(found.map(\.message.description))")
  }
}
