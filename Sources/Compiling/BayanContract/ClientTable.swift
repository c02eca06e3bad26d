import BayanRuntime

/// The table of a catalog for programs that anybody can read.
///
/// It has no summaries. A sensitive error has the name `sensitive.CATEGORY` and no number.
enum ClientTable {
  /// Returns the lines of a generated table without what clients may not learn; slots stay the same.
  static func lines(_ lines: [String]) -> [String] {
    lines.map { line in
      let words = WordLine(line)
      guard !line.hasPrefix("domain "), words.text != nil else { return line }
      var fields = words.words.map(String.init)
      if fields.count == 6, fields[5] == "sensitive" {
        fields[0] = "0"
        fields[1] = "sensitive.\(fields[2])"
      }
      return fields.joined(separator: " ") + ":"
    }
  }
}
