public import BayanDiagnostics

/// A translation starts with the same space as its source.
///
/// No-break spaces count, line feeds don't (`newline-mismatch`).
///
/// Reported, beside `Saved` (`·` is a space):
///
///     ·حُفظ
///
/// Not reported: space that any variant of the source starts with.
public struct LeadingWhitespaceMismatch: MessageRule {
  public static let id: RuleID = "leading-whitespace-mismatch"
  public static let severity = Diagnostic.Severity.warning

  public static let explanation = RuleExplanation(
    what: "A translation starts with other white space than its source.",
    why: """
      Space at the edge is there because something is set beside it: without it two words run \
      together, and with too much a gap is seen.
      """,
    bad: "·حُفظ         the source says Saved",
    good: "حُفظ")

  public init() {}

  public func check(_ message: CatalogMessage, into report: inout Report) {
    let differences = message.edgeDifferences(\.leadingSpace) { $0.space != $1.space }
    for (path, found, expected) in differences {
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
    the translation starts with \(spaceName(found)), and the source with \(spaceName(expected))
    """
  }
}
