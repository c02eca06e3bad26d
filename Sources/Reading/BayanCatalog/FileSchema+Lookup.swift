import BayanDiagnostics

/// The lookup of the keys and values at a place of a file, for editors.
extension FileSchema {
  /// A key that a table can have.
  package struct Key: Sendable {
    package var name: String
    /// The meaning of the key, in Markdown.
    package var description: String
    package var isRequired: Bool
    package var form: Form
  }

  /// The form of a key's value.
  package enum Form: Hashable, Sendable {
    case string
    case integer
    case boolean
    /// One of these strings.
    case choice([String])
    /// An array of strings. If the list isn't empty, only these strings are allowed.
    case strings([String])
    /// An array of tables.
    case tables
    case table
    /// A table whose keys are names that the project gives.
    case names
    case any
  }

  /// The names of rules, each with the problem that the rule reports.
  package typealias Rules = [(name: String, what: String)]

  /// Returns the keys that a table can have.
  ///
  /// - Parameter path: The keys that lead to the table; elements of arrays have none.
  package static func keys(at path: [String], in kind: Kind, rules: Rules = []) -> [Key] {
    guard let table = schema(at: path, in: kind, rules) else { return [] }
    let required = Set(table["required"]?.elements.map(\.plain) ?? [])
    return properties(of: table).map { name, value in
      Key(
        name: name, description: value["description"]?.plain ?? "",
        isRequired: required.contains(name), form: form(of: value))
    }
  }

  /// Returns the form of a key's value; `nil` for an unknown key.
  package static func form(at path: [String], in kind: Kind, rules: Rules = []) -> Form? {
    schema(at: path, in: kind, rules).map(form)
  }

  /// Returns the meaning of a key, in Markdown; `nil` for an unknown key or a name that the project gives.
  package static func description(
    at path: [String], in kind: Kind, rules: Rules = []
  ) -> String? {
    guard let name = path.last,
      let table = schema(at: path.dropLast(), in: kind, rules),
      let value = properties(of: table).first(where: { $0.0 == name })?.1
    else { return nil }
    return value["description"]?.plain
  }

  private static func schema(
    at path: some Collection<String>, in kind: Kind, _ rules: Rules
  ) -> JSONText? {
    path.reduce(schema(of: kind, rules: rules)) { schema, key in
      schema.flatMap { child(key, of: $0) }
    }
  }

  private static func child(_ key: String, of schema: JSONText) -> JSONText? {
    let table = elementIfTables(of: schema)
    if let property = properties(of: table).first(where: { $0.0 == key })?.1 { return property }
    if let choices = table["anyOf"]?.elements {
      return choices.lazy.compactMap { child(key, of: $0) }.first
    }
    guard let element = table["additionalProperties"], !element.members.isEmpty else { return nil }
    return element
  }

  private static func properties(of schema: JSONText) -> [(String, JSONText)] {
    elementIfTables(of: schema)["properties"]?.members ?? []
  }

  /// Returns the schema of an element if the schema is an array of tables, which a file writes one by one.
  private static func elementIfTables(of schema: JSONText) -> JSONText {
    guard let items = schema["items"], items["type"]?.plain == "object" else { return schema }
    return items
  }

  private static func form(of schema: JSONText) -> Form {
    if let values = schema["enum"]?.elements { return .choice(values.map(\.plain)) }
    switch schema["type"]?.plain {
    case "string": return .string
    case "integer": return .integer
    case "boolean": return .boolean
    case "array":
      let items = schema["items"]
      if items?["type"]?.plain == "object" { return .tables }
      return .strings(items?["enum"]?.elements.map(\.plain) ?? [])
    case "object":
      return schema["additionalProperties"]?.members.isEmpty == false ? .names : .table
    default: return .any
    }
  }
}

extension FileSchema.Kind {
  /// Finds the kind of a file; `nil` for a file that no person writes.
  package init?(_ file: ProjectFile) {
    switch file {
    case .project: self = .project
    case .categories: self = .categories
    case .recoveries: self = .recoveries
    case .options: self = .options
    case .domain: self = .domain
    case .locale(_, .settings): self = .locale
    case .locale(_, .glossary): self = .glossary
    case .locale(_, .messages(let name)), .locale(_, .overrides(_, let name)):
      switch name {
      case MessageID.optionsFile: self = .optionLabels
      case MessageID.categoriesFile: self = .categoryMessages
      default: self = .messages
      }
    case .codesLock, .sourcesLock, .cldrLock, .adoptedLock, .locale(_, .states): return nil
    }
  }
}
