import Foundation

/// Lines that a person types, until the input ends, Ctrl-C is pressed or the terminal is closed.
///
/// None of these ends the process until ``stop()``, so that what was answered can be written.
package struct LineInput {
  private var typed: [UInt8] = []

  package init() {
    // Opened before the handler can run: a handler may write to a pipe, but not much else.
    _ = interruption
    // A program that starts this one from a thread without signals leaves them blocked.
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

  /// Ctrl-C, a terminal that is closed, and a shutdown.
  private static let ends = [SIGINT, SIGHUP, SIGTERM]

  /// Lets the signals end the process again.
  package func stop() { for number in Self.ends { signal(number, SIG_DFL) } }

  /// The next line; `nil` at the end of the input and after a signal, also one from before.
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

  /// Asks a question on standard error and gives the answer, in small letters and without white
  /// space; `nil` where there is none.
  package mutating func answer(to question: String) -> String? {
    next(after: question)?.lowercased().filter { !$0.isWhitespace }
  }

  /// The next line, after a prompt on standard error.
  package mutating func next(after prompt: String) -> String? {
    Terminal.write(prompt, to: .standardError)
    return next()
  }

  /// Waits until there is something to read; `false` after a signal.
  private var isReady: Bool {
    let wanted = Int16(POLLIN)
    while true {
      var sources = [
        pollfd(fd: interruption.start, events: wanted, revents: 0),
        pollfd(fd: STDIN_FILENO, events: wanted, revents: 0),
      ]
      // A line that is there needs no waiting. A signal ends it too, and is then in the pipe.
      let count = poll(&sources, 2, typed.contains(0x0A) ? 0 : -1)
      if count < 0, errno == EINTR { continue }
      return count >= 0 && sources[0].revents == 0
    }
  }
}

/// A pipe into which the handler of signals writes.
private let interruption: (start: Int32, end: Int32) = {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { preconditionFailure("no pipe can be opened") }
  return (ends[0], ends[1])
}()
