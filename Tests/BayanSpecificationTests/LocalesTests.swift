import BayanICU
import BayanRuntime
import Testing

/// What the chapters leave to CLDR, against ICU: numbers, plurals and direction by locale.
@Suite("Locales, with ICU as the oracle")
struct LocalesTests {
  static let locales = [
    "ar", "ar-EG", "ar-SA", "ar-MA", "he", "fa", "ur", "ps", "ckb", "ru", "uk", "pl", "cs", "fr",
    "fr-CH", "de-AT", "es", "es-MX", "pt", "pt-PT", "it", "sl", "lt", "lv", "ga", "cy", "mt", "ja",
    "zh", "zh-TW", "ko", "th", "hi", "bn", "ta", "mr", "ne", "my", "km", "tr", "az", "sw", "am",
    "en", "en-IN", "gsw", "bg", "hr",
  ]

  @Test("Options of numbers", arguments: locales)
  func options(locale: String) throws {
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
    for number in ["0", "1", "-7.125", "1234.5", "-98765.4321", "10000000"] {
      for (options, skeleton) in forms {
        let ours = try format(
          Statement("", "{\(number) :number \(options)}", in: locale, "")
        ) { _ in }
        let mode = skeleton.contains("rounding-mode") ? "" : " rounding-mode-half-up"
        let theirs = try NumberFormatting.format(
          number, locale: locale, skeleton: skeleton + mode)
        #expect(
          ours.utf8.elementsEqual(theirs.utf8), "\(number) \(options): \(ours), ICU \(theirs)")
      }
    }
  }

  @Test("Plurals of numbers as they are shown", arguments: locales)
  func plurals(locale: String) throws {
    let cardinal = try PluralSelector(locale: locale, type: .cardinal)
    let ordinal = try PluralSelector(locale: locale, type: .ordinal)
    let variants = "zero {{zero}} one {{one}} two {{two}} few {{few}} many {{many}} * {{other}}"
    for number in [
      "0", "1", "2", "3", "5", "6", "11", "12", "19", "21", "22", "100", "101", "1000000",
    ] {
      for (select, selector) in [("plural", cardinal), ("ordinal", ordinal)] {
        let message = ".local $n = {\(number) :integer select=\(select)} .match $n \(variants)"
        #expect(
          try format(Statement("", message, in: locale, "")) { _ in } == selector.select(number),
          "\(number), \(select)")
      }
      let shown = number + ".50"
      let message = ".local $n = {\(shown) :number minimumFractionDigits=2} .match $n \(variants)"
      #expect(
        try format(Statement("", message, in: locale, "")) { _ in } == cardinal.select(shown),
        "\(shown)")
    }
  }

  @Test("Directions", arguments: locales)
  func directions(locale: String) throws {
    let isRightToLeft = LocaleFacts.direction(of: locale) == .rightToLeft
    let text = try format(Statement("", "{5 :integer}", in: locale, "", sink: .display)) { _ in }
    #expect((text.unicodeScalars.first == "\u{2067}") == isRightToLeft)
    let inLatin = try format(
      Statement("", "{5 :integer u:dir=ltr}", in: locale, "", sink: .display)
    ) { _ in }
    #expect(inLatin.unicodeScalars.first == "\u{2066}" && inLatin.unicodeScalars.last == "\u{2069}")
  }

  @Test("Amounts and units, with their signs", arguments: locales)
  func measures(locale: String) throws {
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
    for number in ["0", "1", "2", "-3.25", "1234.5", "5000000"] {
      for (function, skeleton) in forms {
        let ours = try format(Statement("", "{\(number) :\(function)}", in: locale, "")) { _ in }
        let theirs = try NumberFormatting.format(
          number, locale: locale, skeleton: skeleton + " rounding-mode-half-up")
        #expect(
          ours.utf8.elementsEqual(theirs.utf8),
          "\(number) \(function): \(ours.debugDescription), ICU \(theirs.debugDescription)")
      }
    }
  }

  @Test("Dates and times", arguments: locales)
  func dates(locale: String) throws {
    let forms = [
      ("date", "yMMMd"), ("date length=long", "yMMMMd"), ("date length=short", "yMd"),
      ("date fields=month-day-weekday length=long", "MMMMdEEEE"), ("date fields=weekday", "EEE"),
      ("time", "jm"), ("time precision=second hour12=false", "Hms"), ("datetime", "yMMMdjm"),
      ("time hour12=true timeZoneStyle=short", "hmz"),
    ]
    for (literal, moment) in [
      ("2006-01-02T15:04:05Z", 1_136_214_245_000.0), ("1999-12-31T00:00:00Z", 946_598_400_000),
    ] {
      for (function, skeleton) in forms {
        let ours = try format(
          Statement("", "{|\(literal)| :\(function) calendar=gregory}", in: locale, "")
        ) { _ in }
        let theirs = try DateFormat(
          locale: locale, skeleton: skeleton, timeZone: "UTC", calendar: "gregory"
        ).format(moment)
        #expect(
          ours.utf8.elementsEqual(theirs.utf8),
          "\(function): \(ours.debugDescription), ICU \(theirs.debugDescription)")
      }
    }
  }
}
