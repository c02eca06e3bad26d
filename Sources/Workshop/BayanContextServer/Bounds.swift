/// The bounds of an answer's parts, so that no catalog floods its reader.
enum Bounds {
  /// The largest message that is read or proposed, in bytes.
  static let longestText = 16 << 10
  /// The longest name or sentence, in Unicode scalars.
  static let longestLabel = 2_000
  /// The longest text of a message that is only mentioned, in Unicode scalars.
  static let longestMention = 400
  /// The largest answer of a service, in bytes.
  static let longestAnswer = 64 << 10
  static let page = 100
  static let errors = 5
  static let diagnostics = 50
  static let rows = 24
  static let neighbours = 10
  static let terms = 50
}

extension String {
  /// Returns the text; a longer text is cut and ends with `…`.
  func bounded(to most: Int) -> String {
    // A character may have any number of scalars.
    guard unicodeScalars.count > most else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(most))) + "…"
  }
}
