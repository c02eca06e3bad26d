public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A store in a file that only the user can read.
///
/// The file is written aside, with mode 0600 from the start, and renamed. So another program sees
/// either the earlier login or the later one, and never a part of one. An unreadable file counts as
/// no login, and the next login replaces it.
///
/// On Apple's systems tokens belong in the keychain: write a ``TokenStore`` that uses it.
public actor FileTokenStore: TokenStore {
  private let file: URL
  private let report: @Sendable (any Error) -> Void
  private var observers = LoginObservers()
  public private(set) var login: StoredLogin

  /// Opens a store, and reads its login.
  ///
  /// - Parameters:
  ///   - file: The address of the file; its folder is created for the user alone, if it is missing.
  ///   - report: Gets the errors of reading and writing. The login is still in memory then.
  public init(
    _ file: URL, report: @escaping @Sendable (any Error) -> Void = { _ in }
  ) {
    self.file = file
    self.report = report
    do {
      login = try JSONDecoder().decode(StoredLogin.self, from: Data(contentsOf: file))
    } catch {
      login = StoredLogin()
      if FileManager.default.fileExists(atPath: file.path) { report(error) }
    }
  }

  public func update<Result: Sendable>(
    _ change: @Sendable (inout StoredLogin) -> Result
  ) -> Result {
    let before = login
    let result = change(&login)
    guard login != before else { return result }
    do {
      try write(login)
    } catch {
      report(error)
    }
    observers.tell(login)
    return result
  }

  public func changes() -> AsyncStream<StoredLogin> { observers.stream(from: login) }

  private func write(_ login: StoredLogin) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = try encoder.encode(login)
    let aside = folder.appending(path: ".\(file.lastPathComponent).\(UUID().uuidString)")
    do {
      try Self.create(aside.path, bytes)
      guard rename(aside.path, file.path) == 0 else { throw Self.systemError() }
    } catch {
      unlink(aside.path)
      throw error
    }
  }

  /// Creates a file that only the user can read.
  private static func create(_ path: String, _ bytes: Data) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw systemError() }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: bytes)
    try handle.synchronize()
    try handle.close()
  }

  private static func systemError() -> any Error {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
