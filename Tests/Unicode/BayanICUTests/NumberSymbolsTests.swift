import BayanICU
import Testing

struct NumberSymbolsTests {
  static let arabic = "٠١٢٣٤٥٦٧٨٩".unicodeScalars.map { String($0) }
  static let latin = "0123456789".map { String($0) }

  @Test func `Egypt writes Arabic-Indic digits, the Emirates Latin ones`() throws {
    let egypt = try ICUNumberSymbols(locale: "ar-EG")
    #expect(egypt.numberingSystem == "arab")
    #expect(egypt.digits == Self.arabic)
    #expect(egypt.decimalSeparator == "٫")
    #expect(egypt.groupingSeparator == "٬")
    #expect(egypt.minusSign == "\u{61C}-")
    #expect(egypt.percent.positiveSuffix.unicodeScalars.contains("٪"))
    #expect(try ICUNumberSymbols(locale: "ar-AE").digits == Self.latin)
  }

  @Test func `Arabic without a region follows its CLDR version`() throws {
    let major = try #require(Int(ICUVersion.cldr.prefix { $0 != "." }))
    #expect(try ICUNumberSymbols(locale: "ar").numberingSystem == (major < 46 ? "arab" : "latn"))
  }

  @Test(arguments: ["no", "nb", "nb-NO", "nn", "nn-NO"])
  func `Norwegian writes as its macrolanguage does`(locale: String) throws {
    // The parent of these locales is in their own data, and a bundle that is opened alone loses it.
    let symbols = try ICUNumberSymbols(locale: locale)
    #expect(symbols.groupingSeparator == "\u{A0}")
    #expect(symbols.decimalSeparator == ",")
    let date = try DateFormat(
      locale: locale, skeleton: "yMMMMd", timeZone: "UTC", calendar: "gregory")
    #expect(try date.format(1_136_214_245_000) == "2. januar 2006")
  }

  @Test func `the tag can name a numbering system`() throws {
    #expect(try ICUNumberSymbols(locale: "ar-EG-u-nu-latn").digits == Self.latin)
    #expect(try ICUNumberSymbols(locale: "en-u-nu-arab").digits == Self.arabic)
    #expect(try ICUNumberSymbols(locale: "hi-u-nu-native").numberingSystem == "deva")
  }

  @Test func `a system without plain digits is replaced as ICU replaces it`() throws {
    let symbols = try ICUNumberSymbols(locale: "he-u-nu-hebr")
    #expect(symbols.numberingSystem == "latn")
    #expect(symbols.digits == Self.latin)
  }

  @Test func `a system there isn't leaves the locale's own`() throws {
    #expect(try ICUNumberSymbols(locale: "ar-EG-u-nu-nonesuch").digits == Self.arabic)
  }

  @Test func `Persian has its own digits, and keeps its minus in place with a mark`() throws {
    let symbols = try ICUNumberSymbols(locale: "fa")
    #expect(symbols.numberingSystem == "arabext")
    #expect(symbols.digits.first == "۰")
    #expect(symbols.minusSign == "\u{200E}\u{2212}")
  }

  @Test func `Hebrew keeps its signs in place with marks`() throws {
    let symbols = try ICUNumberSymbols(locale: "he")
    #expect(symbols.minusSign == "\u{200E}-")
    #expect(symbols.plusSign == "\u{200E}+")
    #expect(symbols.digits == Self.latin)
  }

  @Test(arguments: [
    ("en", 3, 3, 1), ("hi", 3, 2, 1), ("ja", 3, 3, 1), ("es", 3, 3, 2), ("pl", 3, 3, 2),
    ("pt-PT", 3, 3, 2), ("pt-MZ", 3, 3, 2), ("es-MX", 3, 3, 1), ("ar-EG", 3, 3, 1),
  ])
  func `groups are as long as the language makes them`(
    tag: String, primary: Int, secondary: Int, minimum: Int
  ) throws {
    let symbols = try ICUNumberSymbols(locale: tag)
    #expect(symbols.grouping.primary == primary)
    #expect(symbols.grouping.secondary == secondary)
    #expect(symbols.minimumGroupingDigits == minimum)
  }

  @Test func `signs stand in the affixes as the locale has them`() throws {
    let english = try ICUNumberSymbols(locale: "en")
    #expect(english.percent.positiveSuffix == "%")
    #expect(try ICUNumberSymbols(locale: "de").percent.positiveSuffix == "\u{A0}%")
    #expect(try ICUNumberSymbols(locale: "tr").percent.positivePrefix == "%")
    #expect(try ICUNumberSymbols(locale: "tr").percent.negativePrefix == "-%")
  }

  @Test func `every locale has ten digits and what is needed around them`() throws {
    for locale in LocaleFacts.available {
      let symbols = try ICUNumberSymbols(locale: locale)
      #expect(symbols.digits.count == 10, "\(locale)")
      #expect(!symbols.decimalSeparator.isEmpty && !symbols.minusSign.isEmpty, "\(locale)")
      // The POSIX locale, for example, has no groups.
      let grouped = symbols.grouping.primary > 0
      #expect((1...4).contains(symbols.minimumGroupingDigits) == grouped, "\(locale)")
      let formatted = Set(try NumberFormatting.format("-7", locale: locale).unicodeScalars)
      #expect(
        formatted.isSuperset(of: (symbols.minusSign + symbols.digits[7]).unicodeScalars),
        "\(locale)")
    }
  }

  @Test func `an unknown language is answered by the root, not by the machine`() throws {
    #expect(try ICUNumberSymbols(locale: "xx-YY") == ICUNumberSymbols(locale: "und"))
  }
}
