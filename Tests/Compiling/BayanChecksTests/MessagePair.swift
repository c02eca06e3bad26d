import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
import BayanTOML
import Testing

/// One message and its translation in a small project, in which `①` to `④` mark places.
struct MessagePair {
  /// The arguments that the error of the message has, unless a test declares its own.
  static let arguments = """
    name = { type = "string" }
    count = { type = "integer" }
    amount = { type = "number" }
    since = { type = "date" }
    """

  private let fixture: CatalogFixture
  private let path: String
  private let facet: String

  /// Creates the project.
  ///
  /// - Parameters:
  ///   - source: The message of the source locale `en`; without it the locale has none.
  ///   - target: The message of `locale`; for `en`, the source itself.
  ///   - facet: The facet that both are.
  ///   - arguments: TOML: what the error carries.
  ///   - project: TOML: more lines for the head of `bayan.toml`.
  init(
    source: String?, target: String, locale: String, facet: String = "title",
    arguments: String = Self.arguments, project: String = ""
  ) {
    path = "Locales/\(locale)/login.toml"
    self.facet = facet
    func words(_ text: String) -> String { "[a]\n\(facet) = \(tomlBasicString(text))\n" }
    var files: [String: String?] = [
      "Catalog/bayan.toml": """
      format = 1
      source-locale = "en"
      locales = \(locale == "en" ? #"["en"]"# : #"["en", "\#(locale)"]"#)
      \(project)
      [module]
      name = "DemoErrors"
      """,
      "Catalog/categories.toml": "[other]\nrequires = []",
      "Catalog/login.toml": """
      domain = "d"
      type = "T"
      [codes.a]
      category = "other"
      [codes.a.arguments]
      \(arguments)
      """,
      "Catalog/options.toml": nil, "Catalog/recoveries.toml": nil,
      "Locales/en/options.toml": nil, "Locales/ar/options.toml": nil,
      "Locales/ar/login.toml": nil, "Locales/en/login.toml": source.map(words),
    ]
    files[path] = words(target)
    fixture = CatalogFixture(files)
  }

  /// What the rules find.
  func diagnostics(_ rules: [any Rule.Type]) throws -> [Diagnostic] {
    let loaded = CatalogLoader.load(fixture.files)
    // A message that doesn't parse is for its test to expect; a project that doesn't is a mistake.
    let catalog = try #require(loaded.catalog)
    return Checks.run(rules, on: catalog, loading: loaded.diagnostics)
  }

  /// Diagnostics in their printed form: places as marks, the severity where it isn't error.
  func printed(_ diagnostics: [Diagnostic]) -> [String] { fixture.printed(diagnostics) }

  /// The target as the first fix of each diagnostic leaves it.
  func target(after diagnostics: [Diagnostic]) throws -> String {
    let file = try #require(fixture.files.first { $0.path == path })
    var edits: [TextEdit] = []
    for edit in diagnostics.filter({ $0.file == path }).compactMap(\.fixes.first).flatMap(\.edits)
    where !edits.contains(edit) {
      edits.append(edit)
    }
    let bytes = TOMLEditor.apply(edits, to: file.bytes)
    let parsed = TOMLDocument.parse(SourceFile(path: path, bytes: bytes))
    #expect(parsed.diagnostics.isEmpty, "the fixed file doesn't parse")
    return try #require(parsed.document.root["a"]?.value.table?[facet]?.value.string?.value)
  }
}

/// What one rule says of a message and its translation: `① no full stop in a title`.
///
/// The place is a mark, or `path:line:column` where none is; the severity stands before the words
/// where it isn't error.
func diagnostics(
  source: String?, target: String, locale: String = "ar", rule: any Rule.Type,
  facet: String = "title", arguments: String = MessagePair.arguments, project: String = ""
) throws -> [String] {
  let name = " [\(rule.id)]"
  return try diagnostics(
    source: source, target: target, locale: locale, rules: [rule], facet: facet,
    arguments: arguments, project: project
  )
  .map { $0.hasSuffix(name) ? String($0.dropLast(name.count)) : $0 }
}

/// What several rules say of a message and its translation, redundant ones left out, each with its name:
/// `① no full stop in a title [title-full-stop]`.
func diagnostics(
  source: String?, target: String, locale: String = "ar", rules: [any Rule.Type],
  facet: String = "title", arguments: String = MessagePair.arguments, project: String = ""
) throws -> [String] {
  let pair = MessagePair(
    source: source, target: target, locale: locale, facet: facet, arguments: arguments,
    project: project)
  return pair.printed(try pair.diagnostics(rules))
}

/// The translation as the first fix of each of a rule's diagnostics leaves it.
func fixed(
  source: String?, target: String, locale: String = "ar", rule: any Rule.Type,
  facet: String = "title", arguments: String = MessagePair.arguments, project: String = ""
) throws -> String {
  let pair = MessagePair(
    source: source, target: target, locale: locale, facet: facet, arguments: arguments,
    project: project)
  return try pair.target(after: pair.diagnostics([rule]))
}
