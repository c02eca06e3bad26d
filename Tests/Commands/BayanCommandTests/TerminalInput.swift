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
    /// By the kernel's own calls: those of POSIX aren't in the module of the C library.
    ///
    /// - Parameter staysOpen: Whether the input doesn't end, for a test that presses Ctrl-C.
    init(_ lines: String..., staysOpen: Bool = false) throws {
      keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      guard keyboard >= 0 else { throw CocoaError(.fileReadUnknown) }
      let unlock: UInt = 0x4004_5431  // TIOCSPTLCK
      let number: UInt = 0x8004_5430  // TIOCGPTN
      var isLocked: CInt = 0
      var index: CInt = 0
      guard ioctl(keyboard, unlock, &isLocked) == 0, ioctl(keyboard, number, &index) == 0 else {
        throw CocoaError(.fileReadUnknown)
      }
      let descriptor = open("/dev/pts/\(index)", O_RDWR | O_NOCTTY)
      guard descriptor >= 0 else { throw CocoaError(.fileReadUnknown) }
      input = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      let typed = Array((lines.map { $0 + "\n" }.joined() + (staysOpen ? "" : "\u{4}")).utf8)
      guard write(keyboard, typed, typed.count) == typed.count else {
        throw CocoaError(.fileWriteUnknown)
      }
    }

    deinit { close(keyboard) }

    /// Presses Ctrl-C when a process has asked a question for the second time, or after a minute.
    ///
    /// - Parameter errors: The file with what it wrote as errors so far.
    static func interrupt(
      _ process: Process, whenAskedAgain question: String, in errors: URL
    ) throws {
      let end = Date(timeIntervalSinceNow: 60)
      while process.isRunning, Date() < end {
        let text = try String(contentsOf: errors, encoding: .utf8)
        if text.components(separatedBy: question).count > 2 { break }
        Thread.sleep(forTimeInterval: 0.05)
      }
      process.interrupt()
    }
  }
#endif
