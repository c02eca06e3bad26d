import BayanICU
import Testing

@Suite("Number symbols")
struct NumberSymbolsTests {
  static let arabic = "٠١٢٣٤٥٦٧٨٩".unicodeScalars.map { String($0) }
  static let latin = "0123456789".map { String($0) }

  @Test("Egypt writes Arabic-Indic digits, the Emirates Latin ones")
  func arabicDigits() throws {
    let egypt = try NumberSymbols(locale: "ar-EG")
    #expect(egypt.numberingSystem == "arab")
    #expect(egypt.digits == Self.arabic)
    #expect(egypt.decimalSeparator == "٫")
    #expect(egypt.groupingSeparator == "٬")
    #expect(egypt.minusSign == "\u{61C}-")
    #expect(egypt.decimal.negativePrefix == "\u{61C}-")
    #expect(egypt.percentSign.unicodeScalars.first == "٪")
    #expect(try NumberSymbols(locale: "ar-AE").digits == Self.latin)
  }

  @Test("Arabic without a region follows its CLDR version")
  func arabicAlone() throws {
    let major = try #require(Int(ICUVersion.cldr.prefix { $0 != "." }))
    #expect(try NumberSymbols(locale: "ar").numberingSystem == (major < 46 ? "arab" : "latn"))
  }

  @Test(
    "Norwegian writes as its macrolanguage does", arguments: ["no", "nb", "nb-NO", "nn", "nn-NO"])
  func norwegian(locale: String) throws {
    // Their parent is stated in their data, and lost where a bundle is opened without it.
    let symbols = try NumberSymbols(locale: locale)
    #expect(symbols.groupingSeparator == "\u{A0}")
    #expect(symbols.decimalSeparator == ",")
    let date = try DateFormat(
      locale: locale, skeleton: "yMMMMd", timeZone: "UTC", calendar: "gregory")
    #expect(try date.format(1_136_214_245_000) == "2. januar 2006")
  }

  @Test("The tag can name a numbering system")
  func namedSystem() throws {
    #expect(try NumberSymbols(locale: "ar-EG-u-nu-latn").digits == Self.latin)
    #expect(try NumberSymbols(locale: "en-u-nu-arab").digits == Self.arabic)
    #expect(try NumberSymbols(locale: "hi-u-nu-native").numberingSystem == "deva")
  }

  @Test("A system without plain digits is named, and replaced as ICU replaces it")
  func algorithmicSystem() throws {
    let symbols = try NumberSymbols(locale: "he-u-nu-hebr")
    #expect(symbols.algorithmicSystem == "hebr")
    #expect(symbols.numberingSystem == "latn")
    #expect(symbols.digits == Self.latin)
  }

  @Test("A system there isn't leaves the locale's own")
  func unknownSystem() throws {
    #expect(try NumberSymbols(locale: "ar-EG-u-nu-nonesuch").digits == Self.arabic)
  }

  @Test("Persian has its own digits, and keeps its minus in place with a mark")
  func persian() throws {
    let symbols = try NumberSymbols(locale: "fa")
    #expect(symbols.numberingSystem == "arabext")
    #expect(symbols.digits.first == "۰")
    #expect(symbols.minusSign == "\u{200E}\u{2212}")
  }

  @Test("Hebrew keeps its signs in place with marks")
  func hebrew() throws {
    let symbols = try NumberSymbols(locale: "he")
    #expect(symbols.minusSign == "\u{200E}-")
    #expect(symbols.plusSign == "\u{200E}+")
    #expect(symbols.digits == Self.latin)
  }

  @Test(
    "Groups are as long as the language makes them",
    arguments: [
      ("en", 3, 3, 1), ("hi", 3, 2, 1), ("ja", 3, 3, 1), ("es", 3, 3, 2), ("pl", 3, 3, 2),
      ("pt-PT", 3, 3, 2), ("pt-MZ", 3, 3, 2), ("es-MX", 3, 3, 1), ("ar-EG", 3, 3, 1),
    ])
  func grouping(tag: String, primary: Int, secondary: Int, minimum: Int) throws {
    let symbols = try NumberSymbols(locale: tag)
    #expect(symbols.primaryGroupingSize == primary)
    #expect(symbols.secondaryGroupingSize == secondary)
    #expect(symbols.minimumGroupingDigits == minimum)
  }

  @Test("Signs stand in the affixes as the locale has them")
  func affixes() throws {
    let english = try NumberSymbols(locale: "en")
    #expect(english.decimal.pattern == "#,##0.###")
    #expect(english.decimal.negativePrefix == "-")
    #expect(english.percent.positiveSuffix == "%")
    #expect(english.exponent == "E")
    #expect(english.infinity == "∞")
    #expect(english.notANumber == "NaN")
    #expect(english.permilleSign == "‰")
    #expect(try NumberSymbols(locale: "de").percent.positiveSuffix == "\u{A0}%")
    #expect(try NumberSymbols(locale: "tr").percent.positivePrefix == "%")
    #expect(try NumberSymbols(locale: "tr").percent.negativePrefix == "-%")
  }

  @Test("Every locale has ten digits and what is needed around them")
  func everyLocale() throws {
    for locale in LocaleFacts.available {
      let symbols = try NumberSymbols(locale: locale)
      #expect(symbols.digits.count == 10, "\(locale)")
      #expect(!symbols.decimalSeparator.isEmpty && !symbols.minusSign.isEmpty, "\(locale)")
      // The POSIX locale, for one, has no groups.
      let grouped = symbols.primaryGroupingSize > 0
      #expect((1...4).contains(symbols.minimumGroupingDigits) == grouped, "\(locale)")
      #expect(
        try NumberFormatting.format("-7", locale: locale)
          == symbols.decimal.negativePrefix + symbols.digits[7] + symbols.decimal.negativeSuffix,
        "\(locale)")
    }
  }

  @Test("An unknown language is answered by the root, not by the machine")
  func unknown() throws {
    let root = try NumberSymbols(locale: "und")
    var unknown = try NumberSymbols(locale: "xx-YY")
    #expect(unknown.locale == "xx-YY")
    unknown.locale = "und"
    #expect(unknown == root)
  }
}
