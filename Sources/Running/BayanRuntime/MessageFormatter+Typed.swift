extension MessageFormatter {
  /// How a date, an amount or a list is shown where no function says it.
  ///
  /// As `:datetime` and `:currency` would, and a list as the locale puts things in a row.
  mutating func implicitValue(_ value: MessageValue) -> (any FunctionValue)? {
    switch value {
    case .dateTime: callImplicitly("datetime", on: value)
    case .amount: callImplicitly("currency", on: value)
    case .list(let elements): list(elements, depth: 0)
    case .string, .integer, .number: nil
    }
  }

  private mutating func callImplicitly(
    _ name: String, on value: MessageValue
  ) -> (any FunctionValue)? {
    guard let function = registered(name) else { return nil }
    let operand = FunctionInput(value: value, options: NumberOptions(), made: nil)
    return call(function, name, on: operand)
  }

  /// The function of a name: a registered one, or the plain form of one that the standard has.
  ///
  /// The standard has every implementation accept `:currency`, `:unit`, `:date`, `:time` and
  /// `:datetime`. Where nobody has registered them, values are written so that any reader can read
  /// them, and ``MessageError/unsupportedOperation(_:)`` says that it isn't the locale's way: an
  /// amount as its number and code, a unit by its identifier, dates and times as ISO 8601 has them.
  mutating func registered(_ name: String) -> (any MessageFunction)? {
    if let function = (functions ?? MessageFunctions.active).function(name) { return function }
    if let kind = MeasureFunction.Kind(rawValue: name) { return MeasureFunction(kind) }
    return DateTimeFunction.Kind(rawValue: name).map { DateTimeFunction($0) }
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
        shown.append("\u{2068}\(text.balanced)\u{2069}")
      } else {
        shown.append(text.balanced)
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
    case .integer(let number): return contents.numbers.text(MessageNumber(number), NumberOptions())
    case .number(let number): return contents.numbers.text(number, NumberOptions())
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
    var output = OutputBuffer(for: .json)
    format(number, options, into: &output)
    return output.string(from: 0)
  }
}
