package import ArgumentParser
import BayanCatalog
import BayanDiagnostics
import BayanSupport
import Foundation

/// The option for the project of a command.
package struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The project's folder. Without it, the catalog of this folder is meant, or of one above it, \
      or of the package's only target that has one.
      """, valueName: "folder"))
  package var project: String?

  package init() {}

  /// Returns the folder.
  ///
  /// - Parameter fullPaths: Whether output has whole paths.
  /// - Throws: `ValidationError` if the folder doesn't exist, or if there is no catalog, or more
  ///   than one.
  package func folder(fullPaths: Bool = false) throws -> ProjectFolder {
    if let project {
      return ProjectFolder(try Self.existing(project), fullPaths: fullPaths)
    }
    let found = try Self.search().map { ProjectFolder($0, fullPaths: fullPaths) }
    guard found.count == 1 else {
      let names = joinedByCommas(found.map { "'\($0.name)'" })
      throw ValidationError(
        sentence: "There are several catalogs. Choose one with --project: \(names).")
    }
    return found[0]
  }

  /// Returns the folder of a given path.
  static func existing(_ path: String) throws -> URL {
    guard ProjectFolder.exists(path) else {
      throw ValidationError(
        sentence: "There is no folder '\(path)'. Give an existing one to --project.")
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Returns the catalogs for a command without a given one, at least one.
  static func search() throws -> [URL] {
    let here = URL(fileURLWithPath: ".", isDirectory: true)
    let found = ProjectSearch.catalogs(from: here)
    if !found.isEmpty { return found }
    // A folder with parts of a catalog counts as one, and the checks report the missing parts.
    let parts = [ProjectLayout.catalogFolder, ProjectLayout.localesFolder]
    if parts.contains(where: ProjectFolder.exists) { return [here] }
    throw ValidationError(
      sentence:
        "There is no catalog here, in a folder above, or in a target of this package. Create one with 'bayan init', or name its folder with --project."
    )
  }
}

/// The option for the projects of a command that accepts several.
package struct ProjectsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A project's folder. Repeatable. Without it, the catalog of this folder is meant, or of one \
      above it, or those of the package's targets.
      """, valueName: "folder"))
  package var project: [String] = []

  @Argument(
    help: ArgumentHelp(
      "Files or folders. The catalogs that they belong to, or contain, are meant.",
      valueName: "path"))
  package var paths: [String] = []

  @Flag(help: "Name files by their full paths, as compilers do.")
  package var fullPaths = false

  package init() {}

  /// Returns the folders, each once, sorted by path, at least one.
  ///
  /// - Throws: `ValidationError` for a missing folder or file, or if there is no catalog.
  package func folders() throws -> [ProjectFolder] {
    var urls = try project.map(ProjectOptions.existing)
    for path in paths {
      guard FileManager.default.fileExists(atPath: path) else {
        throw ValidationError(sentence: "There is no file or folder '\(path)'.")
      }
      let found = ProjectSearch.catalogs(of: URL(fileURLWithPath: path))
      guard !found.isEmpty else {
        throw ValidationError(sentence: "'\(path)' belongs to no catalog, and contains none.")
      }
      urls += found
    }
    if urls.isEmpty { urls = try ProjectOptions.search() }
    let byPath = Dictionary(firstOf: urls.map { ($0.standardizedFileURL.path, $0) })
    return byPath.sorted { $0.key < $1.key }.map { ProjectFolder($0.value, fullPaths: fullPaths) }
  }
}
