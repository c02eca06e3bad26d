import BayanCatalog
import Foundation

/// The recovery from a journal: all files of a set become new, or all become old again.
///
/// The caller holds the project's lock.
struct ChangeRecovery {
  private let journal: ChangeJournal
  private let root: ProjectRoot
  private let disk: Disk

  /// The reason why a set can be neither finished nor undone.
  enum Failure: Error, Equatable {
    /// A journal that can't be read, or isn't one of a catalog.
    case damaged
    /// A file that was changed since, or whose stored contents are gone.
    case changed(String)
    /// A failed change of the disk.
    case write(WriteFailure)
  }

  /// The outcome for a set of files.
  enum Outcome {
    case finished
    case undone
    /// No journal, so that no change was necessary.
    case none
  }

  init(_ journal: ChangeJournal, in root: ProjectRoot, by disk: Disk) {
    self.journal = journal
    self.root = root
    self.disk = disk
  }

  /// Returns whether a project has a journal.
  static func isNeeded(in root: ProjectRoot) -> Bool {
    FileStatus(root.path + "/" + ChangeJournal.name, followingLinks: false) != nil
  }

  /// Finishes or undoes a killed run's change, and removes its files.
  static func run(in root: ProjectRoot, by disk: Disk) throws(Failure) -> Outcome {
    let path = root.path + "/" + ChangeJournal.name
    guard isNeeded(in: root) else { return .none }
    guard let bytes = FileStatus.contents(of: path, atMost: CatalogLoader.largestFile),
      let text = String(validating: bytes, as: UTF8.self), let journal = ChangeJournal(text)
    else { throw .damaged }
    return try ChangeRecovery(journal, in: root, by: disk).run()
  }

  private enum State {
    case old
    case new
    /// Neither, since another program has written the file.
    case other
  }

  /// Finishes or undoes the change of the set.
  private func run() throws(Failure) -> Outcome {
    let states = try targets().map { entry, target in
      (entry: entry, target: target, state: state(of: entry, at: target))
    }
    let (old, new) = (states.filter { $0.state == .old }, states.filter { $0.state == .new })
    // Files are replaced in their order. So the whole set was replaced if the last file is new and none is old.
    let isDone = old.isEmpty && states.last?.state == .new
    if !isDone, let other = states.first(where: { $0.state == .other }) {
      throw .changed(other.entry.path)
    }
    var outcome = Outcome.none
    if !old.isEmpty, !new.isEmpty {
      if let lacking = old.first(where: { !hasNew($0.entry, beside: $0.target) }) {
        guard new.allSatisfy({ hasOld($0.entry, beside: $0.target) }) else {
          throw .changed(lacking.entry.path)
        }
        for (entry, target, _) in new { try undo(entry, at: target) }
        outcome = .undone
      } else {
        for (entry, target, _) in old {
          try attempt(entry.path) { () throws(SystemCallError) in
            try Self.put(entry.newAside, at: target, by: disk)
          }
        }
        outcome = .finished
      }
    }
    try end()
    return outcome
  }

  /// Restores the former files, after a run that can't continue.
  ///
  /// Files that another program has written meanwhile stay.
  ///
  /// - Parameter count: The number of files that were put in place.
  func undo(first count: Int) throws(Failure) {
    for (entry, target) in try targets().prefix(count) where state(of: entry, at: target) == .new {
      try undo(entry, at: target)
    }
    try end()
  }

  /// Puts a file's new contents in place; without contents the file is removed.
  static func put(_ aside: String?, at target: String, by disk: Disk) throws(SystemCallError) {
    if let aside {
      try disk.rename(sibling(aside, of: target), to: target)
    } else {
      try disk.remove(target)
    }
  }

  private func undo(_ entry: ChangeJournal.Entry, at target: String) throws(Failure) {
    try attempt(entry.path) { () throws(SystemCallError) in
      if let aside = entry.oldAside {
        try disk.rename(Self.sibling(aside, of: target), to: target)
      } else {
        try disk.remove(target)
      }
    }
  }

  /// Waits for the disk, and removes the journal and then the files aside.
  func end() throws(Failure) {
    let files = try targets()
    for folder in Set(files.map { Self.folder(of: $0.target) }) { disk.settle(folder) }
    try attempt(ChangeJournal.name) { () throws(SystemCallError) in
      try disk.remove(root.path + "/" + ChangeJournal.name)
    }
    disk.settle(root.path)
    for (entry, target) in files {
      for aside in [entry.newAside, entry.oldAside].compactMap(\.self) {
        let path = Self.sibling(aside, of: target)
        if FileStatus(path, followingLinks: false)?.kind == .file { try? disk.remove(path) }
      }
    }
  }

  private func attempt(
    _ path: String, _ change: () throws(SystemCallError) -> Void
  ) throws(Failure) {
    do {
      try change()
    } catch {
      throw .write(WriteFailure(path: path, reason: .system(error)))
    }
  }

  private func targets() throws(Failure) -> [(entry: ChangeJournal.Entry, target: String)] {
    try journal.entries.map { entry throws(Failure) in (entry, try target(of: entry)) }
  }

  /// Returns the path of a file.
  ///
  /// A set has only files of a catalog.
  private func target(of entry: ChangeJournal.Entry) throws(Failure) -> String {
    let isOfCatalog = [ProjectLayout.catalogFolder, ProjectLayout.localesFolder].contains {
      entry.path.hasPrefix($0 + "/")
    }
    guard isOfCatalog, case .inside(let path) = root.place(of: entry.path) else { throw .damaged }
    return path
  }

  private func state(of entry: ChangeJournal.Entry, at target: String) -> State {
    guard let hash = Self.hash(of: target) else {
      guard entry.old == nil || entry.new == nil,
        FileStatus(target, followingLinks: false) == nil
      else { return .other }
      return entry.old == nil ? .old : .new
    }
    return hash == entry.new ? .new : hash == entry.old ? .old : .other
  }

  private func hasNew(_ entry: ChangeJournal.Entry, beside target: String) -> Bool {
    guard let aside = entry.newAside else { return true }
    return Self.hash(of: Self.sibling(aside, of: target)) == entry.new
  }

  private func hasOld(_ entry: ChangeJournal.Entry, beside target: String) -> Bool {
    guard let aside = entry.oldAside else { return true }
    return Self.hash(of: Self.sibling(aside, of: target)) == entry.old
  }

  private static func hash(of path: String) -> UInt64? {
    FileStatus.contents(of: path).map { ChangeJournal.hash($0) }
  }

  static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  static func sibling(_ name: String, of path: String) -> String { folder(of: path) + "/" + name }
}
