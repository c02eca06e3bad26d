// How values look where a program prints them, by themselves or in an error: as they are written.
//
// Without this Swift prints each stored property of a type. Mirrors are empty, for `dump` prints what a
// mirror has beside the description.

extension MessageNumber: CustomStringConvertible, CustomReflectable {
  /// The number in ASCII: `-1234.50`.
  public var description: String { serialized() }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension MessageDateTime: CustomStringConvertible, CustomReflectable {
  /// The literal that stands for it: `2006-01-02T15:04:05Z`.
  public var description: String { literal }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension MessageAmount: CustomStringConvertible, CustomReflectable {
  /// The number and the currency's code: `12.50 EUR`.
  public var description: String { "\(value) \(currency)" }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension MessageValue: CustomDebugStringConvertible, CustomReflectable {
  /// The value as a developer reads it, texts in quotation marks.
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

/// An error's words are printed as what happened: ``ErrorWords/description``.
extension ErrorWords: CustomStringConvertible {}
