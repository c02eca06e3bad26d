import BayanBuildCommands
import BayanDiagnostics
import BayanTestProject
import Dispatch
import Foundation
import Synchronization
import Testing

extension TestProject {
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
