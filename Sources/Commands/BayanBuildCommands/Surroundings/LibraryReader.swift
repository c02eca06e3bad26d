package import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanSupport
package import Foundation

/// A reader of the catalogs of modules for whose errors a project has texts.
package struct LibraryReader {
  private let project: ProjectFolder
  private var libraries = LibraryCatalogs()

  /// Reads the catalogs of some modules.
  ///
  /// - Parameters:
  ///   - modules: The project's `overrides`.
  ///   - folders: The folders of modules that the user gave, or a plugin; others are searched. Those that
  ///     aren't among `modules` are dependencies, which may have texts for the same errors.
  package static func libraries(
    _ modules: [OverriddenModule], of project: ProjectFolder, folders: [String: URL] = [:]
  ) -> LibraryCatalogs {
    guard !modules.isEmpty || folders.count > 1 else { return LibraryCatalogs() }
    var reader = LibraryReader(project: project)
    var folders = folders
    for module in modules {
      do throws(Problem) {
        let folder = try reader.folder(of: module, given: folders[module.name])
        folders[module.name] = folder
        reader.libraries.catalogs[module.name] = try reader.library(module, in: folder)
      } catch {
        reader.libraries.diagnostics.append(error.diagnostic(at: module.place))
      }
    }
    reader.compare(modules, with: folders)
    return reader.libraries
  }

  private init(project: ProjectFolder) { self.project = project }

  // MARK: - Other modules with texts

  /// Reports modules for whose errors several modules of the program have texts.
  ///
  /// A module can have texts for the errors of another one and be a module for whose errors there are texts.
  private mutating func compare(_ modules: [OverriddenModule], with folders: [String: URL]) {
    var owners: [String: String] = [:]
    for (name, folder) in folders.sorted(by: { $0.key < $1.key }) {
      let path = ProjectLayout().path(of: .project)
      guard let bytes = FileStatus.contents(of: folder.appendingPathComponent(path).path) else {
        continue
      }
      let file = SourceFile(path: path, bytes: bytes)
      for module in CatalogLoader.overriddenModules(in: [file]).map(\.name) {
        if let present = modules.first(where: { $0.name == module }) {
          libraries.diagnostics.append(.shared(module, with: name, at: present.place))
        } else if let first = owners[module] {
          libraries.diagnostics.append(
            .shared(module, between: first, name, at: Place(file: path, span: SourceSpan(0, 0))))
        } else {
          owners[module] = name
        }
      }
    }
  }

  // MARK: - Catalogs of modules

  private struct Problem: Error {
    var message: Diagnostic.Message

    func diagnostic(at place: Place) -> Diagnostic {
      Diagnostic("override-module-unknown", .error, message, file: place.file, span: place.span)
    }
  }

  private func folder(of module: OverriddenModule, given: URL?) throws(Problem) -> URL {
    if let given { return given }
    if let path = module.folder {
      let folder = URL(fileURLWithPath: path, isDirectory: true, relativeTo: project.url)
        .standardizedFileURL
      guard ProjectSearch.hasCatalog(folder) else { throw Problem(message: .noCatalog(in: path)) }
      return folder
    }
    let found = Self.targets(named: module.name, around: project.url)
    guard let first = found.first else { throw Problem(message: .notFound(module.name)) }
    guard found.count == 1 else {
      let names = found.map { Self.path(of: $0, from: project.url) }
      throw Problem(message: .foundTwice(module.name, names))
    }
    return first
  }

  /// Returns the folders of targets with a catalog, in the package around a folder and in its dependencies.
  private static func targets(named name: String, around folder: URL) -> [URL] {
    guard let package = PackageManifest(of: folder) else { return [] }
    let dependencies = PackageDependencies(of: package).folders
    let found = ([package] + dependencies.compactMap { PackageManifest(of: $0) })
      .flatMap(\.targets)
      .filter { $0.moduleName == name && ProjectSearch.hasCatalog($0.folder) }
      .map(\.folder.standardizedFileURL)
    return Dictionary(firstOf: found, by: \.path)
      .sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func library(
    _ module: OverriddenModule, in folder: URL
  ) throws(Problem) -> Catalog {
    let path = Self.path(of: folder, from: project.url)
    let read = ProjectFolder(folder).read()
    let placed = read.files.map { SourceFile(path: path + $0.path, bytes: $0.bytes) }
    let loaded = CatalogLoader.load(placed)
    guard read.diagnostics.isEmpty, loaded.isUsable, let catalog = loaded.catalog else {
      throw Problem(message: .faulty(module.name, in: path))
    }
    guard catalog.project.moduleName == module.name else {
      throw Problem(message: .otherModule(catalog.project.moduleName, module.name, in: path))
    }
    guard catalog.project.access != .internal else { throw Problem(message: .hidden(module.name)) }
    libraries.files.merge(loaded.files) { own, _ in own }
    return catalog.withPseudoLocales()
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

/// The folders of a package's dependencies: as SwiftPM has resolved them, and those that the manifest has by path.
///
/// A package that was never built by itself has only the second.
private struct PackageDependencies {
  let folders: [URL]

  init(of package: PackageManifest) {
    let build = package.folder.appendingPathComponent(".build", isDirectory: true)
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
    self.folders = folders + package.pathDependencies
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

extension Diagnostic {
  private static let sharedRule: RuleID = "override-shared"

  fileprivate static func shared(_ module: String, with other: String, at place: Place) -> Self {
    Diagnostic(
      sharedRule, .error, .alsoOf(other, module), file: place.file, span: place.span)
  }

  fileprivate static func shared(
    _ module: String, between first: String, _ second: String, at place: Place
  ) -> Self {
    Diagnostic(
      sharedRule, .error, .ofBoth(first, second, module), file: place.file, span: place.span)
  }
}

extension Diagnostic.Message {
  fileprivate static func alsoOf(_ other: String, _ module: String) -> Self {
    """
    \(quoted(other)) has texts for errors of \(quoted(module)) too, and a program shows those of one module alone; \
    let one of them have all texts
    """
  }

  fileprivate static func ofBoth(_ first: String, _ second: String, _ module: String) -> Self {
    """
    \(quoted(first)) and \(quoted(second)) both have texts for errors of \(quoted(module)), and a program shows \
    those of one module alone; let one of them have all texts
    """
  }

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
