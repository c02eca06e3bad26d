extension StringProtocol {
  /// Whether the text has only white space.
  ///
  /// - Source: the property White_Space of Unicode 16.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// The text without white space at its ends.
  package var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }
}
