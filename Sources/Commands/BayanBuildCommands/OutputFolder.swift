import ArgumentParser
import BayanCatalog
import BayanChecking
import BayanDiagnostics
package import BayanEmission
import BayanReports
import BayanRuntime
import BayanSupport
package import Foundation

/// A folder of generated files.
///
/// Files are written aside and renamed, and a file that isn't generated is never replaced or
/// removed. So no file is lost.
package struct OutputFolder {
  package let url: URL
  package var kind: Kind

  /// The project around the folder; `nil` for a folder that the user named, which may be anywhere.
  private let project: URL?

  /// Opens a folder.
  ///
  /// - Parameter project: The project around it; `nil` for a folder that the user named, which may
  ///   be anywhere.
  package init(url: URL, kind: Kind = .module, of project: URL? = nil) {
    self.url = url
    self.kind = kind
    self.project = project
  }

  /// The kind of generated files, by which they are recognized.
  package struct Kind {
    /// The suffix of the files' names.
    package var suffix: String
    /// The first bytes of the files.
    var mark: String

    /// Creates the kind of one file, by its name and its first bytes.
    package static func file(_ name: String, mark: String) -> Kind {
      Kind(suffix: name, mark: mark)
    }

    /// The files of a Swift module.
    static let module = Kind(suffix: CatalogEmitter.fileSuffix, mark: "// Generated from ")

    /// The packs as files.
    package static let packs = Kind(suffix: ".bayanpack", mark: PackFormat.name)

    /// The pages of the rule reference.
    package static let rules = Kind(suffix: ".md", mark: RuleReference.mark)
  }

  /// The names of the files that a write changes.
  struct Changes {
    var written: [String] = []
    var unchanged: [String] = []
    var removed: [String] = []
  }

  /// Returns the obstacles to writing some files: people's own files, and links out of the folder.
  func obstacles(to files: [GeneratedFile]) -> [WriteFailure] {
    do throws(WriteFailure) {
      _ = try location()
    } catch {
      return [error]
    }
    guard ProjectFolder.exists(url.path) else { return [] }
    return files.compactMap { file in
      let reason: WriteFailure.Reason
      switch place(of: file.name) {
      case .outside: reason = .outside
      case .nowhere: reason = .deadLink
      case .inside(let path):
        // The write itself reports anything but a file.
        guard let status = FileStatus(path), status.kind == .file, status.size > 0,
          !isGenerated(path)
        else { return nil }
        reason = .foreign
      }
      return WriteFailure(path: "\(url.relativePath)/\(file.name)", reason: reason)
    }
  }

  /// Returns the folder's path without links.
  private func location() throws(WriteFailure) -> String {
    try WritePlace.path(url.path, as: url.relativePath, in: project.flatMap { ProjectRoot($0) })
  }

  /// Returns the path of a file in the folder.
  ///
  /// A link there may lead to another place in the project or the folder.
  private func place(of name: String) -> ProjectRoot.Place {
    guard let root = ProjectRoot(project ?? url), let folder = FileStatus.realPath(url.path) else {
      return .inside(url.appendingPathComponent(name).path)
    }
    return root.place(of: name, in: folder)
  }

  /// Makes the folder's generated files equal to the given ones.
  ///
  /// A file with the same bytes stays untouched, so that it isn't compiled again. Other generated
  /// files are removed, and people's own files are never touched.
  ///
  /// - Parameter keepsOthers: Whether all other files stay.
  /// - Precondition: There are no obstacles to the files.
  /// - Throws: The first failure; each file is then either in place or unchanged.
  func update(
    to files: [GeneratedFile], keepsOthers: Bool = false, by disk: Disk = Disk()
  ) throws(WriteFailure) -> Changes {
    let folder = try location()
    try FileWriting.makeFolder(url, by: disk)
    let lock = FolderLock(folder, .exclusive) {
      Terminal.say("waiting for another bayan, which is writing to '\(url.relativePath)'")
    }
    if lock.holds { FileAside.removeLeftovers([.part], in: folder, by: disk) }
    var changes = Changes()
    let outcomes = files.concurrentMap { file in
      Result { () throws(WriteFailure) in try write(file, by: disk) }
    }
    for (file, outcome) in zip(files, outcomes) {
      if try outcome.get() {
        changes.written.append(file.name)
      } else {
        changes.unchanged.append(file.name)
      }
    }
    let current = Set(files.map(\.name))
    for name in keepsOthers ? [] : generatedNames where !current.contains(name) {
      do throws(SystemCallError) {
        try disk.remove("\(folder)/\(name)")
      } catch {
        throw WriteFailure(path: "\(url.relativePath)/\(name)", reason: .system(error))
      }
      changes.removed.append(name)
    }
    _ = consume lock
    return changes
  }

  /// Writes a file; `false` if it exists with the same bytes.
  private func write(_ file: GeneratedFile, by disk: Disk) throws(WriteFailure) -> Bool {
    if contents(of: file.name) == file.bytes { return false }
    let name = "\(url.relativePath)/\(file.name)"
    guard case .inside(let path) = place(of: file.name) else {
      throw WriteFailure(path: name, reason: .outside)
    }
    do throws(SystemCallError) {
      try FileWriting.replace(path, with: file.bytes, by: disk)
    } catch {
      throw WriteFailure(path: name, reason: .system(error))
    }
    return true
  }

  /// Makes folders' generated files equal to the given ones, and prints the changes.
  ///
  /// - Throws: `ExitCode`, with the failure printed. If there is an obstacle to a file, nothing is
  ///   written.
  package static func update(
    _ outputs: [(folder: OutputFolder, files: [GeneratedFile])], quietly quiet: Bool,
    keepsOthers: Bool = false
  ) throws {
    let obstacles = outputs.flatMap { $0.folder.obstacles(to: $0.files) }
    for obstacle in obstacles { Terminal.say("error: \(phrase: obstacle.sentence)") }
    guard obstacles.isEmpty else {
      Terminal.say("nothing was written")
      throw ExitCode.failure
    }
    for (folder, files) in outputs {
      let changes = try WriteFailure.orExit { () throws(WriteFailure) in
        try folder.update(to: files, keepsOthers: keepsOthers)
      }
      if quiet { continue }
      for name in changes.written { Terminal.say("wrote \(name)") }
      for name in changes.removed { Terminal.say("removed \(name)") }
      if changes.written.isEmpty && changes.removed.isEmpty {
        let count = changes.unchanged.count
        Terminal.say("\(count) \(count, "file", "files") up to date")
      }
    }
  }

  /// The names of the existing generated files.
  var generatedNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().filter { name in
      guard name.hasSuffix(kind.suffix), case .inside(let path) = place(of: name) else {
        return false
      }
      return isGenerated(path)
    }
  }

  /// Returns whether a file begins like a generated one.
  private func isGenerated(_ path: String) -> Bool {
    FileStatus.contents(of: path, atMost: kind.mark.utf8.count)?.elementsEqual(kind.mark.utf8)
      == true
  }

  /// Returns the differences between the folder's generated files and the given ones.
  ///
  /// - Parameter root: The prefix of the names.
  func faults(against files: [GeneratedFile], root: String) -> [String] {
    var faults: [String] = []
    for file in files {
      guard let found = contents(of: file.name) else {
        faults.append("'\(root)\(file.name)' is missing")
        continue
      }
      if found == file.bytes { continue }
      guard found.isEmpty || found.starts(with: kind.mark.utf8) else {
        faults.append("'\(root)\(file.name)' is not a file that bayan has written; move it")
        continue
      }
      let cldr = (Self.value("CLDR version", in: found), Self.value("CLDR version", in: file.bytes))
      let formats = (
        Self.value("Generated-code format", in: found),
        Self.value("Generated-code format", in: file.bytes)
      )
      if let old = formats.0, let new = formats.1, old != new {
        faults.append(
          "'\(root)\(file.name)' has code format \(old), and this bayan writes format \(new)")
      } else if let old = cldr.0, let new = cldr.1, old != new {
        faults.append(
          "'\(root)\(file.name)' was generated with CLDR \(old), and this bayan has CLDR \(new)")
      } else {
        faults.append("'\(root)\(file.name)' is stale")
      }
    }
    let current = Set(files.map(\.name))
    for name in generatedNames where !current.contains(name) {
      faults.append("'\(root)\(name)' is left over")
    }
    return faults
  }

  /// Returns a value from the header of a file, such as the version of CLDR.
  private static func value(_ name: String, in bytes: [UInt8]) -> String? {
    let start = "// \(name): "
    let header = String(decoding: bytes.prefix(2_000), as: UTF8.self)
    let line = header.split(separator: "\n").first { $0.hasPrefix(start) }
    return line.map { String($0.dropFirst(start.count)).trimmingCharacters(in: ["."]) }
  }

  /// Returns the bytes of an existing file.
  private func contents(of name: String) -> [UInt8]? {
    guard case .inside(let path) = place(of: name) else { return nil }
    return FileStatus.contents(of: path)
  }
}
