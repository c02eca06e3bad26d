import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
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

  let fixture: CatalogFixture
  private let path: String
  private let facet: String
  /// By locale: the entries before that of the message.
  private let others: [String: String]

  /// Creates the project.
  ///
  /// - Parameters:
  ///   - source: The message of the source locale `en`; without it the locale has none.
  ///   - target: The message of `locale`; for `en`, the source itself.
  ///   - facet: The facet that both are.
  ///   - arguments: TOML: what the error carries.
  ///   - project: TOML: more lines for the head of `bayan.toml`.
  ///   - others: Other messages that are before this one, by locale.
  ///   - changes: More files of the project, or in place of its own; `nil` takes a file out.
  init(
    source: String?, target: String, locale: String, facet: String = "title",
    arguments: String = Self.arguments, project: String = "",
    others: [(locale: String, text: String)] = [], changes: [String: String?] = [:]
  ) {
    path = Self.path(of: locale)
    self.facet = facet
    let names = Self.names(of: others.filter { $0.locale == locale }.count)
    self.others = Dictionary(grouping: others, by: \.locale).mapValues { texts in
      zip(names, texts).map { "[\($0)]\ntitle = \(tomlBasicString($1.text))\n" }.joined()
    }
    let before = self.others
    func words(_ text: String, _ locale: String) -> String {
      before[locale, default: ""] + "[a]\n\(facet) = \(tomlBasicString(text))\n"
    }
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
      \((names + ["a"]).map { Self.code($0, arguments) }.joined(separator: "\n"))
      """,
      "Catalog/options.toml": nil, "Catalog/recoveries.toml": nil,
      "Locales/en/options.toml": nil, "Locales/ar/options.toml": nil,
      "Locales/ar/login.toml": nil, "Locales/en/login.toml": source.map { words($0, "en") },
    ]
    files[path] = words(target, locale)
    fixture = CatalogFixture(files.merging(changes) { $1 })
  }

  private static func code(_ name: String, _ arguments: String) -> String {
    """
    [codes.\(name)]
    category = "other"
    [codes.\(name).arguments]
    \(arguments)
    """
  }

  /// The names of the codes of other messages.
  private static func names(of count: Int) -> [String] { (0..<count).map { "other\($0 + 1)" } }

  /// The file with the text of a locale.
  static func path(of locale: String) -> String { "Locales/\(locale)/login.toml" }

  /// Where a diagnostic of one of the texts is.
  enum Place: Equatable {
    case whole
    /// At a scalar of the text.
    case scalar(Int)
  }

  /// The place of a diagnostic in its text; `nil` where it is about something else in the file.
  func place(of diagnostic: Diagnostic, in text: String) -> Place? {
    let before = others.first { Self.path(of: $0.key) == diagnostic.file }?.value ?? ""
    var start = before.utf8.count + "[a]\n\(facet) = ".utf8.count
    if diagnostic.span.start == start { return .whole }
    start += 1
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if diagnostic.span.start == start { return .scalar(index) }
      start += tomlBasicString(String(scalar)).utf8.count - 2
    }
    return diagnostic.span.start == start ? .scalar(text.unicodeScalars.count) : nil
  }

  /// What the rules find.
  func diagnostics(_ rules: [any Rule.Type]) throws -> [Diagnostic] {
    let loaded = CatalogLoader.load(fixture.files)
    // A message that doesn't parse is for its test to expect; a project that doesn't is a mistake.
    let catalog = try #require(loaded.catalog)
    return RuleBook.all.diagnostics(of: rules, on: catalog, loading: loaded.diagnostics)
  }

  /// Diagnostics in their printed form: places as marks, the severity where it isn't error.
  func printed(_ diagnostics: [Diagnostic]) -> [String] { fixture.printed(diagnostics) }

  /// The target as the first fix of each diagnostic leaves it; `nil` where none changes it.
  ///
  /// Of fixes that overlap the first is applied, as fixes are for users.
  func target(after diagnostics: [Diagnostic]) throws -> String? {
    let file = try #require(fixture.files.first { $0.path == path })
    var edits: [TextEdit] = []
    for fix in diagnostics.filter({ $0.file == path }).compactMap(\.fixes.first) {
      let new = fix.edits.filter { !edits.contains($0) }
      guard (try? TOMLEditor.applying(edits + new, to: file.bytes)) != nil else { continue }
      edits += new
    }
    if edits.isEmpty { return nil }
    let bytes = try TOMLEditor.applying(edits, to: file.bytes)
    let parsed = TOMLDocument.parse(SourceFile(path: path, bytes: bytes))
    #expect(parsed.diagnostics.isEmpty, "the fixed file doesn't parse")
    return try #require(parsed.document.root["a"]?.value.table?[facet]?.value.string?.value)
  }
}

/// What one rule says of a message and its translation: `① no full stop in a title`.
///
/// The place is a mark, or `path:line:column` where none is; the severity is before the words
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
