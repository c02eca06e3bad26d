import BayanCatalog
import BayanICU
import Testing

@testable import BayanChecks

@Suite("what is known of characters beforehand")
struct CharacterTableTests {
  @Test func `is what Unicode says of them`() {
    for value in UInt32(0)..<0x3100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let entry = CharacterTable.shared[scalar]
      #expect(entry.properties == CharacterProperties(of: scalar))
      #expect(entry.classes == scalar.classes)
      #expect(scalar.isSpace == properties.isWhitespace)
      #expect(scalar.isLetter == properties.isAlphabetic)
      #expect(scalar.isDigit == (properties.numericType == .decimal))
      #expect(scalar.isUppercase == properties.isUppercase)
    }
    #expect(CharacterTable.shared["\u{10FFFD}"].traits.contains(.unusual))
  }

  @Test(arguments: [
    "Hello, {$name}!", "مرحبا، {$name}؟", "عام ٢٠٢٤ \u{640}\u{651}", "a {|é ×|} b", "{|x|}",
    "<b>é</b> x", "a\u{200E}b\u{2067}c\u{2069}", ".local $x = {|é|} {{a {$x}}}", "",
    ".input {$n :integer} .match $n one {{один}} * {{{$n} → ½}}", #"\{ \} \\ {#b}ш{/b}"#,
  ])
  func `what there is in a message is told alike by its text and its characters`(_ text: String) {
    let message = CatalogMessage(MessageTextTests.words(text, locale: "ar"))
    #expect(message.traits == message.characters.traits)
  }
}
