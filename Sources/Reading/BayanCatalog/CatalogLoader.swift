public import BayanDiagnostics
import BayanTOML

/// Reads a project's files into a ``Catalog``.
///
/// The files are values; nothing here touches the disk. Reading is strict, because a key that is
/// silently ignored is an intention silently lost, and it goes on after every finding, so that one
/// run reports all there is.
///
/// A slip is reported once: what is missing only because its key was misspelt is not reported too.
public struct CatalogLoader: Sendable {
  /// The warnings of the loader, which `[checks]` may set like the rules of the checks.
  ///
  /// Its errors are about the files' form, and always errors.
  public static let adjustableRules: [RuleID] = [
    "byte-order-mark", "file-ignored", "key-case-collision", "locale-unlisted",
  ]

  /// What the project's folder is called in the paths: `""`, or a prefix ending with `/`.
  var root = ""

  /// What has been found so far.
  var diagnostics: [Diagnostic] = []

  /// What comments and `bayan.toml` let be.
  var allowances: [SuppressionEntry] = []

  /// The names that the files declare, readable or not, for checking references.
  var declared = DeclaredNames()

  /// How many names were referred to that nothing has.
  var unknownReferences = 0

  /// The codes whose values couldn't be read, which has been reported.
  var unreadableValues: Set<Place> = []

  init(root: String = "") { self.root = root }

  /// Loads a project.
  ///
  /// - Parameter files: Every file below `Catalog/` and `Locales/`. Their paths may share a prefix.
  ///   Of others, `codes.lock` and `sources.lock` are read.
  public static func load(_ files: [SourceFile]) -> LoadedCatalog {
    var loader = CatalogLoader()
    let catalog = loader.catalog(from: ProjectFiles(files, report: &loader.diagnostics))
    let checks = catalog?.project.checks ?? [:]
    let diagnostics = loader.diagnostics.compactMap { adjusted($0, by: checks) }
    return LoadedCatalog(
      catalog: catalog, diagnostics: diagnostics.sortedByPlace(),
      files: Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }))
  }

  private mutating func catalog(from files: ProjectFiles) -> Catalog? {
    root = files.root
    let project = project(from: files.project)
    let categories = categories(from: files.categories)
    let options = options(from: files.options)
    let recoveries = recoveries(from: files.recoveries)
    let domains = domains(from: files.domains)
    checkNames(of: domains)
    checkReferences(recoveries: recoveries, domains: domains)
    let locales = locales(
      from: files.locales, listed: project?.locales, domains: Set(files.domains.map(\.name)))
    let released = codesLock(from: files.codesLock)
    let sources = sourcesLock(from: files.sourcesLock)
    guard let project else { return nil }
    return Catalog(
      project: project.value, categories: categories, recoveries: recoveries, options: options,
      domains: domains, locales: locales, allowances: allowances, released: released,
      sources: sources)
  }

  /// Parses a file and takes over the parser's findings.
  ///
  /// - Returns: The root, and whether all of the file could be read.
  mutating func parse(_ file: SourceFile) -> (root: TOMLTable, isComplete: Bool) {
    let parsed = TOMLDocument.parse(file)
    diagnostics += parsed.diagnostics
    for comment in parsed.document.comments { readAllowance(comment, in: file) }
    return (parsed.document.root, !parsed.diagnostics.contains { $0.severity == .error })
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

/// The names that can be referred to, whether or not what they name could be read.
///
/// `nil` where the file has syntax errors, so that nothing can be said of a name's absence.
struct DeclaredNames {
  var categories: Set<String>? = []
  var recoveries: Set<String>? = []
  var options: Set<String>? = []
}
