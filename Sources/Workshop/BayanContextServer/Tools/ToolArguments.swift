import BayanDiagnostics

/// The arguments of a call, checked against the tool's parameters.
struct ToolArguments {
  /// The value of an argument, of a type that tools accept.
  enum Value: Decodable {
    case text(String)
    case integer(Int)
    case null
    /// A value of any other type, which isn't read.
    case other

    init(from decoder: any Decoder) throws {
      guard let container = try? decoder.singleValueContainer() else {
        self = .other
        return
      }
      if container.decodeNil() {
        self = .null
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if (try? container.decode(Bool.self)) == nil,
        let number = try? container.decode(Int.self)
      {
        self = .integer(number)
      } else {
        self = .other
      }
    }
  }

  private var texts: [String: String] = [:]
  private var integers: [String: Int] = [:]

  init(_ values: [String: Value], of tool: Tool) throws(ToolFailure) {
    let names = Set(tool.parameters.map(\.name))
    if let name = values.keys.sorted().first(where: { !names.contains($0) }) {
      let known = quotedChoices(tool.parameters.map(\.name))
      throw ToolFailure(
        "\(tool.name) has no argument \(quoted(name.bounded(to: 60))); use \(known)")
    }
    for parameter in tool.parameters {
      switch values[parameter.name] {
      case nil, .null:
        if parameter.isRequired { throw ToolFailure("the argument '\(parameter.name)' is missing") }
      case .text(let text): try take(text, for: parameter)
      case .integer(let number): try take(number, for: parameter)
      case .other: throw Self.wrongType(parameter)
      }
    }
  }

  private mutating func take(_ text: String, for parameter: Parameter) throws(ToolFailure) {
    switch parameter.kind {
    case .text(let longest):
      guard text.utf8.count <= longest else {
        throw ToolFailure(
          "'\(parameter.name)' has \(text.utf8.count) bytes; it can have \(longest) at most")
      }
    case .choice(let names):
      guard names.contains(text) else {
        throw ToolFailure(
          "'\(parameter.name)' can't be \(quoted(text.bounded(to: 60))); use "
            + quotedChoices(names).description)
      }
    case .integer: throw Self.wrongType(parameter)
    }
    texts[parameter.name] = text
  }

  private mutating func take(_ number: Int, for parameter: Parameter) throws(ToolFailure) {
    guard case .integer(let range) = parameter.kind else { throw Self.wrongType(parameter) }
    guard range.contains(number) else {
      throw ToolFailure(
        "'\(parameter.name)' is \(number); it can be \(range.lowerBound) to \(range.upperBound)")
    }
    integers[parameter.name] = number
  }

  private static func wrongType(_ parameter: Parameter) -> ToolFailure {
    switch parameter.kind {
    case .text, .choice: ToolFailure("'\(parameter.name)' isn't a text")
    case .integer: ToolFailure("'\(parameter.name)' isn't a whole number")
    }
  }

  /// Returns the text of an argument, if it was given.
  func text(_ name: String) -> String? { texts[name] }

  /// Returns the text of a required argument.
  func required(_ name: String) throws(ToolFailure) -> String {
    guard let text = texts[name] else { throw ToolFailure("the argument '\(name)' is missing") }
    return text
  }

  func integer(_ name: String) -> Int? { integers[name] }
}
