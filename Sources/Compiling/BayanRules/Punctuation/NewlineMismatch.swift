package import BayanChecking
package import BayanDiagnostics

/// Another number of line feeds at the start or end than in the source.
///
/// Line feeds within are a note: a translation that breaks no line where the source does, or the
/// reverse, may have its reasons. So are one or more too many or too few where both have some. So are those
/// before indentation, which is the layout of the
/// template that the text was taken from.
package struct NewlineMismatch: MessageRule {
  package static let id: RuleID = "newline-mismatch"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package var requiredBytes: ByteSet { "\n" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts,
      message.texts.contains(where: \.hasLineFeed) || sources.contains(where: \.hasLineFeed)
    else { return }
    for (edge, name) in [(\ShownText.leadingSpace, "starts"), (\.trailingSpace, "ends")] {
      let differences = message.edgeDifferences(
        { $0[keyPath: edge] }, differ: { $0.lineFeeds != $1.lineFeeds })
      for (text, found, expected) in differences {
        let wanted =
          String(repeating: "\n", count: expected.lineFeeds)
          + String(String.UnicodeScalarView(found.space))
        report.add(
          .differs(name, found.lineFeeds, expected.lineFeeds),
          at: .text(found.range, of: text, in: message),
          atMost: found.isIndented || expected.isIndented
            || min(found.lineFeeds, expected.lineFeeds) > 0 ? .note : .error,
          notes: message.sourceNote,
          fixes: message.fixes(
            "write it as in the source", .automatic, found.range, of: text, to: wanted))
      }
    }
    let inSource = Set(sources.map(\.breaksLines))
    for text in message.texts where !text.isBlank && !inSource.contains(text.breaksLines) {
      report.add(
        .within(text.breaksLines), at: .text(text.whole, of: text, in: message), atMost: .note,
        certainty: .likely, notes: message.sourceNote)
    }
  }
}

extension ShownText {
  fileprivate var hasLineFeed: Bool { bytes.contains("\n") }

  /// Whether there is a line feed between other text.
  fileprivate var breaksLines: Bool {
    guard hasLineFeed else { return false }
    return scalars[
      leadingSpace.range
        .upperBound..<max(leadingSpace.range.upperBound, trailingSpace.range.lowerBound)
    ]
    .contains("\n")
  }
}

extension Diagnostic.Message {
  fileprivate static func differs(_ edge: String, _ found: Int, _ expected: Int) -> Self {
    "the translation \(edge) with \(lines(found)), and the source with \(lines(expected))"
  }

  private static func lines(_ count: Int) -> String {
    switch count {
    case 0: "no line feed"
    case 1: "a line feed"
    default: "\(count) line feeds"
    }
  }

  fileprivate static func within(_ breaks: Bool) -> Self {
    breaks
      ? "the translation has several lines, and the source one"
      : "the translation has one line, and the source several"
  }
}
