import BayanHTTP
import BayanSDKErrors
import Foundation
import Synchronization

/// A program's own transport, whose answers come from a function.
final class ScriptedTransport: HTTPTransport {
  typealias Answer =
    @Sendable (HTTPExchange.Request) async throws(HTTPFailure)
    -> HTTPExchange.Response

  private let answer: Answer
  private let sent = Mutex<[HTTPExchange.Request]>([])

  init(_ answer: @escaping Answer) { self.answer = answer }

  /// The requests so far.
  var requests: [HTTPExchange.Request] { sent.withLock { $0 } }

  func response(
    to request: HTTPExchange.Request
  ) async throws(HTTPFailure) -> HTTPExchange.Response {
    sent.withLock { $0.append(request) }
    return try await answer(request)
  }
}

extension HTTPExchange.Response {
  /// Returns a response of JSON, unless its headers have another type.
  static func json(
    _ body: String, status: Int = 200, headers: [String: String] = [:]
  ) -> HTTPExchange.Response {
    var fields: HTTPHeaders = ["Content-Type": "application/json"]
    for (name, value) in headers { fields[name] = value }
    return HTTPExchange.Response(status: status, headers: fields, body: Array(body.utf8))
  }

  /// Returns a page of a gateway or portal.
  static func page(_ status: Int, headers: [String: String] = [:]) -> HTTPExchange.Response {
    .json("<p>", status: status, headers: headers.merging(["Content-Type": "text/html"]) { $1 })
  }
}
