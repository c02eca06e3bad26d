import ArgumentParser
import BayanCatalog
import BayanRuntime

/// `--arg name=value`: a number where it reads as one, else text.
struct ValueArgument: ExpressibleByArgument {
  let argument: MessageArgument

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else {
      return nil
    }
    let name = String(argument[..<equals])
    let text = String(argument[argument.index(after: equals)...])
    let value = MessageNumber(text).map(MessageValue.number) ?? .string(text)
    self.argument = MessageArgument(name, value)
  }

  /// The argument as its declaration has it: `since=2006-01-02`, `amount=12.50 EUR`,
  /// `people=Ann, Bob`; as it was read, where the text doesn't fit.
  func typed(by declared: [ErrorArgument]) -> MessageArgument {
    guard let type = declared.first(where: { $0.name == argument.name })?.type else {
      return argument
    }
    return MessageArgument(argument.name, Self.value(argument.value, as: type) ?? argument.value)
  }

  private static func value(
    _ value: MessageValue, as type: ErrorArgument.ValueType
  ) -> MessageValue? {
    let text = value.description
    switch type {
    case .string: return .string(text)
    case .integer, .number: return nil
    case .date: return MessageDateTime(text).map(MessageValue.dateTime)
    case .currency:
      let parts = text.split(separator: " ")
      guard parts.count == 2 else { return nil }
      return MessageAmount(String(parts[0]), currency: String(parts[1])).map(MessageValue.amount)
    case .list(let element):
      return .list(
        text.split(separator: ",").map { part in
          let text = part.drop { $0 == " " }
          let plain = MessageValue.string(String(text))
          return self.value(plain, as: element)
            ?? MessageNumber(String(text)).map(MessageValue.number) ?? plain
        })
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
