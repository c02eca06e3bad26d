/// The value of a message's argument.
public enum MessageValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  indirect case number(MessageNumber)
  /// A date and time, shown as by `:datetime` if the message has no function.
  indirect case dateTime(MessageDateTime)
  /// An amount of money, shown as by `:currency` if the message has no function.
  indirect case amount(MessageAmount)
  /// Several values, shown as a list in the locale's form.
  case list([MessageValue])

  /// Creates a floating-point number.
  ///
  /// Infinities and NaN are numbers, too. Messages show CLDR's symbols for them.
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

/// A named value; the name is that of the variable without `$`.
public struct MessageArgument: Hashable, Sendable {
  public var name: String
  public var value: MessageValue

  public init(_ name: String, _ value: MessageValue) {
    self.name = name
    self.value = value
  }
}

/// A formatting error, with the specification's name.
///
/// The message is still formatted, with a fallback in place of the value.
public enum MessageError: Error, Hashable, Sendable {
  case unresolvedVariable(String)
  case unknownFunction(String)
  case badOperand(function: String)
  case badOption(String)
  case badSelector
  case badVariantKey(String)
  /// An operation that is valid, and that this implementation doesn't support.
  case unsupportedOperation(String)

  /// The error's name in the specification, in the spelling of the working group's test schema.
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
