/// A function of messages that isn't built in.
///
/// It is registered by name in a ``FunctionRegistry``; names of your own should have a
/// namespace, as in `shop:price`, for the standard may use all others.
public protocol MessageFunction: Sendable {
  /// Resolves a call to a value.
  ///
  /// It is called when the value is first needed, at most once for each expression, and only
  /// where the operand, if there is one, could be resolved.
  ///
  /// - Returns: `nil` where nothing can be made of the call; say why with
  ///   ``FunctionCall/report(_:)``. The expression's fallback is shown then.
  func resolve(_ call: inout FunctionCall) -> (any FunctionValue)?
}

/// A call of a registered function: its operand and options, and a place to report errors.
public struct FunctionCall {
  /// The function's name, without the colon.
  public let function: String
  /// The locale of the message.
  public let locale: LocaleTag
  /// The base direction: what `u:dir` says, or else the direction the locale is read in.
  public let direction: TextDirection
  /// The resolved operand; `nil` where the expression has none.
  public let operand: FunctionInput?
  /// The resolved options in source order, without those of the namespace `u:`.
  public let options: [FunctionOption]

  /// How the locale writes numbers.
  let symbols: NumberSymbols

  var errors: [MessageError] = []

  /// The `-u-nu-` name of the digits that the pack's numbers are written in, whatever CLDR's choice
  /// for the locale is.
  public var numberingSystem: String { symbols.numberingSystem }

  /// Reports an error; formatting goes on.
  public mutating func report(_ error: MessageError) { errors.append(error) }

  /// The option of a name.
  public func option(_ name: String) -> FunctionOption? { options.first { $0.name == name } }
}

/// A resolved value, as handlers see it.
public struct FunctionInput: Sendable {
  /// The value, or what a registered function's value stands for; `nil` where it stands for nothing.
  public let value: MessageValue?

  /// The options that earlier functions gave a number.
  public let options: NumberOptions

  /// The value of a registered function, if the operand is one.
  public let made: (any FunctionValue)?

  /// The value as text.
  public var text: String? { value?.text }

  /// The number, where it is one, is written as one or stands for one.
  public var number: MessageNumber? { value?.number }
}

/// An option of a call.
public struct FunctionOption: Sendable {
  public var name: String
  public var value: FunctionInput
  /// Whether the message gives it as a literal; a variable never counts as one.
  public var isLiteral: Bool
}

/// The result of a registered function, which can be formatted, select, and be an operand or an option.
public protocol FunctionValue: Sendable {
  /// The type of the part that the value is formatted to, such as `number` or `datetime`.
  var partType: String { get }

  /// The plain value for functions that take this value as an operand or an option; `nil` if there is none.
  var plainValue: MessageValue? { get }

  /// The options of numbers that functions on it inherit; without effect where it stands for none.
  var numberOptions: NumberOptions { get }

  /// The direction of its text; `nil` where that isn't known, and the text is isolated.
  var direction: TextDirection? { get }

  /// Its text in pieces.
  ///
  /// - Throws: Why it can't be formatted; the fallback is shown then.
  func format() throws(MessageError) -> [FormattedPart.Piece]

  /// Whether it may select a variant.
  var canSelect: Bool { get }

  /// Whether a variant's key fits, in NFC; `nil` where selecting failed.
  func matches(_ key: String) -> Bool?

  /// Whether the first of two keys that fit fits better than the second.
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

/// The functions that messages may use beside those that are built in.
///
/// A value: what is registered in a copy changes no other, so that one registry serves many tasks.
public struct FunctionRegistry: Sendable {
  /// `nil` where none was registered, so that passing an empty registry costs nothing.
  private var functions: [String: any MessageFunction]?

  /// Creates a registry without functions.
  public init() {}

  /// Registers a function, in place of one that had the name.
  ///
  /// `string`, `number`, `integer`, `offset` and `percent` are built in and stay what they are.
  /// `currency`, `unit`, `date`, `time` and `datetime` are written plainly unless registered. The
  /// name has no colon before it: `shop:price`.
  public mutating func register(_ name: String, _ function: some MessageFunction) {
    functions = functions ?? [:]
    functions?[name] = function
  }

  /// The same with another registry's functions; those win where both have a name.
  public func merging(_ other: FunctionRegistry) -> FunctionRegistry {
    var result = self
    result.functions = (functions ?? [:]).merging(other.functions ?? [:]) { _, new in new }
    return result
  }

  func function(_ name: String) -> (any MessageFunction)? { functions?[name] }
}

extension MessageValue: CustomStringConvertible {
  /// The value as text, as `:string` shows it, and logs and statuses have it.
  public var description: String { text }

  /// The value as text, as an option's value is read.
  var text: String {
    switch self {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): number.trimmed.serialized()
    case .dateTime(let time): "\(time)"
    case .amount(let amount): "\(amount)"
    case .list(let elements): elements.map(\.text).joined(separator: ", ")
    }
  }

  /// The number, where it is one or is written as one.
  var number: MessageNumber? {
    switch self {
    case .string(let text): MessageNumber(text)
    case .integer(let number): MessageNumber(number)
    case .number(let number): number
    case .dateTime, .amount, .list: nil
    }
  }
}
