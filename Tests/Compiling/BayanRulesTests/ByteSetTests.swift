import BayanChecking
import BayanRules
import Testing

@Suite("byte sets")
struct ByteSetTests {
  @Test(arguments: [
    ("Try again.", "<&", false), ("a < b", "<&", true), ("", "<&", false), ("é", "e", false),
    ("«نعم»", "»", true), ("100 %", "%{", true), ("\u{202E}", "\u{2066}", true),
  ])
  func `a text has a byte or doesn't`(text: String, looked: String, isThere: Bool) {
    #expect(ByteSet(text).intersects(ByteSet(looked)) == isThere)
  }

  @Test func `a set has the first bytes of a text's scalars and no others`() {
    for scalar in ["a", "~", "\u{7F}", "é", "ا", "€", "😀"] {
      let first = scalar.utf8.first ?? 0
      let set = ByteSet("-" + scalar)
      #expect((UInt8.min...UInt8.max).filter { set.contains($0) } == [0x2D, first])
    }
  }

  @Test(arguments: ["0", "9", "٣", "۳", "३", "𝟘"])
  func `digits of any script are among the digits`(digit: String) {
    #expect(ByteSet.digits.intersects(ByteSet(digit)))
    #expect(!ByteSet.digits.intersects("abc-ABC {}"))
  }
}
