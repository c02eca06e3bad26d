import BayanDiagnostics
import BayanSupport

/// JSON Schemas (draft 2020-12) of the files people write, for completion in editors.
///
/// Editors read a TOML file as the JSON it stands for. Every table is closed: a key that the loader
/// doesn't accept is marked while it is typed.
public struct FileSchema: Sendable {
  /// The kinds of files.
  public enum Kind: String, Sendable, CaseIterable {
    /// `Catalog/bayan.toml`.
    case project
    /// `Catalog/categories.toml`.
    case categories
    /// `Catalog/recoveries.toml`.
    case recoveries
    /// `Catalog/options.toml`.
    case options
    /// Every other file of `Catalog/`.
    case domain
    /// A domain's file of a locale.
    case words
    /// `options.toml` of a locale.
    case optionLabels = "option-labels"
    /// `categories.toml` of a locale.
    case categoryWords = "category-words"
    /// `locale.toml` of a locale.
    case locale
    /// `glossary.toml` of a locale.
    case glossary
  }

  /// Writes the schema of a kind.
  ///
  /// - Parameter rules: The names that `[checks]` can have; in no other kind do they matter.
  public static func json(of kind: Kind, rules: [String] = []) -> String {
    let (file, schema): (ProjectFile, JSONText) =
      switch kind {
      case .project: (.project, project(rules: rules))
      case .categories: (.categories, JSONText.tables(of: category))
      case .recoveries: (.recoveries, JSONText.tables(of: recovery))
      case .options: (.options, JSONText.tables(of: option))
      case .domain: (.domain("DOMAIN"), domain)
      case .words: (.locale("LOCALE", .messages("DOMAIN")), JSONText.tables(of: words))
      case .optionLabels:
        (.locale("LOCALE", .messages(MessageID.optionsFile)), JSONText.tables(of: label))
      case .categoryWords:
        (.locale("LOCALE", .messages(MessageID.categoriesFile)), JSONText.tables(of: words))
      case .locale: (.locale("LOCALE", .settings), locale)
      case .glossary: (.locale("LOCALE", .glossary), glossary)
      }
    guard case .object(let members) = schema else { preconditionFailure("a file is a table") }
    let head: [(String, JSONText)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text(ProjectLayout().path(of: file))),
    ]
    var json = JSONWriter(.indented)
    JSONText.object(head + members).write(to: &json)
    return json.text + "\n"
  }

  private static func project(rules: [String]) -> JSONText {
    let severity = JSONText.choice(
      ["error", "warning", "note", "off"], "The severity of the rule's diagnostics.")
    let module = JSONText.table(
      FileKeys.module,
      [
        "name": .string("The Swift module that is generated."),
        "access": .choice(Project.Access.allCases.map(\.rawValue), "Of what is generated."),
        "foundation": .boolean("Whether errors have Foundation's face (LocalizedError, NSError)."),
      ], required: ["name"], "The generated module.")
    let checks = JSONText.table(
      rules, Dictionary(rules.map { ($0, severity) }, uniquingKeysWith: { first, _ in first }),
      "The severity of single rules; 'bayan explain' lists them.")
    return .table(
      FileKeys.project,
      [
        "format": .object([("const", .number(1)), ("description", .text("The files' format."))]),
        "source-locale": .string("The locale that the others are translated from."),
        "locales": .strings("All locales, BCP 47 tags; each has a folder in Locales/."),
        "locale": .tables(of: projectLocale),
        "do-not-translate": .strings("Phrases that stay as they are in every locale."),
        "localized-hosts": .strings("Hosts whose addresses may differ by locale."),
        "module": module, "checks": checks,
        "functions": .tables(of: function),
        "allow": .array(of: allow(rules: rules), "Diagnostics that are suppressed, and why."),
      ], required: ["format", "source-locale", "locales", "module"])
  }

  private static let projectLocale = JSONText.table(
    FileKeys.projectLocale,
    [
      "status": .choice(
        Project.LocaleStatus.allCases.map(\.rawValue),
        "A locale that is in progress may lack messages; the source locale answers for them.")
    ])

  private static func allow(rules: [String]) -> JSONText {
    .table(
      FileKeys.allow,
      [
        "rule": .choice(rules, "The rule whose diagnostics are suppressed."),
        "locale": .string("Only those of one locale, a BCP 47 tag."),
        "path": .string("Only those in some files: 'Locales/ar/*.toml'; '**' crosses folders."),
        "reason": .string("Why they are suppressed."),
      ], required: ["rule", "reason"])
  }

  private static let function = JSONText.table(
    FileKeys.function,
    [
      "summary": .string("For developers, never shown."),
      "operand": .strings(
        "What it can be given; anything or nothing, if absent.",
        choices: FunctionDeclaration.OperandKind.allCases.map(\.rawValue)),
      "selects": .boolean("Whether it can choose a variant."),
      "options": .tables(
        of: .any(of: [
          .choice(FunctionDeclaration.OptionValues.kinds.map(\.name), "The kind of its values."),
          .strings("Its values."),
        ])),
    ])

  private static let category = JSONText.table(
    FileKeys.category,
    [
      "summary": .string("For developers, never shown."),
      "requires": .strings(
        "What each code of the category has.", choices: FileKeys.facets + ["options"]),
      "retry": .choice(
        ErrorCategory.Retry.allCases.map(\.rawValue), "What trying again may do."),
    ], required: ["requires"])

  private static let recovery = JSONText.table(
    FileKeys.recovery, ["options": .strings("Options in the order of the buttons.")],
    required: ["options"])

  private static let option = JSONText.table(
    FileKeys.option,
    [
      "role": .choice(
        RecoveryOptionDeclaration.Role.allCases.map(\.rawValue), "What the button does."),
      "max-length": .integer("How many characters its label can have."),
    ])

  private static let domain = JSONText.table(
    FileKeys.domain,
    [
      "domain": .string("As programs compare it: com.example.login."),
      "type": .any(of: [
        .string("The Swift enum that is generated."),
        .table(
          FileKeys.existingType, ["existing": .string("An enum of your own.")],
          required: ["existing"]),
      ]),
      "summary": .string("For developers, never shown."),
      "default": .string("The code for a service's answer that no match covers."),
      "codes": .tables(of: code),
    ], required: ["domain", "type", "codes"])

  private static let code = JSONText.table(
    FileKeys.code,
    [
      "value": .integer("The number that NSError and services know it by."),
      "category": .string("A table of categories.toml."),
      "recovery": .string("A table of recoveries.toml."),
      "summary": .string("For developers, never shown."),
      "sensitive": .boolean("Whether its words may not reveal what went wrong inside."),
      "wraps": .boolean("Whether it carries an error beneath."),
      "words": .choice(
        ErrorCode.WordsSource.allCases.map(\.rawValue), "Where its words come from."),
      "match": .array(of: match, "The answers of a service that it stands for."),
      "arguments": .tables(of: argument),
      "max-length": .table(
        FileKeys.facets,
        Dictionary(
          FileKeys.facets.map { ($0, .integer("How many characters it can have.")) },
          uniquingKeysWith: { first, _ in first }),
        "How many characters the words can have."),
    ], required: ["category"])

  private static let match = JSONText.table(
    FileKeys.match,
    [
      "code": .integer("A code; with 'subcode', both."),
      "subcode": .integer("A subcode; alone, with any code."),
      "codes": .string("A range: 200...299."),
      "http-status": .any(of: [.integer("A status."), .string("A range: 500...599.")]),
    ])

  private static let argument = JSONText.table(
    FileKeys.argument,
    [
      "type": .choice(
        ErrorArgument.ValueType.simple.map(\.name) + ["list"], "What it can be."),
      "of": .choice(ErrorArgument.ValueType.simple.map(\.name), "Of a list, its elements."),
      "range": .string("Of an integer, what it can be: 0...3600."),
      "private": .boolean("Whether it may never appear in words or telemetry."),
      "example": .object([("description", .text("A value of the type, to show messages with."))]),
    ], required: ["type"])

  private static let words = JSONText.table(
    FileKeys.words,
    [
      "title": .string("A few words to name the problem; MessageFormat 2."),
      "description": .string("What happened; MessageFormat 2."),
      "suggestion": .string("What the reader can do about it; MessageFormat 2."),
      "help": .string("What to read next; MessageFormat 2."),
      "source": .table(
        FileKeys.facets,
        Dictionary(
          FileKeys.facets.map { ($0, .string("The fingerprint of the source text.")) },
          uniquingKeysWith: { first, _ in first })),
    ])

  private static let label = JSONText.table(
    FileKeys.label,
    [
      "label": .string("What the button says; MessageFormat 2."),
      "source": .table(
        FileKeys.labelSource, ["label": .string("The fingerprint of the source label.")]),
    ], required: ["label"])

  private static let glossary = JSONText.table(
    FileKeys.glossary,
    [
      "terms": .tables(
        of: .any(of: [
          .string("What the term is in this locale."),
          .strings("What the term can be in this locale, the preferred translation first."),
        ]))
    ], required: ["terms"])

  private static let locale = JSONText.table(
    FileKeys.locale,
    ["numbering-system": .string("The locale's digits, a -u-nu- value such as latn or arab.")])
}

/// JSON in the order it is written in.
private indirect enum JSONText: Sendable {
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

  static func any(of schemas: [JSONText]) -> JSONText { .object([("anyOf", .array(schemas))]) }

  /// A table of named tables of one form.
  static func tables(of schema: JSONText) -> JSONText {
    .object([("type", .text("object")), ("additionalProperties", schema)])
  }

  /// A table with these keys and no others.
  static func table(
    _ keys: [String], _ properties: [String: JSONText], required: [String] = [],
    _ description: String? = nil
  ) -> JSONText {
    var members: [(String, JSONText)] = [("type", .text("object"))]
    if let description { members.append(("description", .text(description))) }
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
