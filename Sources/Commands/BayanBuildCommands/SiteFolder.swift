import ArgumentParser
import BayanDiagnostics
import BayanSupport
package import Foundation

/// A folder with a generated site, and without other files.
///
/// One of the folder's files lists all files of the site. A folder with other files and without
/// that list isn't a generated one, and nothing is written to it.
package struct SiteFolder {
  package let url: URL

  /// The folder's name from the user.
  private let name: String

  /// A file of the site, with its path from the folder; `/` separates the path's components.
  package typealias File = (path: String, bytes: [UInt8])

  /// The name of the list.
  static let list = "bayan-files.txt"

  /// The first line of the list.
  static let mark = "# Files of a site that bayan has written, and may replace and remove.\n"

  package init(url: URL) { self.init(url: url, name: url.relativePath) }

  private init(url: URL, name: String) { (self.url, self.name) = (url, name) }

  /// Makes the folder's files equal to the given ones, and prints the changes.
  ///
  /// - Throws: `ExitCode`, with the failure printed. Only files that bayan has written can be
  ///   missing then.
  package func update(to files: [File], quietly quiet: Bool = false) throws {
    let changes = try WriteFailure.orExit { () throws(WriteFailure) in try write(files) }
    if quiet { return }
    let rest: Int = files.count - changes.written
    let removed: Int = changes.removed
    Terminal.say(
      "wrote \(phrase: .files(changes.written)) to \(name)\(phrase: rest > 0 ? ", \(rest) up to date" : "")\(phrase: removed > 0 ? ", removed \(removed)" : "")"
    )
  }

  func write(
    _ files: [File], by disk: Disk = Disk()
  ) throws(WriteFailure) -> (written: Int, removed: Int) {
    let real = try WritePlace.path(url.path, as: name)
    guard real == url.path else {
      return try SiteFolder(url: URL(fileURLWithPath: real), name: name).write(files, by: disk)
    }
    try FileWriting.makeFolder(url, by: disk)
    let lock = FolderLock(url.path, .exclusive) {
      Terminal.say("waiting for another bayan, which is writing to '\(name)'")
    }
    let former = try formerPaths()
    let current = Set(files.map(\.path))
    for path in current where former?.contains(path) != true && FileStatus(location(path)) != nil {
      throw WriteFailure(path: shown(path), reason: .foreign)
    }
    if lock.holds { FileAside.removeLeftovers([.part], in: url.path, by: disk) }
    // After an interrupted run, the list has all existing files.
    try writeList(current.union(former ?? []), by: disk)
    try makeFolders(of: current, by: disk)
    let outcomes = files.concurrentMap { file in
      Result { () throws(WriteFailure) in try write(file, by: disk) }
    }
    var written = 0
    for outcome in outcomes where try outcome.get() { written += 1 }
    let old = (former ?? []).subtracting(current).sorted()
    for path in old where FileStatus(location(path), followingLinks: false)?.kind == .file {
      do throws(SystemCallError) {
        try disk.remove(location(path))
      } catch {
        throw WriteFailure(path: shown(path), reason: .system(error))
      }
    }
    try writeList(current, by: disk)
    _ = consume lock
    return (written, old.count)
  }

  private func location(_ path: String) -> String { "\(url.path)/\(path)" }

  private func shown(_ path: String) -> String { "\(name)/\(path)" }

  /// Returns the paths in the list; `nil` for an empty folder without a list.
  ///
  /// - Throws: If the folder isn't a generated one.
  private func formerPaths() throws(WriteFailure) -> Set<String>? {
    guard let bytes = FileStatus.contents(of: location(Self.list)) else {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      guard let name = names.sorted().first(where: { !$0.hasPrefix(".") }) else { return nil }
      throw WriteFailure(path: shown(name), reason: .foreign)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(Self.mark) else {
      throw WriteFailure(path: shown(Self.list), reason: .foreign)
    }
    return Set(
      text.dropFirst(Self.mark.count).split(separator: "\n").map(String.init).filter(isWithin))
  }

  /// Returns whether a path of the list stays in the folder, because anybody may have changed the
  /// list.
  private func isWithin(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return false }
    return folders(of: path).allSatisfy { !FileStatus.isLink(location($0)) }
  }

  /// Returns the folders of a file, the outermost first.
  private func folders(of path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  /// Creates the folders of files; none may be a link, which could lead anywhere.
  private func makeFolders(of paths: Set<String>, by disk: Disk) throws(WriteFailure) {
    let folders = Set(paths.flatMap(folders)).sorted()
    for folder in folders {
      if FileStatus.isLink(location(folder)) {
        throw WriteFailure(path: shown(folder), reason: .outside)
      }
      try FileWriting.makeFolder(URL(fileURLWithPath: location(folder)), by: disk)
    }
  }

  /// Writes a file; `false` if it exists with the same bytes.
  private func write(_ file: File, by disk: Disk) throws(WriteFailure) -> Bool {
    let location = location(file.path)
    if FileStatus.contents(of: location) == file.bytes { return false }
    do throws(SystemCallError) {
      try FileWriting.replace(location, with: file.bytes, by: disk)
    } catch {
      throw WriteFailure(path: shown(file.path), reason: .system(error))
    }
    return true
  }

  private func writeList(_ paths: Set<String>, by disk: Disk) throws(WriteFailure) {
    let text = Self.mark + paths.sorted().map { $0 + "\n" }.joined()
    _ = try write((Self.list, Array(text.utf8)), by: disk)
  }
}
