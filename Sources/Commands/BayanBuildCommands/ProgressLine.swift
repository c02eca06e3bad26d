import Foundation
import Synchronization

/// A line on the terminal that says what takes so long.
///
/// It appears when a second has passed, is rewritten in place, and is gone before anything else is
/// printed. Where standard error is no terminal there is none.
package final class ProgressLine: Sendable {
  private struct State {
    var phase = ""
    var isShown = false
    var isDone = false
  }

  private let state = Mutex(State())

  /// Begins to count.
  package init() {
    guard Terminal.isTerminal(STDERR_FILENO) else { return }
    let start = ContinuousClock.now
    Thread.detachNewThread { [weak self] in
      Thread.sleep(forTimeInterval: 1)
      while let progress = self, progress.show(since: start) {
        Thread.sleep(forTimeInterval: 0.2)
      }
    }
  }

  deinit { finish() }

  /// Says what is being done from here on: "checking 20,000 texts".
  package func phase(_ name: String) { state.withLock { $0.phase = name } }

  /// Takes the line away, for good.
  package func finish() {
    state.withLock { state in
      if state.isShown { Terminal.write("\r\u{1B}[K", to: .standardError) }
      state.isShown = false
      state.isDone = true
    }
  }

  /// Takes the line away until it is written again, for something else to be printed.
  package func pause() {
    state.withLock { state in
      if state.isShown { Terminal.write("\r\u{1B}[K", to: .standardError) }
      state.isShown = false
    }
  }

  /// Writes the line; `false` when there is to be none any more.
  private func show(since start: ContinuousClock.Instant) -> Bool {
    let seconds = (ContinuousClock.now - start).components.seconds
    return state.withLock { state in
      guard !state.isDone else { return false }
      state.isShown = true
      Terminal.write("\r\u{1B}[K\(state.phase)… \(seconds) s", to: .standardError)
      return true
    }
  }
}
