import ArgumentParser
import BayanCatalog
import BayanDiagnostics
import BayanRuntime

/// The value of `--arg`: `name=value`.
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

  /// The argument without a declaration: a number for a number literal, else a text.
  var argument: MessageArgument {
    MessageArgument(name, MessageNumber(text).map(MessageValue.number) ?? .string(text))
  }
}

extension ErrorArgument {
  /// The expected form of a value, for an error message: `an integer such as 3`.
  var expectation: Diagnostic.Message {
    let range: Diagnostic.Message =
      self.range.map { range in
        let least: Int = range.lowerBound
        let most: Int = range.upperBound
        return " from \(least) to \(most)"
      } ?? ""
    switch type {
    case .string: return "a text"
    case .integer: return "an integer\(range)"
    case .number: return "a number such as 2.5"
    case .date: return "a date such as 2006-01-02, or with a time as in 2006-01-02T15:04:05"
    case .currency: return "an amount such as '12.50 EUR'"
    case .list: return "a list such as 'Ann, Bob', each a value of the list's type"
    }
  }
}

/// The value of `--sink`, which is the destination of a text.
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
