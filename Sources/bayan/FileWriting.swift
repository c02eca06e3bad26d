import Foundation

/// Writing of files so that nothing is lost.
enum FileWriting {
  /// Writes a file aside and renames it, so that a reader meets the old text or the new one.
  ///
  /// Foundation's atomic writing also waits for the disk with each file, which takes longer than
  /// all the rest; what is generated can be generated again. What people wrote is waited for.
  ///
  /// - Parameter isDurable: Whether to wait until the disk has it.
  /// - Throws: Foundation's error; the file is then as it was.
  static func write(_ data: Data, to destination: URL, isDurable: Bool = false) throws {
    // Behind a link stands the file that is meant.
    let target = destination.resolvingSymlinksInPath()
    let aside = target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent).\(getpid())")
    do {
      try data.write(to: aside)
      if isDurable {
        let handle = try FileHandle(forWritingTo: aside)
        try handle.synchronize()
        try handle.close()
      }
      if let status = FileStatus(target.path) { chmod(aside.path, status.permissions) }
      guard rename(aside.path, target.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? FileManager.default.removeItem(at: aside)
      throw error
    }
  }
}
