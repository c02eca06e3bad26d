import Foundation

/// A lock on a folder, which all runs of the commands respect.
///
/// The system ends the lock with the process, after any end of the process, and the lock leaves
/// nothing on the disk. The lock doesn't stop other programs.
///
/// On a file system without locks, such as that of some networks, the lock excludes nobody. The
/// comparison with the files that were read still protects the project there.
struct FolderLock: ~Copyable {
  /// The runs that the lock excludes.
  enum Mode {
    /// Runs with an exclusive lock.
    case shared
    /// All other runs.
    case exclusive
  }

  private let descriptor: Int32

  /// Whether the lock excludes other runs.
  var holds: Bool { descriptor >= 0 }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Waits for the lock.
  ///
  /// - Parameters:
  ///   - folder: A folder. A lock on a folder that can't be opened excludes nobody.
  ///   - willWait: Called if another run has the lock.
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

  /// Takes an exclusive lock; `nil` if another run has a lock, or if the folder can't be locked.
  init?(ifFree folder: String) {
    let descriptor = Self.open(folder)
    guard descriptor >= 0 else { return nil }
    guard Self.take(descriptor, .exclusive, waits: false) == .taken else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  /// Returns the lock as an object, which ends with its last reference.
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

/// A ``FolderLock`` that several values share.
///
/// The lock ends with the last of these values.
final class SharedFolderLock {
  private let lock: FolderLock

  init(_ lock: consuming FolderLock) { self.lock = lock }
}
