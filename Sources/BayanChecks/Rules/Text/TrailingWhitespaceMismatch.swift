public import BayanDiagnostics

/// A translation ends with the same space as its source.
///
/// No-break spaces count, line feeds don't (`newline-mismatch`). Plain space too many at the end,
/// which nobody sees, is a note.
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
    good: "الاسم:·",
    mending: """
      End with exactly the spaces that the source ends with, or let 'bayan check --fix' do it.
      """)

  public init() {}

  public func check(_ message: CatalogMessage, into report: inout Report) {
    // Beside line feeds, space is indentation, and of no consequence.
    let differences = message.edgeDifferences(
      \.trailingSpace,
      differ: { $0.space != $1.space && $0.lineFeeds == 0 && $1.lineFeeds == 0 }
    ).filter { path, found, _ in
      // A full-width mark has its space within: `：` for `: `.
      !(found.space.isEmpty && path.scalars.last?.isFullWidth == true)
    }
    let felt = differences.first { !($0.found.isHarmlessExcess(over: $0.expected)) }
    guard let (path, found, expected) = felt ?? differences.first else { return }
    // What all variants have is one slip.
    let edits = differences.compactMap { path, found, expected in
      message.edit(
        found.range, of: path, to: String(String.UnicodeScalarView(expected.space)))
    }
    report.add(
      .differs(found.space, expected.space), at: found.range, of: path, in: message,
      atMost: felt == nil ? .note : .error, notes: message.sourceNote,
      fixes: edits.count == differences.count
        ? [Fix("make it as in the source", .automatic, edits: edits)] : [])
  }
}

extension Diagnostic.Message {
  fileprivate static func differs(_ found: [Unicode.Scalar], _ expected: [Unicode.Scalar]) -> Self {
    """
    the translation ends with \(spaceName(found)), and the source with \(spaceName(expected))
    """
  }
}
