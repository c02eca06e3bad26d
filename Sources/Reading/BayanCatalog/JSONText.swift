import BayanSupport

/// A JSON value with its members in written order.
indirect enum JSONText: Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case array([JSONText])
  case object([(String, JSONText)])

  func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.string(text)
    case .number(let number): json.number(number)
    case .flag(let flag): json.boolean(flag)
    case .array(let elements): json.array(of: elements) { $1.write(to: &$0) }
    case .object(let members):
      json.object { json in
        for (name, value) in members {
          json.key(name)
          value.write(to: &json)
        }
      }
    }
  }

  private static func typed(
    _ type: String, _ description: String, _ more: [(String, JSONText)] = []
  ) -> JSONText {
    .object([("type", .text(type)), ("description", .text(description))] + more)
  }

  static func string(_ description: String) -> JSONText { typed("string", description) }

  static func integer(_ description: String) -> JSONText { typed("integer", description) }

  static func boolean(_ description: String) -> JSONText { typed("boolean", description) }

  /// Returns the schema with an example.
  func example(_ value: JSONText) -> JSONText { with("examples", .array([value])) }

  /// Returns the schema with the default for an absent key.
  func absent(_ value: JSONText) -> JSONText { with("default", value) }

  private func with(_ name: String, _ value: JSONText) -> JSONText {
    guard case .object(let members) = self else { preconditionFailure("a schema is an object") }
    return .object(members + [(name, value)])
  }

  /// The member with a name; `nil` if there is none.
  subscript(name: String) -> JSONText? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }

  /// The text; empty if the value is no text.
  var plain: String { if case .text(let text) = self { text } else { "" } }

  /// The elements; none if the value is no array.
  var elements: [JSONText] { if case .array(let elements) = self { elements } else { [] } }

  /// The members; none if the value is no object.
  var members: [(String, JSONText)] { if case .object(let members) = self { members } else { [] } }

  static func choice(_ names: [String], _ description: String) -> JSONText {
    .object([("enum", .array(names.map(JSONText.text))), ("description", .text(description))])
  }

  static func strings(_ description: String, choices: [String]? = nil) -> JSONText {
    let items: JSONText =
      choices.map { .object([("enum", .array($0.map(JSONText.text)))]) }
      ?? .object([("type", .text("string"))])
    return typed("array", description, [("items", items), ("uniqueItems", .flag(true))])
  }

  static func array(of items: JSONText, _ description: String) -> JSONText {
    typed("array", description, [("items", items)])
  }

  static func any(of schemas: [JSONText], _ description: String) -> JSONText {
    .object([("description", .text(description)), ("anyOf", .array(schemas))])
  }

  /// Returns the schema of a table with arbitrary names and one form of values.
  static func tables(of schema: JSONText, _ description: String) -> JSONText {
    typed("object", description, [("additionalProperties", schema)])
  }

  /// Returns the schema of a table with these keys and no others.
  static func table(
    _ keys: [String], _ properties: [String: JSONText], required: [String] = [],
    _ description: String
  ) -> JSONText {
    var members: [(String, JSONText)] = [
      ("type", .text("object")), ("description", .text(description)),
    ]
    members.append(
      (
        "properties",
        .object(
          keys.map { key in
            guard let property = properties[key] else {
              preconditionFailure("the key '\(key)' is accepted and not described")
            }
            return (key, property)
          })
      ))
    if !required.isEmpty { members.append(("required", .array(required.map(JSONText.text)))) }
    members.append(("additionalProperties", .flag(false)))
    return .object(members)
  }
}
