import BayanChecking
import BayanDiagnostics
import BayanSupport

/// The white space at one end of a text.
struct EdgeSpace: Equatable {
  /// The stretch.
  var range: Range<Int>
  /// The space that isn't line ends.
  var space: [Unicode.Scalar]
  /// How many line feeds there are.
  var lineFeeds: Int
  /// Whether plain space or a tab follows one of them: the indentation of a template.
  var isIndented: Bool

  static func == (a: Self, b: Self) -> Bool { a.space == b.space && a.lineFeeds == b.lineFeeds }
}

extension ShownText {
  /// The white space that the text starts with.
  ///
  /// Marks of direction may stand before it.
  var leadingSpace: EdgeSpace {
    let start = scalars.firstIndex { !$0.isBidiMark } ?? 0
    let end = scalars[start...].firstIndex { !$0.isWhitespace } ?? scalars.count
    return EdgeSpace(start..<end, of: self)
  }

  /// The white space that the text ends with; none where there is nothing else.
  var trailingSpace: EdgeSpace {
    let start = scalars.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? scalars.count
    return EdgeSpace(start..<scalars.count, of: self)
  }
}

extension EdgeSpace {
  /// Whether there is nothing but plain space, and more of it than there should be.
  func isHarmlessExcess(over expected: Self) -> Bool {
    space.count > expected.space.count && (space + expected.space).allSatisfy { $0 == " " }
  }

  /// Whether both are plain space, and there is less of it, or so much that it leads to a column.
  func isMoreOrLess(than expected: Self) -> Bool {
    !space.isEmpty && !expected.space.isEmpty && (space + expected.space).allSatisfy { $0 == " " }
      && (space.count < expected.space.count || expected.space.count > 2)
  }

  /// Whether there is so much plain space here or there that it places the text: in a column, or, where
  /// text is stored in the order of display, at its end.
  func places(orElse expected: Self, atLeast least: Int) -> Bool {
    let all = space + expected.space
    // A tab in place of spaces leads to a column too.
    let isTabForSpaces = !space.isEmpty && !expected.space.isEmpty
    return max(space.count, expected.space.count) >= least
      && all.allSatisfy { $0 == " " || isTabForSpaces && $0 == "\t" }
  }

  /// Whether two plain spaces or more stand for a tab, or the reverse.
  func indentsElsewise(than expected: Self) -> Bool {
    [(space, expected.space), (expected.space, space)].contains { tab, spaces in
      tab == ["\t"] && spaces.count > 1 && spaces.allSatisfy { $0 == " " }
    }
  }

  /// Whether it is what indents a paragraph in East Asia, where the source has other space.
  func isIdeographicIndent(for expected: Self) -> Bool {
    space == ["\u{3000}"] && !expected.space.isEmpty
  }

  /// Whether a plain space is missing in a language that separates no words by spaces: ` or ` is `または`.
  func isNoSpaceOfUnspaced(_ language: String, for expected: Self) -> Bool {
    space.isEmpty && expected.space == [" "] && Self.unspaced.contains(language)
  }

  private static let unspaced: Set<String> = ["ja", "km", "lo", "my", "th", "yue", "zh"]

  fileprivate init(_ range: Range<Int>, of text: ShownText) {
    self.range = range
    space = text.scalars[range].filter { $0 != "\n" && $0 != "\r" }
    lineFeeds = text.scalars[range].count { $0 == "\n" }
    isIndented =
      lineFeeds > 0
      && range.dropFirst().contains { index in
        text.scalars[index - 1] == "\n"
          && (text.scalars[index] == " " || text.scalars[index] == "\t")
      }
  }
}

/// The end of a text whose space is that of no text of the source, with what the source has.
typealias EdgeDifference = (text: ShownText, found: EdgeSpace, expected: EdgeSpace)

extension CatalogMessage {
  /// The ends of texts whose space is that of no text of the source, each with what the source has.
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

  /// Reports what is wrong with the space at one end, which is one slip where all variants have it.
  ///
  /// - Parameters:
  ///   - verb: What a text does with the space at this end: `starts`, `ends`.
  ///   - isHarmless: Whether a difference is worth a note and no more.
  func report(
    _ differences: [EdgeDifference], saying verb: String, into report: inout Report,
    isHarmless: (EdgeDifference) -> Bool = { _ in false }
  ) {
    let felt = differences.first {
      !isHarmless($0) && !isStoredAsShown($0.text)
    }
    guard let (text, found, expected) = felt ?? differences.first else { return }
    report.add(
      .edgeDiffers(verb, found.space, expected.space), at: .text(found.range, of: text, in: self),
      atMost: felt == nil ? .note : .error, notes: sourceNote,
      fixes: Fix.making(
        "write it as in the source", .automatic,
        differences.map { text, found, expected in
          edit(found.range, of: text, to: String(String.UnicodeScalarView(expected.space)))
        }))
  }
}

/// White space as diagnostics name it: "no space", "2 spaces", "U+00A0".
func spaceName(_ scalars: [Unicode.Scalar]) -> String {
  if scalars.isEmpty { return "none" }
  if scalars.allSatisfy({ $0 == " " }) {
    return scalars.count == 1 ? "a space" : "\(scalars.count) spaces"
  }
  return scalars.prefix(4).map(\.codePoint).joined(separator: " ")
}

extension Diagnostic.Message {
  fileprivate static func edgeDiffers(
    _ verb: String, _ found: [Unicode.Scalar], _ expected: [Unicode.Scalar]
  ) -> Self {
    "the translation \(verb) with \(spaceName(found)), and the source with \(spaceName(expected))"
  }
}
