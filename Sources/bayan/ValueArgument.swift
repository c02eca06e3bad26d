import ArgumentParser
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
