import BayanRuntime
import Testing

@Suite("Lines of words")
struct WordLineTests {
  @Test(
    arguments: [
      ("", [], nil), ("end", ["end"], nil), ("locale ar-EG", ["locale", "ar-EG"], nil),
      ("1 a - t: Text.", ["1", "a", "-", "t"], "Text."), ("default: 0", ["default"], "0"),
      ("1 a:", ["1", "a"], ""), ("1 a: ", ["1", "a"], ""), (":", [], ""), (": text", [], "text"),
      // Only one space is before the text, which keeps its own.
      ("a:  b ", ["a"], " b "),
      // The first colon at the end of a word counts, and a colon within a word is a part of it.
      ("name a:b: 4", ["name", "a:b"], "4"), ("name ::a", ["name", "::a"], nil),
      ("a: b: c", ["a"], "b: c"), ("a:: b", ["a:"], "b"), ("name urn:x", ["name", "urn:x"], nil),
      // Any number of spaces is between two words.
      ("  a   b  : c", ["a", "b"], "c"),
      // Only spaces are between words.
      ("a\tb\u{A0}c", ["a\tb\u{A0}c"], nil),
      // A mark combines with a space or a colon in a `Character`, and not in a line.
      ("a \u{301}b: \u{301}c", ["a", "\u{301}b"], "\u{301}c"),
      ("a:\u{301} b", ["a:\u{301}", "b"], nil),
      ("رمز: نص", ["رمز"], "نص"),
    ] as [(String, [String], String?)])
  func `has its words, and the text after the colon`(
    _ line: String, _ words: [String], _ text: String?
  ) {
    let split = WordLine(line)
    #expect(split.words.map { Array($0.utf8) } == words.map { Array($0.utf8) })
    #expect(split.text.map { Array($0.utf8) } == text.map { Array($0.utf8) })
  }
}
