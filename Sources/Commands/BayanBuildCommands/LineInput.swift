package import BayanDiagnostics
import Foundation

/// Lines that a person types, until the input ends, Ctrl-C is pressed or the terminal is closed.
///
/// None of these ends the process before ``stop()``, so that the answers can still be written.
package struct LineInput {
  private var typed: [UInt8] = []

  package init() {
    // The pipe is opened before the handler can run, because a handler may do little but write to
    // it.
    _ = interruption
    // A program that starts this one from a thread without signals leaves the signals blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in Self.ends {
      signal(number) { _ in
        var byte: UInt8 = 0
        _ = write(interruption.end, &byte, 1)
      }
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// The signals of Ctrl-C, of a closed terminal, and of a shutdown.
  private static let ends = [SIGINT, SIGHUP, SIGTERM]

  /// Restores the signals' default, which ends the process.
  package func stop() { for number in Self.ends { signal(number, SIG_DFL) } }

  /// Returns the next line; `nil` at the end of the input, and after a signal, even an earlier one.
  package mutating func next() -> String? {
    while true {
      guard isReady else { return nil }
      if let end = typed.firstIndex(of: 0x0A) {
        defer { typed.removeFirst(end + 1) }
        return String(decoding: typed[..<end], as: UTF8.self)
      }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      guard count > 0 else { return nil }
      typed += bytes.prefix(count)
    }
  }

  /// Asks a question on standard error, in the language of the output, and returns the answer in lower case
  /// without white space; `nil` without an answer.
  package mutating func answer(to question: Diagnostic.Message) -> String? {
    next(after: OutputLanguage.current.language(question) + " ")?.lowercased().filter {
      !$0.isWhitespace
    }
  }

  /// Returns the next line, after a prompt on standard error.
  package mutating func next(after prompt: String) -> String? {
    Terminal.write(prompt, to: .standardError)
    return next()
  }

  /// Waits for input; `false` after a signal.
  private var isReady: Bool {
    let wanted = Int16(POLLIN)
    while true {
      var sources = [
        pollfd(fd: interruption.start, events: wanted, revents: 0),
        pollfd(fd: STDIN_FILENO, events: wanted, revents: 0),
      ]
      // An existing line needs no waiting. A signal also ends the wait, and is then in the pipe.
      let count = poll(&sources, 2, typed.contains(0x0A) ? 0 : -1)
      if count < 0, errno == EINTR { continue }
      return count >= 0 && sources[0].revents == 0
    }
  }
}

/// The pipe into which the signal handler writes.
private let interruption: (start: Int32, end: Int32) = {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { preconditionFailure("no pipe can be opened") }
  return (ends[0], ends[1])
}()
