import Synchronization

/// Lines that are read or were written.
final class Lines: Sendable {
  private let lines: Mutex<[String]>

  init(_ lines: [String]) { self.lines = Mutex(lines) }

  func next() -> String? { lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var text: String { lines.withLock { $0.joined() } }
}
