import BayanCatalog
package import BayanDiagnostics
import BayanSupport
package import Foundation

/// A change of several files of a project: all of them change or none.
///
///     var change = ProjectChange()
///     change.add("Locales/ar/login.toml", replacing: old, with: new)
///     change.add("Locales/ar/state.lock", replacing: nil, with: states)   // a new file
///     change.add("Locales/ar/old.toml", replacing: old, with: nil)        // a removed file
///     try change.apply(in: folder)
///
/// A file must still have the contents that were read. If the change depends on all files of the
/// project, all of them must, and there must be no other file: changes of different files can
/// contradict each other, such as a new locale, and a name that is changed in the other locales.
/// Otherwise nothing is written.
///
/// All new contents are first written aside. Then a journal is written, all files are renamed, and
/// the journal is removed. After a killed run, the next one finishes the change or undoes it,
/// whether it reads or writes. Runs wait for each other. Editors don't wait, so each file is compared
/// once more just before it is replaced.
package struct ProjectChange {
  /// The reason why nothing was written.
  package enum Failure: Error, Equatable {
    /// A file that was changed since it was read.
    case changed(String)
    /// A file whose path has a link out of the project.
    case outside(String)
    /// Two paths that lead to one file, which would get two contents.
    case sameFile(String, String)
    /// A file that couldn't be read again, with the reason as a sentence.
    case unreadable(String, line: Int, String)
    /// An earlier change that can't be finished.
    case interrupted(ProjectUnfinished)
    /// A failed change of the disk.
    case write(WriteFailure)
  }

  private struct File {
    var path: String
    var old: [UInt8]?
    var new: [UInt8]?
    /// The path without links.
    var target = ""
    var newAside: String?
    var oldAside: String?

    /// Checks that the path still has the contents that were read.
    func checkUnchanged() throws(Failure) {
      let status = FileStatus(target, followingLinks: false)
      let isSame =
        old.map { status?.kind == .file && FileStatus.contents(of: target) == $0 }
        ?? (status == nil)
      guard isSame else { throw .changed(path) }
    }
  }

  private var files: [File] = []

  /// All files on which the change depends; `nil` if it depends only on the files that it changes.
  private var read: ProjectFiles?

  /// Creates a change without files.
  package init() {}

  /// Creates a change of files that were read, or that are new.
  ///
  /// Unchanged files are left out.
  ///
  /// - Parameter moves: The files with new paths; `files` has them under the former ones.
  package init(
    to files: [SourceFile], moving moves: [(from: String, to: String)] = [],
    over read: ProjectFiles
  ) {
    self.read = read
    let before = Dictionary(firstOf: read.files.map { ($0.path, $0.bytes) })
    var new = Dictionary(firstOf: files.map { ($0.path, $0.bytes) })
    for (from, to) in moves {
      add(to, replacing: nil, with: new.removeValue(forKey: from) ?? before[from])
    }
    for file in files where new[file.path] != nil {
      add(file.path, replacing: before[file.path], with: file.bytes)
    }
    // Removals come last, so that each text exists at any moment.
    for (from, _) in moves { add(from, replacing: before[from], with: nil) }
  }

  /// Whether the change has no files.
  package var isEmpty: Bool { files.isEmpty }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - path: The path from the project's folder; below `Catalog/` or `Locales/`.
  ///   - old: The contents that were read; `nil` for a new file.
  ///   - new: The new contents; `nil` for a removed file.
  package mutating func add(_ path: String, replacing old: [UInt8]?, with new: [UInt8]?) {
    guard old != new else { return }
    files.append(File(path: path, old: old, new: new))
  }

  /// Checks that all new files can be read again.
  ///
  /// - Throws: ``Failure/unreadable(_:line:_:)``.
  package func checkReadable() throws(Failure) {
    for file in files {
      guard let new = file.new else { continue }
      let source = SourceFile(path: file.path, bytes: new)
      let old = file.old.map { SourceFile(path: file.path, bytes: $0) }
      guard let fault = CatalogLoader.fault(ofWriting: source, over: old) else { continue }
      throw .unreadable(
        file.path, line: source.location(of: fault.span.start).line, "\(fault.message)")
    }
  }

  /// Writes the files.
  ///
  /// - Parameters:
  ///   - folder: The project's folder, which must exist.
  ///   - willWait: Called if another run is writing.
  /// - Throws: ``Failure``; all files are then unchanged.
  package func apply(
    in folder: URL, by disk: Disk = Disk(), willWait: () -> Void = {}
  ) throws(Failure) {
    if files.isEmpty { return }
    guard let root = ProjectRoot(folder) else {
      throw .write(
        WriteFailure(path: folder.relativePath, reason: .system(SystemCallError(code: ENOENT))))
    }
    // A command that read the files in order to write has held the lock since then.
    let lock = read?.lock ?? FolderLock(root.path, .exclusive, willWait: willWait).shared()
    defer { withExtendedLifetime(lock) {} }
    do throws(ProjectUnfinished) {
      try ProjectUnfinished.end(in: root, by: disk)
    } catch {
      throw .interrupted(error)
    }
    if let path = read?.firstDifference(from: ProjectFiles(in: folder)) { throw .changed(path) }
    var staging = Staging(files: try located(in: root), root: root, disk: disk)
    try staging.run()
  }

  /// Returns the files with their paths, each once, if they are unchanged since they were read.
  private func located(in root: ProjectRoot) throws(Failure) -> [File] {
    var byTarget: [String: File] = [:]
    var located: [File] = []
    for file in files {
      var file = file
      guard case .inside(let target) = root.place(of: file.path) else {
        throw .outside(file.path)
      }
      file.target = target
      if let other = byTarget[target] {
        guard other.new == file.new else { throw .sameFile(other.path, file.path) }
        continue
      }
      byTarget[target] = file
      located.append(file)
    }
    for file in located { try file.checkUnchanged() }
    return located
  }

  // MARK: - On the disk

  /// The steps of a change.
  private struct Staging {
    var files: [File]
    let root: ProjectRoot
    let disk: Disk
    private var createdFolders: [String] = []

    init(files: [File], root: ProjectRoot, disk: Disk) {
      self.files = files
      self.root = root
      self.disk = disk
    }

    mutating func run() throws(Failure) {
      let journal: ChangeJournal
      do throws(WriteFailure) {
        for index in files.indices { try writeAside(index) }
        // All files are flushed together at the end, because waiting after each takes many times as
        // long.
        for file in files { try flush(file) }
        journal = ChangeJournal(files.map { Self.entry(of: $0) })
        try write(journal)
      } catch {
        removeAsides()
        throw .write(error)
      }
      let recovery = ChangeRecovery(journal, in: root, by: disk)
      var count = 0
      do throws(Failure) {
        for file in files {
          // The disk has taken its time, in which an editor may have saved the file.
          try file.checkUnchanged()
          do throws(WriteFailure) {
            try attempt(file.path) { () throws(SystemCallError) in
              try ChangeRecovery.put(file.newAside, at: file.target, by: disk)
            }
          } catch {
            throw .write(error)
          }
          count += 1
        }
      } catch {
        // If the change can't be undone now, the next run undoes or finishes it.
        if (try? recovery.undo(first: count)) != nil { removeCreatedFolders() }
        throw error
      }
      // All files are in place. If the journal can't be removed, the next run removes it.
      try? recovery.end()
    }

    private mutating func writeAside(_ index: Int) throws(WriteFailure) {
      let file = files[index]
      let folder = ChangeRecovery.folder(of: file.target)
      do throws(WriteFailure) {
        createdFolders += try FileWriting.makeFolder(URL(fileURLWithPath: folder), by: disk)
      } catch {
        throw WriteFailure(path: file.path, reason: error.reason)
      }
      let model = file.old == nil ? nil : FileStatus(file.target)
      if let new = file.new {
        let aside = FileAside.name(for: .new)
        files[index].newAside = aside
        try attempt(file.path) { () throws(SystemCallError) in
          try disk.create("\(folder)/\(aside)", new, like: model)
        }
      }
      guard let old = file.old else { return }
      let aside = FileAside.name(for: .old)
      files[index].oldAside = aside
      do {
        try disk.link(file.target, as: "\(folder)/\(aside)")
      } catch {
        // Some file systems don't support second names.
        try attempt(file.path) { () throws(SystemCallError) in
          try disk.create("\(folder)/\(aside)", old, like: model, isDurable: true)
        }
      }
    }

    private func flush(_ file: File) throws(WriteFailure) {
      guard let aside = file.newAside else { return }
      try attempt(file.path) { () throws(SystemCallError) in
        try disk.flush(ChangeRecovery.sibling(aside, of: file.target))
      }
    }

    /// Writes the journal, whole or not at all.
    private func write(_ journal: ChangeJournal) throws(WriteFailure) {
      for folder in Set(files.map { ChangeRecovery.folder(of: $0.target) }) { disk.settle(folder) }
      let aside = root.path + "/" + FileAside.name(for: .new)
      try attempt(ChangeJournal.name) { () throws(SystemCallError) in
        do throws(SystemCallError) {
          try disk.create(aside, Array(journal.text.utf8), isDurable: true)
          try disk.rename(aside, to: root.path + "/" + ChangeJournal.name)
        } catch {
          try? disk.remove(aside)
          throw error
        }
      }
      disk.settle(root.path)
    }

    private func attempt(
      _ path: String, _ change: () throws(SystemCallError) -> Void
    ) throws(WriteFailure) {
      do {
        try change()
      } catch {
        throw WriteFailure(path: path, reason: .system(error))
      }
    }

    private func removeAsides() {
      for file in files {
        for name in [file.newAside, file.oldAside].compactMap(\.self) {
          let path = ChangeRecovery.sibling(name, of: file.target)
          if FileStatus(path, followingLinks: false) != nil { try? disk.remove(path) }
        }
      }
      removeCreatedFolders()
    }

    private func removeCreatedFolders() {
      for folder in createdFolders.reversed() { try? disk.removeFolder(folder) }
    }

    private static func entry(of file: File) -> ChangeJournal.Entry {
      ChangeJournal.Entry(
        path: file.path, old: file.old.map { ChangeJournal.hash($0) },
        new: file.new.map { ChangeJournal.hash($0) }, newAside: file.newAside,
        oldAside: file.oldAside)
    }
  }
}

extension ProjectChange.Failure {
  /// Returns the sentence for the user.
  ///
  /// - Parameter prefix: The prefix of the project's paths.
  package func sentence(below prefix: String) -> Diagnostic.Message {
    switch self {
    case .changed(let path):
      "'\(prefix)\(path)' has changed since it was read; run the command again"
    case .outside(let path):
      "'\(prefix)\(path)' can't be written: a link there leads out of the project, or to nothing; put the file or folder itself there"
    case .sameFile(let path, let other):
      "'\(prefix)\(path)' and '\(prefix)\(other)' are one file by a link, and would become different; remove the link"
    case .unreadable(let path, let line, let reason):
      "'\(prefix)\(path)' couldn't be read again: line \(line), \(reason)"
    case .interrupted(let unfinished): unfinished.sentence
    case .write(let failure):
      WriteFailure(path: prefix + failure.path, reason: failure.reason).sentence
    }
  }
}
