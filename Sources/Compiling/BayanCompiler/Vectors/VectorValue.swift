package import BayanRuntime
package import BayanSupport

extension JSONWriter {
  /// Writes arguments as an object, in the form that `bayan.js` takes.
  ///
  /// A text is a string. `{"number": "1.50"}`, `{"date": "2006-01-02"}` and `{"value": "3", "currency": "EUR"}`
  /// keep each digit, which numbers of JavaScript don't.
  package mutating func arguments(_ arguments: [MessageArgument]) {
    object { json in
      for argument in arguments {
        json.key(argument.name)
        json.value(argument.value)
      }
    }
  }

  private mutating func value(_ value: MessageValue) {
    switch value {
    case .string(let text): string(text)
    case .integer, .number:
      // A number that isn't finite is printed as its symbol.
      object { $0.member("number", Self.literal(value)) }
    case .dateTime(let time): object { $0.member("date", "\(time)") }
    case .amount(let amount):
      object { json in
        json.member("value", "\(amount.value)")
        json.member("currency", amount.currency)
      }
    case .list(let elements): array(of: elements) { $0.value($1) }
    }
  }

  private static func literal(_ value: MessageValue) -> String {
    for (name, number) in [
      ("NaN", Double.nan), ("Infinity", .infinity), ("-Infinity", -.infinity),
    ] where MessageValue(number) == value {
      return name
    }
    return "\(value)"
  }
}
