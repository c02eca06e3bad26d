// Values are printed as they are written in a catalog, alone or in an error.
//
// Without these properties Swift would print each stored property of a type. Mirrors are empty,
// because `dump` prints a mirror's children beside the description.

extension MessageNumber: CustomStringConvertible, CustomReflectable {
  /// The number in ASCII: `-1234.50`.
  public var description: String { serialized() }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension MessageDateTime: CustomStringConvertible, CustomReflectable {
  /// The literal of the value: `2006-01-02T15:04:05Z`.
  public var description: String { literal }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension MessageAmount: CustomStringConvertible, CustomReflectable {
  /// The number and the currency's code: `12.50 EUR`.
  public var description: String { "\(value) \(currency)" }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension MessageValue: CustomDebugStringConvertible, CustomReflectable {
  /// The value for developers, with texts in quotation marks.
  public var debugDescription: String {
    switch self {
    case .string(let text): text.debugDescription
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .dateTime(let time): "\(time)"
    case .amount(let amount): "\(amount)"
    case .list(let values): "[\(values.map(\.debugDescription).joined(separator: ", "))]"
    }
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension MessageArgument: CustomStringConvertible, CustomReflectable {
  /// The name and the value: `count: 3`.
  public var description: String { "\(name): \(value.debugDescription)" }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension MessageArguments: CustomStringConvertible, CustomReflectable {
  /// The arguments in their order: `[name: "Sara", count: 3]`.
  public var description: String { "[\(map(\.description).joined(separator: ", "))]" }

  public var customMirror: Mirror {
    Mirror(self, children: map { (label: $0.name, value: $0.value) }, displayStyle: .dictionary)
  }
}

/// Prints the words of an error as their ``ErrorWords/description``.
extension ErrorWords: CustomStringConvertible {}
