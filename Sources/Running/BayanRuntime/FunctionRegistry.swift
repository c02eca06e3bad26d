/// A function of messages that isn't built in.
///
/// A ``FunctionRegistry`` has the function under a name. Your own names should have a namespace, as
/// in `shop:price`, because the standard may use all other names.
public protocol MessageFunction: Sendable {
  /// Resolves a call to a value.
  ///
  /// The message's formatter calls this function when the value is first needed, at most once for
  /// each expression, and only if the operand, if there is one, could be resolved.
  ///
  /// - Returns: `nil` if the call has no value; report the reason with ``FunctionCall/report(_:)``.
  ///   The message then shows the expression's fallback.
  func resolve(_ call: inout FunctionCall) -> AnyFunctionValue?
}

/// A call of a registered function, with its operand, its options, and a list of errors.
public struct FunctionCall {
  /// The function's name, without the colon.
  public let function: String
  /// The locale of the message.
  public let locale: LocaleTag
  /// The base direction: that of `u:dir`, or else the direction of the locale's script.
  public let direction: TextDirection
  /// The resolved operand; `nil` if the expression has none.
  public let operand: FunctionInput?
  /// The resolved options in source order, without those of the namespace `u:`.
  public let options: [FunctionOption]

  /// The number symbols of the locale.
  let symbols: NumberSymbols

  var errors: [MessageError] = []

  /// The numbering system of the pack's numbers, as in `-u-nu-`; it may differ from CLDR's default.
  public var numberingSystem: String { symbols.numberingSystem }

  /// Reports an error; formatting continues.
  public mutating func report(_ error: MessageError) { errors.append(error) }

  /// Returns the option of a name.
  public func option(_ name: String) -> FunctionOption? { options.first { $0.name == name } }
}

/// A resolved value as the operand or option of a registered function.
public struct FunctionInput: Sendable {
  /// The value, or the plain value of a registered function's result; `nil` if that has none.
  public let value: MessageValue?

  /// The options that earlier functions set on a number.
  public let options: NumberOptions

  /// The result of a registered function, if the operand is one.
  public let functionValue: AnyFunctionValue?

  /// The value as text.
  public var text: String? { value?.text }

  /// The number, if the value is one, is a text with a number literal, or has a number as its plain
  /// value.
  public var number: MessageNumber? { value?.number }
}

/// An option of a call.
public struct FunctionOption: Sendable {
  public var name: String
  public var value: FunctionInput
  /// Whether the message has the value as a literal; a variable never counts as one.
  public var isLiteral: Bool
}

/// The result of a registered function, which can be formatted, select, and be an operand or an option.
public protocol FunctionValue: Sendable {
  /// The type of the formatted part, such as `number` or `datetime`.
  var partType: String { get }

  /// The plain value for functions that take this value as an operand or an option; `nil` if there is none.
  var plainValue: MessageValue? { get }

  /// The options of numbers that functions on this value inherit; without effect if the plain value
  /// is no number.
  var numberOptions: NumberOptions { get }

  /// The direction of the text; `nil` for an unknown direction, with which the text is isolated.
  var direction: TextDirection? { get }

  /// Returns the formatted text in pieces.
  ///
  /// - Throws: The reason why the value can't be formatted; the message then shows the fallback.
  func format() throws(MessageError) -> [FormattedPart.Piece]

  /// Whether the value may select a variant.
  var canSelect: Bool { get }

  /// Returns whether a variant's key, in NFC, matches; `nil` if selection fails.
  func matches(_ key: String) -> Bool?

  /// Returns whether the first of two matching keys matches better than the second.
  func isBetter(_ key: String, than other: String) -> Bool
}

extension FunctionValue {
  public var plainValue: MessageValue? { nil }
  public var numberOptions: NumberOptions { NumberOptions() }
  public var direction: TextDirection? { nil }
  public var canSelect: Bool { false }
  public func matches(_ key: String) -> Bool? { nil }
  public func isBetter(_ key: String, than other: String) -> Bool { false }
}

/// The functions that messages may use beside the built-in functions.
///
/// A registry is a value: a change of a copy changes no other copy, so one registry serves many
/// tasks.
public struct FunctionRegistry: Sendable {
  /// The functions by name; `nil` if there are none, so that an empty registry costs nothing.
  private var functions: [String: AnyMessageFunction]?

  /// Creates a registry without functions.
  public init() {}

  #if !hasFeature(Embedded)
    /// Registers a function, in place of any function with the same name.
    ///
    /// `string`, `number`, `integer`, `offset` and `percent` are built in and can't be replaced.
    /// `currency`, `unit`, `date`, `time` and `datetime` have a plain form until they are registered.
    /// The name has no colon before it: `shop:price`.
    public mutating func register(_ name: String, _ function: some MessageFunction) {
      functions = functions ?? [:]
      functions?[name] = function
    }
  #endif

  /// Returns the registry with another registry's functions, which win if both have a name.
  public func merging(_ other: FunctionRegistry) -> FunctionRegistry {
    var result = self
    guard let others = other.functions else { return result }
    result.functions = functions ?? [:]
    for (name, function) in others { result.functions?[name] = function }
    return result
  }

  func function(_ name: String) -> AnyMessageFunction? { functions?[name] }
}

extension MessageValue: CustomStringConvertible {
  /// The value as text, as in `:string`, in logs and in statuses.
  public var description: String { text }

  /// The value as the text of an option's value.
  var text: String {
    switch self {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): number.trimmed.serialized()
    case .dateTime(let time): "\(time)"
    case .amount(let amount): "\(amount)"
    case .list(let elements): elements.map { $0.text }.joined(separator: ", ")
    }
  }

  /// The number, if the value is one or is a text with a number literal.
  var number: MessageNumber? {
    switch self {
    case .string(let text): MessageNumber(text)
    case .integer(let number): MessageNumber(number)
    case .number(let number): number
    case .dateTime, .amount, .list: nil
    }
  }
}
