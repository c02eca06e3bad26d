import BayanSupport

extension JSONValue {
  /// Makes the values that a service sent; of members with the same name, the last counts.
  struct Builder: JSONBuilder {
    func value(_ scalar: JSONScalar, at range: Range<Int>) -> JSONValue {
      switch scalar {
      case .null: .null
      case .bool(let value): .bool(value)
      case .text(let text): .string(text)
      }
    }

    func number(_ digits: String, at range: Range<Int>) -> JSONValue? {
      if let integer = Int(digits) { return .integer(integer) }
      guard let number = Double(digits), number.isFinite else { return nil }
      if let exact = JSONValue.decimal(digits, unless: number) { return exact }
      return Int(exactly: number).map { .integer($0) } ?? .number(number)
    }

    func array(_ elements: [JSONValue], at range: Range<Int>) -> JSONValue { .array(elements) }

    func object(_ members: [JSONMember<JSONValue>], at range: Range<Int>) -> JSONValue {
      .object(
        Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last }))
    }
  }

  /// Reads the JSON of a service, which is UTF-8.
  static func read(_ bytes: [UInt8]) throws(JSONFailure) -> JSONValue {
    // JSON has no zero byte. UTF-16 and UTF-32 have one in the first four bytes, or have a mark.
    if bytes.prefix(4).contains(0) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.starts(with: [0xFF, 0xFE])
    {
      throw JSONFailure(.notUTF8, at: 0, of: bytes)
    }
    var reader = JSONReader(bytes, Builder(), JSONLimits(depth: deepest, values: mostValues))
    do throws(JSONFault) {
      return try reader.readWhole()
    } catch {
      throw JSONFailure(JSONFailure.Reason(error.reason), at: error.offset, of: bytes)
    }
  }
}

extension JSONFailure.Reason {
  fileprivate init(_ reason: JSONFault.Reason) {
    self =
      switch reason {
      case .expected(let part): .malformed(expected: part.rawValue)
      case .unholdable: .malformed(expected: "a number that a double can hold")
      case .digitMissing: .malformed(expected: "a digit")
      case .afterEnd: .malformed(expected: "the end")
      case .openText: .malformed(expected: "'\"'")
      case .control: .malformed(expected: "an escape in place of a control character")
      case .badEscape: .malformed(expected: "an escape")
      case .digitsOfEscape: .malformed(expected: "four hexadecimal digits")
      case .halfPair: .malformed(expected: "both halves of a surrogate pair")
      case .tooDeep: .tooDeep
      case .tooManyValues: .tooManyValues
      case .notUTF8: .notUTF8
      }
  }
}
