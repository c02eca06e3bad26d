import BayanCatalog
package import BayanDiagnostics
package import Foundation

/// Files of a project that change together: all of them or none.
///
///     var change = ProjectChange()
///     change.add("Locales/ar/login.toml", replacing: old, with: new)
///     change.add("Locales/ar/state.lock", replacing: nil, with: states)   // a file that isn't there
///     change.add("Locales/ar/old.toml", replacing: old, with: nil)        // a file that goes
///     try change.apply(in: folder)
///
/// A file must still have the contents that it was read with. If the change was decided by all files of the
/// project, all must, and there must be no other: two changes of different files can contradict each
/// other, such as a locale that is added and a name that is changed in the others. Else nothing is written.
///
/// All new contents are first written aside. Then a journal is written, all files are renamed, and
/// the journal is removed. A run that was killed in between is finished or undone by the next one,
/// reading or writing. Runs wait for each other.
package struct ProjectChange {
  /// Why nothing was written.
  package enum Failure: Error, Equatable {
    /// This file isn't as it was read.
    case changed(String)
    /// A link on the way to this file leads out of the project.
    case outside(String)
    /// These two paths lead to one file, and it would get two contents.
    case sameFile(String, String)
    /// This file couldn't be read again, for the reason that the sentence gives.
    case unreadable(String, line: Int, String)
    /// An earlier change can't be finished.
    case interrupted(ProjectUnfinished)
    /// The disk refused.
    case write(WriteFailure)
  }

  private struct File {
    var path: String
    var old: [UInt8]?
    var new: [UInt8]?
    /// Without links.
    var target = ""
    var newAside: String?
    var oldAside: String?
  }

  private var files: [File] = []

  /// The files that the change was decided by; `nil` if these are only the files that it changes.
  private var read: ProjectFiles?

  /// Creates a change of nothing.
  package init() {}

  /// Creates a change of files that were read, or that are new.
  ///
  /// Those that would stay the same are left out.
  ///
  /// - Parameter moves: The files that get other paths; in `files` they have those from before.
  package init(
    to files: [SourceFile], moving moves: [(from: String, to: String)] = [],
    over read: ProjectFiles
  ) {
    self.read = read
    let before = Dictionary(
      read.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var new = Dictionary(
      files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    for (from, to) in moves {
      add(to, replacing: nil, with: new.removeValue(forKey: from) ?? before[from])
    }
    for file in files where new[file.path] != nil {
      add(file.path, replacing: before[file.path], with: file.bytes)
    }
    // At the end, so that each text is somewhere at any moment.
    for (from, _) in moves { add(from, replacing: before[from], with: nil) }
  }

  /// Whether there is nothing to write.
  package var isEmpty: Bool { files.isEmpty }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - path: From the project's folder; below `Catalog/` or `Locales/`.
  ///   - old: What it was read with; `nil` if it isn't there.
  ///   - new: What it becomes; `nil` if it goes.
  package mutating func add(_ path: String, replacing old: [UInt8]?, with new: [UInt8]?) {
    guard old != new else { return }
    files.append(File(path: path, old: old, new: new))
  }

  /// Sees to it that whatever is written can be read.
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
  ///   - folder: The project's folder, which is there.
  ///   - willWait: Called where another run is writing.
  /// - Throws: ``Failure``; all files are then as they were.
  package func apply(
    in folder: URL, by disk: Disk = Disk(), willWait: () -> Void = {}
  ) throws(Failure) {
    if files.isEmpty { return }
    guard let root = ProjectRoot(folder) else {
      throw .write(
        WriteFailure(path: folder.relativePath, reason: .system(SystemError(code: ENOENT))))
    }
    // Whoever read the files to write them has kept the lock since.
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

  /// The files with their places, each place once, still as they were read.
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
    for file in located {
      let status = FileStatus(file.target, followingLinks: false)
      let isSame =
        file.old.map { status?.kind == .file && FileStatus.contents(of: file.target) == $0 }
        ?? (status == nil)
      guard isSame else { throw .changed(file.path) }
    }
    return located
  }

  // MARK: - On the disk

  /// The steps of one change.
  private struct Staging {
    var files: [File]
    let root: ProjectRoot
    let disk: Disk
    private var madeFolders: [String] = []

    init(files: [File], root: ProjectRoot, disk: Disk) {
      self.files = files
      self.root = root
      self.disk = disk
    }

    mutating func run() throws(Failure) {
      let journal: ChangeJournal
      do throws(WriteFailure) {
        for index in files.indices { try writeAside(index) }
        // Once all are written: to wait for each by itself takes many times as long.
        for file in files { try flush(file) }
        journal = ChangeJournal(files.map { Self.entry(of: $0) })
        try write(journal)
      } catch {
        removeAsides()
        throw .write(error)
      }
      do throws(WriteFailure) {
        for file in files {
          try attempt(file.path) { () throws(SystemError) in
            try ChangeRecovery.put(file.newAside, at: file.target, by: disk)
          }
        }
      } catch {
        // A change that can't be undone now is undone or finished by the next run.
        if (try? ChangeRecovery(journal, in: root, by: disk).undoAll()) != nil {
          removeMadeFolders()
        }
        throw .write(error)
      }
      // All files are in place. If the journal can't be removed, the next run does it.
      _ = try? ChangeRecovery.run(in: root, by: disk)
    }

    private mutating func writeAside(_ index: Int) throws(WriteFailure) {
      let file = files[index]
      let folder = ChangeRecovery.folder(of: file.target)
      do throws(WriteFailure) {
        madeFolders += try FileWriting.makeFolder(URL(fileURLWithPath: folder), by: disk)
      } catch {
        throw WriteFailure(path: file.path, reason: error.reason)
      }
      let model = file.old == nil ? nil : FileStatus(file.target)
      if let new = file.new {
        let aside = FileAside.name(for: .new)
        files[index].newAside = aside
        try attempt(file.path) { () throws(SystemError) in
          try disk.create("\(folder)/\(aside)", new, like: model)
        }
      }
      guard let old = file.old else { return }
      let aside = FileAside.name(for: .old)
      files[index].oldAside = aside
      do {
        try disk.link(file.target, as: "\(folder)/\(aside)")
      } catch {
        // Some file systems know no second names.
        try attempt(file.path) { () throws(SystemError) in
          try disk.create("\(folder)/\(aside)", old, like: model, isDurable: true)
        }
      }
    }

    private func flush(_ file: File) throws(WriteFailure) {
      guard let aside = file.newAside else { return }
      try attempt(file.path) { () throws(SystemError) in
        try disk.flush(ChangeRecovery.sibling(aside, of: file.target))
      }
    }

    /// Writes the journal, whole or not at all.
    private func write(_ journal: ChangeJournal) throws(WriteFailure) {
      for folder in Set(files.map { ChangeRecovery.folder(of: $0.target) }) { disk.settle(folder) }
      let aside = root.path + "/" + FileAside.name(for: .new)
      try attempt(ChangeJournal.name) { () throws(SystemError) in
        do throws(SystemError) {
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
      _ path: String, _ change: () throws(SystemError) -> Void
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
      removeMadeFolders()
    }

    private func removeMadeFolders() {
      for folder in madeFolders.reversed() { try? disk.removeFolder(folder) }
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
  /// The sentence for the user.
  ///
  /// - Parameter prefix: What is before paths of the project.
  package func sentence(below prefix: String) -> String {
    switch self {
    case .changed(let path):
      "'\(prefix)\(path)' has changed since it was read; run the command again"
    case .outside(let path):
      "'\(prefix)\(path)' can't be written: a link there leads out of the project, or to nothing; "
        + "put the file or folder itself there"
    case .sameFile(let path, let other):
      "'\(prefix)\(path)' and '\(prefix)\(other)' are one file by a link, and would become "
        + "different; remove the link"
    case .unreadable(let path, let line, let reason):
      "'\(prefix)\(path)' couldn't be read again: line \(line), \(reason)"
    case .interrupted(let unfinished): unfinished.sentence
    case .write(let failure):
      WriteFailure(path: prefix + failure.path, reason: failure.reason).sentence
    }
  }
}
