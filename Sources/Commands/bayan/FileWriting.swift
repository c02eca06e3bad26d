import Foundation

/// Writing of files so that nothing is lost.
enum FileWriting {
  /// Writes a file aside and renames it, so that a reader meets the old text or the new one.
  ///
  /// Foundation's writing also waits for the disk with each file, which takes longer than all the
  /// rest; what is generated can be generated again. What people wrote is waited for.
  ///
  /// - Parameter isDurable: Whether to wait until the disk has it.
  /// - Throws: Foundation's error; the file is then as it was.
  static func write(_ data: Data, to destination: URL, isDurable: Bool = false) throws {
    // Behind a link stands the file that is meant.
    let target =
      FileStatus.isLink(destination.path) ? destination.resolvingSymlinksInPath() : destination
    let aside = target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent).\(getpid())")
    do {
      if !isDurable {
        try writeWithoutWaiting(data, to: aside)
      } else {
        try data.write(to: aside)
        let handle = try FileHandle(forWritingTo: aside)
        try handle.synchronize()
        try handle.close()
      }
      if let status = FileStatus(target.path) { chmod(aside.path, status.permissions) }
      guard rename(aside.path, target.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      try? FileManager.default.removeItem(at: aside)
      throw error
    }
  }

  /// Makes a folder and those that it lies in, where they aren't there.
  static func makeFolder(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      // Foundation's error may be no more than a number; the system says why.
      if mkdir(folder.path, 0o777) != 0 {
        throw POSIXErrorCode(rawValue: errno).map { POSIXError($0) } ?? error
      }
    }
  }

  /// Writes a file by the system's own calls.
  ///
  /// - Throws: Foundation's error, which says what stands in the way.
  private static func writeWithoutWaiting(_ data: Data, to file: URL) throws {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return try data.write(to: file) }
    let isWritten = data.withUnsafeBytes { bytes in
      var count = 0
      while count < bytes.count {
        let result = Foundation.write(
          descriptor, bytes.baseAddress.map { $0 + count }, bytes.count - count)
        if result < 0 && errno == EINTR { continue }
        if result <= 0 { return false }
        count += result
      }
      return true
    }
    let isClosed = close(descriptor) == 0
    if !isWritten || !isClosed { try data.write(to: file) }
  }
}
