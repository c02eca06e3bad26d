package import BayanChecking
package import BayanDiagnostics

/// A different number of line feeds at the start or end than in the source.
///
/// Line feeds within the text are a note: a translation that breaks no line where the source does, or the
/// reverse, may have its reasons. A difference in several variants is one mistake.
package struct NewlineMismatch: MessageRule {
  package static let id: RuleID = "newline-mismatch"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package var requiredBytes: ByteSet { "\n" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts,
      (message.texts + sources).contains(where: \.hasLineFeed)
    else { return }
    for (edge, isStart) in [(\ShownText.leadingSpace, true), (\.trailingSpace, false)] {
      let differences = message.edgeDifferences(
        { $0[keyPath: edge] }, differ: { $0.lineFeeds != $1.lineFeeds })
      guard let (text, found, expected) = differences.first else { continue }
      report.add(
        Diagnosis.differs(isStart: isStart, found.lineFeeds, expected.lineFeeds),
        at: .text(found.range, of: text, in: message), notes: message.sourceNote,
        fixes: Fix.making(
          "write it as in the source", .automatic,
          differences.map { text, found, expected in
            let wanted =
              String(repeating: "\n", count: expected.lineFeeds)
              + String(String.UnicodeScalarView(found.space))
            return message.edit(found.range, of: text, to: wanted)
          }))
    }
    let inSource = Set(sources.map(\.breaksLines))
    guard
      let text = message.texts.first(where: {
        !$0.isBlank && !inSource.contains($0.breaksLines)
      })
    else { return }
    report.add(
      Diagnosis.within(text.breaksLines), at: .text(text.whole, of: text, in: message),
      atMost: .note, certainty: .likely, notes: message.sourceNote)
  }
}

extension ShownText {
  fileprivate var hasLineFeed: Bool { bytes.contains("\n") }

  /// Whether the text has a line feed between other characters.
  fileprivate var breaksLines: Bool {
    guard hasLineFeed else { return false }
    let start = leadingSpace.range.upperBound
    return scalars[start..<max(start, trailingSpace.range.lowerBound)].contains("\n")
  }
}

extension NewlineMismatch {
  private enum Diagnosis: RuleDiagnosis {
    case differs(isStart: Bool, Int, Int)
    case within(Bool)

    var message: Diagnostic.Message {
      switch self {
      case .differs(isStart: true, let found, let expected):
        "the translation starts with \(lines(found)), but the source with \(lines(expected))"
      case .differs(isStart: false, let found, let expected):
        "the translation ends with \(lines(found)), but the source with \(lines(expected))"
      case .within(let breaks):
        breaks
          ? "the translation has several lines, but the source has one"
          : "the translation has one line, but the source has several"
      }
    }

    private func lines(_ count: Int) -> Diagnostic.Message {
      switch count {
      case 0: "no line feed"
      case 1: "a line feed"
      default: "\(count) line feeds"
      }
    }
  }
}
