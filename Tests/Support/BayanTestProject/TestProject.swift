public import Foundation

/// A folder with the files of one test, which is removed with the value.
///
/// Paths are relative to the folder. It has no links, so that its path can be compared with paths in outputs.
public final class TestProject: Sendable {
  public let folder: URL

  /// Creates a folder with files, by path.
  public init(_ files: [String: String] = [:]) throws {
    folder = Self.place.appendingPathComponent("bayan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(files)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  // MARK: - Places

  /// The folder of all projects: in memory, where commands and git don't wait for the disk, if Linux has room for
  /// them there and runs their programs; otherwise that for temporary files.
  private static let place: URL = {
    #if os(Linux)
      // `ST_NOEXEC`, which Swift doesn't import.
      let runsNoPrograms: UInt = 8
      var memory = statvfs()
      if statvfs("/dev/shm", &memory) == 0, memory.f_flag & runsNoPrograms == 0,
        memory.f_bavail * memory.f_frsize > 1 << 30, access("/dev/shm", W_OK) == 0
      {
        return URL(fileURLWithPath: "/dev/shm")
      }
    #endif
    return FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
  }()

  public func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  public func path(_ path: String) -> String { folder.path + "/" + path }

  /// The names in a folder, sorted.
  public func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self.path(path)).sorted()
  }

  /// All files by path, even hidden ones.
  ///
  /// Files that aren't in UTF-8 are left out.
  public var contents: [String: String] {
    var found: [String: String] = [:]
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    for path in paths ?? [] {
      // The attributes are those of a link, and not of its destination.
      let attributes = try? FileManager.default.attributesOfItem(atPath: self.path(path))
      if attributes?[.type] as? FileAttributeType == .typeRegular { found[path] = text(path) }
    }
    return found
  }

  // MARK: - Files

  /// Returns the text of a file in UTF-8, with its byte-order mark.
  public func read(_ path: String) throws -> String {
    guard let text = String(validating: try bytes(path), as: UTF8.self) else {
      throw Fault(description: "\(path) isn't in UTF-8")
    }
    return text
  }

  public func bytes(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  /// Returns the text of a file, or `nil` without the file.
  public func text(_ path: String) -> String? { try? read(path) }

  /// Writes a file, and makes its folders.
  public func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file, and makes its folders.
  public func write(_ data: Data, to path: String) throws {
    try makeFolder(url(path).deletingLastPathComponent())
    try data.write(to: url(path))
  }

  /// Writes files, by path.
  public func write(_ files: [String: String]) throws {
    for (path, text) in files { try write(text, to: path) }
  }

  public func append(_ text: String, to path: String) throws {
    try write(try read(path) + text, to: path)
  }

  /// Replaces a text that a file has exactly once.
  public func replace(_ old: String, with new: String, in path: String) throws {
    let parts = try read(path).components(separatedBy: old)
    guard parts.count == 2 else {
      throw Fault(description: "'\(old)' occurs \(parts.count - 1) times in \(path)")
    }
    try write(parts.joined(separator: new), to: path)
  }

  public func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

  /// Makes a folder, with the folders around it.
  public func makeFolder(_ path: String) throws { try makeFolder(url(path)) }

  private func makeFolder(_ url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  public func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self.path(path), withDestinationPath: destination)
  }

  struct Fault: Error, CustomStringConvertible {
    var description: String
  }
}
