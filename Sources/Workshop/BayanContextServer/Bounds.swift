/// How much of anything goes into one answer, so that no catalog floods its reader.
enum Bounds {
  /// The bytes of a message that is read or proposed.
  static let longestText = 16 << 10
  /// The characters of a name or a sentence.
  static let longestLabel = 2_000
  /// The characters of a message that is only mentioned.
  static let longestMention = 400
  /// The bytes of a service's answer.
  static let longestAnswer = 64 << 10
  static let page = 100
  static let errors = 5
  static let diagnostics = 50
  static let rows = 24
  static let neighbours = 10
  static let terms = 50
}

extension String {
  /// The text, or its beginning with `…` after it.
  func bounded(to most: Int) -> String {
    // A character can have any number of scalars.
    guard unicodeScalars.count > most else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(most))) + "…"
  }
}
