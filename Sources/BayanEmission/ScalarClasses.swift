/// How scalars beyond ASCII stand in a literal, remembered: asking Unicode takes far longer.
struct ScalarClasses {
  /// How a scalar stands in a literal.
  enum Class: UInt8 {
    /// As itself.
    case shown = 1
    /// As itself where it stands on a letter.
    case mark
    /// Spelt out: a reader can't see it, or sees it in another place than it stands in.
    case hidden
  }

  /// By scalar, 0 where it wasn't asked for yet; scripts beyond are rare or have no marks.
  private var known = [UInt8](repeating: 0, count: 0x3000)

  subscript(scalar: Unicode.Scalar) -> Class {
    mutating get {
      let value = Int(scalar.value)
      guard value < known.count else { return Self.classify(scalar) }
      if let found = Class(rawValue: known[value]) { return found }
      let found = Self.classify(scalar)
      known[value] = found.rawValue
      return found
    }
  }

  static func classify(_ scalar: Unicode.Scalar) -> Class {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
      .privateUse, .unassigned:
      .hidden
    case .nonspacingMark, .enclosingMark, .spacingMark: .mark
    default: .shown
    }
  }
}
