import Foundation

/// The status of a path.
///
/// The status comes from the system itself, because Foundation also looks up the names of owner and
/// group, which takes longer than reading the file.
package struct FileStatus {
  package enum Kind {
    case folder
    case file
    case link
    case other
  }

  package let kind: Kind
  /// The size in bytes.
  package let size: Int
  let permissions: mode_t
  let owner: uid_t
  let group: gid_t

  /// Reads the status of a path; `nil` if nothing exists there.
  ///
  /// - Parameter follows: Whether links are followed.
  package init?(_ path: String, followingLinks follows: Bool = true) {
    var status = stat()
    guard (follows ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder
    case S_IFREG: kind = .file
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
  }

  /// Returns whether there is a link at a path.
  static func isLink(_ path: String) -> Bool {
    FileStatus(path, followingLinks: false)?.kind == .link
  }

  /// Returns the bytes of a file; `nil` for an unreadable file, a link, or anything but a file.
  ///
  /// - Parameter limit: The largest number of bytes that are read.
  package static func contents(of path: String, atMost limit: Int = .max) -> [UInt8]? {
    // The call must not block, because a pipe may have replaced the file.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    let found = FileStatus(status)
    guard found.kind == .file else { return nil }
    let size = min(found.size, limit)
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let result = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if result < 0 && errno == EINTR { continue }
        if result < 0 { failed = true }
        if result <= 0 { break }
        count += result
      }
    }
    return failed ? nil : bytes
  }

  /// Returns the path without links; `nil` if nothing exists there.
  package static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(validatingCString: found)
  }
}
