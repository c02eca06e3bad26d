import BayanLoopback
import Synchronization

/// A small GraphQL service, whose answers depend on the operation's name.
final class GraphQLService: Sendable {
  static let shared = GraphQLService()

  /// The session that counts as expired: the first that the service gets.
  private let forgotten = Mutex<String?>(nil)

  private struct Payments {
    var count = 0
    var keys: Set<String> = []
  }

  private let paid = Mutex(Payments())

  /// The payments that the service made.
  var payments: Int { paid.withLock(\.count) }

  /// Pays, and drops the connection before the answer; a payment with a known key is only
  /// confirmed.
  private func pay(_ key: String?) -> LoopbackAnswer {
    paid.withLock { paid in
      if let key, !paid.keys.insert(key).inserted {
        return .json(#"{"data":{"pay":{"id":"7"}}}"#)
      }
      paid.count += 1
      return .drop
    }
  }

  func answer(_ request: LoopbackRequest) async -> LoopbackAnswer {
    switch request.text {
    case let text where text.contains(#""operationName":"Pay""#):
      return pay(request.headers["idempotency-key"])
    case let text where text.contains(#""operationName":"Partial""#):
      return .json(
        #"{"data":{"film":{"title":"A New Hope"},"person":null},"#
          + #""errors":[{"message":"No entry for this person","path":["person"]}]}"#)
    case let text where text.contains(#""operationName":"Refused""#):
      return .respond(
        status: 400, headers: ["Content-Type": "application/graphql-response+json"],
        body: Array(#"{"errors":[{"message":"Unknown argument"}]}"#.utf8))
    case let text where text.contains(#""operationName":"SignedOut""#):
      let session = request.headers["authorization"] ?? ""
      let isForgotten = forgotten.withLock { first in
        first = first ?? session
        return first == session
      }
      guard isForgotten else { return .json(#"{"data":{"film":{"title":"Return"}}}"#) }
      return .json(
        #"{"data":null,"errors":[{"message":"jwt expired","#
          + #""extensions":{"code":"UNAUTHENTICATED"}}]}"#)
    default:
      return .respond(status: 503, headers: [:], body: Array("busy".utf8))
    }
  }
}
