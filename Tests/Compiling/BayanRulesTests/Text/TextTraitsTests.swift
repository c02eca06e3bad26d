import BayanCatalog
import BayanMessageSyntax
import Testing

@testable import BayanChecking
@testable import BayanRules

@Suite("the traits of a text")
struct TextTraitsTests {
  @Test(
    arguments: [
      ("plain words", []),
      ("two  spaces", .spaces),
      ("see example.com", .joint),
      ("a_b", .joint),
      ("It ended. Then more.", []),
      ("an iPhone", .innerCapital),
      ("NASA", .innerCapital),
      ("Title Case Words", []),
      ("شكّر", []),
      ("شك\u{651}\u{651}ر", .marks),
      ("\u{651}حفظ", .looseMark),
      ("ح \u{651}فظ", .looseMark),
      ("5\u{301}", .looseMark),
      ("e\u{301}", []),
      ("e\u{301}\u{301}", .marks),
      ("", []),
    ] as [(String, TextTraits)])
  func `has the pairs that rules look for`(_ text: String, _ expected: TextTraits) {
    #expect(TextTraits(text).intersection(Self.pairs) == expected)
  }

  @Test(arguments: [
    ("", false), (" a", true), ("a ", true), ("a b", false), ("\u{A0}a", true), ("a\n", true),
    (" ", true), ("\u{200B}a", false), ("a\u{3000}", true),
  ])
  func `knows white space at its ends`(_ text: String, _ expected: Bool) {
    #expect(TextTraits(text).contains(.edgeSpace) == expected)
  }

  private static let pairs: TextTraits = [.spaces, .marks, .looseMark, .innerCapital, .joint]

  /// One pass must find the same traits as a test of each character.
  @Test(arguments: [
    "Saved.", "حُفظ {$count}", "a{#b}  {/b}c", "{|x |} y", "é🎈 e\u{301}", "{$a}{$b}", " {$a} ",
    ".input {$n :integer} .match $n one {{ a.b}} * {{\u{64E}\u{64E}}}", #"\{a\}"#, "<b>x</b>", "",
  ])
  func `is the same as of its characters one by one`(_ text: String) {
    let message = CatalogMessage(ShownTextTests.words(text, locale: "ar"))
    for text in message.texts {
      var expectedTraits: TextTraits = []
      for (index, scalar) in text.scalars.enumerated() {
        guard !text.isPlaceholder(at: index) else {
          expectedTraits.insert(.placeholder)
          continue
        }
        #expect(text.bytes.contains(String(scalar).utf8.first ?? 0))
        expectedTraits.formUnion(ScalarTable[scalar].traits)
      }
      if text.characters.contains(where: { $0.kind == .literal }) {
        expectedTraits.insert(.literal)
      }
      #expect(text.traits.subtracting(Self.pairs.union(.edgeSpace)) == expectedTraits)
      let isBare = { (index: Int) in
        !text.isPlaceholder(at: index) && text.scalars[index].isWhitespace
      }
      let count = text.scalars.count
      #expect(text.traits.contains(.edgeSpace) == (count > 0 && (isBare(0) || isBare(count - 1))))
    }
    #expect(message.bytes == ByteSet(text))
  }
}
