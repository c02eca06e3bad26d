public import BayanErrors
import BayanHTTP
public import BayanRecovery
public import BayanRuntime
public import BayanSDKErrors
public import BayanSystemErrors
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The reason why there is no result, or why a result is not complete.
///
/// The failure has the words, options, domain and code of its cause. All that arrived is kept: the
/// service's errors may explain a status of 500, or a null at a non-null position.
public struct GraphQLFailure: Error, Sendable {
  public enum Cause: Hashable, Sendable {
    /// A cancelled task, which is no failure: no alert is shown.
    case cancelled
    /// An exchange without a response, or without a usable one.
    case network(NetworkError)
    /// A refusal by the service, or a response with errors.
    case response(GraphQLResponseError)
  }

  public var cause: Cause
  /// The GraphQL response, if one arrived.
  public var response: GraphQLResponse?
  /// The HTTP status, if a response arrived.
  public var status: Int?
  /// The response's media type, without parameters.
  public var mediaType: String?
  /// The time that the service asked clients to wait.
  public var retryAfter: Duration?
  /// Whether a mutation was executed although it failed; queries are repeatable.
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

  /// The errors of the response.
  public var errors: [GraphQLError] { response?.errors ?? [] }

  package var isCancelled: Bool { cause == .cancelled }

  /// The catalog's error of the network, if there is no usable response.
  public var networkError: NetworkError? {
    guard case .network(let error) = cause else { return nil }
    return error
  }

  /// The catalog's error for the service's answer, if there is one.
  public var responseError: GraphQLResponseError? {
    guard case .response(let error) = cause else { return nil }
    return error
  }
}

/// Failures are equal if the same answer arrived; their recovery may differ.
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

  /// The waiting time before another try, from the service or a gateway.
  private var wait: Duration? { networkError?.isRedirect == true ? nil : retryAfter }

  public func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    causeWords(preferring: locales, for: sink).after(change ?? .repeatable, for: sink)
  }

  private func causeWords(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    switch cause {
    // A cancellation has words, too, but no alert shows them.
    case .cancelled:
      FailureWords(GraphQLResponseError.cancelled.words(preferring: locales), for: sink)
    case .network(let error):
      Speaker(of: error).words(preferring: locales, for: sink).naming(wait, for: sink)
    case .response(let error):
      Speaker(of: error).words(preferring: locales, for: sink).naming(wait, for: sink)
    }
  }

  public static var errorDomain: String { GraphQLResponseError.domain }

  /// The number of the catalog's error in the domain of GraphQL.
  ///
  /// For a lost connection the number is that of
  /// ``BayanSDKErrors/GraphQLResponseError/network(underlying:)``, because the network's numbers
  /// have other meanings in this domain.
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

  /// The summary for developers' logs: names and positions of the errors, without messages, which
  /// may quote variables.
  public var description: String {
    var text = "\(descriptor)"
    for error in errors.prefix(3) { text += "; \(error)" }
    if errors.count > 3 { text += "; and \(errors.count - 3) more errors" }
    return text
  }
}
