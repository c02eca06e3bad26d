import Foundation

/// A lock on a folder, which every run of the commands respects.
///
/// The system ends it with the process, however that ends, and nothing of it is on the disk. It
/// stops no other program.
///
/// A file system that can't lock, such as some networks', gives a lock that excludes nobody. The
/// comparison with what was read still holds there.
struct FolderLock: ~Copyable {
  /// Whom it excludes.
  enum Mode {
    /// Those that are exclusive.
    case shared
    /// All others.
    case exclusive
  }

  private let descriptor: Int32

  /// Whether others are excluded.
  var holds: Bool { descriptor >= 0 }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Waits for the lock.
  ///
  /// - Parameters:
  ///   - folder: A folder. One that can't be opened gives a lock that excludes nobody.
  ///   - willWait: Called where another run has it.
  init(_ folder: String, _ mode: Mode, willWait: () -> Void = {}) {
    let descriptor = Self.open(folder)
    guard descriptor >= 0 else {
      self.descriptor = -1
      return
    }
    switch Self.take(descriptor, mode, waits: false) {
    case .taken: self.descriptor = descriptor
    case .impossible:
      close(descriptor)
      self.descriptor = -1
    case .busy:
      willWait()
      guard Self.take(descriptor, mode, waits: true) == .taken else {
        close(descriptor)
        self.descriptor = -1
        return
      }
      self.descriptor = descriptor
    }
  }

  /// Takes a lock that excludes all others; `nil` where another has one, or there can be none.
  init?(ifFree folder: String) {
    let descriptor = Self.open(folder)
    guard descriptor >= 0 else { return nil }
    guard Self.take(descriptor, .exclusive, waits: false) == .taken else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  /// A lock for as long as somebody refers to it.
  consuming func shared() -> SharedFolderLock { SharedFolderLock(self) }

  private enum Answer {
    case taken
    case busy
    case impossible
  }

  private static func open(_ folder: String) -> Int32 {
    Foundation.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  private static func take(_ descriptor: Int32, _ mode: Mode, waits: Bool) -> Answer {
    let operation = (mode == .shared ? LOCK_SH : LOCK_EX) | (waits ? 0 : LOCK_NB)
    while true {
      if flock(descriptor, operation) == 0 { return .taken }
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return .busy
      default: return .impossible
      }
    }
  }
}

/// A ``FolderLock`` that several values hold together.
///
/// It ends with the last of them.
final class SharedFolderLock {
  private let lock: FolderLock

  init(_ lock: consuming FolderLock) { self.lock = lock }
}
