import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SignedPackState {
  /// Reads the state from a file; an empty state if there is no such file.
  ///
  /// - Throws: ``Damaged`` for a file that isn't a state or can't be read.
  public init(contentsOf path: String) throws(Damaged) {
    guard FileManager.default.fileExists(atPath: path) else {
      self.init()
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw Damaged() }
    try self.init(Array(data))
  }

  /// A failure of the system, with its number.
  public struct WriteFailure: Error, Hashable, Sendable {
    public var code: Int32
  }

  /// Puts the state into a file, so that a program that is killed at any moment finds the old state or the new one.
  ///
  /// The bytes are written beside the file, at `path` with `.part` behind it, and are on the disk before the file is
  /// replaced. One process at a time may write a path.
  ///
  /// - Throws: ``WriteFailure``; the file is then unchanged.
  public func write(to path: String) throws(WriteFailure) {
    let aside = path + ".part"
    let file = open(aside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw WriteFailure(code: errno) }
    do throws(WriteFailure) {
      try Self.write(bytes, to: file)
      guard fsync(file) == 0 else { throw WriteFailure(code: errno) }
    } catch {
      close(file)
      unlink(aside)
      throw error
    }
    close(file)
    guard rename(aside, path) == 0 else {
      let failure = WriteFailure(code: errno)
      unlink(aside)
      throw failure
    }
    // Not every file system can do this for a folder; without it a power cut may bring back the old state.
    let folder = open(
      URL(fileURLWithPath: path).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(WriteFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { Darwin.write(file, $0.baseAddress, $0.count) }
      #elseif canImport(Glibc)
        let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes { Musl.write(file, $0.baseAddress, $0.count) }
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw WriteFailure(code: errno) }
      rest = rest.dropFirst(count)
    }
  }
}
