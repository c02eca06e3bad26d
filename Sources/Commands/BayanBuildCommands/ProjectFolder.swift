import ArgumentParser
package import BayanCatalog
package import BayanChecking
package import BayanCompiler
package import BayanDiagnostics
import BayanReports
import BayanRules
package import Foundation

/// The folder of a project, with the form of its paths in output.
package struct ProjectFolder {
  package let url: URL

  /// The prefix of the project's paths, so that they lead to the files from the user's folder:
  /// empty, `Sources/Pay/`, `../`, or the whole path.
  package let prefix: String

  /// Opens a folder.
  ///
  /// - Parameter fullPaths: Whether output has whole paths.
  package init(_ url: URL, fullPaths: Bool = false) {
    self.url = url.standardizedFileURL
    prefix = fullPaths ? Self.folder(self.url.path) : Self.relative(self.url.path)
  }

  /// The folder as the user names it: `Sources/Pay`, or `.`.
  package var name: String { prefix.isEmpty ? "." : String(prefix.dropLast()) }

  /// Returns whether a path leads to a folder.
  package static func exists(_ path: String) -> Bool { FileStatus(path)?.kind == .folder }

  /// Returns whether a path has anything but empty folders.
  package static func holdsAnything(_ place: URL) -> Bool {
    guard let status = FileStatus(place.path, followingLinks: false) else { return false }
    guard status.kind == .folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    else { return true }
    return names.contains { holdsAnything(place.appendingPathComponent($0)) }
  }

  /// Reads all files of the catalog, in a state between two changes.
  ///
  /// An interrupted change is finished or undone first. If that fails, no file is read, and a
  /// diagnostic has the reason.
  package func read() -> ProjectFiles { read(.shared) }

  /// Reads all files of the catalog, and stops other writers until the result is gone.
  ///
  /// The function is for commands whose output depends on these files, without a question in
  /// between. Of two such commands at once, the second sees the output of the first.
  package func readToWrite() -> ProjectFiles { read(.exclusive) }

  private func read(_ mode: FolderLock.Mode) -> ProjectFiles {
    guard let root = ProjectRoot(url) else { return ProjectFiles(in: url) }
    while true {
      let lock = FolderLock(root.path, mode, willWait: remarkWaiting)
      if ChangeRecovery.isNeeded(in: root) {
        _ = consume lock
        do throws(ProjectUnfinished) {
          try endChange(in: root)
        } catch {
          return ProjectFiles(unusable: error.diagnostic)
        }
      } else {
        var files = ProjectFiles(in: url)
        guard mode == .shared else {
          files.lock = lock.shared()
          return files
        }
        _ = consume lock
        if files.hasLeftovers { removeLeftovers(in: root) }
        return files
      }
    }
  }

  /// Finishes or undoes a killed run's change.
  private func endChange(in root: ProjectRoot) throws(ProjectUnfinished) {
    let lock = FolderLock(root.path, .exclusive, willWait: remarkWaiting)
    switch try ProjectUnfinished.end(in: root) {
    case .finished: Terminal.say("finished a change of '\(name)' that was interrupted")
    case .undone: Terminal.say("undid a change of '\(name)' that was interrupted")
    case .none: break
    }
    _ = consume lock
  }

  private func removeLeftovers(in root: ProjectRoot) {
    guard let lock = FolderLock(ifFree: root.path) else { return }
    // The next reading run reports the failure.
    _ = try? ProjectUnfinished.end(in: root)
    _ = consume lock
  }

  private func remarkWaiting() {
    Terminal.say("waiting for another bayan, which is writing files of '\(name)'")
  }

  private static func folder(_ path: String) -> String { path.hasSuffix("/") ? path : path + "/" }

  private static func relative(_ path: String) -> String {
    let here = URL(fileURLWithPath: ".", isDirectory: true).standardizedFileURL.path
    let from = here.split(separator: "/")
    let to = path.split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    // If only the root is common, the whole path is easier to read.
    if common == 0, !from.isEmpty { return folder(path) }
    return String(repeating: "../", count: from.count - common)
      + to.dropFirst(common).map { "\($0)/" }.joined()
  }
}

// MARK: - Loading and writing

extension ProjectFolder {
  /// Prints diagnostics of the project's files on standard error.
  package func show(
    _ diagnostics: [Diagnostic], in files: [String: SourceFile], notes: Bool = false
  ) {
    let noted = MisplacedFolder(of: self).noting(diagnostics)
    Terminal.show(PlacedDiagnostics(noted, in: files, below: prefix), notes: notes)
  }

  /// Returns the catalog of some files, without any rules.
  ///
  /// - Throws: `ExitCode` for an unusable catalog, with the errors printed.
  package func load(_ files: ProjectFiles) throws -> (catalog: Catalog, files: [String: SourceFile])
  {
    let loaded = try loaded(files)
    guard let catalog = loaded.catalog else { throw ExitCode.failure }
    return (catalog, loaded.files)
  }

  /// Returns the catalog and its diagnostics; see ``load(_:)``.
  package func loaded(_ files: ProjectFiles) throws -> LoadedCatalog {
    let loaded = CatalogLoader.load(files.files)
    guard files.diagnostics.isEmpty, loaded.isUsable else {
      let diagnostics = files.diagnostics + loaded.diagnostics
      show(diagnostics.filter { $0.severity == .error }, in: loaded.files)
      throw ExitCode.failure
    }
    return loaded
  }

  /// Returns the catalog of an outcome, with or without errors.
  ///
  /// - Throws: `ExitCode` if there is no catalog, with the diagnostics printed.
  package func catalog(of outcome: CheckRun.Outcome) throws -> Catalog {
    if let catalog = outcome.catalog { return catalog }
    show(outcome.diagnostics, in: outcome.files)
    throw ExitCode.failure
  }

  /// A compiled catalog without errors.
  package struct Module {
    package var catalog: Catalog
    package var compiled: CompiledCatalog
    /// The files of `Catalog/` by path, to which generated code may refer.
    package var files: [String: SourceFile]
    /// The project's texts for errors of other modules.
    package var overrides: [CompiledOverrides] = []
  }

  /// Checks and compiles the catalog, and prints errors and warnings.
  ///
  /// - Parameters:
  ///   - pseudo: The pseudo-locales beside those that the project lists.
  ///   - libraries: The given folders of modules for whose errors the project has texts.
  /// - Throws: `ExitCode` if there is an error.
  package func compile(
    with pseudo: [PseudoLocale] = [], libraries: [String: URL] = [:]
  ) throws -> Module {
    let run = CheckRun(.all, threshold: .warning)
    let read = read()
    var checked = read.checked(by: run)
    let overridden = checked.catalog.map {
      ProjectOverrides(
        of: $0, files: read.files,
        libraries: LibraryReader.libraries($0.project.overrides, of: self, folders: libraries))
    }
    overridden?.check(by: run, into: &checked)
    show(checked.diagnostics, in: checked.files)
    guard !checked.hasErrors, let catalog = checked.catalog?.withPseudoLocales(and: pseudo) else {
      throw ExitCode.failure
    }
    let (compiled, diagnostics) = CatalogCompiler.compile(catalog)
    show(diagnostics, in: checked.files)
    guard let compiled else { throw ExitCode.failure }
    var overrides: [CompiledOverrides] = []
    for texts in overridden?.catalogs ?? [] {
      let (compiled, diagnostics) = CatalogCompiler.compile(texts)
      show(diagnostics, in: checked.files)
      guard let compiled else { throw ExitCode.failure }
      if !compiled.packs.isEmpty { overrides.append(compiled) }
    }
    let files = checked.files.filter { path, _ in ProjectLayout.locale(of: path) == nil }
    return Module(catalog: catalog, compiled: compiled, files: files, overrides: overrides)
  }

  /// Writes all of some files or none, unless one was changed since it was read.
  ///
  /// Equal files stay untouched.
  ///
  /// - Parameter moves: The files with new paths; `files` has them under the former ones.
  /// - Throws: `ExitCode`, with the obstacle printed.
  package func write(
    _ files: [SourceFile], moving moves: [(from: String, to: String)] = [],
    over read: ProjectFiles
  ) throws {
    try apply(ProjectChange(to: files, moving: moves, over: read))
  }

  /// Creates all of some new files or none.
  ///
  /// - Throws: `ExitCode`, with the obstacle printed.
  package func create(_ files: [SourceFile]) throws {
    var change = ProjectChange()
    for file in files { change.add(file.path, replacing: nil, with: file.bytes) }
    try apply(change)
  }

  /// The content of a path in the project.
  package enum Content: Equatable {
    case nothing
    case file([UInt8])
    /// A folder, a link, or a path below a link.
    case other
  }

  /// Returns the content of a path in the project, without following links.
  package func content(of path: String) -> Content {
    guard let root = ProjectRoot(url), root.place(of: path) == .inside("\(root.path)/\(path)")
    else {
      return .other
    }
    guard let status = FileStatus("\(root.path)/\(path)", followingLinks: false) else {
      return .nothing
    }
    guard status.kind == .file, let bytes = FileStatus.contents(of: "\(root.path)/\(path)") else {
      return .other
    }
    return .file(bytes)
  }

  /// Writes or removes one file, unless it was changed since it was read.
  ///
  /// - Parameters:
  ///   - old: The contents that were read; `nil` for a new file.
  ///   - new: The new contents, which needn't be readable; `nil` for a removed file.
  /// - Returns: The obstacle, without a full stop; `nil` if the file is written.
  package func problem(changing path: String, from old: [UInt8]?, to new: [UInt8]?) -> String? {
    // A link may have replaced the file.
    guard content(of: path) == old.map({ .file($0) }) ?? .nothing else {
      return ProjectChange.Failure.changed(path).sentence(below: prefix).description
    }
    var change = ProjectChange()
    change.add(path, replacing: old, with: new)
    do throws(ProjectChange.Failure) {
      try change.apply(in: url, willWait: remarkWaiting)
      return nil
    } catch {
      return error.sentence(below: prefix).description
    }
  }

  private func apply(_ change: ProjectChange) throws {
    guard let problem = problem(applying: change) else { return }
    Terminal.say("error: \(problem); nothing was written")
    throw ExitCode.failure
  }

  /// Writes files like ``write(_:over:)``.
  ///
  /// - Returns: The obstacle, without a full stop; `nil` if all files are written.
  package func problem(writing files: [SourceFile], over read: ProjectFiles) -> String? {
    problem(applying: ProjectChange(to: files, over: read))?.description
  }

  private func problem(applying change: ProjectChange) -> Diagnostic.Message? {
    do throws(ProjectChange.Failure) {
      try change.checkReadable()
      try change.apply(in: url, willWait: remarkWaiting)
      return nil
    } catch {
      return error.sentence(below: prefix)
    }
  }
}
