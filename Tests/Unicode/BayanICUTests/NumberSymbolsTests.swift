import BayanICU
import Testing

@Suite("Number symbols")
struct NumberSymbolsTests {
  static let arabic = "٠١٢٣٤٥٦٧٨٩".unicodeScalars.map { String($0) }
  static let latin = "0123456789".map { String($0) }

  @Test("Egypt writes Arabic-Indic digits, the Emirates Latin ones")
  func arabicDigits() throws {
    let egypt = try ICUNumberSymbols(locale: "ar-EG")
    #expect(egypt.numberingSystem == "arab")
    #expect(egypt.digits == Self.arabic)
    #expect(egypt.decimalSeparator == "٫")
    #expect(egypt.groupingSeparator == "٬")
    #expect(egypt.minusSign == "\u{61C}-")
    #expect(egypt.percent.positiveSuffix.unicodeScalars.contains("٪"))
    #expect(try ICUNumberSymbols(locale: "ar-AE").digits == Self.latin)
  }

  @Test("Arabic without a region follows its CLDR version")
  func arabicAlone() throws {
    let major = try #require(Int(ICUVersion.cldr.prefix { $0 != "." }))
    #expect(try ICUNumberSymbols(locale: "ar").numberingSystem == (major < 46 ? "arab" : "latn"))
  }

  @Test(
    "Norwegian writes as its macrolanguage does", arguments: ["no", "nb", "nb-NO", "nn", "nn-NO"])
  func norwegian(locale: String) throws {
    // Their parent is stated in their data, and lost where a bundle is opened without it.
    let symbols = try ICUNumberSymbols(locale: locale)
    #expect(symbols.groupingSeparator == "\u{A0}")
    #expect(symbols.decimalSeparator == ",")
    let date = try DateFormat(
      locale: locale, skeleton: "yMMMMd", timeZone: "UTC", calendar: "gregory")
    #expect(try date.format(1_136_214_245_000) == "2. januar 2006")
  }

  @Test("The tag can name a numbering system")
  func namedSystem() throws {
    #expect(try ICUNumberSymbols(locale: "ar-EG-u-nu-latn").digits == Self.latin)
    #expect(try ICUNumberSymbols(locale: "en-u-nu-arab").digits == Self.arabic)
    #expect(try ICUNumberSymbols(locale: "hi-u-nu-native").numberingSystem == "deva")
  }

  @Test("A system without plain digits is replaced as ICU replaces it")
  func algorithmicSystem() throws {
    let symbols = try ICUNumberSymbols(locale: "he-u-nu-hebr")
    #expect(symbols.numberingSystem == "latn")
    #expect(symbols.digits == Self.latin)
  }

  @Test("A system there isn't leaves the locale's own")
  func unknownSystem() throws {
    #expect(try ICUNumberSymbols(locale: "ar-EG-u-nu-nonesuch").digits == Self.arabic)
  }

  @Test("Persian has its own digits, and keeps its minus in place with a mark")
  func persian() throws {
    let symbols = try ICUNumberSymbols(locale: "fa")
    #expect(symbols.numberingSystem == "arabext")
    #expect(symbols.digits.first == "۰")
    #expect(symbols.minusSign == "\u{200E}\u{2212}")
  }

  @Test("Hebrew keeps its signs in place with marks")
  func hebrew() throws {
    let symbols = try ICUNumberSymbols(locale: "he")
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
    let symbols = try ICUNumberSymbols(locale: tag)
    #expect(symbols.primaryGroupingSize == primary)
    #expect(symbols.secondaryGroupingSize == secondary)
    #expect(symbols.minimumGroupingDigits == minimum)
  }

  @Test("Signs stand in the affixes as the locale has them")
  func affixes() throws {
    let english = try ICUNumberSymbols(locale: "en")
    #expect(english.percent.positiveSuffix == "%")
    #expect(try ICUNumberSymbols(locale: "de").percent.positiveSuffix == "\u{A0}%")
    #expect(try ICUNumberSymbols(locale: "tr").percent.positivePrefix == "%")
    #expect(try ICUNumberSymbols(locale: "tr").percent.negativePrefix == "-%")
  }

  @Test("Every locale has ten digits and what is needed around them")
  func everyLocale() throws {
    for locale in LocaleFacts.available {
      let symbols = try ICUNumberSymbols(locale: locale)
      #expect(symbols.digits.count == 10, "\(locale)")
      #expect(!symbols.decimalSeparator.isEmpty && !symbols.minusSign.isEmpty, "\(locale)")
      // The POSIX locale, for one, has no groups.
      let grouped = symbols.primaryGroupingSize > 0
      #expect((1...4).contains(symbols.minimumGroupingDigits) == grouped, "\(locale)")
      let formatted = Set(try NumberFormatting.format("-7", locale: locale).unicodeScalars)
      #expect(
        formatted.isSuperset(of: (symbols.minusSign + symbols.digits[7]).unicodeScalars),
        "\(locale)")
    }
  }

  @Test("An unknown language is answered by the root, not by the machine")
  func unknown() throws {
    #expect(try ICUNumberSymbols(locale: "xx-YY") == ICUNumberSymbols(locale: "und"))
  }
}
