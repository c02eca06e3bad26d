import BayanICU
import Testing

struct PluralRulesTests {
  @Test(arguments: [
    ("0", "zero"), ("1", "one"), ("2", "two"), ("3", "few"), ("10", "few"), ("11", "many"),
    ("99", "many"), ("100", "other"), ("102", "other"), ("103", "few"), ("1.5", "other"),
    ("1.0", "one"), ("-2", "two"),
  ])
  func `Arabic tells six kinds of number apart`(number: String, category: String) throws {
    #expect(try PluralRules.select(number, locale: "ar") == category)
  }

  @Test func `a rule is CLDR's text, with its samples beside it`() throws {
    let few = try #require(PluralRules.rules(for: "ar").first { $0.category == "few" })
    #expect(few.rule == "n % 100 = 3..10")
    #expect(few.integerSamples.hasPrefix("3~10, 103~110"))
    #expect(few.decimalSamples.hasPrefix("3.0, 4.0"))
    #expect(PluralRules.rules(for: "ar").last?.rule == "")
  }

  @Test(arguments: [
    ("ar", ["zero", "one", "two", "few", "many", "other"]), ("en", ["one", "other"]),
    ("ja", ["other"]), ("pl", ["one", "few", "many", "other"]),
    ("ar-EG-u-nu-latn", ["zero", "one", "two", "few", "many", "other"]),
  ])
  func `categories come in CLDR's order, other last`(tag: String, expected: [String]) {
    #expect(PluralRules.categories(for: tag) == expected)
  }

  @Test func `English ranks with four categories and counts with two`() throws {
    #expect(PluralRules.categories(for: "en", type: .ordinal) == ["one", "two", "few", "other"])
    #expect(try PluralRules.select("23", locale: "en", type: .ordinal) == "few")
    #expect(try PluralRules.select("11", locale: "en", type: .ordinal) == "other")
  }

  @Test(arguments: [0, 1, -1, 2, 11, 1_000_000, 1 << 53, 1 << 53 + 1, Int.max, Int.min])
  func `a whole number has the category of its digits, however large`(number: Int) throws {
    for locale in ["ar", "fr", "pl", "cy", "en"] {
      let selector = try PluralSelector(locale: locale)
      #expect(try selector.select(number) == selector.select("\(number)"), "\(locale)")
    }
  }

  @Test func `digits that are seen count, even zeros`() throws {
    #expect(try PluralRules.select("1", locale: "en") == "one")
    #expect(try PluralRules.select("1.0", locale: "en") == "other")
    #expect(try PluralRules.select("1.50", locale: "en") == "other")
  }

  @Test func `a million in compact form is many in French`() throws {
    #expect(try PluralRules.select("1c6", locale: "fr") == "many")
    #expect(try PluralRules.select("1c3", locale: "fr") == "other")
  }

  @Test func `Angola has the rules of Portugal, not those of Brazil`() throws {
    #expect(PluralRules.rules(for: "pt-AO") == PluralRules.rules(for: "pt-PT"))
    #expect(try PluralRules.select("0", locale: "pt") == "one")
    #expect(try PluralRules.select("0", locale: "pt-AO") == "other")
  }

  @Test(arguments: ["sr-Latn", "sr-Latn-ME"])
  func `another script doesn't change the grammar`(tag: String) {
    #expect(PluralRules.rules(for: tag) == PluralRules.rules(for: "sr"))
  }

  @Test(arguments: ["xx", "", "../../plurals", "und"])
  func `an unknown language has only other`(tag: String) throws {
    #expect(PluralRules.categories(for: tag) == ["other"])
    #expect(try PluralRules.select("1", locale: tag) == "other")
  }

  @Test(arguments: PluralRules.NumberType.allCases)
  func `ICU's reading agrees with every sample of every rule`(type: PluralRules.NumberType) throws {
    let locales = PluralRules.locales(for: type)
    #expect(locales.count > 90)
    for locale in locales {
      let selector = try PluralSelector(locale: locale, type: type)
      for rule in PluralRules.rules(for: locale, type: type) {
        for sample in (rule.integerSamples + ", " + rule.decimalSamples).split(separator: ", ") {
          for number in sample.split(separator: "~") where number != "…" {
            // ICU's public interface takes no compact numbers such as 10c6.
            guard let category = try? selector.select(String(number)) else {
              #expect(number.contains("c"))
              continue
            }
            #expect(category == rule.category, "\(locale) \(number)")
            guard let integer = Int(number) else { continue }
            #expect(try selector.select(integer) == category, "\(locale) \(number)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    "", "-", "--1", "1.", ".5", "1e9", "1E999999999", "٣", "NaN", "1c", "1c999", "12c6", "1\0",
    String(repeating: "9", count: 100_000), "1." + String(repeating: "0", count: 500),
  ])
  func `a text that isn't a number is refused`(number: String) {
    #expect(throws: ICUError.self) { try PluralRules.select(number, locale: "ar") }
  }

  @Test func `the locales with rules are sorted tags`() {
    let locales = PluralRules.locales(for: .cardinal)
    #expect(locales.contains("ar") && locales.contains("pt-PT"))
    #expect(locales == locales.sorted())
  }
}
