import BayanSupport
import Testing

@Suite("White space")
struct WhiteSpaceTests {
  /// - Source: `White_Space` in PropList.txt of Unicode 16.
  private static let spaces: Set<UInt32> = Set(0x09...0x0D).union(0x2000...0x200A).union([
    0x20, 0x85, 0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
  ])

  @Test func `exactly Unicode's white space is blank, and is trimmed`() {
    for number in UInt32(0)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let text = String(scalar)
      let isSpace = Self.spaces.contains(number)
      #expect(text.isBlank == isSpace, "U+\(String(number, radix: 16))")
      #expect(text.trimmed.isEmpty == isSpace, "U+\(String(number, radix: 16))")
    }
  }

  @Test(arguments: [
    ("", ""), (" \t\r\n\u{A0}", ""), ("word", "word"), ("  two words\n", "two words"),
    ("\u{3000}文\u{3000}字\u{3000}", "文\u{3000}字"), ("\r\nline\r\n", "line"),
    // Marks that are invisible but no white space stay.
    ("\u{200B}", "\u{200B}"), (" \u{200F}نص\u{200F} ", "\u{200F}نص\u{200F}"),
    // A space and a mark are one `Character`, but the space is white space.
    (" \u{301}", "\u{301}"), (" \u{301}a", "\u{301}a"), ("a \u{301}", "a \u{301}"),
  ])
  func `white space goes at the ends, and stays within`(_ text: String, _ trimmed: String) {
    #expect(Array(text.trimmed.unicodeScalars) == Array(trimmed.unicodeScalars))
    #expect(text.isBlank == trimmed.isEmpty)
  }

  @Test func `a part of a text is trimmed within the part`() {
    let text = "a  b  c"
    let part = text.dropFirst().dropLast()
    #expect(part.trimmed == "b")
    #expect(!part.isBlank)
    #expect(part.prefix(2).isBlank)
  }
}
