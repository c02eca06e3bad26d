import Foundation

/// The commands' changes of the disk, each by one system call.
///
/// All changes go through this type, so that tests can stop a run before any of them, and so that
/// none follows a link: a path with a link in its folder is rejected. Callers follow links before,
/// as far as a ``WritePlace`` or a ``ProjectRoot`` allows.
///
/// The system's own calls are used, because Foundation waits for the disk after each file, which
/// takes longer than all the rest.
package struct Disk: Sendable {
  /// A change of the disk.
  package enum Step: String, Sendable {
    case create, write, flush, link, rename, remove, makeFolder, removeFolder
  }

  /// Called before each change of a path; an error that it throws replaces the change.
  private let willChange: @Sendable (Step, String) throws(SystemCallError) -> Void

  /// Creates a disk.
  package init(
    willChange: @escaping @Sendable (Step, String) throws(SystemCallError) -> Void = { _, _ in }
  ) {
    self.willChange = willChange
  }

  /// Prepares a change of a path.
  ///
  /// - Throws: `ELOOP` if the path has a link, and `ENOENT` if the folder doesn't exist.
  private func will(_ step: Step, _ path: String) throws(SystemCallError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard let real = FileStatus.realPath(folder) else { throw .last }
    guard real.split(separator: "/") == folder.split(separator: "/") else {
      throw SystemCallError(code: ELOOP)
    }
    try willChange(step, path)
  }

  /// Creates a file at a free path, at which there is no link either.
  ///
  /// - Parameters:
  ///   - model: The file whose owner and permissions the new one gets; `nil` for the usual ones.
  ///   - isDurable: Whether to wait until the contents are on the disk.
  package func create(
    _ path: String, _ bytes: [UInt8], like model: FileStatus? = nil, isDurable: Bool = false
  ) throws(SystemCallError) {
    try will(.create, path)
    let descriptor = open(
      path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
      model.map { $0.permissions & 0o666 } ?? 0o666)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemCallError) {
      try willChange(.write, path)
      try Self.write(bytes, to: descriptor)
      if let model {
        // Only root can change the owner. For other users the file stays theirs, as with any
        // editor.
        _ = fchown(descriptor, model.owner, model.group)
        guard fchmod(descriptor, model.permissions) == 0 else { throw .last }
      }
      if isDurable, fsync(descriptor) != 0 { throw .last }
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw .last }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemCallError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .last }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the contents of a file are on the disk.
  func flush(_ path: String) throws(SystemCallError) {
    try will(.flush, path)
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    // An unreadable file can't be waited for in this way.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Gives a file a second name, which must be free.
  func link(_ path: String, as other: String) throws(SystemCallError) {
    try will(.link, other)
    guard Foundation.link(path, other) == 0 else { throw .last }
  }

  /// Renames a file, and replaces a file with the new name.
  func rename(_ path: String, to other: String) throws(SystemCallError) {
    try will(.rename, other)
    guard Foundation.rename(path, other) == 0 else { throw .last }
  }

  /// Removes a file, or a link without its target.
  func remove(_ path: String) throws(SystemCallError) {
    try will(.remove, path)
    guard unlink(path) == 0 else { throw .last }
  }

  /// Makes a folder.
  func makeFolder(_ path: String) throws(SystemCallError) {
    try will(.makeFolder, path)
    guard mkdir(path, 0o777) == 0 else { throw .last }
  }

  /// Removes an empty folder.
  func removeFolder(_ path: String) throws(SystemCallError) {
    try will(.removeFolder, path)
    guard rmdir(path) == 0 else { throw .last }
  }

  /// Waits until the names in a folder are on the disk, if the file system supports that.
  func settle(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
