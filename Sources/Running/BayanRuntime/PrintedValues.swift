// Values are printed as they are written in a catalog, alone or in an error.
//
// Without these properties Swift would print each stored property of a type.

extension MessageNumber: CustomStringConvertible {
  /// The number in ASCII: `-1234.50`.
  public var description: String { serialized() }
}

extension MessageDateTime: CustomStringConvertible {
  /// The literal of the value: `2006-01-02T15:04:05Z`.
  public var description: String { literal }
}

extension MessageAmount: CustomStringConvertible {
  /// The number and the currency's code: `12.50 EUR`.
  public var description: String { "\(value) \(currency)" }
}

extension MessageValue: CustomDebugStringConvertible {
  /// The value for developers, with texts in quotation marks.
  public var debugDescription: String {
    switch self {
    case .string(let text): text.debugDescription
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .dateTime(let time): "\(time)"
    case .amount(let amount): "\(amount)"
    case .list(let values): "[\(values.map { $0.debugDescription }.joined(separator: ", "))]"
    }
  }
}

extension MessageArgument: CustomStringConvertible {
  /// The name and the value: `count: 3`.
  public var description: String { "\(name): \(value.debugDescription)" }
}

extension MessageArguments: CustomStringConvertible {
  /// The arguments in their order: `[name: "Sara", count: 3]`.
  public var description: String { "[\(map { $0.description }.joined(separator: ", "))]" }
}

/// Prints the words of an error as their ``ErrorWords/description``.
extension ErrorWords: CustomStringConvertible {}
