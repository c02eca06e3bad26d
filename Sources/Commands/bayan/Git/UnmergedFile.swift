import BayanBuildCommands
import BayanCatalog
import BayanMerge
import Foundation

/// A file of a catalog that git couldn't merge, from the index.
struct UnmergedFile {
  /// The path in the project.
  var path: String
  /// The entries of the index in git's list.
  private var entries: [UInt8] = []
  /// Whether a side is a link or a submodule.
  var isOther = false
  var base: [UInt8]?
  /// The file of a side; `nil` if that side deleted it.
  var ours: [UInt8]?
  var theirs: [UInt8]?

  private init(path: String) { self.path = path }

  /// Returns the unmerged files of the catalog in git's folder.
  ///
  /// All other files are left to people.
  static func all(by git: Git) throws -> [UnmergedFile] {
    let list = try git.need("ls-files", "--unmerged", "-z", "--", ".").output
    var files: [UnmergedFile] = []
    for record in list.split(separator: 0) {
      // A record is the mode, object name and stage, a tab, and the path.
      let parts = record.split(separator: 0x09, maxSplits: 1)
      let fields = parts[0].split(separator: 0x20)
      guard parts.count == 2, fields.count == 3 else { continue }
      guard let path = String(validating: parts[1], as: UTF8.self), isOfCatalog(path) else {
        continue
      }
      if files.last?.path != path { files.append(UnmergedFile(path: path)) }
      files[files.count - 1].entries += record + [0]
      guard fields[0].starts(with: "100".utf8) else {
        files[files.count - 1].isOther = true
        continue
      }
      let content = try git.need("cat-file", "blob", String(decoding: fields[1], as: UTF8.self))
      switch String(decoding: fields[2], as: UTF8.self) {
      case "1": files[files.count - 1].base = content.output
      case "2": files[files.count - 1].ours = content.output
      default: files[files.count - 1].theirs = content.output
      }
    }
    return files
  }

  /// Returns whether a path is that of a file in this project, and not in another one below it.
  private static func isOfCatalog(_ path: String) -> Bool {
    ProjectFiles.isRead(path) && ProjectLayout.split(path)?.layout.root.isEmpty == true
  }

  /// Returns whether the index still has the entries that were read.
  func isCurrent(by git: Git) throws -> Bool {
    try git.need("ls-files", "--unmerged", "-z", "--", path).output == entries
  }

  /// The merge by entries; `nil` if a side can't be read.
  var merged: MergedText? {
    guard let ours, let theirs else {
      return MergedText(
        pieces: [
          .conflict(
            MergeConflict(keys: [], base: base ?? [], ours: ours ?? [], theirs: theirs ?? []))
        ])
    }
    return FileMerge.merged(path: path, base: base ?? [], ours: ours, theirs: theirs)
  }

  /// Returns whether a file is the unchanged result of a merge, so that it has no manual edits.
  func isUntouched(_ bytes: [UInt8]?, _ merged: MergedText?, by git: Git) throws -> Bool {
    guard let bytes else { return ours == nil || theirs == nil }
    if bytes == ours || bytes == theirs { return true }
    let found = Self.withoutNames(bytes)
    for marks in [ConflictMarks(), ConflictMarks(base: "base")] {
      if let merged, Self.withoutNames(merged.bytes(marks: marks)) == found { return true }
    }
    guard let ours, let theirs else { return false }
    for style in [[], ["--diff3"], ["--zdiff3"]] {
      let lines = try git.mergedLines(base: base ?? [], ours: ours, theirs: theirs, style: style)
      if let lines, Self.withoutNames(lines) == found { return true }
    }
    return false
  }

  /// Returns the lines, without the names after the marks.
  private static func withoutNames(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      for mark in ["<<<<<<< ", "||||||| ", ">>>>>>> "] where line.starts(with: mark.utf8) {
        return Array(mark.utf8)
      }
      return Array(line)
    }
  }
}

extension Git {
  /// Returns git's own merge of the lines of three files.
  fileprivate func mergedLines(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], style: [String]
  ) throws -> [UInt8]? {
    let place = FileManager.default.temporaryDirectory.appending(
      path: "bayan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: place) }
    let paths = ["ours", "base", "theirs"].map { place.appending(path: $0) }
    for (path, bytes) in zip(paths, [ours, base, theirs]) { try Data(bytes).write(to: path) }
    let result = try self(["merge-file", "-p", "-q"] + style + paths.map(\.path))
    return result.status < 128 ? result.output : nil
  }
}

/// The two sides of git's current operation, by names that people know.
struct MergeSides {
  /// The name of the user's own side; in a rebase git calls it theirs.
  var mine: String
  var other: String
  /// Whether git treats mine as the other side.
  var isSwapped = false

  init(by git: Git) throws {
    let folder = URL(fileURLWithPath: try git.need("rev-parse", "--absolute-git-dir").line ?? "")
    func content(_ path: String) -> String? {
      (try? String(contentsOf: folder.appending(path: path), encoding: .utf8))?
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    func name(of commit: String) throws -> String {
      let found = try git(
        "name-rev", "--name-only", "--no-undefined", "--refs=refs/heads/*", "--refs=refs/remotes/*",
        commit
      ).line
      return found?.replacing("remotes/", with: "") ?? "commit \(commit.prefix(8))"
    }
    for rebase in ["rebase-merge", "rebase-apply"] {
      guard let onto = content("\(rebase)/onto") else { continue }
      mine = content("\(rebase)/head-name")?.replacing("refs/heads/", with: "") ?? "your commits"
      other = try name(of: onto)
      isSwapped = true
      return
    }
    mine = try git("symbolic-ref", "--short", "--quiet", "HEAD").line ?? "HEAD"
    if let head = content("MERGE_HEAD")?.split(separator: "\n").first {
      other = try name(of: String(head))
    } else if let picked = content("CHERRY_PICK_HEAD") {
      other = "commit \(picked.prefix(8))"
    } else if let reverted = content("REVERT_HEAD") {
      other = "without commit \(reverted.prefix(8))"
    } else {
      other = "the stash"
    }
  }
}
