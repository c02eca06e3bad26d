import BayanLoopback
import Synchronization

/// A GraphQL service in miniature: what it answers goes by the operation's name.
final class GraphQLService: Sendable {
  static let shared = GraphQLService()

  /// The session that it has forgotten: the first that it was shown.
  private let forgotten = Mutex<String?>(nil)

  func answer(_ request: LoopbackRequest) async -> LoopbackAnswer {
    switch request.text {
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
