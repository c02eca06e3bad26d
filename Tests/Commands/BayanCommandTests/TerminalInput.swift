#if os(Linux)
  import Foundation
  import Glibc

  /// A terminal into which lines were typed.
  final class TerminalInput {
    /// The input of a program.
    let input: FileHandle
    private let keyboard: Int32

    /// Opens a terminal, types lines, and ends the input by Ctrl-D.
    ///
    /// Without the end, a process with more questions than expected would wait for ever.
    ///
    /// - Parameter staysOpen: Whether the input has no end, for a test that presses Ctrl-C.
    init(_ lines: String..., staysOpen: Bool = false) throws {
      (keyboard, input) = try openTerminal()
      try type(lines.map { $0 + "\n" }.joined() + (staysOpen ? "" : "\u{4}"))
    }

    deinit { close(keyboard) }

    func type(_ text: String) throws {
      let typed = Array(text.utf8)
      guard write(keyboard, typed, typed.count) == typed.count else {
        throw CocoaError(.fileWriteUnknown)
      }
    }

    /// Waits until a process has asked a question a given number of times or has ended, at most a
    /// minute.
    ///
    /// - Parameter errors: The file of the process's standard error.
    static func wait(
      for question: String, times: Int = 1, from process: Process, in errors: URL
    ) throws {
      let end = Date(timeIntervalSinceNow: 60)
      while process.isRunning, Date() < end {
        let text = try String(contentsOf: errors, encoding: .utf8)
        if text.components(separatedBy: question).count > times { break }
        Thread.sleep(forTimeInterval: 0.05)
      }
    }

    /// Sends a signal, such as that of Ctrl-C, after a process has asked a question twice, or after
    /// a minute.
    ///
    /// - Parameter errors: The file of the process's standard error.
    static func interrupt(
      _ process: Process, by signal: Int32 = SIGINT, whenAskedAgain question: String, in errors: URL
    ) throws {
      try wait(for: question, times: 2, from: process, in: errors)
      kill(process.processIdentifier, signal)
    }
  }

  /// A terminal that a program writes to.
  final class TerminalOutput {
    /// The output of the program.
    let output: FileHandle
    private let screen: Int32

    init() throws { (screen, output) = try openTerminal() }

    deinit { close(screen) }

    /// Returns all output until the program ends; it must be called while the program runs.
    func text() throws -> String {
      try output.close()
      var text: [UInt8] = []
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(screen, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        // The last writer has closed the terminal.
        guard count > 0 else { return String(decoding: text, as: UTF8.self) }
        text += bytes.prefix(count)
      }
    }
  }

  /// Opens a terminal: the user's end, and the program's end.
  ///
  /// It uses the kernel's own calls, because the C library's module lacks those of POSIX.
  private func openTerminal() throws -> (person: Int32, program: FileHandle) {
    let person = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard person >= 0 else { throw CocoaError(.fileReadUnknown) }
    let unlock: UInt = 0x4004_5431  // TIOCSPTLCK
    let number: UInt = 0x8004_5430  // TIOCGPTN
    var isLocked: CInt = 0
    var index: CInt = 0
    guard ioctl(person, unlock, &isLocked) == 0, ioctl(person, number, &index) == 0 else {
      throw CocoaError(.fileReadUnknown)
    }
    // Other processes must not inherit the descriptor, because they would keep the terminal open.
    let program = open("/dev/pts/\(index)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard program >= 0 else { throw CocoaError(.fileReadUnknown) }
    return (person, FileHandle(fileDescriptor: program, closeOnDealloc: true))
  }
#endif
