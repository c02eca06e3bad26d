import BayanSupport

extension JSONRPC {
  /// A JSON value for messages to the client.
  package indirect enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([Value])
    case object([String: Value])

    /// The value as JSON on one line, with escaped invisible characters and sorted members.
    package var text: String {
      var json = JSONWriter(.compact)
      write(to: &json)
      return json.text
    }

    private func write(to json: inout JSONWriter) {
      switch self {
      case .null: json.string(nil)
      case .bool(let value): json.boolean(value)
      case .number(let value): json.number(value)
      case .string(let value): json.string(value)
      case .array(let values): json.array(of: values) { $1.write(to: &$0) }
      case .object(let members):
        json.object { json in
          for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            json.key(name)
            value.write(to: &json)
          }
        }
      }
    }
  }
}

extension JSONRPC.Value: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSONRPC.Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(arrayLiteral elements: JSONRPC.Value...) { self = .array(elements) }
  /// Creates an object.
  ///
  /// - Precondition: The names differ.
  package init(dictionaryLiteral elements: (String, JSONRPC.Value)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }

  /// Creates a text, or null for `nil`.
  package init(_ text: String?) { self = text.map(Self.string) ?? .null }
}
