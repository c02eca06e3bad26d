import BayanDiagnostics
package import BayanMessageSyntax

extension PrintfFormat {
  /// A table of complete format strings, among which numbers choose.
  ///
  /// The formats `.stringsdict`, string catalogs and PO have such a table, with a row for each
  /// combination of plural categories.
  package struct Table: Hashable, Sendable {
    /// A number that chooses a row.
    package struct Selector: Hashable, Sendable {
      /// The place of the argument, from 1.
      package var place: Int
      /// The conversion of the number without `%`, such as `lld`.
      package var conversion: String

      package init(place: Int, conversion: String) {
        self.place = place
        self.conversion = conversion
      }
    }

    /// A format string with its keys.
    package struct Row: Hashable, Sendable {
      /// The plural category or number for each selector; `nil` for all others.
      package var keys: [String?]
      package var text: String

      package init(keys: [String?], text: String) {
        self.keys = keys
        self.text = text
      }
    }

    package var selectors: [Selector]
    package var rows: [Row]

    package init(selectors: [Selector], rows: [Row]) {
      self.selectors = selectors
      self.rows = rows
    }
  }

  /// Reads a table of format strings.
  ///
  /// - Parameter arguments: The names of the arguments, in order.
  /// - Returns: A valid message. Equal forms stay separate, because translators have written them.
  /// - Throws: ``ConversionProblem`` with the place in the row of the problem.
  package static func message(
    from table: Table, arguments: [String], dialect: Dialect
  ) throws(ConversionProblem) -> Message {
    let length = table.rows.reduce(0) { $0 + $1.text.utf8.count }
    guard length <= MessageLimits.bytes, table.rows.count <= MessageLimits.variants else {
      throw ConversionProblem(.tooLong)
    }
    var rows: [(keys: [String?], message: NestedMessage)] = []
    for row in table.rows {
      var reader = PrintfReader(Format(row.text), arguments: arguments, dialect: dialect)
      rows.append((row.keys, try reader.message()))
    }
    let nested = try nested(rows[...], table.selectors[...], arguments, dialect)
    return try nested.flattened(keepingForms: true)
  }

  /// Returns the rows as nested choices, with the first selector outside.
  private static func nested(
    _ rows: ArraySlice<(keys: [String?], message: NestedMessage)>,
    _ selectors: ArraySlice<Table.Selector>, _ arguments: [String], _ dialect: Dialect
  ) throws(ConversionProblem) -> NestedMessage {
    guard let selector = selectors.first else {
      guard let row = rows.first else { throw ConversionProblem(.withoutOther) }
      return row.message
    }
    let axis = selectors.startIndex
    var order: [String?] = []
    for row in rows where !order.contains(row.keys[axis]) { order.append(row.keys[axis]) }
    guard order.contains(nil) else { throw ConversionProblem(.withoutOther) }
    let bytes = Array("%\(selector.conversion)".utf8)
    var scanner = ConversionScanner(bytes, from: 0)
    let format = try scanner.scan().format(in: dialect)
    var choice = NestedMessage.Choice(
      argument: arguments.indices.contains(selector.place - 1)
        ? arguments[selector.place - 1] : variable(ofPlace: selector.place),
      kind: .plural, format: format.isNumeric ? format : .integer, cases: [],
      other: NestedMessage(), span: SourceSpan(0, 0))
    for key in order {
      let own = rows.filter { $0.keys[axis] == key }
      let message = try nested(own[...], selectors.dropFirst(), arguments, dialect)
      if let key {
        let isNumber = key.utf8.allSatisfy { (0x30...0x39).contains($0) }
        choice.cases.append(.init(key: isNumber ? .exact(key) : .word(key), message: message))
      } else {
        choice.other = message
      }
    }
    var message = NestedMessage()
    message.elements = [.choice(choice)]
    return message
  }
}

extension Diagnostic.Message {
  fileprivate static let tooLong: Self = """
    its texts have more than \(MessageLimits.bytes) bytes or \(MessageLimits.variants) forms
    """
  fileprivate static let withoutOther: Self = "it has no text for 'other', which is always needed"
}
