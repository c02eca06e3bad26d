import BayanCatalog
import BayanICU
import Testing

@testable import BayanChecking
@testable import BayanRules

@Suite("the table of characters")
struct ScalarTableTests {
  @Test func `is what Unicode says of them`() {
    for value in UInt32(0)..<0x1_1000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = CharacterProperties(of: scalar)
      #expect(scalar.unicode == properties)
      #expect(scalar.isWhitespace == properties.isWhitespace)
      #expect(scalar.isAlphabetic == properties.isAlphabetic)
      #expect(scalar.isDecimalDigit == (properties.generalCategory == .nd))
      #expect(scalar.decimalDigitValue == properties.decimalDigitValue)
      #expect(scalar.isUppercase == properties.isUppercase)
      #expect(scalar.isMark == properties.isMark)
    }
    #expect(ScalarTable["\u{10FFFD}"].traits.contains(.unusual))
  }

  @Test(arguments: [
    "Hello, {$name}!", "مرحبا، {$name}؟", "عام ٢٠٢٤ \u{640}\u{651}", "a {|é ×|} b", "{|x|}",
    "<b>é</b> x", "a\u{200E}b\u{2067}c\u{2069}", ".local $x = {|é|} {{a {$x}}}", "",
    ".input {$n :integer} .match $n one {{один}} * {{{$n} → ½}}", #"\{ \} \\ {#b}ш{/b}"#,
  ])
  func `a message has the traits of its characters`(_ text: String) {
    let message = CatalogMessage(ShownTextTests.words(text, locale: "ar"))
    #expect(message.traits == message.renderedTexts.reduce(into: []) { $0.formUnion($1.traits) })
  }
}
