import BayanDiagnostics

extension TOMLParser {
  /// Parses an array.
  ///
  /// - Grammar: `array = array-open [ array-values ] ws-comment-newline array-close`
  /// - Recovery: A wrong element is reported and the next one read; of errors with
  ///   commas only the first is reported. A line that looks like a new entry or header
  ///   shows that the bracket is missing; the parser continues with that line.
  mutating func parseArray(level: Int) -> TOMLValue? {
    let start = index
    guard enterLevel(level) else { return nil }
    index += 1
    var elements: [TOMLValue] = []
    var isWhole = true
    var needsComma = false
    while true {
      let lineStarts = skipBlanks()
      if index >= bytes.count || (lineStarts && startsExpression()) {
        if isWhole { report("toml-syntax", .unclosedArray, SourceSpan(start, start + 1)) }
        isAbandoned = true
        return nil
      }
      switch next {
      case .closeBracket:
        index += 1
        guard isWhole else { return nil }
        return TOMLValue(span: span(from: start), content: .array(elements))
      case .comma:
        if !needsComma, isWhole {
          report("toml-syntax", .missingElement, here)
          isWhole = false
        }
        index += 1
        needsComma = false
      default:
        if needsComma, isWhole {
          report("toml-syntax", .missingComma(stretch(here)), here)
          isWhole = false
        }
        // The brace most likely belongs to a table around this array.
        if next == .closeBrace, !isWhole { return nil }
        if let value = parseValue(level: level + 1) {
          elements.append(value)
          needsComma = true
        } else {
          if isAbandoned { return nil }
          isWhole = false
          skipElement(to: .closeBracket)
          needsComma = next == .comma
        }
      }
    }
  }

  /// Reports an array or inline table beyond the nesting limit and steps over it.
  mutating func enterLevel(_ level: Int) -> Bool {
    guard level >= TOMLDocument.nestingLimit else { return true }
    report("toml-nesting-too-deep", .tooDeep, here)
    skipBrackets()
    return false
  }

  /// Skips to the comma, bracket or line end after a wrong element.
  mutating func skipElement(to close: UInt8) {
    while let byte = next, byte != .comma, byte != close, byte != .lineFeed {
      if byte == .hash { return }
      index += 1
    }
  }

  /// Skips brackets and their contents, without using the stack.
  private mutating func skipBrackets() {
    var depth = 0
    while let byte = byte(at: index) {
      switch byte {
      case .quote, .apostrophe:
        skipQuoted()
        continue
      case .hash:
        while index < bytes.count, bytes[index] != .lineFeed { index += 1 }
        continue
      case .openBracket, .openBrace: depth += 1
      case .closeBracket, .closeBrace: depth -= 1
      case .lineFeed:
        index += 1
        let lineStart = index
        skipSpace()
        if startsExpression() {
          index = lineStart
          isAbandoned = true
          return
        }
        continue
      default: break
      }
      index += 1
      if depth == 0 { return }
    }
    isAbandoned = true
  }
}

extension Diagnostic.Message {
  fileprivate static var unclosedArray: Self {
    "the array is not closed; end it with ']'"
  }

  fileprivate static var missingElement: Self {
    "expected a value before ','; remove the comma"
  }

  fileprivate static func missingComma(_ found: Diagnostic.Message) -> Self {
    "expected ',' or ']' after the array's element, found \(found)"
  }
}
