import BayanDiagnostics

extension TOMLParser {
  /// Parses an inline table.
  ///
  /// TOML 1.0 keeps it on one line and allows no comma before the brace.
  ///
  /// - Grammar: `inline-table = inline-table-open [ inline-table-keyvals ] inline-table-close`
  /// - Recovery: A table on several lines is reported once and still read. A line that can't belong
  ///   to it shows that the brace is missing; the parser continues with that line.
  mutating func parseInlineTable(level: Int) -> TOMLValue? {
    let start = index
    guard enterLevel(level) else { return nil }
    index += 1
    let count = builder.count
    let table = builder.makeTable(.inline, span: SourceSpan(start, index))
    defer { builder.removeTables(from: count) }

    var isWhole = true
    var isOpen = true
    var needsComma = false
    var comma: SourceSpan?
    while true {
      let blanks = index
      let lineStarts = skipInlineBlanks()
      if index >= bytes.count
        || (lineStarts
          && !continuesInlineTable(needsComma: needsComma || (isOpen && !isWhole)))
      {
        if isWhole { report("toml-syntax", .unclosedTable, SourceSpan(start, start + 1)) }
        isAbandoned = true
        return nil
      }
      if lineStarts, isOpen, isWhole {
        report("toml-syntax", .severalLines, SourceSpan(blanks, blanks))
        isOpen = false
        isWhole = false
      }
      switch next {
      case .closeBrace:
        if let comma, isWhole {
          report("toml-syntax", .trailingComma, comma)
          isWhole = false
        }
        index += 1
        guard isWhole else { return nil }
        var content = builder.finishedTable(table)
        content.span = span(from: start)
        return TOMLValue(span: content.span, content: .table(content))
      case .comma:
        if !needsComma, isWhole {
          report("toml-syntax", .missingEntry, here)
          isWhole = false
        }
        comma = here
        index += 1
        needsComma = false
      default:
        if needsComma, isWhole {
          report("toml-syntax", .missingComma(stretch(here)), here)
          isWhole = false
        }
        // The bracket most likely belongs to an array around this table.
        if next == .closeBracket, !isWhole { return nil }
        comma = nil
        if parseInlineEntry(in: table, level: level + 1) {
          needsComma = true
        } else {
          if isAbandoned { return nil }
          isWhole = false
          skipElement(to: .closeBrace)
          needsComma = next == .comma
        }
      }
    }
  }

  /// - Grammar: `inline-table-keyvals = keyval [ inline-table-sep inline-table-keyvals ]`
  private mutating func parseInlineEntry(in table: TableBuilder.TableID, level: Int) -> Bool {
    guard let key = parseKey(level: level), parseEquals(after: key),
      let value = parseValue(level: level + key.count)
    else { return false }
    insert(value, at: key, in: table)
    return true
  }

  /// Skips white space, and line ends, which are wrong here.
  private mutating func skipInlineBlanks() -> Bool {
    skipSpace()
    guard next == .lineFeed || next == .hash || next == .carriageReturn else { return false }
    return skipBlanks() || index >= bytes.count
  }

  /// Whether a new line looks like more of the table.
  private func continuesInlineTable(needsComma: Bool) -> Bool {
    if next == .closeBrace || next == .comma { return true }
    return !needsComma && next != .openBracket && startsExpression()
  }
}

extension Diagnostic.Message {
  fileprivate static var unclosedTable: Self {
    "the inline table is not closed; end it with '}' on the same line"
  }

  fileprivate static var severalLines: Self {
    "an inline table must be on one line; join the lines, or use a '[header]' instead"
  }

  fileprivate static var trailingComma: Self {
    "expected an entry after ','; TOML 1.0 has no comma before '}', remove it"
  }

  fileprivate static var missingEntry: Self {
    "expected an entry before ','; remove the comma"
  }

  fileprivate static func missingComma(_ found: Diagnostic.Message) -> Self {
    "expected ',' or '}' after the inline table's entry, found \(found)"
  }
}
