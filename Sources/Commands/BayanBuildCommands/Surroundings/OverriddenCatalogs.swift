package import BayanCatalog
package import BayanChecking
import BayanCompiler
package import BayanDiagnostics
package import Foundation

/// The catalogs of the modules for whose errors a project has texts.
package struct OverriddenCatalogs {
  package private(set) var catalogs: [OverriddenCatalog] = []

  /// The diagnostics of modules without a usable catalog.
  private var diagnostics: [Diagnostic] = []

  /// The files of the modules and of the project, by their paths from the project.
  private var files: [String: SourceFile]

  private let sources: SourcesLock?

  /// Reads the catalogs.
  ///
  /// - Parameters:
  ///   - catalog: The project's own catalog.
  ///   - files: The project's files.
  ///   - folders: The folders of modules that the user gave, or a plugin; others are searched.
  package init(
    of catalog: Catalog, in project: ProjectFolder, files: [SourceFile], folders: [String: URL]
  ) {
    sources = catalog.sources
    self.files = [:]
    guard !catalog.project.overrides.isEmpty else { return }
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for module in catalog.project.overrides {
      let overrides = ModuleOverrides(
        of: module.name, in: files, locales: catalog.project.locales)
      switch folder(of: module, in: project, given: folders[module.name]) {
      case .failure(let problem): diagnostics.append(problem.diagnostic(at: module.place))
      case .success(let folder):
        switch library(module, in: folder, from: project) {
        case .failure(let problem): diagnostics.append(problem.diagnostic(at: module.place))
        case .success(let library):
          catalogs.append(
            OverriddenCatalog(
              module, library: library.withPseudoLocales(), overrides: overrides,
              of: catalog.project))
        }
      }
    }
  }

  /// Adds the diagnostics of the texts to those of the project.
  package func check(by run: CheckRun, into outcome: inout CheckRun.Outcome) {
    guard let project = outcome.catalog?.project else { return }
    let found =
      diagnostics.filter { run.isAskedFor($0, source: project.sourceLocale) }
      .fingerprinted(in: files)
      + catalogs.flatMap { OverrideCheck($0, lock: sources).diagnostics(by: run, in: files) }
    guard !found.isEmpty else { return }
    outcome.diagnostics = (outcome.diagnostics + found).sortedByPlace()
    outcome.hasErrors =
      outcome.hasErrors || !diagnostics.isEmpty
      || found.contains { $0.severity == .error && $0.suppression == nil }
    outcome.files.merge(files) { own, _ in own }
  }

  // MARK: - Catalogs of modules

  private struct Problem: Error {
    var message: Diagnostic.Message

    func diagnostic(at place: Place) -> Diagnostic {
      Diagnostic("override-module-unknown", .error, message, file: place.file, span: place.span)
    }
  }

  private func folder(
    of module: OverriddenModule, in project: ProjectFolder, given: URL?
  ) -> Result<URL, Problem> {
    if let given { return .success(given) }
    if let path = module.folder {
      let folder = URL(fileURLWithPath: path, isDirectory: true, relativeTo: project.url)
        .standardizedFileURL
      return ProjectSearch.hasCatalog(folder)
        ? .success(folder) : .failure(Problem(message: .noCatalog(in: path)))
    }
    let found = Self.targets(named: module.name, around: project.url)
    switch found.count {
    case 0: return .failure(Problem(message: .notFound(module.name)))
    case 1: return .success(found[0])
    default:
      let names = found.map { Self.path(of: $0, from: project.url) }
      return .failure(Problem(message: .foundTwice(module.name, names)))
    }
  }

  /// Returns the folders of targets with a catalog, in the package around a folder and in its dependencies.
  private static func targets(named name: String, around folder: URL) -> [URL] {
    guard let package = PackageManifest(of: folder) else { return [] }
    let dependencies = PackageDependencies(of: package.folder).folders
    let found = ([package] + dependencies.compactMap { PackageManifest(of: $0) })
      .flatMap(\.targets)
      .filter { $0.moduleName == name && ProjectSearch.hasCatalog($0.folder) }
      .map(\.folder.standardizedFileURL)
    return Dictionary(found.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
      .sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func library(
    _ module: OverriddenModule, in folder: URL, from project: ProjectFolder
  ) -> Result<Catalog, Problem> {
    let path = Self.path(of: folder, from: project.url)
    let read = ProjectFolder(folder).read()
    let placed = read.files.map { SourceFile(path: path + $0.path, bytes: $0.bytes) }
    let loaded = CatalogLoader.load(placed)
    guard read.diagnostics.isEmpty, loaded.isUsable, let catalog = loaded.catalog else {
      return .failure(Problem(message: .faulty(module.name, in: path)))
    }
    guard catalog.project.moduleName == module.name else {
      return .failure(
        Problem(message: .otherModule(catalog.project.moduleName, module.name, in: path)))
    }
    guard catalog.project.access != .internal else {
      return .failure(Problem(message: .hidden(module.name)))
    }
    files.merge(loaded.files) { own, _ in own }
    return .success(catalog)
  }

  /// Returns the path of a folder from another one, with a `/` at its end.
  private static func path(of folder: URL, from base: URL) -> String {
    let from = base.standardizedFileURL.path.split(separator: "/")
    let to = folder.standardizedFileURL.path.split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    return String(repeating: "../", count: from.count - common)
      + to.dropFirst(common).map { "\($0)/" }.joined()
  }
}

/// The folders of a package's dependencies, as SwiftPM has resolved them.
private struct PackageDependencies {
  let folders: [URL]

  init(of package: URL) {
    let build = package.appendingPathComponent(".build", isDirectory: true)
    let checkouts = build.appendingPathComponent("checkouts", isDirectory: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? []
    var folders = names.sorted().map { checkouts.appendingPathComponent($0, isDirectory: true) }
    let state = build.appendingPathComponent("workspace-state.json")
    if let data = FileManager.default.contents(atPath: state.path),
      let read = try? JSONDecoder().decode(State.self, from: data)
    {
      folders += read.object.dependencies.filter { $0.packageRef.kind == "fileSystem" }
        .map { URL(fileURLWithPath: $0.packageRef.location, isDirectory: true) }
    }
    self.folders = folders
  }

  /// The part of `workspace-state.json` with packages in folders of the disk.
  private struct State: Decodable {
    struct Object: Decodable { var dependencies: [Dependency] }
    struct Dependency: Decodable { var packageRef: Reference }
    struct Reference: Decodable {
      var kind: String
      var location: String
    }
    var object: Object
  }
}

extension PackageManifest.Target {
  /// The name of the target's module.
  fileprivate var moduleName: String { String(name.map { $0 == "-" || $0 == "." ? "_" : $0 }) }
}

extension Diagnostic.Message {
  fileprivate static func notFound(_ module: String) -> Self {
    """
    the catalog of \(quoted(module)) is in no target of this package or of its dependencies; name its folder \
    in '[libraries]'
    """
  }

  fileprivate static func foundTwice(_ module: String, _ folders: [String]) -> Self {
    """
    there are several targets \(quoted(module)) with a catalog: \(quotedList(folders)); name the folder of one in \
    '[libraries]'
    """
  }

  fileprivate static func noCatalog(in folder: String) -> Self {
    "there is no catalog in \(quoted(folder)); name the folder that has the module's 'Catalog'"
  }

  fileprivate static func faulty(_ module: String, in folder: String) -> Self {
    "the catalog of \(quoted(module)) in \(quoted(folder)) has errors; 'bayan check' shows them there"
  }

  fileprivate static func otherModule(_ found: String, _ module: String, in folder: String) -> Self
  {
    "the catalog in \(quoted(folder)) is that of \(quoted(found)), not of \(quoted(module))"
  }

  fileprivate static func hidden(_ module: String) -> Self {
    """
    the errors of \(quoted(module)) are internal, so no other module can have texts for them; set 'access' in its \
    'bayan.toml'
    """
  }
}
