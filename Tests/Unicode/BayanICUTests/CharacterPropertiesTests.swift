import BayanICU
import Testing

@Suite("the Unicode properties of a character")
struct CharacterPropertiesTests {
  @Test func `categories are those of the standard library`() {
    for value in stride(from: UInt32(0), through: 0x1F000, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = CharacterProperties(of: scalar)
      let expected = scalar.properties.generalCategory
      // Characters newer than ICU's Unicode version are unassigned in ICU.
      guard properties.generalCategory != .cn else { continue }
      #expect(
        properties.isMark == [.nonspacingMark, .spacingMark, .enclosingMark].contains(expected))
      #expect((properties.generalCategory == .nd) == (expected == .decimalNumber), "\(value)")
      #expect((properties.generalCategory == .cf) == (expected == .format), "\(value)")
      #expect(properties.combiningClass == scalar.properties.canonicalCombiningClass.rawValue)
    }
  }

  @Test func `letters have a script, a direction and a way of joining`() {
    let yeh = CharacterProperties(of: "\u{64A}")
    #expect(yeh.script == .arabic && yeh.bidiClass == .al && yeh.joiningType == .dual)
    let waw = CharacterProperties(of: "\u{648}")
    #expect(waw.joiningType == .right && waw.isLetter)
    #expect(CharacterProperties(of: "c").script == .latin)
    #expect(CharacterProperties(of: "\u{441}").script.name == "Cyrillic")
    #expect(!CharacterProperties(of: ",").script.isSpecific)
  }

  @Test func `digits have a value in every script`() {
    #expect(CharacterProperties(of: "7").decimalDigitValue == 7)
    #expect(CharacterProperties(of: "٧").decimalDigitValue == 7)
    #expect(CharacterProperties(of: "a").decimalDigitValue == nil)
  }

  @Test func `forms of one position differ from other compatibility characters`() {
    #expect(CharacterProperties(of: "\u{FEE3}").isPositionalForm)
    #expect(CharacterProperties(of: "\u{FF11}").isCompatibilityForm)
    #expect(!CharacterProperties(of: "\u{645}").isPositionalForm)
  }

  @Test func `an unknown script has no number`() {
    #expect(Script("Arab") == .arabic)
    #expect(Script("Nope") == nil && Script("") == nil)
  }

  @Test func `compatibility characters are replaced by what they stand for`() {
    #expect(Normalization.normalizedNFKC("\u{FEE3}\u{FEAE}") == "\u{645}\u{631}")
  }
}
