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
    var call = FunctionCall(
      function: name, locale: contents.tag, direction: contents.direction, operand: operand,
      options: [], symbols: contents.numbers.symbols)
    let result = function.resolve(&call)
    for error in call.errors { report(error) }
    return result
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
      var text = element.text
      var needsIsolation = false
      switch element {
      case .string: needsIsolation = true
      case .integer(let number):
        text = contents.numbers.text(MessageNumber(number), NumberOptions())
      case .number(let number): text = contents.numbers.text(number, NumberOptions())
      case .dateTime, .amount:
        do throws(MessageError) {
          text = try implicitValue(element)?.formattedText() ?? text
        } catch {
          report(error)
        }
      case .list(let elements):
        do throws(MessageError) {
          text = try list(elements, depth: depth + 1)?.formattedText() ?? ""
        } catch {
          report(error)
        }
      }
      plain.append(text)
      // Words of any direction, with the locale's own words between them.
      shown.append(needsIsolation && sink.isolates ? "\u{2068}\(text)\u{2069}" : text)
    }
    return ListValue(
      elements: shown, plainElements: plain, pattern: contents.list, direction: contents.direction)
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
