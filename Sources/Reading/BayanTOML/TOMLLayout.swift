package import BayanDiagnostics
import BayanSupport

/// The layout of a TOML file.
///
/// Only the gaps between tokens change: spaces, tabs and line ends. Strings, numbers, keys and
/// comments stay byte for byte, and so do their meanings.
///
/// - One space around `=`, after `,`, and inside the braces of an inline table; none inside brackets.
/// - No indentation, but for the lines of an array: two spaces for each array around them.
/// - One empty line before a header and the comment that belongs to it; elsewhere at most one.
/// - No blanks at the ends of lines, none before the first line, one line end after the last.
/// - The space before a comment at the end of a line stays, since people align these.
///
/// Layout is idempotent.
package struct TOMLLayout {
  /// Returns the edits that lay a document out; none for a document with errors.
  package static func edits(of document: TOMLDocument) -> [TextEdit] {
    guard document.isValid else { return [] }
    var layout = TOMLLayout(document)
    return layout.edits()
  }

  private enum Container {
    case array
    case table
  }

  /// The part of a statement that the next token belongs to.
  private enum Phase {
    /// The gap between statements.
    case start
    case header
    case key
    case value
  }

  private let bytes: [UInt8]
  private let lineEnd: String
  /// The tokens without white space.
  private let tokens: [TOMLToken]
  private var containers: [Container] = []
  private var phase = Phase.start

  private init(_ document: TOMLDocument) {
    bytes = document.source.bytes
    let all = TOMLToken.all(in: bytes)
    // A file with both line ends gets the one of most lines.
    let lineEnds = all.filter { $0.kind == .lineEnd }
    lineEnd = lineEnds.count { $0.span.length == 2 } * 2 > lineEnds.count ? "\r\n" : "\n"
    tokens = all.filter { $0.kind != .blank && $0.kind != .lineEnd }
  }

  private mutating func edits() -> [TextEdit] {
    var edits: [TextEdit] = []
    let top = bytes.byteOrderMarkLength
    var end = top
    for index in tokens.indices {
      let token = tokens[index]
      let gap = SourceSpan(end, token.span.start)
      let lines = lineCount(in: gap)
      if containers.isEmpty, index == 0 || lines > 0 { phase = .start }
      replace(gap, with: wanted(before: index, lines: lines, gap), &edits)
      end = token.span.end
      if token.kind == .comment {
        // Blanks at the end of a comment's line.
        let text = bytes[token.span.range]
        let last = text.lastIndex { !$0.isSpace } ?? text.startIndex
        end = last + 1
      }
      enter(index)
    }
    replace(SourceSpan(end, bytes.count), with: tokens.isEmpty ? "" : lineEnd, &edits)
    return edits
  }

  private func replace(_ gap: SourceSpan, with text: String, _ edits: inout [TextEdit]) {
    if !bytes[gap.range].elementsEqual(text.utf8) { edits.append(TextEdit(gap, text)) }
  }

  private func lineCount(in gap: SourceSpan) -> Int { bytes[gap.range].count { $0 == .lineFeed } }

  /// Updates the state for a token, which the next token depends on.
  private mutating func enter(_ index: Int) {
    switch tokens[index].kind {
    case .mark(.openBracket) where phase == .start: phase = .header
    case .mark(.openBracket) where phase == .value: containers.append(.array)
    case .mark(.openBrace):
      containers.append(.table)
      phase = .key
    case .mark(.closeBracket) where phase != .header, .mark(.closeBrace):
      containers.removeLast()
      phase = .value
    case .mark(.comma): phase = containers.last == .table ? .key : .value
    case .mark(.equals): phase = .value
    case .string, .bare: if phase == .start { phase = .key }
    case .mark, .comment, .blank, .lineEnd: break
    }
  }

  /// Returns the white space that belongs before a token.
  private func wanted(before index: Int, lines: Int, _ gap: SourceSpan) -> String {
    guard index > 0 else { return "" }
    let (last, next) = (tokens[index - 1].kind, tokens[index].kind)
    if next == .comment, lines == 0 {
      let blanks = String(decoding: bytes[gap.range], as: UTF8.self)
      return blanks.isEmpty ? " " : blanks
    }
    if containers.isEmpty, lines > 0 {
      let isAttached = isOwnLine(index - 1) && lines == 1
      let isParted = beginsHeader(index) && !isAttached || lines > 1
      return isParted ? lineEnd + lineEnd : lineEnd
    }
    if containers.last == .array, lines > 0, next != .mark(.comma) || last == .comment {
      let depth = containers.count { $0 == .array } - (next == .mark(.closeBracket) ? 1 : 0)
      return (lines > 1 ? lineEnd : "") + lineEnd + String(repeating: "  ", count: depth)
    }
    switch (last, next) {
    case (_, .mark(.equals)), (.mark(.equals), _): return " "
    case (_, .mark(.comma)): return ""
    case (.mark(.comma), .mark(.closeBracket)): return ""
    case (.mark(.comma), _): return " "
    case (.mark(.openBrace), .mark(.closeBrace)): return ""
    case (.mark(.openBrace), _), (_, .mark(.closeBrace)): return " "
    // A date and its time.
    case (.bare, .bare) where phase == .value: return " "
    default: return ""
    }
  }

  /// Whether a token is a comment on a line of its own.
  private func isOwnLine(_ index: Int) -> Bool {
    guard tokens[index].kind == .comment else { return false }
    guard index > 0 else { return true }
    return lineCount(in: SourceSpan(tokens[index - 1].span.end, tokens[index].span.start)) > 0
  }

  /// Whether a line begins a header, or the comment above one.
  ///
  /// The token is the first of its line.
  private func beginsHeader(_ index: Int) -> Bool {
    var index = index
    while tokens[index].kind == .comment {
      guard index + 1 < tokens.count,
        lineCount(in: SourceSpan(tokens[index].span.end, tokens[index + 1].span.start)) == 1
      else { return false }
      index += 1
    }
    return tokens[index].kind == .mark(.openBracket)
  }
}
