import BayanChecking
import BayanICU
import BayanSupport

/// The visible order of a text: its glyphs from left to right.
///
/// The paragraph has the locale's direction, which the runtime passes with each text, and
/// values are in the isolates that formatting adds.
struct BidiView {
  /// The substitutes for values that are only known when the message is formatted.
  enum Values {
    /// An opaque object within an isolate, by MessageFormat's default strategy.
    case isolated
    /// A given text, without an isolate except at one character.
    case bare(String, isolatedAt: Int?)
  }

  /// The glyphs, without format controls.
  private(set) var glyphs: [UInt16] = []

  /// The character that each glyph belongs to.
  private(set) var owners: [Int32] = []

  /// The embedding level of each character.
  private(set) var levels: [UInt8]

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - tokens: Separate stretches to isolate from left to right, in order.
  ///   - hidden: The characters to leave out.
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

  /// Whether both look the same.
  func looksLike(_ other: BidiView) -> Bool { glyphs == other.glyphs }

  /// Returns the visible form of some characters, from left to right; `…` stands for others between them.
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
