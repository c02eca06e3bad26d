extension MessageFormatter {
  /// How a date, an amount or a list is shown where no function says it.
  ///
  /// As `:datetime` and `:currency` would, and a list as the locale puts things in a row.
  mutating func implicitValue(_ value: MessageValue) -> (any FunctionValue)? {
    switch value {
    case .dateTime(let value): callImplicitly("datetime", on: .dateTime(value))
    case .amount(let amount): callImplicitly("currency", on: .amount(amount))
    case .list(let elements): list(elements, depth: 0)
    case .string, .integer, .number: nil
    }
  }

  private mutating func callImplicitly(
    _ name: String, on operand: FunctionInput
  ) -> (any FunctionValue)? {
    guard let function = registered(name) else { return nil }
    return call(function, name, on: operand)
  }

  /// The function of a name: a registered one, or the plain form of one that the standard has.
  mutating func registered(_ name: String) -> (any MessageFunction)? {
    (functions ?? MessageFunctions.active).function(name) ?? PlainFunctions.function(name)
  }

  private mutating func list(_ elements: [MessageValue], depth: Int) -> ListValue? {
    guard depth < MessageLimit.listDepth else {
      report(.unsupportedOperation("a list within lists"))
      return nil
    }
    var shown: [String] = []
    var plain: [String] = []
    for element in elements {
      let text = text(of: element, depth: depth)
      plain.append(text)
      // Words of any direction, with the locale's own words between them.
      if case .string = element, sink.isolates {
        shown.append("\u{2068}\(text)\u{2069}")
      } else {
        shown.append(text)
      }
    }
    return ListValue(
      elements: shown, plainElements: plain, pattern: contents.list, direction: contents.direction)
  }

  /// The text of a list's element.
  private mutating func text(of element: MessageValue, depth: Int) -> String {
    let value: (any FunctionValue)?
    switch element {
    case .string(let text): return text
    case .integer, .number:
      return contents.numbers.text(element.number ?? MessageNumber(0), NumberOptions())
    case .dateTime, .amount: value = implicitValue(element)
    case .list(let elements):
      value = list(elements, depth: depth + 1)
      if value == nil { return "" }
    }
    return value.flatMap { pieces(of: $0) }?.map(\.text).joined() ?? element.text
  }
}

extension NumberFormatter {
  /// A number's text by itself.
  func text(_ number: MessageNumber, _ options: NumberOptions) -> String {
    var output = OutputBuffer(isPlain: false)
    format(number, options, into: &output)
    return output.string(from: 0)
  }
}
