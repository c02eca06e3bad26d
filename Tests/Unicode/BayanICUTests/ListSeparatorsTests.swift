import Testing

@testable import BayanICU

struct ListSeparatorsTests {
  @Test func `the separators of two and four put any number in a row as ICU does`() throws {
    for locale in LocaleFacts.available {
      let two = try #require(ListSeparators.separators(of: 2, locale: locale), "\(locale)")
      let four = try #require(ListSeparators.separators(of: 4, locale: locale), "\(locale)")
      let things = (0..<5).compactMap { Unicode.Scalar(UInt32(0xE000 + $0)).map(String.init) }
      let five =
        things[0] + four[0] + things[1] + four[1] + things[2] + four[1] + things[3] + four[2]
        + things[4] + four[3]
      #expect(try ListSeparators.joined(5, locale: locale) == five, "\(locale)")
      let pair = things[0] + two[0] + things[1] + two[1]
      #expect(try ListSeparators.joined(2, locale: locale) == pair, "\(locale)")
    }
  }

  @Test func `English has a comma before 'and' where there are three`() {
    #expect(ListSeparators.separators(of: 2, locale: "en") == [" and ", ""])
    #expect(ListSeparators.separators(of: 3, locale: "en") == [", ", ", and ", ""])
  }
}
