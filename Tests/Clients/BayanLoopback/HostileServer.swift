import FlyingSocks
public import Foundation
import Synchronization

/// A server on 127.0.0.1 whose scripts send any bytes, even against the rules of HTTP.
///
/// It is bounded: a connection sends no more than its script asks for and ends when its client
/// does, and all connections end with the server or after ``longestLife``.
public final class HostileServer: Sendable {
  /// A function that serves one connection, after the head of its request was read.
  public typealias Script = @Sendable (Connection) throws -> Void

  /// The longest life of a server.
  ///
  /// It is longer than all tests together: on a busy machine a test may wait for others.
  public static let longestLife: Duration = .seconds(900)

  /// The server's address: `http://127.0.0.1:40321`.
  public let url: URL

  private let socket: Socket
  private let state: State

  /// The state that all connections share.
  final class State: Sendable {
    let isOver = Mutex(false)
    let heads = Mutex<[String]>([])
    let sent = Mutex(0)
    let connections = Mutex(0)
    let end = ContinuousClock.now + HostileServer.longestLife

    var hasEnded: Bool { isOver.withLock { $0 } || ContinuousClock.now > end }
  }

  /// The heads of the requests so far, each whole: the request line and the headers.
  public var heads: [String] { state.heads.withLock { $0 } }

  /// The number of connections so far.
  public var connectionCount: Int { state.connections.withLock { $0 } }

  /// The number of bytes sent so far.
  public var sentBytes: Int { state.sent.withLock { $0 } }

  private init() throws {
    socket = try Socket(domain: AF_INET)
    state = State()
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    try socket.listen()
    try socket.setFlags(.nonBlocking)
    guard case .ip4(_, let port) = try socket.sockname(),
      let url = URL(string: "http://127.0.0.1:\(port)")
    else { throw SocketError.unsupportedAddress }
    self.url = url
  }

  /// Serves while `body` runs, and ends with it.
  ///
  /// - Parameter script: Returns the script for a request's path.
  public static func run<Result: Sendable>(
    _ script: @escaping @Sendable (String) -> Script,
    body: (HostileServer) async throws -> Result
  ) async throws -> Result {
    let server = try HostileServer()
    defer { server.state.isOver.withLock { $0 = true } }
    let (socket, state) = (server.socket, server.state)
    Thread.detachNewThread {
      while !state.hasEnded {
        guard let (file, _) = try? socket.accept() else {
          Thread.sleep(forTimeInterval: 0.001)
          continue
        }
        state.connections.withLock { $0 += 1 }
        Thread.detachNewThread {
          let connection = Connection(Socket(file: file), state)
          connection.serve(script)
        }
      }
      try? socket.close()
    }
    return try await body(server)
  }

  /// One connection, from the server's side.
  public final class Connection {
    private let socket: Socket
    private let state: State

    /// The request's path without its query.
    public private(set) var path = ""

    init(_ socket: Socket, _ state: State) {
      self.socket = socket
      self.state = state
      try? socket.setFlags(.nonBlocking)
    }

    /// Whether the server still runs; endless scripts check it before each step.
    public var goesOn: Bool { !state.hasEnded }

    /// Sends some text.
    ///
    /// - Throws: If the client is gone or the server has ended.
    public func send(_ text: String) throws { try send(Array(text.utf8)) }

    /// Sends some bytes.
    ///
    /// - Throws: If the client is gone or the server has ended.
    public func send(_ bytes: [UInt8]) throws {
      let data = Data(bytes)
      var start = data.startIndex
      while start < data.endIndex {
        guard goesOn else { throw SocketError.disconnected }
        do {
          let end = try socket.write(data, from: start)
          state.sent.withLock { $0 += end - start }
          start = end
        } catch SocketError.blocked {
          Thread.sleep(forTimeInterval: 0.0005)
        }
      }
    }

    /// Waits, and ends early with the server.
    ///
    /// - Throws: If the server has ended.
    public func pause(_ seconds: Double) throws {
      let end = Date() + seconds
      while Date() < end {
        guard goesOn else { throw SocketError.disconnected }
        Thread.sleep(forTimeInterval: min(0.02, seconds))
      }
    }

    /// Waits until the client leaves or the server ends.
    public func waitForClient() throws {
      while goesOn {
        do {
          _ = try socket.read(atMost: 4096)
        } catch SocketError.blocked {
          Thread.sleep(forTimeInterval: 0.002)
        }
      }
    }

    /// Serves requests one after the other, until a script throws or ends the connection, or the
    /// client leaves.
    func serve(_ script: (String) -> Script) {
      defer { try? socket.close() }
      while let head = try? readHead() {
        state.heads.withLock { $0.append(head) }
        let target = head.split(separator: " ").dropFirst().first ?? ""
        path = String(target.split(separator: "?").first ?? "")
        do {
          try script(path)(self)
        } catch {
          return
        }
      }
    }

    /// Reads a head up to its empty line; no script needs a request's body.
    private func readHead() throws -> String {
      var bytes: [UInt8] = []
      while goesOn, bytes.count < 1 << 16 {
        do {
          bytes += try socket.read(atMost: 4096)
        } catch SocketError.blocked {
          Thread.sleep(forTimeInterval: 0.0005)
          continue
        }
        let text = String(decoding: bytes, as: UTF8.self)
        if text.contains("\r\n\r\n") { return text }
      }
      throw SocketError.disconnected
    }
  }
}
