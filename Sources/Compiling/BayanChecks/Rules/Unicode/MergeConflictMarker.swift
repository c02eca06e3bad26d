package import BayanDiagnostics

/// A message has no lines that a merge has left behind.
///
/// Where both sides of a conflict stand in one string, TOML finds nothing wrong with it. Between the
/// entries of a file the parser meets them, and reports a conflict once.
///
/// Reported: a line of a message that begins with `<<<<<<< `, `||||||| ` or `>>>>>>> `; between entries
/// `=======` too.
///
/// Not reported: seven signs within a line; a line of `=======` by itself, which can be a rule.
package struct MergeConflictMarker: MessageRule {
  package static let id: RuleID = "merge-conflict-marker"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "A line is the marker of a merge that hasn't been finished.",
    why: "Readers would see both versions of the text, and the marker.",
    bad: "<<<<<<< HEAD\nتم الحفظ\n=======\nحُفظ\n>>>>>>> ar",
    good: "تم الحفظ",
    howToFix: """
      Choose between the two versions, delete the other one and the three lines of marks, then \
      check again.
      """)

  package let requiredBytes: ByteSet = "<>|"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.symbol) else { return }
    for path in message.characters.paths where path.traits.contains(.symbol) {
      var start = 0
      for end in 0...path.units.count
      where end == path.units.count || path.units[end].scalar == "\n" {
        let line = path.units[start..<end].map(\.scalar)
        if line.isConflictMarker {
          report.add(
            .marker(String(repeating: String(line[0]), count: 7)), at: start..<end, on: path,
            in: message)
        }
        start = end + 1
      }
    }
  }
}

extension [Unicode.Scalar] {
  /// Whether a line begins with seven signs of a conflict and a space, or has nothing else.
  fileprivate var isConflictMarker: Bool {
    guard let sign = first, sign == "<" || sign == ">" || sign == "|", count >= 7,
      prefix(7).allSatisfy({ $0 == sign })
    else { return false }
    return count == 7 || self[7] == " " || self[7] == "\r"
  }
}

extension Diagnostic.Message {
  fileprivate static func marker(_ signs: String) -> Self {
    "'\(signs)' is the conflict marker of a merge; keep one version of the text"
  }
}
