import FlyingFox
import FlyingSocks
public import Foundation
import Synchronization

/// An HTTP server on this machine's loopback, for tests and demos.
///
/// It listens on 127.0.0.1, on a port that the system chooses. A closure answers each request, and
/// the server keeps the requests.
///
///     try await LoopbackServer.run { request in .json(#"{"id":"1"}"#) } body: { server in
///       …server.url…
///     }
public final class LoopbackServer: Sendable {
  /// The server's address: `http://127.0.0.1:40321`.
  public let url: URL

  private let received: Received

  /// The requests so far, in the order they came.
  public var requests: [LoopbackRequest] { received.requests.withLock { $0 } }

  private init(url: URL, received: Received) {
    self.url = url
    self.received = received
  }

  /// Serves while `body` runs, and stops with it.
  ///
  /// Requests without an answer by then are cancelled.
  public static func run<Result: Sendable>(
    _ answer: @escaping @Sendable (LoopbackRequest) async -> LoopbackAnswer,
    body: (LoopbackServer) async throws -> Result
  ) async throws -> Result {
    await ServerSlots.shared.take()
    do {
      let result = try await serve(answer, body: body)
      await ServerSlots.shared.giveBack()
      return result
    } catch {
      await ServerSlots.shared.giveBack()
      throw error
    }
  }

  private static func serve<Result: Sendable>(
    _ answer: @escaping @Sendable (LoopbackRequest) async -> LoopbackAnswer,
    body: (LoopbackServer) async throws -> Result
  ) async throws -> Result {
    let received = Received()
    let handler = AnswerHandler(received: received, answer: answer)
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0), timeout: 600, logger: .disabled,
      handler: handler)
    let task = Task { try await server.run() }
    defer { task.cancel() }
    // On a busy machine other tests may use every thread for a while.
    try await server.waitUntilListening(timeout: 600)
    guard case .ip4(_, let port)? = await server.listeningAddress,
      let url = URL(string: "http://127.0.0.1:\(port)")
    else { throw URLError(.cannotConnectToHost) }
    do {
      let result = try await body(LoopbackServer(url: url, received: received))
      await server.stop()
      return result
    } catch {
      await server.stop()
      throw error
    }
  }
}

/// The limit of servers at a time.
///
/// A server keeps a thread of Dispatch, which has 255. Tests run side by side, and with more servers than threads all
/// of them would wait.
private actor ServerSlots {
  static let shared = ServerSlots()

  private var free = 120
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

/// The requests that a server got.
private final class Received: Sendable {
  let requests = Mutex<[LoopbackRequest]>([])
}

private struct AnswerHandler: HTTPHandler {
  let received: Received
  let answer: @Sendable (LoopbackRequest) async -> LoopbackAnswer

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let request = try await LoopbackRequest(request)
    received.requests.withLock { $0.append(request) }
    return try await answer(request).response()
  }
}
