import BayanJSONRPC

/// A JSON Schema, with the parts that tools need.
///
/// - Source: JSON Schema 2020-12.
struct Schema: Sendable {
  struct Member: Sendable {
    var name: String
    var schema: Schema
    var isRequired: Bool

    init(_ name: String, _ schema: Schema, isRequired: Bool = true) {
      self.name = name
      self.schema = schema
      self.isRequired = isRequired
    }
  }

  var json: JSONRPC.Value

  static func text(_ purpose: String, longest: Int? = nil) -> Self {
    var json: [String: JSONRPC.Value] = ["type": "string", "description": .string(purpose)]
    if let longest { json["maxLength"] = .number(longest) }
    return Schema(json: .object(json))
  }

  static func choice(_ purpose: String, _ names: [String]) -> Self {
    Schema(json: [
      "type": "string", "description": .string(purpose),
      "enum": .array(names.map(JSONRPC.Value.string)),
    ])
  }

  static func integer(_ purpose: String, _ range: ClosedRange<Int>? = nil) -> Self {
    var json: [String: JSONRPC.Value] = ["type": "integer", "description": .string(purpose)]
    if let range {
      json["minimum"] = .number(range.lowerBound)
      json["maximum"] = .number(range.upperBound)
    }
    return Schema(json: .object(json))
  }

  static func boolean(_ purpose: String) -> Self {
    Schema(json: ["type": "boolean", "description": .string(purpose)])
  }

  static func array(_ purpose: String, of items: Schema, most: Int? = nil) -> Self {
    var json: [String: JSONRPC.Value] = [
      "type": "array", "description": .string(purpose), "items": items.json,
    ]
    if let most { json["maxItems"] = .number(most) }
    return Schema(json: .object(json))
  }

  /// Returns the schema of an object whose members are texts with any names.
  static func texts(_ purpose: String) -> Self {
    Schema(json: [
      "type": "object", "description": .string(purpose),
      "additionalProperties": ["type": "string"],
    ])
  }

  static func object(_ members: [Member]) -> Self {
    Schema(json: [
      "type": "object", "additionalProperties": false,
      "properties": .object(
        Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.schema.json) })),
      "required": .array(members.filter(\.isRequired).map { .string($0.name) }),
    ])
  }
}
