/// A JSON value without places and without the order of members; of members with one name the last counts.
///
/// Numbers keep their digits, because Foundation would convert them to binary or 38-digit numbers.
package enum PlainJSON: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number with its source.
  case number(String)
  case string(String)
  case array([PlainJSON])
  case object([String: PlainJSON])

  /// Reads a text.
  ///
  /// - Throws: `JSONFault` with the place of the first error.
  package init(_ bytes: [UInt8], _ limits: JSONLimits) throws(JSONFault) {
    var reader = JSONReader(bytes, Builder(), limits)
    self = try reader.readWhole()
  }

  private struct Builder: JSONBuilder {
    func value(_ scalar: JSONScalar, at range: Range<Int>) -> PlainJSON {
      switch scalar {
      case .null: .null
      case .bool(let value): .bool(value)
      case .text(let text): .string(text)
      }
    }

    func number(_ digits: String, at range: Range<Int>) -> PlainJSON? { .number(digits) }

    func array(_ elements: [PlainJSON], at range: Range<Int>) -> PlainJSON { .array(elements) }

    func object(_ members: [JSONMember<PlainJSON>], at range: Range<Int>) -> PlainJSON {
      .object(
        Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last }))
    }
  }

  package subscript(key: String) -> PlainJSON? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var boolean: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var array: [PlainJSON]? { if case .array(let value) = self { value } else { nil } }
}

extension PlainJSON: CustomStringConvertible {
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value
    case .string(let value): value.debugDescription
    case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let object):
      "{"
        + object.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}
