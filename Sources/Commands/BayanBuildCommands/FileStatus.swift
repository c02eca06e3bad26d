import Foundation

/// What a path leads to, links followed.
///
/// Asked of the system itself: Foundation also looks up the names of owner and group, which takes
/// longer than reading the file.
struct FileStatus {
  enum Kind {
    case folder
    case file
    case other
  }

  let kind: Kind
  /// In bytes.
  let size: Int
  let permissions: mode_t

  /// Asks about a path; `nil` if there is nothing.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder
    case S_IFREG: kind = .file
    default: kind = .other
    }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
  }

  /// Whether there is a link at a path.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The bytes of a file; `nil` if it can't be read.
  ///
  /// - Parameter size: How many there should be; of a file that has grown since, the first.
  static func contents(of path: String, size: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
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
}
