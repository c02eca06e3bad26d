import BayanHTTP
public import BayanSDKErrors

/// The result of an operation whose GraphQL response came and has data that could be read.
///
/// It may still have errors. ``data`` is then partial, or `nil`.
public struct GraphQLResult<Data: Decodable & Sendable>: Sendable {
  /// Where the response came from.
  public enum Source: Hashable, Sendable {
    case service
    case cache
  }

  /// The data, read; `nil` where there is none.
  public var data: Data?
  /// The response as it arrived.
  public var response: GraphQLResponse
  public var source: Source
  /// The HTTP status; `nil` from the cache.
  public var status: Int?
  /// Whether the service didn't know the document's hash and was sent the document.
  public var wasSentInFull: Bool
  /// The meaning of the errors for the reader who waits for the data, with the recovery options;
  /// `nil` without errors.
  public var failure: GraphQLFailure?
  /// Why the service wasn't asked, or gave nothing, where the cache stood in for it.
  public var networkFailure: GraphQLFailure?

  /// The catalog's error that the errors mean; `nil` without errors.
  public var problem: GraphQLResponseError? { failure?.responseError }

  /// The errors; empty where there are none.
  public var errors: [GraphQLError] { response.errors }
}
