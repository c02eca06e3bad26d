/// A function of messages as the checks know it: `[functions."app:ordinal"]` of `bayan.toml`, or
/// one of the standard's.
package struct FunctionDeclaration: Sendable {
  /// What a function can be given, by the names in the file; of lists all are one.
  package static let operandTypes =
    ErrorArgument.ValueType.simple + [("list", ErrorArgument.ValueType.list(of: .string))]

  /// What an option can be.
  package enum OptionValues: Hashable, Sendable {
    /// Any text.
    case any
    /// `0` to `99`, without leading zeros.
    case digitSize
    case integer
    case number
    case boolean
    /// Three letters.
    case currencyCode
    case oneOf([String])

    /// The kinds by their names in the file.
    package static let kinds: [(name: String, values: OptionValues)] = [
      ("any", .any), ("digit-size", .digitSize), ("integer", .integer), ("number", .number),
      ("boolean", .boolean), ("currency", .currencyCode),
    ]
  }

  /// An option.
  package struct Option: Sendable {
    package var name: String
    package var values: OptionValues
    /// Whether a variable can't give it.
    package var isLiteral: Bool

    package init(name: String, values: OptionValues, isLiteral: Bool = false) {
      self.name = name
      self.values = values
      self.isLiteral = isLiteral
    }
  }

  /// The name without the colon, with its namespace.
  package var name: String
  /// What it can be given; `nil` for anything or nothing, empty for nothing.
  package var operands: [ErrorArgument.ValueType]?
  package var options: [Option]
  /// Whether it can choose a variant.
  package var selects: Bool
  /// Where it is declared; `nil` for the standard's own.
  package var place: Place?

  package init(
    name: String, operands: [ErrorArgument.ValueType]?, options: [Option], selects: Bool,
    place: Place? = nil
  ) {
    self.name = name
    self.operands = operands
    self.options = options
    self.selects = selects
    self.place = place
  }
}
