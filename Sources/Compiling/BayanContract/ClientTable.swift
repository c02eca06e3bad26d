import BayanSupport

/// The table of a catalog for programs that anybody can read.
///
/// It has no summaries. A sensitive error has the name `sensitive.CATEGORY` and no number.
enum ClientTable {
  /// Returns the lines of a generated table without what clients may not learn; slots stay the same.
  static func lines(_ lines: [String]) -> [String] {
    lines.map { line in
      guard !line.hasPrefix("domain "), let colon = line.utf8.firstIndex(of: UInt8(ascii: ":"))
      else { return line }
      var fields = line[..<colon].split(separator: " ").map(String.init)
      if fields.count == 6, fields[5] == "sensitive" {
        fields[0] = "0"
        fields[1] = "sensitive.\(fields[2])"
      }
      return fields.joined(separator: " ") + ":"
    }
  }
}
