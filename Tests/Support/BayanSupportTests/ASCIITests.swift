import BayanSupport
import Testing

struct ASCIITests {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  private static let digits = "0123456789"

  @Test(arguments: 0...UInt8.max)
  func `a byte is a letter or a digit where its character is`(_ byte: UInt8) {
    let isLetter = Self.letters.utf8.contains(byte)
    let isDigit = Self.digits.utf8.contains(byte)
    #expect(byte.isASCIILetter == isLetter)
    #expect(byte.isASCIIDigit == isDigit)
    #expect(byte.isASCIIAlphanumeric == (isLetter || isDigit))
    #expect(byte.isASCIILowercase == Self.letters.suffix(26).utf8.contains(byte))
    #expect(
      byte.hexDigitValue
        == (byte < 0x80 ? Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt32.init) : nil))
  }

  @Test func `no scalar beyond ASCII is one of its letters or digits`() {
    let scalars = (0...0x1_FFFF).compactMap(Unicode.Scalar.init(_:) as (UInt32) -> Unicode.Scalar?)
    #expect(String(String.UnicodeScalarView(scalars.filter(\.isASCIILetter))) == Self.letters)
    #expect(String(String.UnicodeScalarView(scalars.filter(\.isASCIIDigit))) == Self.digits)
    #expect(scalars.count(where: \.isASCIIAlphanumeric) == 62)
    #expect(scalars.count(where: \.isASCIIUppercase) == 26)
    #expect(scalars.count(where: \.isASCIILowercase) == 26)
  }

  @Test func `a code point has four digits at least`() {
    #expect(["\n", "\u{61C}", "\u{10FFFF}"].map(\.codePoint) == ["U+000A", "U+061C", "U+10FFFF"])
  }

  @Test func `a text is percent-encoded but for what is unreserved or kept`() {
    #expect("a-Z_0.~ /é%".percentEncoded() == "a-Z_0.~%20%2F%C3%A9%25")
    #expect("Locales/ar/a b.toml".percentEncoded(keeping: "/") == "Locales/ar/a%20b.toml")
  }
}

extension String {
  fileprivate var codePoint: String { unicodeScalars.map(\.codePoint).joined(separator: " ") }
}
