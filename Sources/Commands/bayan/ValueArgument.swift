import ArgumentParser
import BayanCatalog
import BayanRuntime

/// `--arg name=value`.
struct ValueArgument: ExpressibleByArgument {
  let name: String
  let text: String

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else {
      return nil
    }
    name = String(argument[..<equals])
    text = String(argument[argument.index(after: equals)...])
  }

  /// The argument where nothing says what it is: a number where it reads as one, else text.
  var argument: MessageArgument {
    MessageArgument(name, MessageNumber(text).map(MessageValue.number) ?? .string(text))
  }
}

extension ErrorArgument {
  /// Reads a value as the argument is declared: `3`, `2006-01-02`, `12.50 EUR`, `Ann, Bob`.
  ///
  /// - Returns: `nil` for text that isn't of the type, or not in the range.
  func value(_ text: String) -> MessageValue? {
    if let range {
      guard let number = Int(text), range.contains(number) else { return nil }
    }
    return Self.value(text, as: type)
  }

  /// What a value looks like, for who gave another: `an integer such as 3`.
  var expectation: String {
    let range = self.range.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? ""
    switch type {
    case .string: return "a text"
    case .integer: return "an integer\(range)"
    case .number: return "a number such as 2.5"
    case .date: return "a date such as 2006-01-02, or with a time as in 2006-01-02T15:04:05"
    case .currency: return "an amount such as '12.50 EUR'"
    case .list: return "a list such as 'Ann, Bob', each a value of the list's type"
    }
  }

  private static func value(_ text: String, as type: ValueType) -> MessageValue? {
    switch type {
    case .string: return .string(text)
    case .integer:
      let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
      guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return MessageNumber(text).map(MessageValue.number)
    case .number: return MessageNumber(text).map(MessageValue.number)
    case .date: return MessageDateTime(text).map(MessageValue.dateTime)
    case .currency:
      let parts = text.split(separator: " ")
      guard parts.count == 2 else { return nil }
      return MessageAmount(String(parts[0]), currency: String(parts[1])).map(MessageValue.amount)
    case .list(let element):
      let values = text.split(separator: ",").map { part in
        value(String(part.drop { $0 == " " }), as: element)
      }
      let known = values.compactMap { $0 }
      return known.count == values.count ? .list(known) : nil
    }
  }
}

/// `--sink`: what text is for.
enum SinkArgument: String, ExpressibleByArgument, CaseIterable {
  case display
  case log
  case terminal
  case json

  var sink: Sink {
    switch self {
    case .display: .display
    case .log: .log
    case .terminal: .terminal
    case .json: .json
    }
  }
}
