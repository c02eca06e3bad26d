import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanDiagnostics
import BayanReports
import BayanSupport
import Foundation

/// A commit of a project's repository.
struct Revision {
  /// The user's name of the commit.
  let name: String
  private let commit: String
  private let project: ProjectFolder
  private let git: Git

  /// Finds a commit.
  ///
  /// - Parameter name: Any name that git accepts for a commit: a branch, a tag, `HEAD~3`.
  /// - Throws: `ValidationError` if there is no repository, or no such commit.
  init(_ name: String, of project: ProjectFolder) throws {
    (self.name, self.project) = (name, project)
    git = Git(folder: project.url)
    let inside = try git("rev-parse", "--is-inside-work-tree")
    guard inside.line == "true" else {
      let reason = inside.errors.split(separator: "\n").first.map(String.init) ?? "it is bare"
      throw ValidationError("Git finds no repository for '\(project.name)': \(reason)")
    }
    // A name that begins with a dash would be an option of git.
    guard !name.isEmpty, !name.hasPrefix("-"), !name.unicodeScalars.contains("\0") else {
      throw ValidationError(
        "\(quoted(name)) isn't a revision. Give a commit, a branch or a tag, such as HEAD~1.")
    }
    let found = try git("rev-parse", "--verify", "--quiet", "\(name)^{commit}")
    // For `^main`, git's answer isn't the name of a commit.
    guard let commit = found.line, !commit.isEmpty, commit.utf8.allSatisfy(\.isASCIIAlphanumeric)
    else {
      let isShallow = try git("rev-parse", "--is-shallow-repository").line == "true"
      throw ValidationError(
        "Git has no revision \(quoted(name))."
          + (isShallow
            ? " This clone is shallow: it has only the newest commits. 'git fetch --unshallow' gets the "
              + "others; for actions/checkout set 'fetch-depth: 0'."
            : name.contains("..")
              ? " Give one to --from and the other one to --to."
              : " Give a commit, a branch or a tag, such as HEAD~1."))
    }
    self.commit = commit
  }

  /// Returns the project's catalog in this revision.
  ///
  /// - Throws: `ValidationError` if the revision has none, and `ExitCode` for an unusable catalog,
  ///   with the errors printed.
  func catalog() throws -> Catalog {
    guard let catalog = try catalogIfThere() else {
      throw ValidationError("Revision \(quoted(name)) has no catalog in '\(project.name)'.")
    }
    return catalog
  }

  /// The catalog of the project in this revision; `nil` where it has none yet.
  ///
  /// - Throws: `ExitCode` where it can't be used, with the errors printed.
  func catalogIfThere() throws -> Catalog? {
    let entries = try entries()
    if entries.isEmpty { return nil }
    if let other = entries.first(where: { !$0.isFile }) {
      Terminal.remark(
        "error: \(quoted(other.path)) of revision \(quoted(name)) is a link or a repository of its "
          + "own, which isn't read from git")
      throw ExitCode.failure
    }
    let isLarge = { (entry: Entry) in entry.size > CatalogLoader.largestFile }
    let large = entries.filter(isLarge).map { CatalogLoader.tooLarge($0.path, $0.size) }
    let loaded = CatalogLoader.load(try contents(of: entries.filter { !isLarge($0) }))
    guard large.isEmpty, let catalog = loaded.catalog, loaded.isUsable else {
      let prefix = try git.need("rev-parse", "--show-prefix").line ?? ""
      let errors = (large + loaded.diagnostics).filter { $0.severity == .error }
      Terminal.show(PlacedDiagnostics(errors, in: loaded.files, below: "\(name):\(prefix)"))
      Terminal.remark("error: the catalog of revision \(quoted(name)) can't be read")
      throw ExitCode.failure
    }
    return catalog
  }

  /// Returns the files of the project in this revision, of which a catalog could be read.
  func files() throws -> [SourceFile] {
    try contents(of: try entries().filter { $0.size <= CatalogLoader.largestFile })
  }

  private struct Entry {
    var path: String
    var object: String
    /// The size in bytes.
    var size: Int
    /// Whether the entry is a file, and no link or submodule.
    var isFile: Bool
  }

  /// Returns the files of the catalog in the revision.
  private func entries() throws -> [Entry] {
    let list = try git.need(
      "ls-tree", "-r", "-l", "-z", commit, "--", ProjectLayout.catalogFolder,
      ProjectLayout.localesFolder)
    return list.output.split(separator: 0).compactMap { record in
      // A record is the mode, kind, name and size of the object, a tab, and the path.
      let parts = record.split(separator: 0x09, maxSplits: 1)
      let fields = parts[0].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 2, fields.count == 4 else { return nil }
      let path = String(decoding: parts[1], as: UTF8.self)
      let isFile = fields[0].hasPrefix("100")
      // A link may be a folder, or lead to one.
      guard ProjectFiles.isRead(path) || !isFile && ProjectFiles.isRead("\(path)/x.toml") else {
        return nil
      }
      return Entry(path: path, object: fields[2], size: Int(fields[3]) ?? 0, isFile: isFile)
    }
  }

  /// Returns the contents of files, all from one run of git.
  private func contents(of entries: [Entry]) throws -> [SourceFile] {
    let names = entries.map { "\($0.object)\n" }.joined()
    let result = try git(["cat-file", "--batch"], input: Array(names.utf8))
    var rest = result.output[...]
    return try entries.map { entry in
      // A record is the name, kind and size, a line feed, the content, and a line feed.
      guard let end = rest.firstIndex(of: 0x0A),
        let size = rest[..<end].split(separator: 0x20).dropFirst(2).first
          .flatMap({ Int(String(decoding: $0, as: UTF8.self)) }),
        rest.count > end - rest.startIndex + 1 + size
      else {
        Terminal.remark(
          "error: git can't read \(quoted(entry.path)) of revision \(quoted(name))"
            + (result.errors.isEmpty ? "" : ": \(result.errors.split(separator: "\n")[0])"))
        throw ExitCode.failure
      }
      let content = rest[(end + 1)..<(end + 1 + size)]
      rest = rest[(end + 2 + size)...]
      return SourceFile(path: entry.path, bytes: Array(content))
    }
  }
}
