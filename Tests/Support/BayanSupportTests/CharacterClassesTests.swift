import BayanSupport
import Testing

@Suite("classes of characters")
struct CharacterClassesTests {
  @Test func `whether a character is hidden follows from its category`() {
    let drawn: Set<UInt32> = Set(0x0600...0x0605).union(0x0890...0x0891)
      .union([0x06DD, 0x070F, 0x08E2, 0x110BD, 0x110CD])
    var wrong: [Unicode.Scalar] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected =
        switch scalar.properties.generalCategory {
        case .control: true
        case .lineSeparator, .paragraphSeparator: true
        case .format: !drawn.contains(value) && value != 0x200C && value != 0x200D
        default: false
        }
      if scalar.isHidden != expected { wrong.append(scalar) }
    }
    #expect(wrong == [])
  }
}
