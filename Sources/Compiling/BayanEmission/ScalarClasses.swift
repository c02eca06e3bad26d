/// A cache of the classes of scalars beyond ASCII in literals: looking up Unicode properties takes far
/// longer.
struct ScalarClasses {
  /// The form of a scalar in a literal.
  enum Class: UInt8 {
    /// Unescaped.
    case shown = 1
    /// A combining mark: unescaped after a letter, and escaped elsewhere.
    case mark
    /// Escaped: a reader can't see it, or sees it in another place.
    case hidden
  }

  /// The classes by scalar, 0 for unknown ones.
  ///
  /// Scripts beyond this range are rare or have no marks.
  private var known = [UInt8](repeating: 0, count: 0x3000)

  /// The class of a scalar by its value; other values are hidden.
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
