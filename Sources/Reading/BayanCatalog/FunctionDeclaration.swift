/// The declaration of a message function for the checks: `[functions."app:ordinal"]` of `bayan.toml`, or
/// a standard function.
package struct FunctionDeclaration: Sendable {
  /// The types of operands by their names in the file; all types of lists are one.
  package static let operandTypes =
    ErrorArgument.ValueType.simple + [("list", ErrorArgument.ValueType.list(of: .string))]

  /// The values of an option.
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
    /// Whether the option needs a literal and can't be given by a variable.
    package var isLiteral: Bool

    package init(name: String, values: OptionValues, isLiteral: Bool = false) {
      self.name = name
      self.values = values
      self.isLiteral = isLiteral
    }
  }

  /// The name without the colon, with its namespace.
  package var name: String
  /// The types of the operand; `nil` for any type or no operand, empty for no operand.
  package var operands: [ErrorArgument.ValueType]?
  package var options: [Option]
  /// Whether the function can choose a variant.
  package var selects: Bool
  /// The place of the declaration; `nil` for a standard function.
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
