public import BayanDiagnostics

/// A translation ends with the same space as its source.
///
/// No-break spaces count, line feeds don't (`newline-mismatch`).
///
/// Reported, beside `Name:·` (`·` is a space):
///
///     الاسم:
///
/// Not reported: in Chinese and Japanese, no space after a full-width mark, which has its own.
public struct TrailingWhitespaceMismatch: MessageRule {
  public static let id: RuleID = "trailing-whitespace-mismatch"
  public static let severity = Diagnostic.Severity.warning

  public static let explanation = RuleExplanation(
    what: "A translation ends with other white space than its source.",
    why: """
      Space at the edge is there because something is set beside it: without it two words run \
      together, and with too much a gap is seen.
      """,
    bad: "الاسم:         the source says Name:·",
    good: "الاسم:·")

  public init() {}

  public func check(_ message: CatalogMessage, into report: inout Report) {
    let differences = message.edgeDifferences(\.trailingSpace) { $0.space != $1.space }
    for (path, found, expected) in differences {
      // A full-width mark has its space within: `：` for `: `.
      if found.space.isEmpty, let last = path.scalars.last, last.isFullWidth { continue }
      let wanted = String(String.UnicodeScalarView(expected.space))
      report.add(
        .differs(found.space, expected.space), at: found.range, of: path, in: message,
        notes: message.sourceNote,
        fixes: found.lineFeeds > 0
          ? []
          : message.fixes("make it as in the source", .automatic, found.range, of: path, to: wanted)
      )
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func differs(_ found: [Unicode.Scalar], _ expected: [Unicode.Scalar]) -> Self {
    """
    the translation ends with \(spaceName(found)), and the source with \(spaceName(expected))
    """
  }
}
