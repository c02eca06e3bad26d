import BayanCatalog
package import Foundation

/// The search for catalogs, for commands that aren't given one.
///
/// A catalog is a folder with `Catalog/bayan.toml`. It is searched in the folder, then in each
/// folder above, up to the top of the repository. Where a folder is a Swift package without a catalog
/// of its own, those in the folders of its targets count.
package struct ProjectSearch {
  /// Folders are searched this deep below a package: `Sources/GROUP/TARGET` and one more.
  private static let depth = 4

  /// A package with more folders is searched no further.
  private static let folderLimit = 5_000

  private static let project = "\(ProjectLayout.catalogFolder)/bayan.toml"

  /// Whether a folder has a catalog, or one that a killed run has begun to create.
  static func hasCatalog(_ folder: URL) -> Bool {
    exists(project, in: folder) || exists(ChangeJournal.name, in: folder)
  }

  /// The catalogs that a person who is in a folder means, by path.
  static func catalogs(from folder: URL) -> [URL] {
    var folder = folder.standardizedFileURL
    while true {
      if hasCatalog(folder) { return [folder] }
      if exists("Package.swift", in: folder) {
        let found = catalogs(below: folder)
        if !found.isEmpty { return found }
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if exists(".git", in: folder) || parent.path == folder.path { return [] }
      folder = parent
    }
  }

  /// The catalogs that a path stands for: the one that it belongs to, or those below it.
  package static func catalogs(of path: URL) -> [URL] {
    catalog(above: path).map { [$0] } ?? catalogs(below: path)
  }

  /// The folder of the catalog that a file belongs to; `nil` for a file of none.
  package static func project(of file: String) -> String? {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    return catalog(above: folder)?.path
  }

  /// The catalog of a folder, or of one above it.
  private static func catalog(above path: URL) -> URL? {
    var folder = path.standardizedFileURL
    while true {
      if hasCatalog(folder) { return folder }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if exists(".git", in: folder) || parent.path == folder.path { return nil }
      folder = parent
    }
  }

  /// The catalogs below a folder, by path; hidden folders aren't searched.
  private static func catalogs(below folder: URL) -> [URL] {
    var found: [URL] = []
    var open = [(folder: folder.standardizedFileURL, depth: 0)]
    var count = 0
    while let (folder, depth) = open.popLast(), count < folderLimit {
      count += 1
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names where !name.hasPrefix(".") {
        let child = folder.appendingPathComponent(name, isDirectory: true)
        // A link may lead in a circle.
        guard !FileStatus.isLink(child.path), FileStatus(child.path)?.kind == .folder else {
          continue
        }
        if hasCatalog(child) { found.append(child) }
        if depth + 1 < Self.depth { open.append((child, depth + 1)) }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }
}
