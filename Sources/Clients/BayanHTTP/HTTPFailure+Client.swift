public import BayanErrors
public import BayanRecovery
public import BayanRuntime
import BayanSDKErrors
import Foundation

/// By `NSError` it is one of `NSURLErrorDomain`, whose codes programs know.
extension HTTPFailure: ClientFailure, FoundationFailure {
  public var underlyingError: (any Error)? {
    guard case .network(let error) = self else { return nil }
    return error
  }

  public var isCancellation: Bool { self == .cancelled }

  public var descriptor: ErrorDescriptor { ErrorDescriptor(underlyingError ?? CancellationError()) }

  public var category: FailureCategory {
    guard case .network(let error) = self else { return .silent }
    return FailureCategory(of: error)
  }

  public func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    switch self {
    case .cancelled: FailureWords(CoreError.cancelled.words(preferring: locales), for: sink)
    case .network(let error): FailureWords(error.words(preferring: locales), for: sink)
    }
  }

  public static var errorDomain: String { NSURLErrorDomain }

  public var errorCode: Int {
    switch self {
    case .cancelled: URLError.cancelled.rawValue
    case .network(let error): error.foundationIdentity.code
    }
  }

  package func completeUserInfo(_ info: inout [String: Any], _ words: FailureWords) {
    if case .network(let error) = self { info[NSUnderlyingErrorKey] = error.underlyingError }
  }
}

extension NetworkError {
  /// The code of `NSURLErrorDomain` that says the same: that of the error beneath, if it is one of
  /// that domain, or the one that Foundation has for such a failure.
  package var foundationIdentity: FoundationIdentity {
    let beneath = ErrorChain(self).first { error in
      !(error is any CatalogError) && (error as NSError).domain == NSURLErrorDomain
    }
    if let beneath {
      return FoundationIdentity(domain: NSURLErrorDomain, code: (beneath as NSError).code)
    }
    return FoundationIdentity(domain: NSURLErrorDomain, code: usualCode.rawValue)
  }

  private var usualCode: URLError.Code {
    switch self {
    case .unknown, .tooManyRetries: .unknown
    case .offline: .notConnectedToInternet
    case .hostNotFound: .cannotFindHost
    case .hostUnreachable: .cannotConnectToHost
    case .insecureConnection: .secureConnectionFailed
    case .connectionClosed: .networkConnectionLost
    case .timedOut: .timedOut
    case .httpStatus: .badServerResponse
    case .emptyResponse: .zeroByteResource
    case .notJSON: .cannotDecodeRawData
    case .schemaNotMet: .cannotDecodeContentData
    case .notInCache: .resourceUnavailable
    case .answerTooLarge: .dataLengthExceedsMaximum
    }
  }
}
