import CBayanICU

/// The Unicode bidirectional algorithm: what a reader sees of a text.
///
/// - Source: UAX 9, in the version of ``ICUVersion/unicode``.
package enum Bidi {
  /// Where the units of one line of UTF-16 are seen.
  package struct Layout: Hashable, Sendable {
    /// The indices of the units, the leftmost first.
    package var order: [Int32]

    /// The embedding level of each unit, in the order of the text: odd from right to left.
    package var levels: [UInt8]

    /// The units in the order seen, brackets mirrored where they are read from right to left.
    package var glyphs: [UInt16]
  }

  /// Finds where the units of a text are seen, all of it taken for one line.
  ///
  /// - Parameter isRightToLeft: Whether the line as a whole runs from right to left.
  /// - Returns: `nil` for a text of more than 32 Mi units.
  package static func layout(of units: [UInt16], isRightToLeft: Bool) -> Layout? {
    guard units.count < Int(Int32.max) / 64 else { return nil }
    let count = Int32(units.count)
    var levels = [UInt8](repeating: 0, count: units.count)
    var glyphs = [UInt16](repeating: 0, count: units.count)
    var failed = false
    let order = [Int32](unsafeUninitializedCapacity: units.count) { buffer, initialized in
      guard let start = buffer.baseAddress, count > 0 else { return }
      failed = bayan_icu_layout(units, count, isRightToLeft, start, &levels, &glyphs) < 0
      initialized = failed ? 0 : Int(count)
    }
    return failed ? nil : Layout(order: order, levels: levels, glyphs: glyphs)
  }
}
