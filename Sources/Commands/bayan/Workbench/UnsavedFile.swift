import BayanSupport
import BayanWorkbench
import Foundation

/// The file with the texts of a project that weren't saved, outside the project.
///
/// Only its owner can read it. It is in the folder for the state of programs: `$XDG_STATE_HOME`, or
/// `~/.local/state`.
///
/// - Source: XDG Base Directory Specification 0.8.
struct UnsavedFile {
  let url: URL

  /// - Parameter project: The path of the project's folder.
  init(ofProject project: String, environment: [String: String]) {
    let home = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let state =
      home.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent(".local/state", isDirectory: true)
    let name = SHA256.hash(Array(project.utf8)).prefix(16).map {
      $0.hexadecimal(width: 2, uppercase: false)
    }.joined()
    url = state.appendingPathComponent("bayan/workbench/\(name).json")
  }

  /// The most bytes that are read.
  private static let longest = 64 * 1024 * 1024

  func read() -> [UInt8]? {
    guard let data = try? Data(contentsOf: url), data.count <= Self.longest else { return nil }
    return Array(data)
  }

  /// Writes the file; a program that ends meanwhile leaves the former one.
  ///
  /// - Returns: Whether it was written.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let temporary = folder.appendingPathComponent(".\(url.lastPathComponent).\(getpid())")
    // Also the temporary file is never readable for others.
    let descriptor = Foundation.open(
      temporary.path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return false }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard (try? file.write(contentsOf: bytes)) != nil, (try? file.synchronize()) != nil else {
      unlink(temporary.path)
      return false
    }
    return rename(temporary.path, url.path) == 0
  }
}

extension Workbench.UnsavedStore {
  /// The store of a project, in the file of its user.
  init(_ file: UnsavedFile) {
    self.init(read: { file.read() }, write: { file.write($0) })
  }
}
