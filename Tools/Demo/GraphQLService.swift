import BayanLoopback

/// A GraphQL service in miniature: what it answers goes by the operation's name.
struct GraphQLService: Sendable {
  static let shared = GraphQLService()

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
    default:
      return .respond(status: 503, headers: [:], body: Array("busy".utf8))
    }
  }
}
