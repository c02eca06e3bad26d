import BayanICU
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
  @Test(
    "Arabic tells six kinds of number apart",
    arguments: [
      ("0", "zero"), ("1", "one"), ("2", "two"), ("3", "few"), ("10", "few"), ("11", "many"),
      ("99", "many"), ("100", "other"), ("102", "other"), ("103", "few"), ("1.5", "other"),
      ("1.0", "one"), ("-2", "two"),
    ])
  func arabic(number: String, category: String) throws {
    #expect(try PluralRules.select(number, locale: "ar") == category)
  }

  @Test("A rule is CLDR's text, with its samples beside it")
  func ruleText() throws {
    let few = try #require(PluralRules.rules(for: "ar").first { $0.category == "few" })
    #expect(few.rule == "n % 100 = 3..10")
    #expect(few.integerSamples.hasPrefix("3~10, 103~110"))
    #expect(few.decimalSamples.hasPrefix("3.0, 4.0"))
    #expect(PluralRules.rules(for: "ar").last?.rule == "")
  }

  @Test(
    "Categories come in CLDR's order, other last",
    arguments: [
      ("ar", ["zero", "one", "two", "few", "many", "other"]), ("en", ["one", "other"]),
      ("ja", ["other"]), ("pl", ["one", "few", "many", "other"]),
      ("ar-EG-u-nu-latn", ["zero", "one", "two", "few", "many", "other"]),
    ])
  func categories(tag: String, expected: [String]) {
    #expect(PluralRules.categories(for: tag) == expected)
  }

  @Test("English ranks with four categories and counts with two")
  func ordinals() throws {
    #expect(PluralRules.categories(for: "en", type: .ordinal) == ["one", "two", "few", "other"])
    #expect(try PluralRules.select("23", locale: "en", type: .ordinal) == "few")
    #expect(try PluralRules.select("11", locale: "en", type: .ordinal) == "other")
  }

  @Test(
    "A whole number has the category of its digits, however large",
    arguments: [0, 1, -1, 2, 11, 1_000_000, 1 << 53, 1 << 53 + 1, Int.max, Int.min])
  func integers(number: Int) throws {
    for locale in ["ar", "fr", "pl", "cy", "en"] {
      let selector = try PluralSelector(locale: locale)
      #expect(try selector.select(number) == selector.select("\(number)"), "\(locale)")
    }
  }

  @Test("Digits that are seen count, even zeros")
  func visibleFraction() throws {
    #expect(try PluralRules.select("1", locale: "en") == "one")
    #expect(try PluralRules.select("1.0", locale: "en") == "other")
    #expect(try PluralRules.select("1.50", locale: "en") == "other")
  }

  @Test("A million in compact form is many in French")
  func compactExponent() throws {
    #expect(try PluralRules.select("1c6", locale: "fr") == "many")
    #expect(try PluralRules.select("1c3", locale: "fr") == "other")
  }

  @Test("Angola has the rules of Portugal, not those of Brazil")
  func parentsInOneLanguage() throws {
    #expect(PluralRules.rules(for: "pt-AO") == PluralRules.rules(for: "pt-PT"))
    #expect(try PluralRules.select("0", locale: "pt") == "one")
    #expect(try PluralRules.select("0", locale: "pt-AO") == "other")
  }

  @Test("Another script doesn't change the grammar", arguments: ["sr-Latn", "sr-Latn-ME"])
  func scripts(tag: String) {
    #expect(PluralRules.rules(for: tag) == PluralRules.rules(for: "sr"))
  }

  @Test("An unknown language has only other", arguments: ["xx", "", "../../plurals", "und"])
  func unknown(tag: String) throws {
    #expect(PluralRules.categories(for: tag) == ["other"])
    #expect(try PluralRules.select("1", locale: tag) == "other")
  }

  @Test(
    "ICU's reading agrees with every sample of every rule",
    arguments: PluralRules.NumberType.allCases)
  func samples(type: PluralRules.NumberType) throws {
    let locales = PluralRules.locales(for: type)
    #expect(locales.count > 90)
    for locale in locales {
      let selector = try PluralSelector(locale: locale, type: type)
      for rule in PluralRules.rules(for: locale, type: type) {
        for sample in (rule.integerSamples + ", " + rule.decimalSamples).split(separator: ", ") {
          for number in sample.split(separator: "~") where number != "…" {
            // ICU's public interface can't be given the likes of 10c6.
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

  @Test(
    "What is no number is refused",
    arguments: [
      "", "-", "--1", "1.", ".5", "1e9", "1E999999999", "٣", "NaN", "1c", "1c999", "12c6", "1\0",
      String(repeating: "9", count: 100_000), "1." + String(repeating: "0", count: 500),
    ])
  func refused(number: String) {
    #expect(throws: ICUError.self) { try PluralRules.select(number, locale: "ar") }
  }

  @Test("The locales with rules are sorted tags")
  func localesWithRules() {
    let locales = PluralRules.locales(for: .cardinal)
    #expect(locales.contains("ar") && locales.contains("pt-PT"))
    #expect(locales == locales.sorted())
  }
}
