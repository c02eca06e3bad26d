package import BayanDiagnostics
import Foundation
import Synchronization

/// A line on the terminal with the current step of a long run.
///
/// The line appears after a second, is rewritten in place, and is removed before any other output.
/// If standard error is no terminal, there is no line.
package final class ProgressLine: Sendable {
  private struct State {
    var phase = ""
    var isShown = false
    var isDone = false
  }

  private let state = Mutex(State())

  /// Starts the timer.
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

  /// Sets the current step: "checking 20,000 texts".
  package func phase(_ name: Diagnostic.Message) {
    let name = OutputLanguage.current.language(name)
    state.withLock { $0.phase = name }
  }

  /// Removes the line for good.
  package func finish() {
    state.withLock { state in
      if state.isShown { Terminal.write("\r\u{1B}[K", to: .standardError) }
      state.isShown = false
      state.isDone = true
    }
  }

  /// Removes the line for other output, until it is written again.
  package func pause() {
    state.withLock { state in
      if state.isShown { Terminal.write("\r\u{1B}[K", to: .standardError) }
      state.isShown = false
    }
  }

  /// Writes the line; `false` if it is finished.
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
