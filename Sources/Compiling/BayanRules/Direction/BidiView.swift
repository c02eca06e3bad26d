import BayanChecking
import BayanICU
import BayanSupport

/// A text as its reader sees it: the glyphs from left to right.
///
/// The paragraph has the locale's direction, which the runtime hands over with each text, and
/// values are in the isolates that formatting puts around them.
struct BidiView {
  /// What stands for the values that are known only when the message is formatted.
  enum Values {
    /// Something opaque within an isolate, as MessageFormat's default strategy has it.
    case isolated
    /// A text of its own, without an isolate except at one character.
    case bare(String, isolatedAt: Int?)
  }

  /// The glyphs, without marks that only steer.
  private(set) var glyphs: [UInt16] = []

  /// The character that each glyph belongs to.
  private(set) var owners: [Int32] = []

  /// The embedding level of each character.
  private(set) var levels: [UInt8]

  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - tokens: Stretches to put into isolates from left to right, in order, apart.
  ///   - hidden: Units to leave out.
  init(
    _ text: ShownText, isRightToLeft: Bool, isolating tokens: [Range<Int>] = [],
    without hidden: Set<Int> = [], values: Values = .isolated
  ) {
    var line: [UInt16] = []
    var characters: [Int32] = []
    line.reserveCapacity(text.characters.count + 16)
    characters.reserveCapacity(text.characters.count + 16)
    func append(_ text: some Sequence<UInt16>, of character: Int) {
      for code in text {
        line.append(code)
        characters.append(Int32(character))
      }
    }
    var token = 0
    for (index, character) in text.characters.enumerated() {
      if token < tokens.count, tokens[token].lowerBound == index { append([0x2066], of: -1) }
      switch character.kind {
      case _ where hidden.contains(index): break
      case .text, .literal, .isolation: append(character.scalar.utf16, of: index)
      case .placeholder:
        switch values {
        case .isolated:
          append([0x2068], of: -1)
          append([0xFFFC], of: index)
          append([0x2069], of: -1)
        case .bare(let text, let isolated):
          if isolated == index { append([0x2068], of: -1) }
          append(text.utf16, of: index)
          if isolated == index { append([0x2069], of: -1) }
        }
      }
      if token < tokens.count, tokens[token].upperBound == index + 1 {
        append([0x2069], of: -1)
        token += 1
      }
    }
    levels = [UInt8](repeating: isRightToLeft ? 1 : 0, count: text.characters.count)
    guard let layout = Bidi.layout(of: line, isRightToLeft: isRightToLeft)
    else { return }
    for (position, level) in layout.levels.enumerated() where characters[position] >= 0 {
      levels[Int(characters[position])] = level
    }
    glyphs.reserveCapacity(line.count)
    owners.reserveCapacity(line.count)
    for (place, position) in layout.order.enumerated() {
      let owner = characters[Int(position)]
      guard owner >= 0, !text.characters[Int(owner)].scalar.isBidiControl else { continue }
      glyphs.append(layout.glyphs[place])
      owners.append(owner)
    }
  }

  /// Whether a reader can't tell the two apart.
  func looksLike(_ other: BidiView) -> Bool { glyphs == other.glyphs }

  /// How some of the characters look, from left to right; `…` where others are seen between them.
  func appearance(of range: Range<Int>) -> String {
    var shown: [UInt16] = []
    var hasGap = false
    for (glyph, owner) in zip(glyphs, owners) {
      if range.contains(Int(owner)) {
        if hasGap, !shown.isEmpty { shown += "…".utf16 }
        hasGap = false
        shown.append(glyph)
      } else {
        hasGap = true
      }
    }
    return String(decoding: shown, as: UTF16.self)
  }
}
