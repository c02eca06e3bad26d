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

@Suite("Ends of lines")
struct LineEndTests {
  private static let all = (0...0x10FFFF).compactMap { Unicode.Scalar($0 as UInt32) }

  @Test func `a line ends where Swift and Unicode say`() {
    #expect(
      Self.all.filter(\.endsLine)
        == ["\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
    for scalar in Self.all where scalar.endsLine != Character(scalar).isNewline {
      Issue.record("\(scalar.value)")
    }
  }

  @Test func `characters that control a terminal are controls, and so is every end of a line`() {
    for scalar in Self.all {
      let isControl =
        scalar.properties.generalCategory == .control || Character(scalar).isNewline
      if scalar.isControl != isControl { Issue.record("\(scalar.value)") }
    }
  }
}
