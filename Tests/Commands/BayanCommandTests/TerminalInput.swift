#if os(Linux)
  import Foundation
  import Glibc

  /// A terminal in which lines have been typed.
  final class TerminalInput {
    /// What a program reads from.
    let input: FileHandle
    private let keyboard: Int32

    /// Opens a terminal of its own and types, then ends the input by Ctrl-D.
    ///
    /// Without that end a process that asks once more than a test expects would wait for ever.
    ///
    /// - Parameter staysOpen: Whether the input doesn't end, for a test that presses Ctrl-C.
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

    /// Waits until a process has asked a question so many times, or has ended, or for a minute.
    ///
    /// - Parameter errors: The file with what it wrote as errors so far.
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

    /// Presses Ctrl-C, or sends another signal, when a process has asked a question for the second time, or after a minute.
    ///
    /// - Parameter errors: The file with what it wrote as errors so far.
    static func interrupt(
      _ process: Process, by signal: Int32 = SIGINT, whenAskedAgain question: String, in errors: URL
    ) throws {
      try wait(for: question, times: 2, from: process, in: errors)
      kill(process.processIdentifier, signal)
    }
  }

  /// A terminal that a program writes to.
  final class TerminalOutput {
    /// What the program writes to.
    let output: FileHandle
    private let screen: Int32

    init() throws { (screen, output) = try openTerminal() }

    deinit { close(screen) }

    /// All that the program writes until it ends; to be called while it runs.
    func text() throws -> String {
      try output.close()
      var text: [UInt8] = []
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(screen, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        // The last of the writers has closed it.
        guard count > 0 else { return String(decoding: text, as: UTF8.self) }
        text += bytes.prefix(count)
      }
    }
  }

  /// Opens a terminal: the end that a person would sit at, and the one that a program gets.
  ///
  /// By the kernel's own calls: those of POSIX aren't in the module of the C library.
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
    // Not for processes that other tests start meanwhile: they would keep it open.
    let program = open("/dev/pts/\(index)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard program >= 0 else { throw CocoaError(.fileReadUnknown) }
    return (person, FileHandle(fileDescriptor: program, closeOnDealloc: true))
  }
#endif
