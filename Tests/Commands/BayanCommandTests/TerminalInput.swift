#if os(Linux)
  import Foundation
  import Glibc

  /// A terminal in which lines have been typed.
  final class TerminalInput {
    /// What a program reads from.
    let input: FileHandle
    private let keyboard: Int32

    /// Opens a terminal of its own and types.
    ///
    /// By the kernel's own calls: those of POSIX aren't in the module of the C library.
    init(_ lines: String...) throws {
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
      let typed = Array(lines.map { $0 + "\n" }.joined().utf8)
      guard write(keyboard, typed, typed.count) == typed.count else {
        throw CocoaError(.fileWriteUnknown)
      }
    }

    deinit { close(keyboard) }
  }
#endif
