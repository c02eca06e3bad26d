public import BayanErrors
import BayanHTTP
public import BayanRecovery
public import BayanRuntime
public import BayanSDKErrors
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why there is no result, or why a result is not complete.
///
/// Whichever way it is read, it is the error inside: its words, its options, its domain and code.
/// The part that arrived is kept: a service may say in its errors why it answered 500, or why a field that
/// must not be null is.
public struct GraphQLFailure: Error, Sendable {
  public enum Cause: Hashable, Sendable {
    /// The task was cancelled. This is not a failure; show nothing.
    case cancelled
    /// There was no response, or none that can be used.
    case network(NetworkError)
    /// The service said no, or its response has errors.
    case response(GraphQLResponseError)
  }

  public var cause: Cause
  /// The GraphQL response, where one arrived.
  public var response: GraphQLResponse?
  /// The HTTP status, where a response came.
  public var status: Int?
  /// The response's media type, without parameters.
  public var mediaType: String?
  /// How long the service asked to be left alone.
  public var retryAfter: Duration?
  /// Whether a mutation was executed all the same; a query can be sent again.
  public package(set) var change: ChangeOutcome? = .repeatable
  /// The permissions that the operation needs.
  package var neededPermissions: Set<String> = []
  /// The recovery options, and the outcome of recovery.
  public var recovery = RecoveryState()

  public init(
    _ cause: Cause, response: GraphQLResponse? = nil, status: Int? = nil, mediaType: String? = nil,
    retryAfter: Duration? = nil
  ) {
    self.cause = cause
    self.response = response
    self.status = status
    self.mediaType = mediaType
    self.retryAfter = retryAfter
  }

  /// The errors that arrived with what failed.
  public var errors: [GraphQLError] { response?.errors ?? [] }

  package var isCancelled: Bool { cause == .cancelled }

  /// The catalog's error, where there is no response that can be used.
  public var networkError: NetworkError? {
    guard case .network(let error) = cause else { return nil }
    return error
  }

  /// The catalog's error, where the service's answer means it.
  public var responseError: GraphQLResponseError? {
    guard case .response(let error) = cause else { return nil }
    return error
  }
}

/// Two are the same if the same arrived, whatever recovery did.
extension GraphQLFailure: Hashable {
  public static func == (a: GraphQLFailure, b: GraphQLFailure) -> Bool {
    a.cause == b.cause && a.response == b.response && a.status == b.status
      && a.mediaType == b.mediaType && a.retryAfter == b.retryAfter
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cause)
    hasher.combine(status)
  }
}

extension GraphQLFailure: ClientFailure, FoundationFailure, PermissionNeeding {
  public var underlyingError: (any Error)? {
    switch cause {
    case .cancelled: CancellationError()
    case .network(let error): error
    case .response(let error): error
    }
  }

  public var isCancellation: Bool { isCancelled }

  public var category: FailureCategory {
    if change?.mayBeMade == true, !isCancelled { return .other }
    return switch cause {
    case .cancelled: .silent
    case .network(let error): Speaker(of: error).category
    case .response(let error): Speaker(of: error).category
    }
  }

  public var backoff: Backoff {
    if let wait { return .after(wait) }
    if case .tooManyCalls? = responseError { return .limited }
    return networkError?.backoff ?? .usual
  }

  /// How long to wait before the same is tried again, as whoever answered says.
  private var wait: Duration? { networkError?.isRedirect == true ? nil : retryAfter }

  public func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    causeWords(preferring: locales, for: sink).after(change ?? .repeatable, for: sink)
  }

  private func causeWords(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    switch cause {
    // For who asks all the same; no alert has them.
    case .cancelled:
      FailureWords(GraphQLResponseError.cancelled.words(preferring: locales), for: sink)
    case .network(let error):
      Speaker(of: error).words(preferring: locales, for: sink).naming(wait, for: sink)
    case .response(let error):
      Speaker(of: error).words(preferring: locales, for: sink).naming(wait, for: sink)
    }
  }

  public static var errorDomain: String { GraphQLResponseError.domain }

  /// The number of the catalog's error in the domain of GraphQL: for a lost connection that of
  /// ``BayanSDKErrors/GraphQLResponseError/network(underlying:)``, as numbers of the network mean
  /// something else there.
  public var errorCode: Int {
    switch cause {
    case .cancelled: GraphQLResponseError.cancelled.code
    case .network(let error): GraphQLResponseError.network(underlying: error).code
    case .response(let error): error.code
    }
  }

  package var foundationIdentity: FoundationIdentity {
    switch cause {
    case .cancelled:
      FoundationIdentity(domain: NSURLErrorDomain, code: URLError.cancelled.rawValue)
    case .network(let error): error.foundationIdentity
    case .response(let error):
      FoundationIdentity(domain: GraphQLResponseError.domain, code: error.code)
    }
  }

  package func completeUserInfo(_ info: inout [String: Any], _ words: FailureWords) {
    switch cause {
    case .cancelled: info[NSUnderlyingErrorKey] = URLError(.cancelled)
    case .network(let error): info[NSUnderlyingErrorKey] = error.foundationError
    case .response: break
    }
  }

  public var descriptor: ErrorDescriptor {
    var facts = ErrorDescriptor(underlyingError ?? CancellationError())
    facts.status = status
    facts.mediaType = mediaType
    if case .badInput? = responseError { facts.invalidArgument = errors.first?.path?.description }
    facts.parseFailure =
      ErrorChain(self).dropFirst().lazy
      .compactMap { ($0 as? any DescribedError)?.descriptor.parseFailure }.first
    return facts
  }

  /// The summary for developers and their logs: names and places of the errors, and no messages,
  /// which may quote variables.
  public var description: String {
    var text = "\(descriptor)"
    for error in errors.prefix(3) { text += "; \(error)" }
    if errors.count > 3 { text += "; and \(errors.count - 3) more errors" }
    return text
  }
}
