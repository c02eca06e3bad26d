import CBayanICU

/// The Unicode bidirectional algorithm: what a reader sees of a text.
///
/// - Source: UAX 9, in the version of ``ICUVersion/unicode``.
public enum Bidi {
  /// The direction of a paragraph as a whole.
  public enum Base: Int32, Hashable, Sendable, CaseIterable {
    /// From left to right, whatever the text.
    case leftToRight = 0
    /// From right to left, whatever the text.
    case rightToLeft = 1
    /// That of the first strong character; from left to right where there is none.
    case firstStrong = 2
  }

  /// What becomes of the invisible marks that steer the algorithm.
  public enum Controls: Hashable, Sendable {
    /// They are left out, so that equal texts look equal.
    case removed
    /// They stay, at the place where they take effect.
    case kept
  }

  /// Gives the characters of a text in the order they are seen, leftmost first.
  ///
  /// Each paragraph counts as one line, and keeps its separator at the end.
  /// Brackets in stretches from right to left are mirrored, marks follow their
  /// letters. Letters are not shaped.
  ///
  /// A text of more than 32 MiB is given back as it is.
  public static func visualOrder(
    of source: String, base: Base = .firstStrong, controls: Controls = .removed
  ) -> String {
    let result = try? withBytes(of: source) { (bytes, length) throws(ICUError) in
      try text {
        bayan_icu_visual_order(bytes, length, base.rawValue, controls == .kept, $0, $1)
      }
    }
    return result ?? source
  }

  /// Where the units of one line of UTF-16 are seen.
  public struct Layout: Hashable, Sendable {
    /// The indices of the units, the leftmost first.
    public var order: [Int32]

    /// The embedding level of each unit, in the order of the text: odd from right to left.
    public var levels: [UInt8]

    /// The units in the order seen, brackets mirrored where they are read from right to left.
    public var glyphs: [UInt16]
  }

  /// Finds where the units of a text are seen, all of it taken for one line.
  ///
  /// - Returns: `nil` for a text of more than 32 Mi units.
  public static func layout(of units: [UInt16], base: Base = .firstStrong) -> Layout? {
    guard units.count < Int(Int32.max) / 64 else { return nil }
    let count = Int32(units.count)
    var levels = [UInt8](repeating: 0, count: units.count)
    var glyphs = [UInt16](repeating: 0, count: units.count)
    var failed = false
    let order = [Int32](unsafeUninitializedCapacity: units.count) { buffer, initialized in
      guard let start = buffer.baseAddress, count > 0 else { return }
      failed = bayan_icu_layout(units, count, base.rawValue, start, &levels, &glyphs) < 0
      initialized = failed ? 0 : Int(count)
    }
    return failed ? nil : Layout(order: order, levels: levels, glyphs: glyphs)
  }

  /// Gives the embedding level of a text's first paragraph: 0 or 1, from right to left.
  public static func paragraphLevel(of source: String, base: Base = .firstStrong) -> Int {
    let level = try? withBytes(of: source) { bayan_icu_paragraph_level($0, $1, base.rawValue) }
    return max(0, Int(level ?? 0))
  }

  /// Gives the direction of a text's first strong character.
  ///
  /// - Returns: `nil` where there is none, as in `123`. What stands in isolates
  ///   isn't skipped: this asks what a text begins with.
  public static func firstStrongDirection(of source: String) -> TextDirection? {
    switch try? withBytes(of: source, { Int(bayan_icu_base_direction($0, $1)) }) {
    case BAYAN_ICU_LEFT_TO_RIGHT: .leftToRight
    case BAYAN_ICU_RIGHT_TO_LEFT: .rightToLeft
    default: nil
    }
  }
}
