import BayanSupport
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A listener on a port of 127.0.0.1 for one request of a browser.
///
/// The listener reads the head of a request and no body. Any request but a GET of the right path
/// gets the status 404, and waiting continues. The time and the length of each connection are
/// bounded.
final class LoopbackListener: Sendable {
  private let socket: CInt
  private let port: UInt16
  private let isStopped = Atomic(false)
  private let isClosed = Atomic(false)

  /// The largest head of a request in bytes, beyond which reading stops.
  private static let longestHead = 16 << 10
  /// The time limit for a browser's request, in milliseconds.
  private static let patience: CInt = 5000
  /// The interval in milliseconds between checks for a cancelled login.
  private static let interval: CInt = 100

  init() throws {
    #if canImport(Darwin)
      let type = SOCK_STREAM
    #else
      let type = CInt(SOCK_STREAM.rawValue)
    #endif
    socket = Self.newSocket(AF_INET, type, 0)
    guard socket >= 0 else { throw POSIXError(.EIO) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let file = socket
    // The system's functions take a pointer to the beginning of any kind of address.
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(file, address, length) == 0 && listen(file, 8) == 0
          && getsockname(file, address, &length) == 0
      }
    }
    guard isBound else {
      close(file)
      throw POSIXError(.EADDRNOTAVAIL)
    }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { closePort() }

  private func closePort() {
    if !isClosed.exchange(true, ordering: .acquiringAndReleasing) { close(socket) }
  }

  private static func newSocket(_ family: CInt, _ type: CInt, _ kind: CInt) -> CInt {
    #if canImport(Glibc)
      Glibc.socket(family, type, kind)
    #elseif canImport(Musl)
      Musl.socket(family, type, kind)
    #else
      Darwin.socket(family, type, kind)
    #endif
  }

  func url(path: String) -> URL {
    var components = URLComponents()
    components.scheme = "http"
    components.host = "127.0.0.1"
    components.port = Int(port)
    components.path = path
    return components.url ?? URL(filePath: "/")
  }

  /// Waits for the login's request, answers it with a page, and closes the port.
  ///
  /// - Returns: The address of the request; `nil` if none came in time.
  /// - Throws: `CancellationError`.
  func target(
    path: String, page: String, within timeout: Duration, isMeant: @escaping @Sendable (URL) -> Bool
  ) async throws -> URL? {
    let deadline = ContinuousClock.now + timeout
    let target = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The system's calls block, and there are few threads for tasks.
        Thread.detachNewThread {
          let target = self.wait(path, page, deadline, isMeant)
          // The port is closed before the caller continues.
          self.closePort()
          continuation.resume(returning: target)
        }
      }
    } onCancel: {
      isStopped.store(true, ordering: .releasing)
    }
    try Task.checkCancellation()
    return target
  }

  private func wait(
    _ path: String, _ page: String, _ deadline: ContinuousClock.Instant,
    _ isMeant: (URL) -> Bool
  ) -> URL? {
    while !isStopped.load(ordering: .acquiring), ContinuousClock.now < deadline {
      guard Self.isReady(socket, within: Self.interval) else { continue }
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else { continue }
      defer { close(connection) }
      if let target = self.target(of: Self.head(connection)), target.path == path, isMeant(target) {
        Self.answer("200 OK", page, to: connection)
        return target
      }
      Self.answer("404 Not Found", "", to: connection)
    }
    return nil
  }

  /// Returns the address in the first line of a request: `GET /?code=… HTTP/1.1`.
  private func target(of head: [UInt8]) -> URL? {
    let line = head.prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
    let parts = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard parts.count == 3, parts[0] == "GET", parts[1].hasPrefix("/"),
      parts[2].hasPrefix("HTTP/1.")
    else { return nil }
    return URL(string: "http://127.0.0.1:\(port)\(parts[1])")
  }

  private static func isReady(_ file: CInt, within milliseconds: CInt) -> Bool {
    var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }

  /// Returns the bytes up to the empty line; fewer if they don't arrive, or are too many.
  private static func head(_ connection: CInt) -> [UInt8] {
    var head: [UInt8] = []
    let deadline = ContinuousClock.now + .milliseconds(Int(patience))
    while head.count < longestHead, ContinuousClock.now < deadline {
      guard isReady(connection, within: interval) else { continue }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(connection, &bytes, bytes.count, 0)
      guard count > 0 else { break }
      head += bytes.prefix(count)
      if String(decoding: head, as: UTF8.self).contains("\r\n\r\n") { break }
    }
    return head
  }

  private static func answer(_ status: String, _ page: String, to connection: CInt) {
    let body = Array(page.utf8)
    let fields = [
      "HTTP/1.1 \(status)", "Content-Type: text/html; charset=utf-8",
      "Content-Length: \(body.count)", "Cache-Control: no-store", "Referrer-Policy: no-referrer",
      "Connection: close", "", "",
    ]
    let bytes = Array(fields.joined(separator: "\r\n").utf8) + body
    var sent = 0
    while sent < bytes.count {
      #if canImport(Darwin)
        let count = write(connection, Array(bytes[sent...]), bytes.count - sent)
      #else
        // A browser that closed the connection must not end this program.
        let count = send(
          connection, Array(bytes[sent...]), bytes.count - sent, CInt(MSG_NOSIGNAL))
      #endif
      guard count > 0 else { return }
      sent += count
    }
  }
}
