public import BayanErrors
public import BayanRecovery
public import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// As an `NSError`, the failure is in `NSURLErrorDomain`, whose codes programs know.
extension HTTPFailure: ClientFailure, FoundationFailure {
  public var underlyingError: (any Error)? {
    guard case .network(let error) = self else { return nil }
    return error
  }

  public var isCancellation: Bool { self == .cancelled }

  public var descriptor: ErrorDescriptor { ErrorDescriptor(underlyingError ?? CancellationError()) }

  public var category: FailureCategory {
    guard case .network(let error) = self else { return .silent }
    return Speaker(of: error).category
  }

  public func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    switch self {
    case .cancelled: FailureWords(CoreError.cancelled.words(preferring: locales), for: sink)
    case .network(let error): Speaker(of: error).words(preferring: locales, for: sink)
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
  /// The error of `NSURLErrorDomain` with the same meaning, and with this failure beneath it.
  ///
  /// The error's code is that of the system's own error, if there is one beneath, or else
  /// Foundation's code for such a failure.
  package var foundationError: any Error {
    let system = ErrorChain(self).first { error in
      !(error is any CatalogError) && (error as NSError).domain == NSURLErrorDomain
    }
    var info = (system as NSError?)?.userInfo ?? [:]
    info[CatalogErrorKey.swiftValue] = nil
    info[NSUnderlyingErrorKey] = ErrorChain.bridged(self)
    let code = (system as NSError?).flatMap { URLError.Code(rawValue: $0.code) as URLError.Code? }
    return URLError(code ?? usualCode, userInfo: info)
  }

  package var foundationIdentity: FoundationIdentity {
    FoundationIdentity(domain: NSURLErrorDomain, code: (foundationError as NSError).code)
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
    case .malformedResponse: .cannotParseResponse
    case .requestRefused: .badURL
    case .requestTooLarge: .badServerResponse
    case .notSaved: .cannotWriteToFile
    case .interrupted: .backgroundSessionWasDisconnected
    }
  }
}
