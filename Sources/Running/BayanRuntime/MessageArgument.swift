/// A value that a message is given.
public enum MessageValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  indirect case number(MessageNumber)
  /// A date and time, shown as `:datetime` does unless a function says otherwise.
  indirect case dateTime(MessageDateTime)
  /// An amount of money, shown as `:currency` does.
  indirect case amount(MessageAmount)
  /// Several values, shown in a row as the locale has it.
  case list([MessageValue])

  /// A floating-point number.
  ///
  /// Infinities and what is not a number are numbers, too, and are shown with CLDR's symbols.
  public init(_ value: Double) {
    guard value.isFinite else {
      self = .number(MessageNumber(special: value))
      return
    }
    self = MessageNumber(value).map(Self.number) ?? .string("\(value)")
  }
}

extension MessageValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self.init(value) }
}

/// A named value; the name is the variable's, without `$`.
public struct MessageArgument: Hashable, Sendable {
  public var name: String
  public var value: MessageValue

  public init(_ name: String, _ value: MessageValue) {
    self.name = name
    self.value = value
  }
}

/// A formatting error, named as in the specification.
///
/// The text is formatted all the same, with a fallback where the value would be.
public enum MessageError: Error, Hashable, Sendable {
  case unresolvedVariable(String)
  case unknownFunction(String)
  case badOperand(function: String)
  case badOption(String)
  case badSelector
  case badVariantKey(String)
  /// The operation is valid, and this implementation doesn't support it.
  case unsupportedOperation(String)

  /// The specification's name, in the form of the working group's test schema.
  public var code: String {
    switch self {
    case .unresolvedVariable: "unresolved-variable"
    case .unknownFunction: "unknown-function"
    case .badOperand: "bad-operand"
    case .badOption: "bad-option"
    case .badSelector: "bad-selector"
    case .badVariantKey: "bad-variant-key"
    case .unsupportedOperation: "unsupported-operation"
    }
  }
}
