import BayanRuntime
import Testing

@Suite("Decimal numbers")
struct MessageNumberTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("1", "1"), ("-1.50", "-1.50"), ("1e3", "1000"), ("1E+3", "1000"),
    ("12e-1", "1.2"), ("0.1", "0.1"), ("5e-3", "0.005"), ("0e999999", "0"),
    ("12345678901234567890.12345678901234567890", "12345678901234567890.12345678901234567890"),
  ])
  func `number literals are read exactly`(text: String, serialized: String) throws {
    #expect(try #require(MessageNumber(text)).serialized() == serialized)
  }

  @Test(arguments: [
    "", "+1", "01", "-", ".5", "1.", "1e", "1e+", " 1", "1 ", "0x1", "١", "1,000", "NaN",
    "1e1000", "1e999999999999999999999", "--1", String(repeating: "9", count: 3_000),
  ])
  func `a text that isn't a number literal isn't read`(text: String) {
    #expect(MessageNumber(text) == nil)
  }

  @Test func `a floating-point number is its shortest decimal`() throws {
    #expect(try #require(MessageNumber(0.1)).serialized() == "0.1")
    #expect(try #require(MessageNumber(1.0)).serialized() == "1")
    #expect(try #require(MessageNumber(1e20)).serialized() == "100000000000000000000")
    #expect(MessageNumber(.infinity) == nil)
    #expect(MessageNumber(.nan) == nil)
  }

  @Test func `the smallest integer has a magnitude`() {
    #expect(MessageNumber(Int.min).serialized() == "-9223372036854775808")
  }
}
