public import BayanDiagnostics
import BayanSupport
import BayanTOML

/// A loader of a project's files into a ``Catalog``.
///
/// The files are values; the loader doesn't touch the disk. Reading is strict: an unknown key is an error,
/// because ignoring it would lose its author's intent. Reading continues after every diagnostic, so
/// that one run reports all.
///
/// A mistake is reported once: a key that is missing only because it was misspelt isn't reported too.
public struct CatalogLoader: Sendable {
  /// The rules about files that `[checks]` may set like the rules of the checks.
  ///
  /// The others are about the files' form, and always errors.
  package static let adjustableRules: [RuleID] = [
    "byte-order-mark", "domain-shared", "error-member-declared", "file-ignored",
    "key-case-collision", "locale-unlisted", "override-missing", "override-shared",
    "override-stale", "plugin-missing", "type-taken",
  ]

  /// The paths of the project's files.
  var layout = ProjectLayout()

  /// The diagnostics so far.
  var diagnostics: [Diagnostic] = []

  /// The suppressions of comments and of `bayan.toml`.
  var suppressions: [SuppressionEntry] = []

  /// The names that the files declare, readable or not, for checking references.
  var declared = DeclaredNames()

  /// The built-in vocabulary for the files that the project lacks.
  var builtIn = BuiltInVocabulary()

  /// The categories that `[release]` names.
  var reviewedCategories: [Located<String>] = []

  /// The number of references to undeclared names.
  var unknownReferences = 0

  /// The places of codes with unreadable values, which have been reported.
  var unreadableValues: Set<Place> = []

  /// Loads a project.
  ///
  /// - Parameter files: Every file below `Catalog/` and `Locales/`. Their paths may share a prefix.
  public static func load(_ files: [SourceFile]) -> LoadedCatalog {
    var loader = CatalogLoader()
    let catalog = loader.catalog(from: ProjectSources(files, report: &loader.diagnostics))
    let checks = catalog?.project.checks ?? [:]
    let found = withOneCause(loader.diagnostics)
    let diagnostics = checks.isEmpty ? found : found.compactMap { adjusted($0, by: checks) }
    return LoadedCatalog(
      catalog: catalog, diagnostics: diagnostics.sortedByPlace(),
      files: Dictionary(firstOf: files, by: \.path))
  }

  private mutating func catalog(from sources: ProjectSources) -> Catalog? {
    layout = sources.layout
    let project = project(from: sources.project)
    var categories = categories(from: sources.categories)
    var options = options(from: sources.options)
    var recoveries = recoveries(from: sources.recoveries)
    builtIn = BuiltInVocabulary.all.without(filesOf: sources)
    let domains = domains(from: sources.domains)
    checkNames(of: domains, module: project?.moduleName)
    let used = builtIn.used(by: domains, reviewed: reviewedCategories, recoveries: recoveries)
    checkReferences(recoveries: recoveries, domains: domains, builtIn: used)
    categories += used.categories
    recoveries += used.recoveries
    options += used.options
    checkReplacements(in: domains, names: sources.domains.map(\.name))
    let locales = locales(
      from: sources.locales, of: project, domains: Set(sources.domains.map(\.name))
    ).withBuiltInLabels(of: used.options, source: project?.sourceLocale, layout: layout)
    checkOverrides(sources.locales, of: project)
    let codesLock = codesLock(from: sources.codesLock)
    let sourcesLock = sourcesLock(from: sources.sourcesLock)
    let cldrLock = cldrLock(from: sources.cldrLock)
    let adoptedLock = adoptedLock(from: sources.adoptedLock)
    guard let project else { return nil }
    return Catalog(
      project: project, categories: categories, recoveries: recoveries, options: options,
      builtIn: builtIn,
      domains: domains, locales: locales, suppressions: suppressions, released: codesLock,
      sources: sourcesLock, cldr: cldrLock, adopted: adoptedLock)
  }

  /// Reads independent parts concurrently.
  ///
  /// Each part has a loader of its own; the diagnostics of these are added in the order of the parts.
  mutating func reading<Part, Content: Sendable>(
    _ parts: [Part], _ read: @Sendable (inout CatalogLoader, Part) -> Content
  ) -> [Content] where Part: Sendable {
    let results = parts.concurrentMap { [builtIn] part in
      var loader = CatalogLoader()
      loader.builtIn = builtIn
      let content = read(&loader, part)
      return (content: content, loader: loader)
    }
    for result in results {
      diagnostics += result.loader.diagnostics
      suppressions += result.loader.suppressions
    }
    return results.map(\.content)
  }

  /// Parses a file and adds the parser's diagnostics.
  ///
  /// - Returns: The root, and whether the whole file could be read.
  mutating func parse(_ file: SourceFile) -> (root: TOMLTable, isComplete: Bool) {
    let parsed = TOMLDocument.parse(file)
    let locale = ProjectLayout.locale(of: file.path)
    for var diagnostic in parsed.diagnostics {
      diagnostic.locale = locale
      diagnostics.append(diagnostic)
    }
    for comment in parsed.document.comments { readSuppression(comment, in: file) }
    return (parsed.document.root, !parsed.diagnostics.contains { $0.severity == .error })
  }

  /// Removes diagnostics about the missing quotes of keys that are reported as unknown.
  private static func withOneCause(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let unknown = Set(
      diagnostics.filter { $0.rule == "unknown-key" }.map { Place(file: $0.file, span: $0.span) })
    guard !unknown.isEmpty else { return diagnostics }
    return diagnostics.filter {
      $0.rule != "toml-syntax" || !unknown.contains(Place(file: $0.file, span: $0.span))
    }
  }

  private static func adjusted(
    _ diagnostic: Diagnostic, by checks: [RuleID: Project.CheckSetting]
  ) -> Diagnostic? {
    guard adjustableRules.contains(diagnostic.rule), let setting = checks[diagnostic.rule] else {
      return diagnostic
    }
    guard let severity = setting.severity else { return nil }
    var diagnostic = diagnostic
    diagnostic.severity = severity
    return diagnostic
  }
}

/// The names that the files declare, with or without a readable value.
///
/// A set is `nil` if its file has syntax errors, so that a name's absence proves nothing.
struct DeclaredNames {
  var categories: Set<String>? = []
  var recoveries: Set<String>? = []
  var options: Set<String>? = []
}
