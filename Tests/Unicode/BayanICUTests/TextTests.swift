import BayanICU
import Testing

struct TextTests {
  @Test func `letters and their marks are composed`() {
    let decomposed = "e\u{301}\u{627}\u{653}"
    let composed = Normalization.normalizedNFC(decomposed)
    #expect(composed.unicodeScalars.elementsEqual("\u{E9}\u{622}".unicodeScalars))
    #expect(Normalization.normalizedNFC("") == "")
  }

  @Test func `a long text is normalized whole, NULs included`() {
    let source = String(repeating: "e\u{301}\0", count: 50_000)
    let result = Normalization.normalizedNFC(source)
    #expect(result.unicodeScalars.count == 100_000)
    #expect(result.unicodeScalars.allSatisfy { $0 == "\u{E9}" || $0 == "\0" })
  }

  @Test func `texts that look alike have one skeleton`() {
    #expect(Confusables.skeleton(of: "paypal") == Confusables.skeleton(of: "p\u{430}yp\u{430}l"))
    #expect(Confusables.skeleton(of: "paypal") != Confusables.skeleton(of: "paypol"))
    #expect(Confusables.skeleton(of: "") == "")
  }

  @Test(
    arguments: [
      ("paypal", .ascii), ("العربية", .singleScript), ("API語", .highlyRestrictive),
      ("الAPI", .moderatelyRestrictive), ("p\u{430}ypal", .minimallyRestrictive),
      ("a b", .ascii),
    ] as [(String, Confusables.RestrictionLevel)])
  func `a word's mixture of scripts has a level`(
    word: String, expected: Confusables.RestrictionLevel
  ) {
    #expect(Confusables.restrictionLevel(of: word) == expected)
  }

  @Test func `exemplars tell which characters a language writes`() {
    let arabic = ExemplarCharacters(locale: "ar")
    #expect(arabic.contains("ع"))
    #expect(!arabic.contains("a"))
    #expect(!arabic.contains("\u{6CC}"))
    #expect(ExemplarCharacters(locale: "fa").contains("\u{6CC}"))
    let punctuation = ExemplarCharacters(locale: "ar", .punctuation)
    #expect(punctuation.contains("،"))
    #expect(punctuation.contains("؟"))
    #expect(!punctuation.contains("?"))
    let german = ExemplarCharacters(locale: "de")
    #expect(german.contains("Ä"))
    #expect(!german.contains("Ä", ignoringCase: false))
    #expect(ExemplarCharacters(locale: "cs").sequences.contains("ch"))
  }
}
