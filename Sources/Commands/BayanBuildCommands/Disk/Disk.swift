import Foundation

/// The changes that commands make on the disk, one call of the system each.
///
/// They go through one type, so that tests can stop a run before any of them, and so that none follows a link:
/// a path with a link in its folder is refused. Whoever writes has followed the links before, as far as a
/// ``WritePlace`` or a ``ProjectRoot`` allows.
///
/// By the system's own calls: Foundation waits for the disk with each file, which takes longer than
/// all the rest.
package struct Disk: Sendable {
  /// One change.
  package enum Step: String, Sendable {
    case create, write, flush, link, rename, remove, makeFolder, removeFolder
  }

  /// Asked before each change of a path; what it throws happens in place of the change.
  private let willChange: @Sendable (Step, String) throws(SystemError) -> Void

  /// Creates a disk.
  package init(
    willChange: @escaping @Sendable (Step, String) throws(SystemError) -> Void = { _, _ in }
  ) {
    self.willChange = willChange
  }

  /// Comes before each change of a path.
  ///
  /// - Throws: `ELOOP` where a link is on the way, and `ENOENT` where the folder isn't there.
  private func will(_ step: Step, _ path: String) throws(SystemError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard let real = FileStatus.realPath(folder) else { throw .last }
    guard real.split(separator: "/") == folder.split(separator: "/") else {
      throw SystemError(code: ELOOP)
    }
    try willChange(step, path)
  }

  /// Makes a file where nothing is, not even a link.
  ///
  /// - Parameters:
  ///   - model: The file whose owner and permissions it gets; `nil` for those that new files have.
  ///   - isDurable: Whether to wait until the disk has it.
  package func create(
    _ path: String, _ bytes: [UInt8], like model: FileStatus? = nil, isDurable: Bool = false
  ) throws(SystemError) {
    try will(.create, path)
    let descriptor = open(
      path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
      model.map { $0.permissions & 0o666 } ?? 0o666)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      try willChange(.write, path)
      try Self.write(bytes, to: descriptor)
      if let model {
        // Only root can give a file away; for others it stays theirs, as with any editor.
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

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .last }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the disk has the contents of a file.
  func flush(_ path: String) throws(SystemError) {
    try will(.flush, path)
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    // A file that may not be read can't be waited for this way.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Gives a file a second name, where nothing is.
  func link(_ path: String, as other: String) throws(SystemError) {
    try will(.link, other)
    guard Foundation.link(path, other) == 0 else { throw .last }
  }

  /// Puts a file in the place of another, or where nothing is.
  func rename(_ path: String, to other: String) throws(SystemError) {
    try will(.rename, other)
    guard Foundation.rename(path, other) == 0 else { throw .last }
  }

  /// Removes a file, or a link and not what it leads to.
  func remove(_ path: String) throws(SystemError) {
    try will(.remove, path)
    guard unlink(path) == 0 else { throw .last }
  }

  /// Makes a folder.
  func makeFolder(_ path: String) throws(SystemError) {
    try will(.makeFolder, path)
    guard mkdir(path, 0o777) == 0 else { throw .last }
  }

  /// Removes a folder that is empty.
  func removeFolder(_ path: String) throws(SystemError) {
    try will(.removeFolder, path)
    guard rmdir(path) == 0 else { throw .last }
  }

  /// Waits until the disk has the names in a folder, where the file system can.
  func settle(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
