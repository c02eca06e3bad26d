import BayanBuildCommands
import BayanDiagnostics
import Dispatch
import Foundation
import Synchronization
import Testing

/// A folder with files for one test.
final class FolderFixture: Sendable {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    // The path has no links, so that paths can be compared.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("bayan-disk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.path + "/" + name }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self.path(path), withDestinationPath: destination)
  }

  func text(_ path: String) -> String? {
    try? String(contentsOfFile: self.path(path), encoding: .utf8)
  }

  /// All files of the folder by path, even hidden ones; folders have no text.
  var contents: [String: String] {
    var found: [String: String] = [:]
    for path in FileManager.default.enumerator(atPath: url.path)?.compactMap({ $0 as? String })
      ?? []
    where FileStatus(self.path(path), followingLinks: false)?.kind == .file {
      found[path] = text(path)
    }
    return found
  }

  /// The names of the files that an unfinished run left.
  var leftovers: [String] { contents.keys.filter { $0.contains(".bayan-") }.sorted() }
}

/// A disturbance that stops a disk, or makes it fail, at one of its steps.
struct Disturbance: Sendable {
  enum Kind: Sendable, CaseIterable {
    /// A kill: no step from this one on is done.
    case stop
    /// A failure of this step, while later steps work.
    case failure
  }

  final class Count: Sendable {
    private let steps = Mutex(0)
    var value: Int { steps.withLock { $0 } }
    func next() -> Int {
      steps.withLock { steps in
        steps += 1
        return steps
      }
    }
  }

  let count = Count()

  /// Returns the disk, disturbed at a step; the first step is 1.
  func disk(_ kind: Kind, at place: Int) -> Disk {
    let count = self.count
    return Disk { _, _ throws(SystemCallError) in
      let step = count.next()
      if kind == .stop ? step >= place : step == place { throw SystemCallError(code: ENOSPC) }
    }
  }
}

extension SourceFile {
  var content: String { String(decoding: bytes, as: UTF8.self) }
}

/// Runs a function on several threads at the same time, and waits for all of them.
///
/// The threads are new ones, because other tests may leave one thread of the pool.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    Thread {
      body(index)
      group.leave()
    }.start()
  }
  group.wait()
}
