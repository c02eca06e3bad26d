import BayanHTTP
public import BayanSDKErrors

/// The result of an operation whose GraphQL response arrived, and whose data could be read.
///
/// A response may have errors. ``data`` is then partial, or `nil`.
public struct GraphQLResult<Data: Decodable & Sendable>: Sendable {
  /// The source of the response.
  public enum Source: Hashable, Sendable {
    case service
    case cache
  }

  /// The decoded data; `nil` if there is none.
  public var data: Data?
  /// The response as it arrived.
  public var response: GraphQLResponse
  public var source: Source
  /// The HTTP status; `nil` for a cached response.
  public var status: Int?
  /// Whether the service didn't know the document's hash, so that the document was sent.
  public var wasSentInFull: Bool
  /// The meaning of the errors for the reader, with the recovery options; `nil` without errors.
  public var failure: GraphQLFailure?
  /// The failure of the service's answer, if a cached answer replaced it.
  public var networkFailure: GraphQLFailure?

  /// The catalog's error for the errors; `nil` without errors.
  public var problem: GraphQLResponseError? { failure?.responseError }

  /// The errors of the response.
  public var errors: [GraphQLError] { response.errors }
}
