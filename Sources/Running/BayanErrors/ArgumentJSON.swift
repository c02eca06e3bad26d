import BayanRuntime

/// The value of an argument in the JSON of problem details.
///
/// A date is its literal, and an amount has its digits as a text, because a number of JSON could lose digits. A
/// number that isn't finite is `null`.
struct ArgumentJSON: Encodable {
  var value: MessageValue

  private struct Amount: Encodable {
    var value: String
    var currency: String
  }

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .list(let elements):
      var list = encoder.unkeyedContainer()
      for element in elements { try list.encode(ArgumentJSON(value: element)) }
    case .amount(let amount):
      try Amount(value: "\(amount.value)", currency: amount.currency).encode(to: encoder)
    case .string, .dateTime:
      var single = encoder.singleValueContainer()
      try single.encode("\(value)")
    case .integer(let number):
      var single = encoder.singleValueContainer()
      try single.encode(number)
    case .number(let number):
      var single = encoder.singleValueContainer()
      if let number = Double("\(number)"), number.isFinite {
        try single.encode(number)
      } else {
        try single.encodeNil()
      }
    }
  }
}
