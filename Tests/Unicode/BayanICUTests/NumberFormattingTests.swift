import BayanICU
import Testing

@Suite("Number formatting by ICU")
struct NumberFormattingTests {
  @Test(arguments: [
    ("1234.5", "de", ".00", "1.234,50"), ("1234", "es", "", "1234"),
    ("12345", "es", "", "12.345"),
    ("1234567", "hi", "", "12,34,567"), ("-1234.5", "ar-EG", "", "\u{61C}-١٬٢٣٤٫٥"),
    ("0.25", "en", "percent scale/100", "25%"), ("12", "ja", "integer-width/+0000", "0,012"),
    ("9007199254740993", "en", "group-off", "9007199254740993"),
  ])
  func `numbers look as the locale writes them`(
    number: String, locale: String, skeleton: String, expected: String
  ) throws {
    #expect(try NumberFormatting.format(number, locale: locale, skeleton: skeleton) == expected)
  }

  @Test(arguments: [
    ("1E999999999", ""), ("", ""), ("1", "no-such-stem"), ("1", "\0"), ("one", ""),
    ("1", String(repeating: "0", count: 2000)),
  ])
  func `ill-formed numbers and skeletons are refused`(number: String, skeleton: String) {
    #expect(throws: ICUError.self) {
      try NumberFormatting.format(number, locale: "en", skeleton: skeleton)
    }
  }

  @Test func `a refusal carries ICU's name for it`() {
    let error = #expect(throws: ICUError.self) {
      try NumberFormatting.format("1", locale: "en", skeleton: "no-such-stem")
    }
    #expect(error?.name == "U_NUMBER_SKELETON_SYNTAX_ERROR")
  }
}
