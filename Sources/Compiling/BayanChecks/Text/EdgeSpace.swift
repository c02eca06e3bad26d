import BayanDiagnostics
import BayanSupport

/// The white space at one end of a path.
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

extension MessageText.Path {
  /// The white space that the path starts with.
  var leadingSpace: EdgeSpace {
    EdgeSpace(0..<(scalars.firstIndex { !$0.isSpace } ?? scalars.count), of: self)
  }

  /// The white space that the path ends with; none where there is nothing else.
  var trailingSpace: EdgeSpace {
    let start = scalars.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? scalars.count
    return EdgeSpace(start..<scalars.count, of: self)
  }
}

extension MessageText.Path {
  /// Whether the path starts or ends with white space.
  var hasEdgeSpace: Bool { profile.hasEdgeSpace }
}

extension EdgeSpace {
  /// Whether there is nothing but plain space, and more of it than there should be.
  func isHarmlessExcess(over expected: Self) -> Bool {
    space.count > expected.space.count && (space + expected.space).allSatisfy { $0 == " " }
  }

  fileprivate init(_ range: Range<Int>, of path: MessageText.Path) {
    self.range = range
    space = path.scalars[range].filter { $0 != "\n" && $0 != "\r" }
    lineFeeds = path.scalars[range].count { $0 == "\n" }
    isIndented =
      lineFeeds > 0
      && range.dropFirst().contains { index in
        path.scalars[index - 1] == "\n"
          && (path.scalars[index] == " " || path.scalars[index] == "\t")
      }
  }
}

/// The end of a path whose space is that of no path of the source, with what the source has.
typealias EdgeDifference = (path: MessageText.Path, found: EdgeSpace, expected: EdgeSpace)

extension Report {
  /// Reports what is wrong with the space at one end of a message, which is one slip where all its
  /// variants have it.
  ///
  /// - Parameters:
  ///   - verb: What a text does with the space at this end: `starts`, `ends`.
  ///   - isHarmless: Whether what was found, beside what was expected, is worth a note and no more.
  mutating func add(
    _ differences: [EdgeDifference], in message: CatalogMessage, saying verb: String,
    isHarmless: (EdgeSpace, EdgeSpace) -> Bool
  ) {
    let felt = differences.first { !isHarmless($0.found, $0.expected) }
    guard let (path, found, expected) = felt ?? differences.first else { return }
    let edits = differences.compactMap { path, found, expected in
      message.edit(
        found.range, of: path, to: String(String.UnicodeScalarView(expected.space)))
    }
    add(
      .edgeDiffers(verb, found.space, expected.space), at: found.range, of: path, in: message,
      atMost: felt == nil ? .note : .error, notes: message.sourceNote,
      fixes: edits.count == differences.count
        ? [Fix("write it as in the source", .automatic, edits: edits)] : [])
  }
}

extension CatalogMessage {
  /// The ends of paths whose space is that of no path of the source, each with what the source has.
  func edgeDifferences(
    _ edge: (MessageText.Path) -> EdgeSpace, differ: (EdgeSpace, EdgeSpace) -> Bool
  ) -> [EdgeDifference] {
    // Most have no space at either end.
    guard let sourceMessage, profile.hasEdgeSpace || sourceMessage.profile.hasEdgeSpace,
      let sourceText
    else { return [] }
    return text.paths.compactMap { path in
      guard !path.isBlank else { return nil }
      let found = edge(path)
      guard sourceText.paths.allSatisfy({ differ(edge($0), found) }) else { return nil }
      return (path, found, edge(counterpart(of: path, in: sourceText)))
    }
  }
}

/// White space as findings name it: "no space", "2 spaces", "U+00A0".
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

extension Unicode.Scalar {
  /// A mark of East Asian typography, which fills a square of its own.
  var isFullWidth: Bool {
    switch value {
    case 0x3000...0x303F, 0xFE30...0xFE4F, 0xFF01...0xFF60: true
    default: false
    }
  }
}
