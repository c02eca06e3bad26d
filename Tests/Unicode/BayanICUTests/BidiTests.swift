import BayanICU
import BayanSupport
import Testing

@Suite("Bidirectional text")
struct BidiTests {
  /// Returns the text in visual order, from the left, without bidirectional controls.
  private func seen(_ text: String, isRightToLeft: Bool) throws -> String {
    let layout = try #require(Bidi.layout(of: Array(text.utf16), isRightToLeft: isRightToLeft))
    var scalars = String(decoding: layout.glyphs, as: UTF16.self).unicodeScalars
    scalars.removeAll(where: \.isBidiControl)
    return String(scalars)
  }

  @Test(arguments: [
    ("abc", false, "abc"), ("אבג", true, "גבא"), ("خطأ API 404", true, "API 404 أطخ"),
    ("API خطأ", true, "أطخ API"), ("API خطأ", false, "API أطخ"), ("א(ב)", true, "(ב)א"),
    ("", false, ""), ("123", false, "123"),
  ])
  func `a text is seen from left to right`(
    _ text: String, isRightToLeft: Bool, expected: String
  ) throws {
    #expect(try seen(text, isRightToLeft: isRightToLeft) == expected)
  }

  @Test func `isolates change the order`() throws {
    #expect(try seen("א +1 555", isRightToLeft: true) == "555 1+ א")
    #expect(try seen("א \u{2066}+1 555\u{2069}", isRightToLeft: true) == "+1 555 א")
  }

  @Test func `each unit has one place and a level`() throws {
    for text in ["مكتوب بلغة C++.", "abc", "ملف (1).pdf", ""] {
      let units = Array(text.utf16)
      let layout = try #require(Bidi.layout(of: units, isRightToLeft: true))
      #expect(layout.order.sorted() == Array(0..<Int32(units.count)))
      #expect(layout.levels.count == units.count)
    }
  }

  @Test func `nothing crashes at any cut, however deep the embeddings`() {
    let source = Array("خ\u{202E}a\u{2067}\u{64B}(1)\u{2069}\u{202C}\n🙂ا".utf16)
    for end in 0...source.count {
      for isRightToLeft in [false, true] {
        #expect(Bidi.layout(of: Array(source[..<end]), isRightToLeft: isRightToLeft) != nil)
      }
    }
    let deep = Array((String(repeating: "\u{2067}\u{202B}", count: 20_000) + "a").utf16)
    #expect(Bidi.layout(of: deep, isRightToLeft: false)?.glyphs.contains(0x61) == true)
  }
}
