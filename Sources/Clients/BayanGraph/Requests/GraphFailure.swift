public import BayanErrors
public import BayanHTTP
public import BayanRecovery
public import BayanRuntime
public import BayanSDKErrors
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why a request to the Graph API has no response.
///
/// Whichever way it is read, it is the error inside: its words, its options, its domain and code.
public struct GraphFailure: Error, Sendable {
  public enum Cause: Hashable, Sendable {
    /// Someone stopped it. Not an error; show nothing.
    case cancelled
    /// The Graph API answered with an error.
    case graph(GraphRequestError)
    /// There is no answer of the service's, or none that can be used.
    case network(NetworkError)
    /// The answer doesn't fit the request.
    case core(CoreError)
  }

  public var cause: Cause
  /// The received answer, where there is one and it is no error of the service's.
  public var answer: UnusableResponse?
  /// How long whoever answered asks to be left alone, where that isn't in an error of the service's.
  package var retryAfter: Duration?
  /// Whether the change that was asked for was made all the same.
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

  /// The failure; ``cancelled`` where someone stopped the request, or cancelled the task that it came in.
  package var unlessStopped: GraphFailure { Cancellation.silences(self) ? .cancelled : self }

  /// The error, where it is one.
  package var error: (any Error)? {
    switch cause {
    case .cancelled: nil
    case .graph(let error): error
    case .network(let error): error
    case .core(let error): error
    }
  }

  /// The error, where the Graph API answered with one.
  public var graphError: GraphRequestError? {
    guard case .graph(let error) = cause else { return nil }
    return error
  }

  /// The error, where there is no answer of the service's.
  public var networkError: NetworkError? {
    guard case .network(let error) = cause else { return nil }
    return error
  }
}

/// Two are the same if their causes are.
extension GraphFailure: Hashable {
  public static func == (a: GraphFailure, b: GraphFailure) -> Bool { a.cause == b.cause }
  public func hash(into hasher: inout Hasher) { hasher.combine(cause) }
}

/// By `NSError` a failure of the network is of `NSURLErrorDomain` in completions, and in what
/// `nsError(preferring:)` makes. What `as NSError` makes has one domain for each type: there it is
/// `com.facebook.sdk.core`, code 4, with an error of the same number in `NSURLErrorDomain` beneath.
extension GraphFailure: ClientFailure, FoundationFailure {
  public var underlyingError: (any Error)? { error }
  public var isCancellation: Bool { cause == .cancelled }

  public var descriptor: ErrorDescriptor {
    var descriptor = ErrorDescriptor(error ?? CancellationError())
    descriptor.status = descriptor.status ?? answer?.status
    descriptor.mediaType = answer?.mediaType
    if let networkError {
      // Why JSON couldn't be read is in the error beneath.
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

  /// How long to wait before the same is tried again, as whoever answered says.
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
