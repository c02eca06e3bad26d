import BayanDiagnostics

extension TOMLParser {
  /// Parses a header and makes its table the current one.
  ///
  /// - Grammar: `table = std-table / array-table`
  /// - Recovery: Entries after a wrong header are read into a table outside of the tree, so that
  ///   their own errors are still found.
  mutating func parseHeader() -> Bool {
    let start = index
    index += 1
    let isArray = byte(at: index) == .openBracket
    if isArray { index += 1 }
    skipSpace()
    guard let key = parseKey(level: 0), parseHeaderClose(isArray: isArray) else {
      currentTable = builder.makeTable(.header, span: span(from: start))
      builder.markIncomplete(TableBuilder.root)
      return false
    }
    let span = span(from: start)
    do throws(TableBuilder.Conflict) {
      currentTable =
        isArray
        ? try builder.openElement(key, span: span) : try builder.openTable(key, span: span)
    } catch {
      report(error)
      builder.markIncomplete(along: key)
      currentTable = builder.makeTable(.header, span: span)
    }
    return true
  }

  private mutating func parseHeaderClose(isArray: Bool) -> Bool {
    skipSpace()
    let isClosed =
      next == .closeBracket && (!isArray || byte(at: index + 1) == .closeBracket)
    guard isClosed else {
      report("toml-syntax", .unclosedHeader(isArray ? "]]" : "]", stretch(here)), here)
      return false
    }
    index += isArray ? 2 : 1
    return true
  }

  /// Adds an entry to a table, or reports the conflict.
  mutating func insert(_ value: TOMLValue, at key: [KeyPart], in table: TableBuilder.TableID) {
    do throws(TableBuilder.Conflict) {
      try builder.insert(value, at: key, in: table)
    } catch {
      report(error)
    }
  }

  private mutating func report(_ conflict: TableBuilder.Conflict) {
    let note = Diagnostic.Note(
      "\(phrase: stretch(conflict.first)) is first written here", span: conflict.first)
    report(
      "key-duplicate", .conflict(conflict.reason, stretch(conflict.part.span)),
      conflict.part.span, notes: [note])
  }
}

extension Diagnostic.Message {
  fileprivate static func unclosedHeader(_ close: String, _ found: Diagnostic.Message) -> Self {
    "expected '\(close)' at the end of the header, found \(found)"
  }

  fileprivate static func conflict(
    _ reason: TableBuilder.Conflict.Reason, _ key: Diagnostic.Message
  ) -> Self {
    switch reason {
    case .duplicateKey:
      "the key \(key) is written twice; remove or rename one of the two"
    case .tableDefinedTwice:
      "the table \(key) is written twice; put its entries together under one header"
    case .tableAgainstArray:
      "\(key) is a table in one place and an array of tables in another; use '[…]' or '[[…]]' for both"
    case .staticArray:
      "the array \(key) ends with its ']', so nothing can be added to it"
    case .inlineTable:
      "the inline table \(key) ends with its '}', so nothing can be added to it"
    case .notTable(let type):
      "\(key) has a value of the type '\(type)', so it can't be a table too"
    case .dottedIntoHeader:
      "the table \(key) has a header of its own; put the entry below that header"
    }
  }
}
