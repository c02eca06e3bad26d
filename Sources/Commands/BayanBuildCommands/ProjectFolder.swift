import ArgumentParser
package import BayanCatalog
package import BayanChecking
package import BayanCompiler
package import BayanDiagnostics
import BayanReports
import BayanRules
package import Foundation

/// The folder of a project, and how its files are named in what is printed.
package struct ProjectFolder {
  package let url: URL

  /// The prefix of the paths of the project's files, so that they lead there from where the
  /// user is: nothing, `Sources/Pay/`, `../`, or the whole path.
  package let prefix: String

  /// Takes up a folder.
  ///
  /// - Parameter fullPaths: Whether files are named by their whole paths.
  package init(_ url: URL, fullPaths: Bool = false) {
    self.url = url.standardizedFileURL
    prefix = fullPaths ? Self.folder(self.url.path) : Self.relative(self.url.path)
  }

  /// The folder as the user knows it: `Sources/Pay`, or `.`.
  package var name: String { prefix.isEmpty ? "." : String(prefix.dropLast()) }

  /// Whether a path leads to a folder.
  package static func exists(_ path: String) -> Bool { FileStatus(path)?.kind == .folder }

  /// Whether there is something else at a place than folders that are empty.
  package static func holdsAnything(_ place: URL) -> Bool {
    guard let status = FileStatus(place.path, followingLinks: false) else { return false }
    guard status.kind == .folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    else { return true }
    return names.contains { holdsAnything(place.appendingPathComponent($0)) }
  }

  /// Reads all that the catalog is made of, as it is between two changes.
  ///
  /// A change that was interrupted is first finished or undone. Where it can't be, no file is read,
  /// and a diagnostic says why.
  package func read() -> ProjectFiles { read(.shared) }

  /// Reads all that the catalog is made of, and keeps others from writing until the result is gone.
  ///
  /// For commands that write what they decide by these files, without a question in between. Of two such
  /// commands at once the second one sees what the first one wrote.
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

  /// Finishes or undoes what a killed run began.
  private func endChange(in root: ProjectRoot) throws(ProjectUnfinished) {
    let lock = FolderLock(root.path, .exclusive, willWait: remarkWaiting)
    switch try ProjectUnfinished.end(in: root) {
    case .finished: Terminal.remark("finished a change of '\(name)' that was interrupted")
    case .undone: Terminal.remark("undid a change of '\(name)' that was interrupted")
    case .none: break
    }
    _ = consume lock
  }

  private func removeLeftovers(in root: ProjectRoot) {
    guard let lock = FolderLock(ifFree: root.path) else { return }
    // The next run that reads reports the failure.
    _ = try? ProjectUnfinished.end(in: root)
    _ = consume lock
  }

  private func remarkWaiting() {
    Terminal.remark("waiting for another bayan, which is writing files of '\(name)'")
  }

  private static func folder(_ path: String) -> String { path.hasSuffix("/") ? path : path + "/" }

  private static func relative(_ path: String) -> String {
    let here = URL(fileURLWithPath: ".", isDirectory: true).standardizedFileURL.path
    let from = here.split(separator: "/")
    let to = path.split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    // With nothing in common but the root, the whole path is easier to read.
    if common == 0, !from.isEmpty { return folder(path) }
    return String(repeating: "../", count: from.count - common)
      + to.dropFirst(common).map { "\($0)/" }.joined()
  }
}

// MARK: - What commands need of it

extension ProjectFolder {
  /// Prints diagnostics of the project's files on standard error.
  package func show(
    _ diagnostics: [Diagnostic], in files: [String: SourceFile], notes: Bool = false
  ) {
    let noted = MisplacedFolder(of: self).noting(diagnostics)
    Terminal.show(PlacedDiagnostics(noted, in: files, below: prefix), notes: notes)
  }

  /// The catalog as it was read, without any rule.
  ///
  /// - Throws: `ExitCode` where it can't be used, with the errors printed.
  package func load(_ files: ProjectFiles) throws -> (catalog: Catalog, files: [String: SourceFile])
  {
    let loaded = try loaded(files)
    guard let catalog = loaded.catalog else { throw ExitCode.failure }
    return (catalog, loaded.files)
  }

  /// As ``load(_:)``, with what loading said.
  package func loaded(_ files: ProjectFiles) throws -> LoadedCatalog {
    let loaded = CatalogLoader.load(files.files)
    guard files.diagnostics.isEmpty, loaded.isUsable else {
      let diagnostics = files.diagnostics + loaded.diagnostics
      show(diagnostics.filter { $0.severity == .error }, in: loaded.files)
      throw ExitCode.failure
    }
    return loaded
  }

  /// The catalog of an outcome, with errors or without.
  ///
  /// - Throws: `ExitCode` where there is none, with the diagnostics printed.
  package func catalog(of outcome: CheckRun.Outcome) throws -> Catalog {
    if let catalog = outcome.catalog { return catalog }
    show(outcome.diagnostics, in: outcome.files)
    throw ExitCode.failure
  }

  /// A catalog without errors, compiled.
  package struct Module {
    package var catalog: Catalog
    package var compiled: CompiledCatalog
    /// The files of `Catalog/` by path, which generated code may point to.
    package var files: [String: SourceFile]
  }

  /// Checks and compiles the catalog, and prints errors and warnings.
  ///
  /// - Parameter pseudo: The pseudo-locales to make beside those that the project lists.
  /// - Throws: `ExitCode` where there is an error.
  package func compile(with pseudo: [PseudoLocale] = []) throws -> Module {
    let checked = read().checked(by: CheckRun(.all, threshold: .warning))
    show(checked.diagnostics, in: checked.files)
    guard !checked.hasErrors, let catalog = checked.catalog?.withPseudoLocales(and: pseudo) else {
      throw ExitCode.failure
    }
    let (compiled, diagnostics) = CatalogCompiler.compile(catalog)
    show(diagnostics, in: checked.files)
    guard let compiled else { throw ExitCode.failure }
    let files = checked.files.filter { path, _ in ProjectLayout.locale(of: path) == nil }
    return Module(catalog: catalog, compiled: compiled, files: files)
  }

  /// Writes files of the project, all or none of them, unless one was changed since it was read;
  /// those that are the same stay untouched.
  ///
  /// - Parameter moves: The files that get other paths; in `files` they have those from before.
  /// - Throws: `ExitCode`, with what stands in the way printed.
  package func write(
    _ files: [SourceFile], moving moves: [(from: String, to: String)] = [],
    over read: ProjectFiles
  ) throws {
    try apply(ProjectChange(to: files, moving: moves, over: read))
  }

  /// Writes files that aren't there yet, all or none of them.
  ///
  /// - Throws: `ExitCode`, with what stands in the way printed.
  package func create(_ files: [SourceFile]) throws {
    var change = ProjectChange()
    for file in files { change.add(file.path, replacing: nil, with: file.bytes) }
    try apply(change)
  }

  /// The content of a path of the project.
  package enum Content: Equatable {
    case nothing
    case file([UInt8])
    /// A folder, a link, or something below a link.
    case other
  }

  /// Returns the content of a path of the project; no link is followed.
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

  /// Writes or removes one file, unless it has changed since it was read.
  ///
  /// - Parameters:
  ///   - old: What it was read with; `nil` if it isn't there.
  ///   - new: What it becomes, whether it can be read or not; `nil` if it goes.
  /// - Returns: What stands in the way, without a full stop; `nil` if it is written.
  package func problem(changing path: String, from old: [UInt8]?, to new: [UInt8]?) -> String? {
    // A link may have taken its place.
    guard content(of: path) == old.map({ .file($0) }) ?? .nothing else {
      return ProjectChange.Failure.changed(path).sentence(below: prefix)
    }
    var change = ProjectChange()
    change.add(path, replacing: old, with: new)
    do throws(ProjectChange.Failure) {
      try change.apply(in: url, willWait: remarkWaiting)
      return nil
    } catch {
      return error.sentence(below: prefix)
    }
  }

  private func apply(_ change: ProjectChange) throws {
    guard let problem = problem(applying: change) else { return }
    Terminal.remark("error: \(problem); nothing was written")
    throw ExitCode.failure
  }

  /// Writes files as ``write(_:over:)`` does.
  ///
  /// - Returns: What stands in the way, without a full stop; `nil` if all were written.
  package func problem(writing files: [SourceFile], over read: ProjectFiles) -> String? {
    problem(applying: ProjectChange(to: files, over: read))
  }

  private func problem(applying change: ProjectChange) -> String? {
    do throws(ProjectChange.Failure) {
      try change.checkReadable()
      try change.apply(in: url, willWait: remarkWaiting)
      return nil
    } catch {
      return error.sentence(below: prefix)
    }
  }
}
