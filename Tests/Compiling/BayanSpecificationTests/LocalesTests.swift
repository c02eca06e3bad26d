import BayanCompiler
import BayanICU
import BayanMessageSyntax
import BayanRuntime
import Testing

/// Locale data that the chapters leave to CLDR, compared with ICU: numbers, plurals and direction.
@Suite("Locales, with ICU as the oracle")
struct LocalesTests {
  static let locales = [
    "ar", "ar-EG", "ar-MA", "he", "fa", "ur", "ckb", "ru", "pl", "cs", "fr", "fr-CH", "de-AT", "es",
    "pt-PT", "sl", "lt", "lv", "ga", "cy", "ja", "zh-TW", "th", "hi", "bn", "ne", "my", "tr", "en",
    "en-IN", "gsw", "bg",
  ]

  /// Formats several placeholders in one message, which is compiled once.
  private func texts(_ placeholders: [String], _ locale: String) throws -> [String] {
    let message = "{{" + placeholders.joined(separator: "\u{1}") + "}}"
    return try format(Statement("", message, in: locale, "")) { _ in }
      .split(separator: "\u{1}", omittingEmptySubsequences: false).map(String.init)
  }

  private func expectSame(
    _ ours: [String], _ theirs: [String], _ names: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(ours.count == theirs.count, sourceLocation: sourceLocation)
    for ((own, other), name) in zip(zip(ours, theirs), names)
    where !own.utf8.elementsEqual(other.utf8) {
      Issue.record(
        "\(name): \(own.debugDescription), ICU \(other.debugDescription)",
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: locales)
  func `options of numbers`(locale: String) throws {
    let forms = [
      ("signDisplay=always", "sign-always .###"),
      ("signDisplay=exceptZero", "sign-except-zero .###"),
      ("useGrouping=never", "group-off .###"), ("useGrouping=min2", "group-min2 .###"),
      ("useGrouping=always", "group-on-aligned .###"), ("minimumFractionDigits=2", ".00#"),
      ("maximumFractionDigits=1", ".#"), ("minimumIntegerDigits=4", "integer-width/+0000 .###"),
      ("maximumSignificantDigits=3", "@##"),
      ("minimumSignificantDigits=4 maximumSignificantDigits=6", "@@@@##"),
      ("maximumFractionDigits=0 roundingMode=ceil", "precision-integer rounding-mode-ceiling"),
      ("maximumFractionDigits=0 roundingMode=trunc", "precision-integer rounding-mode-down"),
      (
        "maximumFractionDigits=0 roundingMode=halfEven", "precision-integer rounding-mode-half-even"
      ),
    ]
    var names: [String] = []
    var theirs: [String] = []
    for number in ["0", "-7.125", "1234.5", "-98765.4321"] {
      for (options, skeleton) in forms {
        names.append("{\(number) :number \(options)}")
        let mode = skeleton.contains("rounding-mode") ? "" : " rounding-mode-half-up"
        theirs.append(
          try NumberFormatting.format(number, locale: locale, skeleton: skeleton + mode))
      }
    }
    expectSame(try texts(names, locale), theirs, names)
  }

  @Test func `percentages and what isn't finite, in every locale`() throws {
    let skeleton = "percent scale/100 precision-integer rounding-mode-half-up"
    // The POSIX locale has no groups, but ICU adds them for 'always'.
    for locale in LocaleFacts.available where !locale.hasSuffix("posix") {
      let numbers = ["0.05", "-0.5", "12.345", "1234.5", "-98765", "1234567"]
      var names = numbers.map { "{\($0) :percent}" }
      var theirs = try numbers.map {
        try NumberFormatting.format($0, locale: locale, skeleton: skeleton)
      }
      names.append("{1234567 :percent useGrouping=always signDisplay=always}")
      theirs.append(
        try NumberFormatting.format(
          "1234567", locale: locale, skeleton: skeleton + " group-on-aligned sign-always"))
      expectSame(try texts(names, locale), theirs, names.map { "\($0) in \(locale)" })
      for (value, text) in [(Double.nan, "NaN"), (-Double.infinity, "-Infinity")] {
        let names = ["{$n :number}", "{$n :percent}"]
        let message = try #require(
          MessagePreview(ParsedMessage.parse(names.joined(separator: "|")).message, locale: locale))
        let ours = message.string([MessageArgument("n", MessageValue(value))], for: .json)
        let number = try NumberFormatting.format(text, locale: locale, skeleton: "")
        let percent = try NumberFormatting.format(text, locale: locale, skeleton: skeleton)
        expectSame([ours], [number + "|" + percent], ["\(text) in \(locale)"])
      }
    }
  }

  @Test(arguments: locales)
  func `a unit's words keep the sign`(locale: String) throws {
    let units = ["hour", "day", "year", "month", "week", "minute", "meter", "kilogram", "byte"]
    let symbols = try ICUNumberSymbols(locale: locale)
    for display in ["long", "short", "narrow"] {
      for unit in units {
        let negative = [-1, -2, -3, -11].map { "{\($0) :unit unit=\(unit) unitDisplay=\(display)}" }
        for (text, name) in zip(try texts(negative, locale), negative) {
          #expect(text.contains(symbols.minusSign), "\(name) in \(locale): \(text)")
        }
        let positive = [1, 2].map {
          "{\($0) :unit unit=\(unit) unitDisplay=\(display) signDisplay=always}"
        }
        for (text, name) in zip(try texts(positive, locale), positive) {
          #expect(text.contains(symbols.plusSign), "\(name) in \(locale): \(text)")
        }
      }
    }
  }

  @Test(arguments: locales)
  func `plurals of numbers as they are shown`(locale: String) throws {
    let cardinal = try PluralSelector(locale: locale, type: .cardinal)
    let ordinal = try PluralSelector(locale: locale, type: .ordinal)
    let variants = "zero {{zero}} one {{one}} two {{two}} few {{few}} many {{many}} * {{other}}"
    for (select, selector) in [("plural", cardinal), ("ordinal", ordinal)] {
      let message = ".input {$n :integer select=\(select)} .match $n \(variants)"
      let preview = try #require(
        MessagePreview(ParsedMessage.parse(message).message, locale: locale))
      for number in [0, 1, 2, 3, 5, 6, 11, 12, 19, 21, 22, 100, 101, 1_000_000] {
        let ours = preview.string([MessageArgument("n", .integer(number))], for: .json)
        #expect(try ours == selector.select("\(number)"), "\(number), \(select)")
      }
    }
    let message = ".input {$n :number minimumFractionDigits=2} .match $n \(variants)"
    let preview = try #require(
      MessagePreview(ParsedMessage.parse(message).message, locale: locale))
    for shown in ["0.50", "1.00", "1.50", "2.10", "11.00", "1000000.00"] {
      let ours = preview.string([MessageArgument("n", .string(shown))], for: .json)
      #expect(try ours == cardinal.select(shown), "\(shown)")
    }
  }

  @Test(arguments: locales)
  func `directions`(locale: String) throws {
    let isRightToLeft = LocaleFacts.isRightToLeft(locale)
    let text = try format(Statement("", "{5 :integer}", in: locale, "", sink: .display)) { _ in }
    #expect((text.unicodeScalars.first == "\u{2067}") == isRightToLeft)
    let inLatin = try format(
      Statement("", "{5 :integer u:dir=ltr}", in: locale, "", sink: .display)
    ) { _ in }
    #expect(inLatin.unicodeScalars.first == "\u{2066}" && inLatin.unicodeScalars.last == "\u{2069}")
  }

  @Test(arguments: locales)
  func `amounts and units, with their signs`(locale: String) throws {
    let forms = [
      ("currency currency=USD", "currency/USD"), ("currency currency=JPY", "currency/JPY"),
      (
        "currency currency=EUR currencyDisplay=name", "currency/EUR unit-width-full-name"
      ),
      ("currency currency=EUR currencyDisplay=code", "currency/EUR unit-width-iso-code"),
      ("currency currency=USD currencySign=accounting", "currency/USD sign-accounting"),
      ("unit unit=kilometer-per-hour", "unit/kilometer-per-hour .###"),
      ("unit unit=day unitDisplay=long", "unit/day unit-width-full-name .###"),
      ("unit unit=celsius unitDisplay=narrow", "unit/celsius unit-width-narrow .###"),
    ]
    var names: [String] = []
    var theirs: [String] = []
    for number in ["0", "1", "-3.25", "1234.5"] {
      for (function, skeleton) in forms {
        names.append("{\(number) :\(function)}")
        theirs.append(
          try NumberFormatting.format(
            number, locale: locale, skeleton: skeleton + " rounding-mode-half-up"))
      }
    }
    expectSame(try texts(names, locale), theirs, names)
  }

  @Test(arguments: locales)
  func `dates and times`(locale: String) throws {
    let forms = [
      ("date", "yMMMd"), ("date length=long", "yMMMMd"), ("date length=short", "yMd"),
      ("date fields=month-day-weekday length=long", "MMMMdEEEE"), ("date fields=weekday", "EEE"),
      ("time", "jm"), ("time precision=second hour12=false", "Hms"), ("datetime", "yMMMdjm"),
      ("time hour12=true timeZoneStyle=short", "hmz"),
    ]
    var names: [String] = []
    var theirs: [String] = []
    for (function, skeleton) in forms {
      names.append("{|2006-01-02T15:04:05Z| :\(function) calendar=gregory}")
      theirs.append(
        try DateFormat(locale: locale, skeleton: skeleton, timeZone: "UTC", calendar: "gregory")
          .format(1_136_214_245_000))
    }
    expectSame(try texts(names, locale), theirs, names)
  }
}
