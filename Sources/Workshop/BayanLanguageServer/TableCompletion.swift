import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanRuntime
import BayanSupport
import BayanTOML
import BayanWorkspace

/// The completions outside of messages: headers, keys, values, suppressions.
struct TableCompletion {
  typealias Proposal = LanguageServer.Proposal

  private(set) var proposals: [Proposal] = []

  /// The span of the typed word before the cursor.
  let typed: SourceSpan

  private let file: SourceFile
  private let kind: ProjectFile
  private let schema: FileSchema.Kind
  private let catalog: Catalog
  private let cursor: TOMLCursor

  private let rules: RuleBook
  private let adjustableRules: () -> [(name: String, what: String)]

  /// Finds the completions at an offset.
  ///
  /// - Parameter adjustableRules: Returns the rules for completions of rule names.
  init(
    at offset: Int, in file: SourceFile, _ project: OpenProject, _ catalog: Catalog,
    adjustableRules: @escaping () -> [(name: String, what: String)]
  ) {
    self.adjustableRules = adjustableRules
    cursor = TOMLCursor(at: offset, in: file)
    typed = cursor.typed
    self.file = file
    self.catalog = catalog
    rules = project.rules
    kind = ProjectLayout.split(file.path)?.file ?? .project
    schema = FileSchema.Kind(kind) ?? .project
    switch cursor.part {
    case .comment: proposals = suppressions(in: project)
    case .header(let isArray): proposals = headers(isArray: isArray)
    case .key: proposals = keys
    case .value: proposals = values(at: offset)
    case .end: break
    }
  }

  // MARK: Headers

  private func headers(isArray: Bool) -> [Proposal] {
    if case .locale(_, .messages(let name)) = kind {
      return cursor.path.isEmpty ? entries(of: name) : []
    }
    let names: [(name: String, summary: String)] =
      switch (kind, cursor.path) {
      case (.project, ["locale"]):
        catalog.project.locales.filter { $0 != catalog.project.sourceLocale }.map { ($0, "") }
      case (.project, ["wording"]):
        catalog.project.locales.map { ($0, "") }
      default:
        FileSchema.keys(at: cursor.path, in: schema, rules: adjustableRules()).filter { key in
          key.form == (isArray ? .tables : .table) || !isArray && key.form == .names
        }.map { ($0.name, $0.description) }
      }
    return names.map {
      Proposal(
        label: $0.name, kind: .field, documentation: $0.summary.isEmpty ? nil : $0.summary)
    }
  }

  /// Returns the codes, categories or options without an entry in a locale's file.
  private func entries(of name: String) -> [Proposal] {
    let all: [(name: String, summary: String)] =
      switch name {
      case MessageID.optionsFile: catalog.options.map { ($0.name, "") }
      case MessageID.categoriesFile: catalog.categories.map { ($0.name, $0.summary) }
      default:
        catalog.domains.first { $0.name == name }?.codes.filter { $0.messageOwner == .own }
          .map { ($0.name, $0.summary) } ?? []
      }
    // The header that is being typed may be among the entries.
    let there = Set(
      TOMLDocument.parse(file).document.root.entries.filter { !$0.keySpan.touches(typed) }
        .map(\.key))
    return all.filter { !there.contains($0.name) }.map {
      Proposal(
        label: $0.name, kind: .field,
        documentation: $0.summary.isEmpty ? nil : LanguageServer.markdown($0.summary))
    }
  }

  // MARK: Keys

  /// The keys that the table may have and lacks.
  private var keys: [Proposal] {
    if case .locale(let tag, .messages(let name)) = kind, cursor.path.count == 1,
      name != MessageID.optionsFile
    {
      return facets(of: cursor.path[0], name, tag)
    }
    let there = keysThere
    return FileSchema.keys(at: cursor.path, in: schema, rules: adjustableRules()).filter { key in
      !there.contains(key.name) && key.form != .names && key.form != .tables || isInBraces(key)
    }.map { key in
      let (text, snippet) = Self.line(key)
      return Proposal(
        label: key.name, kind: .field, detail: isRequired(key) ? "required" : nil,
        documentation: key.description, text: text, snippet: snippet)
    }
  }

  /// Returns whether the table requires a key.
  ///
  /// The schema can't tell whether a project has categories of its own, which its codes name.
  private func isRequired(_ key: FileSchema.Key) -> Bool {
    key.isRequired
      || schema == .domain && cursor.path.count == 2 && cursor.path[0] == "codes"
        && key.name == "category" && catalog.builtIn.categories.isEmpty
  }

  /// Returns whether a key's value is written in braces or brackets, as arguments and service
  /// answers are.
  private func isInBraces(_ key: FileSchema.Key) -> Bool {
    schema == .domain && cursor.path.count == 2 && !keysThere.contains(key.name)
  }

  private var keysThere: Set<String> {
    var table: TOMLTable? = TOMLDocument.parse(file).document.root
    for key in cursor.path { table = table?[key]?.value.table }
    return Set(table?.entries.map(\.key) ?? [])
  }

  /// Returns a key with its equals sign and the delimiters of its value.
  private static func line(_ key: FileSchema.Key) -> (text: String, snippet: String) {
    let start = "\(key.name) = "
    switch key.form {
    case .string: return (start, start + "\"$1\"")
    case .integer, .any: return (start, start + "$1")
    case .boolean: return (start, start + "${1|true,false|}")
    case .choice(let values): return (start, start + "\"${1|\(values.joined(separator: ","))|}\"")
    case .strings, .tables: return (start, start + "[$1]")
    case .table, .names: return (start, start + "{ $1 }")
    }
  }

  /// Returns the facets of the source that an entry lacks.
  private func facets(of entry: String, _ name: String, _ tag: String) -> [Proposal] {
    let source = catalog.sourceMessages?.messages(named: name)?[entry]?.facets
    let there = keysThere
    return Facet.allCases.filter { facet in
      !there.contains(facet.rawValue)
        && (tag == catalog.project.sourceLocale || source?.contains(facet) == true)
    }.map { facet in
      Proposal(
        label: facet.rawValue, kind: .field,
        documentation: source?[facet].map { LanguageServer.markdown($0.messageText) }
          ?? FileSchema.description(at: [entry, facet.rawValue], in: .messages),
        text: "\(facet.rawValue) = ", snippet: "\(facet.rawValue) = \"$1\"")
    }
  }

  // MARK: Values

  private func values(at offset: Int) -> [Proposal] {
    let names = self.names ?? choices
    // An existing string is replaced as a whole.
    let whole = TOMLToken.all(in: file.bytes).first {
      $0.kind == .string(isClosed: true) && $0.span.start <= offset && offset <= $0.span.end
    }?.span
    return names.map { name in
      Proposal(
        label: name.text, kind: .enum,
        documentation: name.summary.isEmpty ? nil : LanguageServer.markdown(name.summary),
        text: name.isString ? tomlBasicString(name.text) : name.text,
        span: whole.flatMap { $0.start <= typed.start ? $0 : nil })
    }
  }

  private struct Value {
    var text: String
    var summary = ""
    var isString = true
  }

  /// The names of the catalog that are valid as the value; `nil` if the value is no name.
  private var names: [Value]? {
    let path = cursor.path
    switch (kind, path.count, path.last) {
    case (.domain, 3, "category") where path[0] == "codes":
      return catalog.categoriesToName.map { Value(text: $0.name, summary: $0.summary) }
    case (.domain, 3, "recovery") where path[0] == "codes":
      return catalog.recoveriesToName.map { recovery in
        let options = recovery.options.map(\.option).joined(separator: ", ")
        return Value(text: recovery.name, summary: options)
      }
    case (.domain(let name), 1, "default"):
      return (catalog.domains.first { $0.name == name }?.codes ?? [])
        .map { Value(text: $0.name, summary: $0.summary) }
    case (.recoveries, 2, "options"):
      return catalog.optionsToName.map { Value(text: $0.name, summary: $0.role.rawValue) }
    case (.project, 2, "reviewed") where path[0] == "release":
      return catalog.categoriesToName.map { Value(text: $0.name, summary: $0.summary) }
    case (.project, 2, "locale") where path[0] == "allow", (.project, 1, "source-locale"):
      return catalog.project.locales.map { Value(text: $0) }
    default: return nil
    }
  }

  /// The values that the schema allows.
  private var choices: [Value] {
    switch FileSchema.form(at: cursor.path, in: schema, rules: adjustableRules()) {
    case .choice(let values), .strings(let values):
      let rules = Dictionary(firstOf: cursor.path.last == "rule" ? adjustableRules() : [])
      return values.map { Value(text: $0, summary: rules[$0] ?? "") }
    case .boolean: return ["true", "false"].map { Value(text: $0, isString: false) }
    default: return []
    }
  }

  // MARK: Suppressions

  /// Returns suppressions of the message's diagnostics below, in a comment that begins with `#
  /// bayan: allow`.
  private func suppressions(in project: OpenProject) -> [Proposal] {
    let parts = file.text(in: typed).dropFirst().split(
      separator: " ", omittingEmptySubsequences: true)
    guard parts.count >= 2, parts.count <= 3, parts[0] == "bayan:", parts[1] == "allow",
      let below = ProjectElement.messages(in: file).first(where: { $0.span.start > typed.end })
    else { return [] }
    let diagnostics = project.diagnostics(of: file.path).filter {
      $0.messageID == below.id && rules.entry($0.rule.rawValue)?.isAdjustable == true
    }.fingerprinted(in: [file.path: file])
    let word = parts.count == 3 ? parts[2].utf8.count : 0
    return diagnostics.map { diagnostic in
      let comment = SuppressionComments.comment(
        suppressing: diagnostic, diagnostic.fingerprint ?? "", reason: "", in: catalog)
      return Proposal(
        label: diagnostic.rule.rawValue, kind: .enum,
        detail: diagnostic.message.description,
        documentation: rules.entry(diagnostic.rule.rawValue).map {
          LanguageServer.markdown($0.explanation.what)
        },
        text: String(comment.dropFirst("# bayan: allow ".count)),
        span: SourceSpan(typed.end - word, typed.end))
    }
  }
}
