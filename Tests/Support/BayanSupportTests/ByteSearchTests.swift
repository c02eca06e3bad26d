import BayanSupport
import Testing

@Suite("Texts found by their bytes")
struct ByteSearchTests {
  @Test(arguments: [
    ("100%\u{301}", "%", "%%", "100%%\u{301}"),
    ("a*/\u{301}b*/", "*/", "* /", "a* /\u{301}b* /"),
    ("--\u{301}-", "--", "- -", "- -\u{301}-"),
    ("\r\n", "\n", "x", "\rx"),
    ("", "%", "%%", ""),
    ("é", "e", "x", "é"),
    ("e\u{301}", "e", "x", "x\u{301}"),
  ])
  func `a sign is replaced even with a combining mark on it`(
    _ text: String, _ sign: String, _ other: String, _ expected: String
  ) {
    #expect(text.replacingExactly(sign, with: other).utf8.elementsEqual(expected.utf8))
  }
}
