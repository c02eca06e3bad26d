import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import BayanTOML
import Testing

/// A message and its translation in a small project, in which `①` to `④` mark places.
struct MessagePair {
  /// The arguments of the message's error, unless a test declares others.
  static let arguments = """
    name = { type = "string" }
    count = { type = "integer" }
    amount = { type = "number" }
    since = { type = "date" }
    """

  let fixture: CatalogFixture
  private let path: String
  private let facet: String
  /// The entries before that of the message, by locale.
  private let others: [String: String]

  /// Creates the project.
  ///
  /// - Parameters:
  ///   - source: The message in the source locale `en`; `nil` for none.
  ///   - target: The message in `locale`; for `en`, the source itself.
  ///   - facet: The facet of both messages.
  ///   - arguments: The error's arguments, in TOML.
  ///   - project: Further lines for the head of `bayan.toml`, in TOML.
  ///   - others: Other messages before this one, by locale.
  ///   - changes: Files that are added or replaced; `nil` removes a file.
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

  /// Returns the names of the codes of other messages.
  private static func names(of count: Int) -> [String] { (0..<count).map { "other\($0 + 1)" } }

  /// Returns the path of the file with the text of a locale.
  static func path(of locale: String) -> String { "Locales/\(locale)/login.toml" }

  /// The place of a diagnostic in one of the texts.
  enum Place: Equatable {
    case whole
    /// A scalar of the text, by its index.
    case scalar(Int)
  }

  /// Returns the place of a diagnostic in its text; `nil` if it is elsewhere in the file.
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

  /// Returns the diagnostics of some rules.
  func diagnostics(_ rules: [any Rule.Type]) throws -> [Diagnostic] {
    let loaded = CatalogLoader.load(fixture.files)
    // A test may expect a message with syntax errors. A project that doesn't load is a mistake in
    // the test.
    let catalog = try #require(loaded.catalog)
    return RuleBook.all.diagnostics(of: rules, on: catalog, loading: loaded.diagnostics)
  }

  /// Returns diagnostics in their printed form, with marks for places; severities other than error
  /// are printed.
  func printed(_ diagnostics: [Diagnostic]) -> [String] { fixture.printed(diagnostics) }

  /// Returns the target after the first fix of each diagnostic; `nil` if no fix changes the target.
  ///
  /// If fixes overlap, the first one is applied, as for users.
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

/// Returns the diagnostics of one rule for a message and its translation:
/// `① no full stop in a title`.
///
/// The place is a mark, or `path:line:column` without one; severities other than error come before
/// the sentence.
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

/// Returns the diagnostics of several rules for a message and its translation, without redundant
/// ones and with the rules' names: `① no full stop in a title [title-full-stop]`.
func diagnostics(
  source: String?, target: String, locale: String = "ar", rules: [any Rule.Type],
  facet: String = "title", arguments: String = MessagePair.arguments, project: String = ""
) throws -> [String] {
  let pair = MessagePair(
    source: source, target: target, locale: locale, facet: facet, arguments: arguments,
    project: project)
  return pair.printed(try pair.diagnostics(rules))
}
