import FlyingFox
import FlyingSocks
import Foundation

/// The loopback server's answer to a request: a good one, a bad one, or none.
public enum LoopbackAnswer: Sendable {
  /// A whole response.
  case respond(status: Int, headers: [String: String], body: [UInt8])
  /// A response of so many bytes, all `x` between JSON quotes.
  case flood(status: Int, bytes: Int)
  /// The length of a whole body and its first half, after which the connection ends.
  case half(status: Int, body: [UInt8])
  /// The end of the connection, without any bytes.
  case drop
  /// No answer until the server stops.
  case never

  /// Returns a response of JSON.
  public static func json(
    _ text: String, status: Int = 200, headers: [String: String] = [:]
  ) -> LoopbackAnswer {
    let type = ["Content-Type": "application/json; charset=UTF-8"]
    return .respond(
      status: status, headers: type.merging(headers, uniquingKeysWith: { _, given in given }),
      body: Array(text.utf8))
  }

  func response() async throws -> HTTPResponse {
    switch self {
    case .respond(let status, let headers, let body):
      let fields = headers.map { (HTTPHeader($0.key), $0.value) }
      return HTTPResponse(
        statusCode: HTTPStatusCode(status, phrase: "Loopback"),
        headers: HTTPHeaders(Dictionary(fields, uniquingKeysWith: { _, last in last })),
        body: Data(body))
    case .flood(let status, let bytes):
      let body = HTTPBodySequence(
        data: Data("\"".utf8) + Data(repeating: UInt8(ascii: "x"), count: bytes) + Data("\"".utf8),
        suggestedBufferSize: 1 << 16)
      return HTTPResponse(
        statusCode: HTTPStatusCode(status, phrase: "Loopback"),
        headers: HTTPHeaders([.contentType: "application/json"]), body: body)
    case .half(let status, let body):
      return HTTPResponse(
        statusCode: HTTPStatusCode(status, phrase: "Loopback"),
        headers: HTTPHeaders([.contentType: "application/json"]),
        body: HTTPBodySequence(from: HalfBody(bytes: body), count: body.count))
    case .drop:
      // A switch to a WebSocket without frames closes the connection before any header.
      return HTTPResponse(webSocket: NoFrames())
    case .never:
      try await Task.sleep(for: .seconds(3600))
      throw CancellationError()
    }
  }
}

private struct NoFrames: WSHandler {
  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    throw SocketError.disconnected
  }
}

/// The first half of some bytes, with an end that the client doesn't accept.
private struct HalfBody: AsyncBufferedSequence {
  typealias Element = UInt8

  let bytes: [UInt8]

  func makeAsyncIterator() -> Iterator { Iterator(bytes: bytes) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    let bytes: [UInt8]
    var isSent = false

    mutating func next() async throws -> UInt8? { throw SocketError.disconnected }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard !isSent else { throw SocketError.disconnected }
      isSent = true
      return Array(bytes.prefix(bytes.count / 2))
    }
  }
}
