/// `Documentation/Files.md`: every key of every file, made from the schemas and an example of each.
package enum FileReference {
  /// The whole page.
  package static var page: String {
    introduction + FileSchema.Kind.allCases.map(chapter).joined() + "\n" + lockFiles
  }

  /// Returns the chapter of a file: its purpose, an example, and its tables.
  private static func chapter(_ kind: FileSchema.Kind) -> String {
    let rule = "The severity of the rule's diagnostics. `off` switches the rule off."
    let schema = FileSchema.schema(of: kind, rules: [("RULE", rule)])
    let example = examples(of: kind).map { "\n```toml\n\($0)```\n" }.joined()
    return "\n## `\(FileSchema.path(of: kind))`\n\n\(text("description", of: schema))\n"
      + example + tables(in: schema, at: "")
  }

  /// Returns the tables of a schema: its own keys, and then the tables below it.
  ///
  /// - Parameters:
  ///   - name: The table's name in the file; empty for the file itself.
  ///   - isElement: Whether the table is an element of an array.
  private static func tables(
    in schema: JSONText, at name: String, isElement: Bool = false
  ) -> String {
    if let element = schema["additionalProperties"], element["type"] != nil {
      return isTable(element) ? tables(in: element, at: joined(name, "NAME")) : ""
    }
    if let choices = schema["anyOf"]?.elements {
      return choices.filter(isTable).map { tables(in: $0, at: name) }.joined()
    }
    guard let members = schema["properties"]?.members else { return "" }
    let required = schema["required"]?.elements.map(\.plain) ?? []
    let rows = members.map { key, value in
      "| `\(key)` | \(kind(of: value)) | \(need(of: value, isRequired: required.contains(key))) "
        + "| \(meaning(of: value)) |\n"
    }
    let header = isElement ? "[[\(name)]]" : "[\(name)]"
    let heading = name.isEmpty ? "" : "\n### `\(header)`\n\n\(text("description", of: schema))\n"
    return heading + "\n| key | value | without it | meaning |\n| --- | --- | --- | --- |\n"
      + rows.joined()
      + members.map { key, value in
        guard let element = value["items"], isTable(element) else {
          return tables(in: value, at: joined(name, key))
        }
        return tables(in: element, at: joined(name, key), isElement: true)
      }.joined()
  }

  private static func joined(_ name: String, _ key: String) -> String {
    name.isEmpty ? key : "\(name).\(key)"
  }

  private static func isTable(_ schema: JSONText) -> Bool { schema["type"]?.plain == "object" }

  /// Describes the values that a schema allows.
  private static func kind(of schema: JSONText) -> String {
    if let value = schema["const"] { return "`\(value.toml)`" }
    if let values = schema["enum"]?.elements { return list(values) }
    if let choices = schema["anyOf"]?.elements {
      return choices.map(kind).joined(separator: " or ")
    }
    switch schema["type"]?.plain {
    case "boolean": return "`true`, `false`"
    case "array":
      guard let items = schema["items"] else { return "array" }
      if let values = items["enum"]?.elements { return "array of " + list(values) }
      return isTable(items) ? "array of tables" : "array of strings"
    case "object":
      if let element = schema["additionalProperties"], element["description"] != nil {
        return isTable(element) ? "tables by name" : "table of names"
      }
      return "table"
    case let type?: return type
    case nil: return "a value of the type"
    }
  }

  private static func list(_ values: [JSONText]) -> String {
    values.map { "`\($0.toml)`" }.joined(separator: ", ")
  }

  private static func need(of schema: JSONText, isRequired: Bool) -> String {
    if isRequired { return "error" }
    return schema["default"].map { "`\($0.toml)`" } ?? "–"
  }

  private static func meaning(of schema: JSONText) -> String {
    let example = schema["examples"]?.elements.first
    return text("description", of: schema) + (example.map { " Example: `\($0.toml)`" } ?? "")
  }

  private static func text(_ name: String, of schema: JSONText) -> String {
    schema[name]?.plain ?? ""
  }
}

extension JSONText {
  /// The value in the syntax of the files.
  fileprivate var toml: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .number(let number): String(number)
    case .flag(let flag): String(flag)
    case .array(let elements): "[" + elements.map(\.toml).joined(separator: ", ") + "]"
    case .object: preconditionFailure("no value of a schema's annotation is an object")
    }
  }
}
