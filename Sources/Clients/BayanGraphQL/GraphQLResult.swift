public import BayanErrors
import BayanHTTP
import BayanRuntime
public import BayanSDKErrors

/// What an operation gave: a GraphQL response came, and its data could be read.
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
  /// What the errors mean for the reader who waits for the data; `nil` without errors.
  public var problem: GraphQLResponseError?
  /// Why the service wasn't asked, or gave nothing, where the cache stood in for it.
  public var networkFailure: GraphQLFailure?

  /// The errors; empty where there are none.
  public var errors: [GraphQLError] { response.errors }
}

/// Why there is no result.
///
/// What did arrive is kept: a service may say in its errors why it answered 500, or why a field
/// that must not be null is.
public struct GraphQLFailure: Error, Hashable, Sendable {
  public enum Cause: Hashable, Sendable {
    /// The task was cancelled. This is not a failure; show nothing.
    case cancelled
    /// There was no response, or none that can be used; with words for readers.
    case network(NetworkError)
  }

  public var cause: Cause
  /// The GraphQL response, where one arrived all the same.
  public var response: GraphQLResponse?
  /// The HTTP status, where a response came.
  public var status: Int?
  /// How long the service asked to be left alone.
  public var retryAfter: Duration?

  public init(
    _ cause: Cause, response: GraphQLResponse? = nil, status: Int? = nil,
    retryAfter: Duration? = nil
  ) {
    self.cause = cause
    self.retryAfter = retryAfter
    self.response = response
    self.status = status
  }

  /// The errors that arrived with what failed.
  public var errors: [GraphQLError] { response?.errors ?? [] }

  public var isCancelled: Bool { cause == .cancelled }

  /// The catalog's error, with its words; `nil` after cancellation.
  public var networkError: NetworkError? {
    guard case .network(let error) = cause else { return nil }
    return error
  }

  /// Whether the cache alone was asked and had nothing: no request was sent.
  public var isCacheMiss: Bool { networkError == .notInCache }
}

extension GraphQLFailure: WrappingError, CustomStringConvertible {
  public var underlyingError: (any Error)? {
    isCancelled ? CancellationError() : networkError
  }

  /// What happened, for developers: without bodies.
  public var description: String {
    guard let networkError else { return "cancelled" }
    var text = networkError.developerMessage
    if let status { text += " (status \(status))" }
    for error in errors.prefix(3) {
      text += "; \(error)"
    }
    if errors.count > 3 { text += "; and \(errors.count - 3) more errors" }
    return text
  }
}

/// Why a response's data doesn't fit the type it is read as.
public struct GraphQLDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the data.
  public var path: GraphQLPath
  /// What, for developers.
  public var message: String

  public var description: String { path.components.isEmpty ? message : "\(path): \(message)" }
}
