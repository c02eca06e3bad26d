import Testing

@testable import BayanICU

@Suite("List patterns")
struct ListPatternTests {
  @Test("A pattern puts things in a row as ICU does, in every locale")
  func allLocales() throws {
    for locale in LocaleFacts.available {
      let pattern = ListPattern(locale: locale)
      let things = (0..<5).compactMap { Unicode.Scalar(UInt32(0xE000 + $0)).map(String.init) }
      let five =
        things[0] + pattern.start + things[1] + pattern.middle + things[2] + pattern.middle
        + things[3] + pattern.end + things[4] + pattern.suffix
      #expect(try ListPattern.joined(5, locale: locale) == five, "\(locale)")
      let two = things[0] + pattern.pair + things[1] + pattern.pairSuffix
      #expect(try ListPattern.joined(2, locale: locale) == two, "\(locale)")
    }
  }

  @Test("English has a comma before 'and' where there are three")
  func english() {
    let pattern = ListPattern(locale: "en")
    #expect(
      [pattern.pair, pattern.start, pattern.middle, pattern.end] == [" and ", ", ", ", ", ", and "])
  }
}
