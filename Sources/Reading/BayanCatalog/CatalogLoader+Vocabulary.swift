import BayanDiagnostics
import BayanRuntime
import BayanSupport
import BayanTOML

/// The vocabulary of the domains: `categories.toml`, `recoveries.toml`, `options.toml`.
extension CatalogLoader {
  /// Returns the tables of a file whose keys are names given by the project.
  ///
  /// - Parameter kind: The kind of Swift declaration with these names; `nil` if Swift has none.
  /// - Returns: The readable tables in source order, and all names of the file, `nil` if it has
  ///   syntax errors. Without a file, both are empty.
  private mutating func namedTables(
    of file: SourceFile?, what: String, kind: Diagnostic.Message? = nil
  ) -> (tables: [(entry: TOMLEntry, table: TOMLTable)], names: Set<String>?) {
    guard let file else { return ([], []) }
    let (root, isComplete) = parse(file)
    var tables: [(TOMLEntry, TOMLTable)] = []
    var names: Set<String> = []
    var seen: [Located<String>] = []
    for entry in root.entries {
      let place = Place(file: file.path, span: entry.keySpan)
      guard names.insert(entry.key).inserted else { continue }
      guard isIdentifier(entry.key) else {
        reportInvalid(.notAnIdentifier(entry.key), at: place)
        continue
      }
      if let kind, reservedNamesOfNames.contains(entry.key) {
        reportInvalid(.reservedName(entry.key, for: kind), at: place)
        continue
      }
      guard let table = entry.value.table else {
        let fields = Fields(file: file.path, table: root, place: SourceSpan(0, 0))
        reportWrongType(entry.key, entry.value, wanted: "a table", in: fields)
        continue
      }
      seen.append(Located(value: entry.key, place: place))
      tables.append((entry, table))
    }
    checkCase(of: seen, what: what)
    return (tables, isComplete ? names : nil)
  }

  /// Reads `categories.toml`.
  mutating func categories(from file: SourceFile?) -> [ErrorCategory] {
    let (tables, names) = namedTables(of: file, what: "categories", kind: "a category")
    declared.categories = names
    guard let file else { return [] }
    return tables.map { entry, table in
      let fields = fields(
        of: table, in: file.path, at: entry.keySpan, known: FileKeys.category)
      let summary = string("summary", of: fields)
      let required = strings("requires", of: fields, required: true) ?? []
      var facets: Set<Facet> = []
      for name in required where name.value != "options" {
        if let facet = Facet(rawValue: name.value) {
          facets.insert(facet)
        } else {
          let names = Facet.allCases.map(\.rawValue) + ["options"]
          let nearest = nearestName(to: name.value, among: names)
          reportUnknownName(
            name, .notAFacet(name.value, nearest: nearest, names: names), nearest: nearest,
            in: fields)
        }
      }
      return ErrorCategory(
        name: entry.key, summary: summary?.value ?? "",
        requires: Facet.allCases.filter(facets.contains),
        requiresOptions: required.contains { $0.value == "options" },
        retry: choice("retry", of: fields, as: RetryPolicy.self) ?? .manual,
        place: Place(file: file.path, span: entry.keySpan))
    }
  }

  /// Reads `options.toml` of the catalog.
  mutating func options(from file: SourceFile?) -> [RecoveryOptionDeclaration] {
    let (tables, names) = namedTables(of: file, what: "options", kind: "an option")
    declared.options = names
    guard let file else { return [] }
    return tables.map { entry, table in
      let fields = fields(of: table, in: file.path, at: entry.keySpan, known: FileKeys.option)
      let role = choice("role", of: fields, as: RecoveryRole.self)
      return RecoveryOptionDeclaration(
        name: entry.key, role: role ?? .default,
        isRoleKnown: role != nil || table["role"] == nil && !fields.suggested.contains("role"),
        maxLength: length("max-length", of: fields),
        place: Place(file: file.path, span: entry.keySpan))
    }
  }

  /// Reads `recoveries.toml`.
  mutating func recoveries(from file: SourceFile?) -> [Recovery] {
    let (tables, names) = namedTables(of: file, what: "recoveries")
    declared.recoveries = names
    guard let file else { return [] }
    return tables.map { entry, table in
      let fields = fields(of: table, in: file.path, at: entry.keySpan, known: FileKeys.recovery)
      let options = strings("options", of: fields, required: true)
      let place = Place(file: file.path, span: entry.keySpan)
      if let options, options.isEmpty {
        let value = table["options"].map { Place(file: file.path, span: $0.value.span) }
        reportInvalid(.noOptions(entry.key), at: value ?? place)
      }
      return Recovery(
        name: entry.key,
        options: (options ?? []).map { Recovery.Choice(option: $0.value, place: $0.place) },
        place: place)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notAFacet(_ name: String, nearest: String?, names: [String]) -> Self {
    nearest == nil
      ? "unknown facet \(quoted(name)); use \(quotedChoices(names))"
      : "unknown facet \(quoted(name))\(didYouMean(nearest))"
  }

  fileprivate static func noOptions(_ recovery: String) -> Self {
    "the recovery \(quoted(recovery)) has no options; name them in 'options'"
  }
}
