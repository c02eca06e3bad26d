import BayanICU
import BayanSupport

/// A path as its reader sees it: the glyphs from left to right.
///
/// The paragraph has the locale's direction, which the runtime hands over with each text, and
/// values stand in the isolates that formatting puts around them.
struct BidiView {
  /// What stands for the values that are known only when the message is formatted.
  enum Values {
    /// Something opaque within an isolate, as MessageFormat's default strategy has it.
    case isolated
    /// A text of its own, without an isolate except at one unit.
    case bare(String, isolatedAt: Int?)
  }

  /// The glyphs, without marks that only steer.
  private(set) var glyphs: [UInt16] = []

  /// The unit that each glyph belongs to.
  private(set) var owners: [Int32] = []

  /// The embedding level of each unit.
  private(set) var levels: [UInt8]

  /// Lays a path out.
  ///
  /// - Parameters:
  ///   - tokens: Stretches to put into isolates from left to right, in order, apart.
  ///   - hidden: Units to leave out.
  init(
    _ path: MessageCharacters.Path, isRightToLeft: Bool, isolating tokens: [Range<Int>] = [],
    without hidden: Set<Int> = [], values: Values = .isolated
  ) {
    var line: [UInt16] = []
    var units: [Int32] = []
    line.reserveCapacity(path.units.count + 16)
    units.reserveCapacity(path.units.count + 16)
    func append(_ text: some Sequence<UInt16>, of unit: Int) {
      for code in text {
        line.append(code)
        units.append(Int32(unit))
      }
    }
    var token = 0
    for (index, unit) in path.units.enumerated() {
      if token < tokens.count, tokens[token].lowerBound == index { append([0x2066], of: -1) }
      switch unit.kind {
      case _ where hidden.contains(index): break
      case .text, .literal, .isolation: append(unit.scalar.utf16, of: index)
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
    levels = [UInt8](repeating: isRightToLeft ? 1 : 0, count: path.units.count)
    guard let layout = Bidi.layout(of: line, isRightToLeft: isRightToLeft)
    else { return }
    for (position, level) in layout.levels.enumerated() where units[position] >= 0 {
      levels[Int(units[position])] = level
    }
    glyphs.reserveCapacity(line.count)
    owners.reserveCapacity(line.count)
    for (place, position) in layout.order.enumerated() {
      let owner = units[Int(position)]
      guard owner >= 0, !path.units[Int(owner)].scalar.isBidiControl else { continue }
      glyphs.append(layout.glyphs[place])
      owners.append(owner)
    }
  }

  /// Whether a reader can't tell the two apart.
  func looksLike(_ other: BidiView) -> Bool { glyphs == other.glyphs }

  /// How some of the units look, from left to right; `…` where others are seen between them.
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

extension Unicode.Scalar {
  /// Whether the scalar opens an isolate.
  var opensIsolate: Bool { (0x2066...0x2068).contains(value) }

  /// Whether the scalar opens an embedding or an override.
  var opensEmbedding: Bool { (0x202A...0x202E).contains(value) && value != 0x202C }

  /// Whether the scalar is LRO or RLO.
  var isOverride: Bool { value == 0x202D || value == 0x202E }
}
