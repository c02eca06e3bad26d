import BayanICU
import Testing

@Suite("Bidirectional text")
struct BidiTests {
  @Test(
    "A text is seen from left to right",
    arguments: [
      ("abc", .firstStrong, "abc"), ("אבג", .firstStrong, "גבא"),
      ("خطأ API 404", .firstStrong, "API 404 أطخ"),
      ("API خطأ", .rightToLeft, "أطخ API"), ("API خطأ", .leftToRight, "API أطخ"),
      ("א(ב)", .rightToLeft, "(ב)א"), ("", .firstStrong, ""), ("123", .firstStrong, "123"),
    ] as [(String, Bidi.Base, String)])
  func visualOrder(source: String, base: Bidi.Base, expected: String) {
    #expect(Bidi.visualOrder(of: source, base: base) == expected)
  }

  @Test("Isolates change the order, and are left out or kept")
  func isolates() {
    let bare = Bidi.visualOrder(of: "א +1 555", base: .rightToLeft)
    let isolated = "א \u{2066}+1 555\u{2069}"
    #expect(bare == "555 1+ א")
    #expect(Bidi.visualOrder(of: isolated, base: .rightToLeft) == "+1 555 א")
    let kept = Bidi.visualOrder(of: isolated, base: .rightToLeft, controls: .kept)
    #expect(kept.unicodeScalars.contains("\u{2066}"))
  }

  @Test("Each paragraph has a line and a direction of its own")
  func paragraphs() {
    #expect(Bidi.visualOrder(of: "אב 1\nab אב\r\n") == "1 בא\nab בא\r\n")
    #expect(Bidi.visualOrder(of: "\n\n") == "\n\n")
  }

  @Test("Marks follow their letters")
  func marks() {
    let seen = Bidi.visualOrder(of: "בּא", base: .rightToLeft)
    #expect(Array(seen.unicodeScalars) == ["\u{5D0}", "\u{5D1}", "\u{5BC}"])
  }

  @Test("The first strong character sets the level")
  func levels() {
    #expect(Bidi.paragraphLevel(of: "1 خطأ API") == 1)
    #expect(Bidi.paragraphLevel(of: "API خطأ") == 0)
    #expect(Bidi.paragraphLevel(of: "API", base: .rightToLeft) == 1)
    #expect(Bidi.paragraphLevel(of: "") == 0)
    #expect(Bidi.firstStrongDirection(of: "1 خطأ API") == .rightToLeft)
    #expect(Bidi.firstStrongDirection(of: "API خطأ") == .leftToRight)
    #expect(Bidi.firstStrongDirection(of: "123") == nil)
  }

  @Test("Nothing crashes at any cut, however deep the embeddings")
  func cuts() {
    let source = Array("خ\u{202E}a\u{2067}\u{64B}(1)\u{2069}\u{202C}\n🙂ا".unicodeScalars)
    for end in 0...source.count {
      var cut = String.UnicodeScalarView()
      cut.append(contentsOf: source[..<end])
      for base in Bidi.Base.allCases { _ = Bidi.visualOrder(of: String(cut), base: base) }
    }
    let deep = String(repeating: "\u{2067}\u{202B}", count: 20_000) + "a"
    #expect(Bidi.visualOrder(of: deep) == "a")
  }
}
