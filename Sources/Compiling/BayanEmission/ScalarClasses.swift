/// How scalars beyond ASCII are written in a literal, remembered: asking Unicode takes far longer.
struct ScalarClasses {
  /// How a scalar is written in a literal.
  enum Class: UInt8 {
    /// As itself.
    case shown = 1
    /// Written as itself where it is on a letter.
    case mark
    /// Spelt out: a reader can't see it, or sees it in another place than it is in.
    case hidden
  }

  /// By scalar, 0 where it wasn't asked for yet; scripts beyond are rare or have no marks.
  private var known = [UInt8](repeating: 0, count: 0x3000)

  /// The class of a scalar, given by its value; what is no scalar is hidden.
  subscript(value: UInt32) -> Class {
    mutating get {
      let place = Int(value)
      if place < known.count, let found = Class(rawValue: known[place]) { return found }
      let found = Unicode.Scalar(value).map(Self.classify) ?? .hidden
      if place < known.count { known[place] = found.rawValue }
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
