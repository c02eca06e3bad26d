import BayanChecking
import BayanDiagnostics
import BayanSupport

/// The white space at one end of a text.
struct EdgeSpace {
  /// The range of the white space.
  var range: Range<Int>
  /// The white space without line ends.
  var space: [Unicode.Scalar]
  /// The number of line feeds.
  var lineFeeds: Int

  fileprivate init(_ range: Range<Int>, of text: ShownText) {
    self.range = range
    space = text.scalars[range].filter { $0 != "\n" && $0 != "\r" }
    lineFeeds = text.scalars[range].count { $0 == "\n" }
  }
}

extension ShownText {
  /// The white space at the start of the text.
  ///
  /// Bidirectional marks may be before it.
  var leadingSpace: EdgeSpace {
    let start = scalars.firstIndex { !$0.isBidiMark } ?? 0
    let end = scalars[start...].firstIndex { !$0.isWhitespace } ?? scalars.count
    return EdgeSpace(start..<end, of: self)
  }

  /// The white space at the end of the text; empty for a blank text.
  var trailingSpace: EdgeSpace {
    let start = scalars.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? scalars.count
    return EdgeSpace(start..<scalars.count, of: self)
  }
}

/// A text whose edge differs from every text of the source, with the source's edge.
typealias EdgeDifference = (text: ShownText, found: EdgeSpace, expected: EdgeSpace)

extension CatalogMessage {
  /// Returns the texts whose edges differ from every text of the source, each with the source's edge.
  func edgeDifferences(
    _ edge: (ShownText) -> EdgeSpace, differ: (EdgeSpace, EdgeSpace) -> Bool
  ) -> [EdgeDifference] {
    // Most have no space at either end.
    guard let sourceTexts,
      (texts + sourceTexts).contains(where: { $0.traits.contains(.edgeSpace) })
    else { return [] }
    return texts.compactMap { text in
      guard !text.isBlank else { return nil }
      let found = edge(text)
      guard sourceTexts.allSatisfy({ differ(edge($0), found) }) else { return nil }
      return (text, found, edge(sourceTexts.counterpart(of: text)))
    }
  }

  /// Reports edges with other spaces than the source's, as one mistake in all variants.
  ///
  /// At a character of a script without spaces the diagnostic is a note: ` or ` is `または`, and `：`
  /// includes its space.
  ///
  /// - Parameters:
  ///   - isStart: Whether the edge is the start of the text.
  ///   - neighbour: Returns the character at this edge.
  func reportEdges(
    _ edge: (ShownText) -> EdgeSpace, isStart: Bool,
    beside neighbour: (ShownText) -> Unicode.Scalar?, into report: inout Report
  ) {
    // Beside line feeds, space is indentation.
    let differences = edgeDifferences(
      edge, differ: { $0.space != $1.space && $0.lineFeeds == 0 && $1.lineFeeds == 0 })
    guard let (text, found, expected) = differences.first else { return }
    let isNote = differences.allSatisfy {
      neighbour($0.text).map { $0.isFullWidth || $0.isOfScriptWithoutSpaces } == true
    }
    report.add(
      .differs(isStart: isStart, found.space, expected.space),
      at: .text(found.range, of: text, in: self), atMost: isNote ? .note : .error,
      notes: sourceNote,
      fixes: Fix.making(
        "write it as in the source", .automatic,
        differences.map { text, found, expected in
          edit(found.range, of: text, to: String(String.UnicodeScalarView(expected.space)))
        }))
  }
}

/// Returns white space as diagnostics name it: "no space", "a space", "2 spaces", "U+00A0".
func spaceName(_ scalars: [Unicode.Scalar]) -> String {
  if scalars.isEmpty { return "no space" }
  if scalars.allSatisfy({ $0 == " " }) {
    return scalars.count == 1 ? "a space" : "\(scalars.count) spaces"
  }
  return scalars.prefix(4).map(\.codePoint).joined(separator: " ")
}

extension Diagnostic.Message {
  fileprivate static func differs(
    isStart: Bool, _ found: [Unicode.Scalar], _ expected: [Unicode.Scalar]
  ) -> Self {
    isStart
      ? "the translation starts with \(spaceName(found)), but the source with \(spaceName(expected))"
      : "the translation ends with \(spaceName(found)), but the source with \(spaceName(expected))"
  }
}
