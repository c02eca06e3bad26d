public import BayanErrors
public import BayanHTTP
public import BayanRecovery
public import BayanRuntime
public import BayanSDKErrors
public import BayanSystemErrors
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The reason why a request to the Graph API has no response.
///
/// The failure has the words, options, domain and code of its cause.
public struct GraphFailure: Error, Sendable {
  public enum Cause: Hashable, Sendable {
    /// A cancellation, which is no error: no alert is shown.
    case cancelled
    /// An error from the Graph API.
    case graph(GraphRequestError)
    /// An exchange without an answer from the service, or without a usable one.
    case network(NetworkError)
    /// An answer that doesn't fit the request.
    case core(CoreError)
  }

  public var cause: Cause
  /// The received answer, if there is one and it is no error of the service's.
  public var answer: UnusableResponse?
  /// The time that the service or a gateway asks clients to wait, if no error of the service's has
  /// it.
  package var retryAfter: Duration?
  /// Whether the request made its change although it failed.
  public package(set) var change: ChangeOutcome? = .repeatable
  /// The recovery options of the failure, and the outcome of recovery.
  public var recovery = RecoveryState() {
    didSet {
      if case .graph(var error) = cause {
        error.recovery = recovery
        cause = .graph(error)
      }
    }
  }

  public init(_ cause: Cause) { self.cause = cause }

  package static let cancelled = GraphFailure(.cancelled)
  package static func graph(_ error: GraphRequestError) -> GraphFailure { .init(.graph(error)) }
  package static func network(_ error: NetworkError) -> GraphFailure { .init(.network(error)) }
  package static func core(_ error: CoreError) -> GraphFailure { .init(.core(error)) }

  /// The failure; ``cancelled`` if it means a cancellation, or the current task was cancelled.
  package var unlessStopped: GraphFailure { Cancellation.silences(self) ? .cancelled : self }

  /// The error; `nil` for a cancellation.
  package var error: (any Error)? {
    switch cause {
    case .cancelled: nil
    case .graph(let error): error
    case .network(let error): error
    case .core(let error): error
    }
  }

  /// The error from the Graph API, if there is one.
  public var graphError: GraphRequestError? {
    guard case .graph(let error) = cause else { return nil }
    return error
  }

  /// The error of the network, if there is no answer from the service.
  public var networkError: NetworkError? {
    guard case .network(let error) = cause else { return nil }
    return error
  }
}

/// Failures are equal if their causes are.
extension GraphFailure: Hashable {
  public static func == (a: GraphFailure, b: GraphFailure) -> Bool { a.cause == b.cause }
  public func hash(into hasher: inout Hasher) { hasher.combine(cause) }
}

/// As an `NSError`, a failure of the network is in `NSURLErrorDomain` in completions, and in the
/// result of `nsError(preferring:)`. The conversion `as NSError` has one domain for each type:
/// there it is `com.facebook.sdk.core`, code 4, with an error of the same number in
/// `NSURLErrorDomain` beneath.
extension GraphFailure: ClientFailure, FoundationFailure {
  public var underlyingError: (any Error)? { error }
  public var isCancellation: Bool { cause == .cancelled }

  public var descriptor: ErrorDescriptor {
    var descriptor = ErrorDescriptor(error ?? CancellationError())
    descriptor.status = descriptor.status ?? answer?.status
    descriptor.mediaType = answer?.mediaType
    if let networkError {
      // The error beneath has the reason why JSON couldn't be read.
      let beneath = ErrorChain(networkError).dropFirst().map { ErrorDescriptor($0) }
      descriptor.parseFailure = beneath.compactMap(\.parseFailure).first
    }
    return descriptor
  }

  public var category: FailureCategory {
    if change?.mayBeMade == true, !isCancellation { return .other }
    return switch cause {
    case .cancelled: .silent
    case .graph(let error): error.category
    case .network(let error): Speaker(of: error).category
    case .core(let error): Speaker(of: error).category
    }
  }

  public var backoff: Backoff {
    graphError?.backoff ?? wait.map { .after($0) } ?? networkError?.backoff ?? .usual
  }

  /// The waiting time before another try, from the service or a gateway.
  private var wait: Duration? { networkError?.isRedirect == true ? nil : retryAfter }

  public func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    causeWords(preferring: locales, for: sink).after(change ?? .repeatable, for: sink)
  }

  private func causeWords(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    switch cause {
    case .cancelled: FailureWords(CoreError.cancelled.words(preferring: locales), for: sink)
    case .graph(let error): error.words(preferring: locales, for: sink)
    case .network(let error):
      Speaker(of: error).words(preferring: locales, for: sink).naming(wait, for: sink)
    case .core(let error):
      Speaker(of: error).words(preferring: locales, for: sink).naming(wait, for: sink)
    }
  }

  public static var errorDomain: String { CoreError.domain }

  public var errorCode: Int {
    switch cause {
    case .cancelled: CoreError.cancelled.code
    case .graph(let error): error.errorCode
    case .network(let error): CoreError.network(underlying: error).code
    case .core(let error): error.code
    }
  }

  package var foundationIdentity: FoundationIdentity {
    switch cause {
    case .cancelled:
      FoundationIdentity(domain: NSURLErrorDomain, code: URLError.cancelled.rawValue)
    case .network(let error): error.foundationIdentity
    case .graph, .core: FoundationIdentity(domain: Self.errorDomain, code: errorCode)
    }
  }

  package func completeUserInfo(_ info: inout [String: Any], _ words: FailureWords) {
    switch cause {
    case .cancelled: info[NSUnderlyingErrorKey] = URLError(.cancelled)
    case .graph(let error):
      info[NSUnderlyingErrorKey] = error.underlyingError
      error.completeUserInfo(&info, words)
    case .network(let error):
      info[NSUnderlyingErrorKey] = error.foundationError
      info.addServiceKeys(
        words, GraphErrorCategory(category), developerMessage: error.developerMessage,
        status: knownStatus)
    case .core(let error):
      info[NSUnderlyingErrorKey] = error.underlyingError
      info.addServiceKeys(
        words, GraphErrorCategory(category), developerMessage: error.developerMessage,
        status: knownStatus)
    }
  }
}
