import BayanCompiler
import BayanICU
import BayanMessageSyntax
import BayanRuntime
import Testing

/// Plurals and numbers of compiled packs, compared with ICU, the source of their data.
@Suite("Against ICU")
struct OracleTests {
  static let numbers =
    ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "17", "19", "20", "21"]
    + ["22", "23", "25", "31", "40", "60", "80", "90", "99", "100", "101", "102", "103", "111"]
    + ["112", "113", "199", "200", "211", "1000", "1001", "10000", "40000", "100000", "1000000"]
    + ["1000001", "2000000", "0.0", "0.1", "0.5", "0.9", "1.0", "1.1", "1.3", "1.5", "2.0", "2.1"]
    + ["3.0", "5.5", "10.1", "11.00", "21.1", "1.21", "100.01", "1000000.0", "0.00", "2.25"]

  @Test(arguments: PluralRules.locales(for: .cardinal))
  func `every locale's cardinals are ICU's`(locale: String) throws {
    try compare(locale, .cardinal, "plural")
  }

  @Test(arguments: PluralRules.locales(for: .ordinal))
  func `every locale's ordinals are ICU's`(locale: String) throws {
    try compare(locale, .ordinal, "ordinal")
  }

  private func compare(_ locale: String, _ type: PluralRules.NumberType, _ select: String) throws {
    let selector = try PluralSelector(locale: locale, type: type)
    // A locale's data comes from ICU and takes longer than all of these numbers, so each message is made once.
    let data = try LocaleData(locale, numberingSystem: nil)
    for (fraction, numbers) in Dictionary(grouping: Self.numbers, by: fractionDigits) {
      if type == .ordinal && fraction > 0 { continue }
      let parsed = ParsedMessage.parse(
        """
        .input {$n :number select=\(select) minimumFractionDigits=\(fraction)} .match $n
        zero {{zero}} one {{one}} two {{two}} few {{few}} many {{many}} * {{other}}
        """)
      try #require(parsed.isValid)
      let preview = try #require(
        MessagePreview(parsed.message, locale: LocaleTag(locale), data: data))
      for number in numbers {
        let value = try #require(MessageNumber(number))
        let ours = preview.string([MessageArgument("n", .number(value))])
        let theirs = try selector.select(number)
        #expect(ours == theirs, "\(number) in \(locale)")
      }
    }
  }

  private func fractionDigits(_ number: String) -> Int {
    number.split(separator: ".").dropFirst().first?.count ?? 0
  }

  @Test(arguments: [
    "ar", "ar-EG", "ar-AE", "ar-MA", "he", "fa", "ur", "ckb", "en", "en-IN", "ru", "pl", "fr",
    "fr-CH", "de", "de-CH", "es", "pt-PT", "hi", "bn", "mr", "my", "ja", "th", "sv", "lt", "ne",
  ])
  func `numbers are written as ICU writes them`(locale: String) throws {
    let message = ParsedMessage.parse("{$n :number}").message
    let preview = try #require(MessagePreview(message, locale: locale))
    for number in [
      "0", "7", "-7", "42", "999", "1000", "-1234", "12345", "1234567", "12345678901", "0.5",
      "-0.25", "1234.5", "98765.432", "-1000000.001",
    ] {
      let value = try #require(MessageNumber(number))
      let ours = preview.string([MessageArgument("n", .number(value))], for: .json)
      let theirs = try NumberFormatting.format(number, locale: locale, skeleton: "")
      #expect(
        isSame(ours, theirs),
        "\(number): \(ours.debugDescription), ICU \(theirs.debugDescription)")
    }
  }
}
