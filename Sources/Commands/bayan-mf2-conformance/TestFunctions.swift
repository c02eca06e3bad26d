import BayanRuntime

/// The functions that the suite defines for test use only.
///
/// - Source: unicode-org/message-format-wg, `test/README.md`, "Test Functions".
struct TestFunction: MessageFunction {
  var canFormat = true
  var canSelect = true

  static var registry: FunctionRegistry {
    var registry = FunctionRegistry()
    registry.register("test:function", TestFunction())
    registry.register("test:select", TestFunction(canFormat: false))
    registry.register("test:format", TestFunction(canSelect: false))
    return registry
  }

  func resolve(_ call: inout FunctionCall) -> (any FunctionValue)? {
    var value: TestValue
    if let operand = call.operand?.functionValue as? TestValue {
      value = operand
    } else if let number = call.operand?.number {
      value = TestValue(function: call.function, input: number)
    } else {
      call.report(.badOperand(function: call.function))
      return nil
    }
    value.function = call.function
    value.canFormat = canFormat
    value.canBeSelector = canSelect
    if let option = call.option("decimalPlaces") {
      guard let text = option.value.text, text == "0" || text == "1" else {
        call.report(.badOption("decimalPlaces"))
        return nil
      }
      value.hasDecimal = text == "1"
    }
    if let option = call.option("fails") {
      switch option.value.text {
      case "never": break
      case "always":
        value.failsFormat = true
        value.failsSelect = true
      case "format": value.failsFormat = true
      case "select": value.failsSelect = true
      default: call.report(.badOption("fails"))
      }
    }
    return value
  }
}

struct TestValue: FunctionValue {
  var function: String
  var input: MessageNumber
  var hasDecimal = false
  var failsFormat = false
  var failsSelect = false
  var canFormat = true
  var canBeSelector = true

  var partType: String { "test" }
  var plainValue: MessageValue? { .number(input) }
  var canSelect: Bool { canBeSelector }

  private var isOne: Bool {
    !input.isNegative && [nil, "0"].contains(digits.fraction) && digits.integer == "1"
  }

  /// The integer digits, and the fraction digits without trailing zeros.
  private var digits: (integer: String, fraction: String?) {
    let parts = input.serialized().drop { $0 == "-" }.split(separator: ".")
    var fraction = parts.count > 1 ? parts[1] : ""
    while fraction.last == "0" { fraction.removeLast() }
    return (String(parts[0]), fraction.isEmpty ? nil : String(fraction))
  }

  func format() throws(MessageError) -> [FormattedPart.Piece] {
    guard canFormat else { throw .badOperand(function: function) }
    guard !failsFormat else { throw .badOption("fails") }
    var pieces: [FormattedPart.Piece] = []
    if input.isNegative { pieces.append(.init(type: "minusSign", text: "-")) }
    pieces.append(.init(type: "integer", text: digits.integer))
    if hasDecimal {
      pieces.append(.init(type: "decimal", text: "."))
      pieces.append(.init(type: "fraction", text: digits.fraction.map { "\($0.prefix(1))" } ?? "0"))
    }
    return pieces
  }

  func matches(_ key: String) -> Bool? {
    guard !failsSelect else { return nil }
    return isOne && (key == "1" || key == "1.0" && hasDecimal)
  }

  func isBetter(_ key: String, than other: String) -> Bool { key == "1.0" }
}
