public import BayanErrors
public import BayanRuntime
public import BayanSDKErrors
public import Foundation

/// Why a request to the Graph API has no response.
public enum GraphFailure: Error, Hashable, Sendable {
  /// Someone stopped it. Not an error; show nothing.
  case cancelled
  /// The Graph API answered with an error.
  case graph(GraphRequestError)
  /// There is no answer, or none that can be used.
  case network(NetworkError)
  /// The answer doesn't fit the request.
  case core(CoreError)

  /// The error, where it is one.
  public var error: (any Error)? {
    switch self {
    case .cancelled: nil
    case .graph(let error): error
    case .network(let error): error
    case .core(let error): error
    }
  }

  /// The error as Foundation's older interfaces read it, by its own domain and code.
  ///
  /// - Returns: `nil` for cancellation.
  public func nsError(preferring locales: [LocaleTag]) -> NSError? {
    switch self {
    case .cancelled: nil
    case .graph(let error): error.nsError(preferring: locales)
    case .network(let error): error.nsError(preferring: locales)
    case .core(let error): error.nsError(preferring: locales)
    }
  }
}

extension GraphFailure: WrappingError {
  public var underlyingError: (any Error)? { error }
}

extension GraphFailure: LocalizedError {
  public var errorDescription: String? { (error as? any LocalizedError)?.errorDescription }
  public var recoverySuggestion: String? { (error as? any LocalizedError)?.recoverySuggestion }
}
