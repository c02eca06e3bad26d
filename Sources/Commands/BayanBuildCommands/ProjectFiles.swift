import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanRules
package import Foundation

/// The files of a catalog, read into memory.
package struct ProjectFiles {
  /// The files, sorted by path; paths are relative to the project.
  package private(set) var files: [SourceFile] = []

  /// The diagnostics of unreadable files.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Whether a killed run has left files beside those of the catalog.
  private(set) var hasLeftovers = false

  /// The paths of unreadable folders, with a `/` at their ends.
  private var unreadFolders: [String] = []

  /// The stamps of all paths that were looked at, from before each was read.
  private var stamps = FileStamps()

  /// Whether the files on the disk are still these.
  ///
  /// The answer needs no reading of files: it compares their stamps. Without stamps, and for files
  /// that were changed just before they were read, it is `false`.
  package var isCurrent: Bool { stamps.areCurrent }

  /// The lock that stops other writers as long as these files exist; `nil` for a command that only
  /// reads, and for one that asks questions before it writes.
  ///
  /// While the lock is held, the command waits for nothing, and writes nothing else.
  var lock: SharedFolderLock?

  /// Releases the lock for other writers.
  package mutating func unlock() { lock = nil }

  /// Returns the files with one of them replaced.
  package func replacing(_ file: SourceFile) -> ProjectFiles {
    var copy = self
    copy.files = files.map { $0.path == file.path ? file : $0 }
    return copy
  }

  /// Returns whether a path is that of a project's file: `Catalog/login.toml`.
  ///
  /// - Parameter path: The path from the project, with `/` between folders.
  package static func isRead(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isSource = ProjectLayout.isSource(path)
    return isSource && (2...deepest + 2).contains(parts.count)
      && [ProjectLayout.catalogFolder, ProjectLayout.localesFolder].contains(String(parts[0]))
      && !parts.contains { $0.hasPrefix(".") }
  }

  /// The depth of a catalog's folders, which also ends a loop of links.
  private static let deepest = 3

  /// Reads all files of a project's catalog.
  ///
  /// - Parameter tick: The seconds after which the stamp of a changed file is trusted.
  package init(in project: URL, tick: Double = FileStamps.longestTick) {
    guard let root = ProjectRoot(project) else { return }
    stamps.add("\(root.path)/\(ChangeJournal.name)")
    for folder in [ProjectLayout.catalogFolder, ProjectLayout.localesFolder] {
      read(folder, named: folder, in: root.path, of: root, depth: -1)
    }
    files.sort { $0.path < $1.path }
    stamps.end(tick: tick)
  }

  /// Returns the first file that differs from another reading, or is missing in one of them.
  func firstDifference(from other: ProjectFiles) -> String? {
    let (mine, theirs) = (files[...], other.files[...])
    for (a, b) in zip(mine, theirs) where a.path != b.path || a.bytes != b.bytes {
      return min(a.path, b.path)
    }
    return mine.dropFirst(theirs.count).first?.path ?? theirs.dropFirst(mine.count).first?.path
  }

  /// Creates the files of an unusable project.
  init(unusable diagnostic: Diagnostic) {
    diagnostics = [diagnostic]
    unreadFolders = [ProjectLayout.catalogFolder + "/", ProjectLayout.localesFolder + "/"]
  }

  /// Loads and checks the files.
  ///
  /// - Parameter run: The run of the rules.
  package func checked(by run: CheckRun = CheckRun(.all)) -> CheckRun.Outcome {
    var outcome = run(files, reading: diagnostics)
    // The gaps of an unreadable file are unknown.
    let (unread, rules) = (Set(diagnostics.map(\.file)), Set(diagnostics.map(\.rule)))
    outcome.diagnostics.removeAll { found in
      // A missing file of a locale is reported at its domain.
      let files = [found.file] + (found.fileOfLocale.map { [$0] } ?? [])
      return !rules.contains(found.rule)
        && files.contains { file in
          unread.contains(file) || unreadFolders.contains { file.hasPrefix($0) }
        }
    }
    return outcome
  }

  /// Reads the file or folder with a name in a folder.
  ///
  /// - Parameters:
  ///   - path: The path as the user names it.
  ///   - location: The folder, without links.
  ///   - depth: The number of folders between it and `Catalog/` or `Locales/`.
  private mutating func read(
    _ path: String, named name: String, in location: String, of root: ProjectRoot, depth: Int
  ) {
    let isSource = ProjectLayout.isSource(name)
    // A name without a suffix is probably that of a folder.
    let isExpected = isSource || !name.contains(".")
    stamps.add("\(location)/\(name)")
    guard case .inside(let real) = root.place(of: name, in: location) else {
      let isOutside = root.place(of: name, in: location) == .outside
      if isExpected { leaveOut(path, isOutside ? .outside(path) : .unreadable(path, nil)) }
      return
    }
    if real != "\(location)/\(name)" { stamps.add(real) }
    let status = FileStatus(real, followingLinks: false)
    switch status?.kind {
    case .file:
      if isSource, let status { readFile(path, at: real, size: status.size) }
    case .folder where !isSource:
      if depth < Self.deepest { readFolder(path, at: real, of: root, depth: depth + 1) }
    case nil where depth < 0: break
    case let kind:
      let isUnnamed = kind == nil && name.unicodeScalars.contains("\u{FFFD}")
      if isUnnamed, isExpected { return leaveOut(path, .unnamed(path)) }
      if isSource { leaveOut(path, .unreadable(path, kind ?? .file)) }
    }
  }

  private mutating func readFolder(
    _ path: String, at location: String, of root: ProjectRoot, depth: Int
  ) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: location) else {
      leaveOut(path, .unreadableFolder(path))
      return
    }
    for name in names.sorted() {
      if !name.hasPrefix(".") {
        read("\(path)/\(name)", named: name, in: location, of: root, depth: depth)
      } else if FileAside.purpose(of: name) != nil {
        hasLeftovers = true
      }
    }
  }

  private mutating func readFile(_ path: String, at location: String, size: Int) {
    guard size <= CatalogLoader.largestFile else {
      diagnostics.append(CatalogLoader.tooLarge(path, size))
      return
    }
    guard let bytes = FileStatus.contents(of: location, atMost: size) else {
      diagnostics.append(.unreadable(path, .file))
      return
    }
    files.append(SourceFile(path: path, bytes: bytes))
  }

  private mutating func leaveOut(_ path: String, _ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    unreadFolders.append(path + "/")
  }
}

extension Diagnostic {
  /// The path of the locale's file for the domain of the diagnostic; `nil` if it isn't about a
  /// locale.
  fileprivate var fileOfLocale: String? {
    guard let locale, case .domain(let name)? = ProjectLayout.split(file)?.file else { return nil }
    return ProjectLayout().path(of: .locale(locale, .messages(name)))
  }

  fileprivate static func outside(_ path: String) -> Diagnostic {
    Diagnostic(
      "link-outside-project", .error,
      "this link leads out of the project, so it isn't followed; put the file or folder itself here",
      file: path, span: SourceSpan(0, 0))
  }

  /// Creates the diagnostic of an unreadable file.
  ///
  /// - Parameter kind: The kind of a path that isn't a file; `nil` for a link to a missing target.
  fileprivate static func unreadable(_ path: String, _ kind: FileStatus.Kind?) -> Diagnostic {
    let message: Diagnostic.Message =
      switch kind {
      case .file: "the file can't be read; check its permissions"
      case .folder: "this is a folder, but a file is expected; move or rename it"
      case .other: "this is a pipe or a device, but a file is expected; remove it"
      case .link, nil:
        "the file can't be read, because it is a link that leads to no file; remove it"
      }
    return unreadable(path, message)
  }

  fileprivate static func unreadableFolder(_ path: String) -> Diagnostic {
    unreadable(path, "the folder can't be read; check its permissions")
  }

  /// Creates the diagnostic of a file name that isn't UTF-8.
  ///
  /// - Parameter path: The path with U+FFFD for invalid bytes.
  fileprivate static func unnamed(_ path: String) -> Diagnostic {
    unreadable(path, "the file's name is not UTF-8, so it can't be read; rename it")
  }

  private static func unreadable(_ path: String, _ message: Diagnostic.Message) -> Diagnostic {
    Diagnostic("file-unreadable", .error, message, file: path, span: SourceSpan(0, 0))
  }
}
