package import Foundation

/// Writing of files so that nothing is lost.
package enum FileWriting {
  /// Writes a file aside and renames it, so that a reader meets the old text or the new one.
  ///
  /// By the system's own calls: Foundation waits for the disk with each file, which takes longer than
  /// all the rest. What is generated can be generated again; what people wrote is waited for.
  ///
  /// - Parameters:
  ///   - name: What the user calls the file; its path where there is no other name.
  ///   - isDurable: Whether to wait until the disk has it.
  /// - Throws: ``WriteFailure``; the file is then as it was.
  package static func write(
    _ bytes: [UInt8], to destination: URL, as name: String? = nil, isDurable: Bool = false
  ) throws(WriteFailure) {
    // Behind a link stands the file that is meant.
    let target =
      FileStatus.isLink(destination.path) ? destination.resolvingSymlinksInPath() : destination
    let aside = target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent).\(getpid())").path
    do throws(SystemError) {
      try writeNew(bytes, to: aside, isDurable: isDurable)
      if let status = FileStatus(target.path) { chmod(aside, status.permissions) }
      guard rename(aside, target.path) == 0 else { throw .last }
    } catch {
      unlink(aside)
      throw WriteFailure(path: name ?? destination.relativePath, reason: error)
    }
  }

  /// Makes a folder and those that it lies in, where they aren't there.
  package static func makeFolder(_ folder: URL) throws(WriteFailure) {
    if FileStatus(folder.path)?.kind == .folder || mkdir(folder.path, 0o777) == 0 { return }
    let reason = SystemError.last
    guard reason == SystemError(code: ENOENT), folder.path != "/" else {
      throw WriteFailure(path: folder.relativePath, reason: reason)
    }
    try makeFolder(folder.deletingLastPathComponent())
    guard mkdir(folder.path, 0o777) == 0 else {
      throw WriteFailure(path: folder.relativePath, reason: .last)
    }
  }

  /// Removes a file.
  static func remove(_ file: URL) throws(WriteFailure) {
    guard unlink(file.path) == 0 else {
      throw WriteFailure(path: file.relativePath, reason: .last)
    }
  }

  private static func writeNew(
    _ bytes: [UInt8], to path: String, isDurable: Bool
  ) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let reason = SystemError.last
        close(descriptor)
        throw reason
      }
      rest = rest.dropFirst(count)
    }
    if isDurable && fsync(descriptor) != 0 {
      let reason = SystemError.last
      close(descriptor)
      throw reason
    }
    guard close(descriptor) == 0 else { throw .last }
  }
}
