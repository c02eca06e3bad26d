import BayanCatalog
package import Foundation

/// The search for catalogs, for commands without a given one.
///
/// A catalog is a folder with `Catalog/bayan.toml`. The search begins in the current folder, and
/// continues in each folder above, up to the top of the repository. For a Swift package without a
/// catalog of its own, the catalogs in the folders of its targets count.
package struct ProjectSearch {
  /// The depth of the search below a package: `Sources/GROUP/TARGET` and one more.
  private static let depth = 4

  /// The number of folders in a package after which the search ends.
  private static let folderLimit = 5_000

  private static let project = "\(ProjectLayout.catalogFolder)/bayan.toml"

  /// Returns whether a folder has a catalog, or a catalog whose creation was interrupted.
  static func hasCatalog(_ folder: URL) -> Bool {
    exists(project, in: folder) || exists(ChangeJournal.name, in: folder)
  }

  /// Returns the catalogs for a user in a folder, sorted by path.
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

  /// Returns the catalogs of a path: the catalog around it, or the catalogs below it.
  package static func catalogs(of path: URL) -> [URL] {
    catalog(above: path).map { [$0] } ?? catalogs(below: path)
  }

  /// Returns the folder of a file's catalog; `nil` for a file outside of catalogs.
  package static func project(of file: String) -> String? {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    return catalog(above: folder)?.path
  }

  /// Returns the catalog of a folder or of one above it.
  private static func catalog(above path: URL) -> URL? {
    var folder = path.standardizedFileURL
    while true {
      if hasCatalog(folder) { return folder }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if exists(".git", in: folder) || parent.path == folder.path { return nil }
      folder = parent
    }
  }

  /// Returns the catalogs below a folder, sorted by path; hidden folders aren't searched.
  private static func catalogs(below folder: URL) -> [URL] {
    var found: [URL] = []
    var open = [(folder: folder.standardizedFileURL, depth: 0)]
    var count = 0
    while let (folder, depth) = open.popLast(), count < folderLimit {
      count += 1
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names where !name.hasPrefix(".") {
        let child = folder.appendingPathComponent(name, isDirectory: true)
        // A link may lead into a loop.
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
