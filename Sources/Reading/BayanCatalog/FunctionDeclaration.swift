/// A function of messages as the checks know it: `[functions."app:ordinal"]` of `bayan.toml`, or
/// one of the standard's.
public struct FunctionDeclaration: Sendable {
  /// What a function can be given.
  public enum OperandKind: String, Sendable, CaseIterable {
    case string
    case integer
    case number
    /// A date and time.
    case date
    /// An amount of money.
    case currency
    case list
  }

  /// What an option can be.
  public enum OptionValues: Hashable, Sendable {
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
    public static let kinds: [(name: String, values: OptionValues)] = [
      ("any", .any), ("digit-size", .digitSize), ("integer", .integer), ("number", .number),
      ("boolean", .boolean), ("currency", .currencyCode),
    ]
  }

  /// An option.
  public struct Option: Sendable {
    public var name: String
    public var values: OptionValues
    /// Whether a variable can't give it.
    public var isLiteral: Bool

    package init(name: String, values: OptionValues, isLiteral: Bool = false) {
      self.name = name
      self.values = values
      self.isLiteral = isLiteral
    }
  }

  /// The name without the colon, with its namespace.
  public var name: String
  /// What it can be given; `nil` for anything or nothing, empty for nothing.
  public var operands: [OperandKind]?
  public var options: [Option]
  /// Whether it can choose a variant.
  public var selects: Bool
  /// Where it is declared; `nil` for the standard's own.
  public var place: Place?

  package init(
    name: String, operands: [OperandKind]?, options: [Option], selects: Bool, place: Place? = nil
  ) {
    self.name = name
    self.operands = operands
    self.options = options
    self.selects = selects
    self.place = place
  }
}
