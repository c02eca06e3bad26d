package import BayanDiagnostics

/// The syntactic position of a cursor in a file that may be unfinished.
///
/// Only the bytes before the cursor count. The author may be about to write those after it.
package struct TOMLCursor: Sendable {
  /// The part of a statement at the cursor.
  package enum Part: Hashable, Sendable {
    /// A comment; the span starts at `#`.
    case comment
    /// A part of a header; `[[` for an element of an array of tables.
    case header(isArray: Bool)
    case key
    case value
    /// The rest of a line after a value, where only a comma or a comment can follow.
    case end
  }

  package private(set) var part = Part.key

  /// The path of keys at the cursor: to the table for a key, to the value for a value.
  package var path: [String] {
    part.isHeader ? header : table + (containers.last?.keys ?? []) + keys
  }

  /// Whether the value is an element of an array.
  package var isElement: Bool { containers.last?.isArray == true }

  /// The typed beginning of the part, with its opening quote; of a dotted key only the last part.
  package private(set) var typed: SourceSpan

  private struct Container {
    var isArray: Bool
    /// The keys that lead from the table of the header to the container.
    var keys: [String]
  }

  private var table: [String] = []
  private var header: [String] = []
  private var containers: [Container] = []
  /// The parts of the key before the cursor.
  private var keys: [String] = []
  private var lastWord: [String] = []

  package init(at offset: Int, in file: SourceFile) {
    let offset = min(offset, file.bytes.count)
    typed = SourceSpan(offset, offset)
    let tokens = TOMLToken.all(in: file.bytes, upTo: offset)
    for (index, token) in tokens.enumerated() {
      let isLast = index == tokens.count - 1
      let text = file.text(in: token.span)
      switch token.kind {
      case .blank: break
      case .lineEnd: endLine()
      case .comment:
        guard isLast else { continue }
        (part, typed) = (.comment, token.span)
      case .string(let isClosed):
        if isLast, !isClosed {
          typed = token.span
        } else {
          takeWord([String(text.dropFirst().dropLast(isClosed ? 1 : 0))])
        }
      case .bare:
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard isLast, part != .end else {
          takeWord(parts.filter { !$0.isEmpty })
          continue
        }
        // Dates and numbers contain dots.
        let word = part == .value ? text : parts.last ?? ""
        if part != .value { takeWord(parts.dropLast().filter { !$0.isEmpty }) }
        typed = SourceSpan(offset - word.utf8.count, offset)
      case .mark(let mark): take(mark, before: index + 1 < tokens.count ? tokens[index + 1] : nil)
      }
    }
  }

  private mutating func endLine() {
    if case .header = part { table = header }
    // Only an array continues; TOML 1.0 has inline tables on one line.
    if containers.contains(where: { !$0.isArray }) { containers = [] }
    guard containers.isEmpty else { return }
    part = .key
    keys = []
  }

  private mutating func takeWord(_ parts: [String]) {
    lastWord = parts
    switch part {
    case .header: header += parts
    case .key: keys += parts
    case .value: part = .end
    case .comment, .end: break
    }
  }

  private mutating func take(_ mark: UInt8, before next: TOMLToken?) {
    switch mark {
    case .openBracket:
      switch part {
      case .key where keys.isEmpty && containers.isEmpty:
        part = .header(isArray: false)
        header = []
      case .header: part = .header(isArray: true)
      default: open(isArray: true)
      }
    case .openBrace: open(isArray: false)
    case .closeBracket, .closeBrace:
      if case .header = part {
        table = header
        return
      }
      if let last = containers.popLast() { keys = Array(last.keys.dropFirst(enclosing.count)) }
      part = .end
    case .comma:
      guard let container = containers.last else { return }
      part = container.isArray ? .value : .key
      keys = []
    case .equals:
      // An array has no such key: the bracket above was never closed.
      if containers.last?.isArray == true {
        containers = []
        keys = lastWord
      }
      part = .value
    default: break
    }
  }

  private var enclosing: [String] { containers.last?.keys ?? [] }

  private mutating func open(isArray: Bool) {
    containers.append(Container(isArray: isArray, keys: enclosing + keys))
    keys = []
    part = isArray ? .value : .key
  }
}

extension TOMLCursor.Part {
  fileprivate var isHeader: Bool { if case .header = self { true } else { false } }
}
