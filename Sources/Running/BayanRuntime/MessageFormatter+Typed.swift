extension MessageFormatter {
  /// Returns the formatted value of a date, an amount or a list without a function.
  ///
  /// A date is formatted as by `:datetime`, an amount as by `:currency`, and a list in the locale's
  /// form.
  mutating func implicitValue(_ value: MessageValue) -> AnyFunctionValue? {
    switch value {
    case .dateTime: callImplicitly("datetime", on: value)
    case .amount: callImplicitly("currency", on: value)
    case .list(let elements): list(elements, depth: 0)?.erased
    case .string, .integer, .number: nil
    }
  }

  private mutating func callImplicitly(
    _ name: String, on value: MessageValue
  ) -> AnyFunctionValue? {
    guard let function = registered(name) else { return nil }
    let operand = FunctionInput(value: value, options: NumberOptions(), functionValue: nil)
    return call(function, name, on: operand)
  }

  /// Returns the function of a name: a registered function, or the plain form of a function of the
  /// standard.
  ///
  /// Every implementation has to accept `:currency`, `:unit`, `:date`, `:time` and `:datetime`. If
  /// these functions aren't registered, they write values in a form that all readers understand,
  /// and ``MessageError/unsupportedOperation(_:)`` reports that the form isn't the locale's: an
  /// amount as its number and code, a unit as its identifier, dates and times as in ISO 8601.
  mutating func registered(_ name: String) -> AnyMessageFunction? {
    if let function = (functions ?? MessageFunctions.active).function(name) { return function }
    if let kind = MeasureFunction.Kind(rawValue: name) { return MeasureFunction(kind).erased }
    return DateTimeFunction.Kind(rawValue: name).map { DateTimeFunction($0).erased }
  }

  private mutating func list(_ elements: [MessageValue], depth: Int) -> ListValue? {
    guard depth < FormattingLimits.listDepth else {
      report(.unsupportedOperation("a list within lists"))
      return nil
    }
    var shown: [String] = []
    var plain: [String] = []
    for element in elements {
      let text = text(of: element, depth: depth)
      plain.append(text)
      // The text may have any direction, and the locale's own words are around it.
      if case .string = element, sink.isolates {
        shown.append("\u{2068}\(text.balanced)\u{2069}")
      } else {
        shown.append(text.balanced)
      }
    }
    return ListValue(
      elements: shown, plainElements: plain, pattern: contents.list, direction: contents.direction)
  }

  /// Returns the text of a list's element.
  private mutating func text(of element: MessageValue, depth: Int) -> String {
    let value: AnyFunctionValue?
    switch element {
    case .string(let text): return text
    case .integer(let number): return contents.numbers.text(MessageNumber(number), NumberOptions())
    case .number(let number): return contents.numbers.text(number, NumberOptions())
    case .dateTime, .amount: value = implicitValue(element)
    case .list(let elements):
      value = list(elements, depth: depth + 1)?.erased
      if value == nil { return "" }
    }
    return value.flatMap { pieces(of: $0) }?.map { $0.text }.joined() ?? element.text
  }
}

extension NumberFormatter {
  /// Returns the text of a number, without its message.
  func text(_ number: MessageNumber, _ options: NumberOptions) -> String {
    var output = OutputBuffer(for: .json)
    format(number, options, into: &output)
    return output.string(from: 0)
  }
}
