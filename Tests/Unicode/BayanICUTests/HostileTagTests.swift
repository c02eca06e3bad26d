import BayanICU
import Testing

@Suite("Hostile locale tags")
struct HostileTagTests {
  /// A tag of which reports show only the start, because some have a million bytes.
  struct Tag: Sendable, ExpressibleByStringLiteral, CustomTestStringConvertible {
    var text: String
    init(_ text: String) { self.text = text }
    init(stringLiteral text: String) { self.init(text) }
    var testDescription: String {
      "\(String(text.prefix(40)).debugDescription), \(text.utf8.count) bytes"
    }
  }

  static let illFormed: [Tag] = [
    "", " ", "-", "--", "a", "../../", "../../etc/passwd", "ar/EG", "ar.EG", "ar\0EG", "\0", "ar-",
    "-ar", "ar--EG", "العربية", "🙂", "ar@numbers=arab", "%s%n%n", "supplementalData", "ar\n",
    "en-u", Tag(String(repeating: "a", count: 1_000_000)),
    Tag(String(repeating: "ar-", count: 100_000)),
    Tag("ar" + String(repeating: "-variant", count: 30)),
  ]

  static let wellFormed: [Tag] = [
    "x-private", "root", "plurals", "pool", "und-Zzzz-ZZ", "mul", "zxx", Tag("en-x-\(repeated)"),
    "ar-u-nu-arab-u-nu-latn", "i-default", "a-b-c", "xx-u-nu-", "qaa-Qaaa-QM", "en-t-ar",
    "und-u-va-posix",
  ]

  private static let repeated = Array(repeating: "abcdefgh", count: 15).joined(separator: "-")

  @Test(arguments: illFormed)
  func `an ill-formed tag is treated as the root`(tag: Tag) throws {
    let tag = tag.text
    #expect(!LocaleFacts.isWellFormed(tag))
    #expect(LocaleFacts.canonicalTag(tag) == nil)
    #expect(Array(LocaleFacts.parents(of: tag)).isEmpty)
    #expect(try ICUNumberSymbols(locale: tag) == ICUNumberSymbols(locale: "und"))
    try askEverything(about: tag)
  }

  @Test(arguments: wellFormed)
  func `an odd tag does no harm`(tag: Tag) throws { try askEverything(about: tag.text) }

  private func askEverything(about tag: String) throws {
    _ = LocaleFacts.canonicalTag(tag)
    _ = LocaleFacts.hasData(for: tag)
    _ = LocaleFacts.likelyScript(of: tag)
    _ = LocaleFacts.displayName(of: tag, in: tag)
    #expect(!LocaleFacts.isRightToLeft(tag))
    #expect(Array(LocaleFacts.parents(of: tag)).count < 16)
    #expect(PluralRules.categories(for: tag).last == "other")
    #expect(try PluralRules.select("100", locale: tag) == "other")
    #expect(try !NumberFormatting.format("7", locale: tag).isEmpty)
    #expect(try ICUNumberSymbols(locale: tag).digits.count == 10)
    #expect(!QuotationMarks(locale: tag).start.isEmpty)
    for kind in ExemplarCharacters.Kind.allCases {
      #expect(ExemplarCharacters(locale: tag, kind).pattern.hasPrefix("["))
    }
  }
}
