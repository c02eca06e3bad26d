package import BayanChecking
package import BayanDiagnostics

/// A line of a message that begins with `<<<<<<< `, `||||||| ` or `>>>>>>> `.
///
/// Both sides of a conflict can be in one string, which is valid TOML. Between the
/// entries of a file the parser finds the markers, `=======` too, and reports a conflict once.
package struct MergeConflictMarker: MessageRule {
  package static let id: RuleID = "merge-conflict-marker"
  package static let severity = Diagnostic.Severity.error
  package static let isGate = true

  package let requiredBytes: ByteSet = "<>|"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.symbol) else { return }
    // A program for merging may show the signs on purpose.
    lazy var shown = Set(message.sourceTexts?.flatMap(\.signsOfLines) ?? [])
    for text in message.renderedTexts where text.traits.contains(.symbol) {
      var start = 0
      for end in 0...text.characters.count
      where end == text.characters.count || text.characters[end].scalar == "\n" {
        let line = text.characters[start..<end].map(\.scalar)
        if line.isConflictMarker, !shown.contains(line[0]) {
          report.add(
            .marker(String(repeating: String(line[0]), count: 7)),
            at: .text(start..<end, of: text, in: message))
        }
        start = end + 1
      }
    }
  }
}

extension ShownText {
  /// The signs that lines begin with seven times.
  fileprivate var signsOfLines: [Unicode.Scalar] {
    scalars.split(separator: "\n").compactMap { line in
      line.count > 6 && line.prefix(7).allSatisfy { $0 == line.first } ? line.first : nil
    }
  }
}

extension [Unicode.Scalar] {
  /// Whether a line begins with seven signs of a conflict and a space, or is only the signs.
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
