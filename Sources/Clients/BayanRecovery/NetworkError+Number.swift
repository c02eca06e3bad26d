import BayanErrors
package import BayanSDKErrors
package import Foundation

extension NetworkError {
  /// The network error that an error of `NSURLErrorDomain` stands for, by its number.
  ///
  /// - Parameters:
  ///   - seconds: How long was waited, for a timeout; 0 if it is not known.
  ///   - underlying: The error to keep beneath: the system's own may have secrets in its address.
  /// - Returns: `nil` for errors of other domains, and for cancellation.
  package init?(number error: NSError, seconds: Int = 0, underlying: any Error) {
    guard error.domain == NSURLErrorDomain, !Cancellation.isCause(of: error) else { return nil }
    switch error.code {
    case NSURLErrorNotConnectedToInternet, NSURLErrorDataNotAllowed,
      NSURLErrorInternationalRoamingOff, NSURLErrorCallIsActive:
      self = .offline(underlying: underlying)
    case NSURLErrorCannotFindHost, NSURLErrorDNSLookupFailed:
      self = .hostNotFound(underlying: underlying)
    case NSURLErrorCannotConnectToHost:
      self = .hostUnreachable(underlying: underlying)
    case tlsNumbers, NSURLErrorAppTransportSecurityRequiresSecureConnection:
      self = .insecureConnection(underlying: underlying)
    // An empty reply is a bad server response to libcurl.
    case NSURLErrorNetworkConnectionLost, NSURLErrorBadServerResponse:
      self = .connectionClosed(underlying: underlying)
    case NSURLErrorTimedOut:
      self = .timedOut(seconds: seconds, underlying: underlying)
    case NSURLErrorDataLengthExceedsMaximum:
      self = .answerTooLarge(underlying: underlying)
    case NSURLErrorCannotParseResponse, NSURLErrorCannotDecodeContentData,
      NSURLErrorCannotDecodeRawData, NSURLErrorHTTPTooManyRedirects,
      NSURLErrorRedirectToNonExistentLocation, NSURLErrorDownloadDecodingFailedMidStream,
      NSURLErrorDownloadDecodingFailedToComplete:
      self = .malformedResponse(underlying: underlying)
    // The same request fails the same way, wherever it is sent from.
    case NSURLErrorBadURL, NSURLErrorUnsupportedURL, NSURLErrorFileDoesNotExist,
      NSURLErrorFileIsDirectory, NSURLErrorNoPermissionsToReadFile,
      backgroundSessionNumbers:
      self = .requestRefused(underlying: underlying)
    // A dialog that asks for a password was closed, or nobody could be asked.
    case NSURLErrorUserCancelledAuthentication, NSURLErrorUserAuthenticationRequired:
      self = .httpStatus(status: 401, underlying: underlying)
    case NSURLErrorZeroByteResource: self = .emptyResponse
    case NSURLErrorCannotLoadFromNetwork: self = .notInCache
    case NSURLErrorCannotCreateFile, NSURLErrorCannotOpenFile, NSURLErrorCannotCloseFile,
      NSURLErrorCannotWriteToFile, NSURLErrorCannotRemoveFile, NSURLErrorCannotMoveFile:
      self = .notSaved(underlying: underlying)
    case backgroundSessionEnded: self = .interrupted(underlying: underlying)
    default:
      self =
        error.tellsOfTLS
        ? .insecureConnection(underlying: underlying) : .unknown(underlying: underlying)
    }
  }
}

/// The numbers from `URLError.secureConnectionFailed` to `clientCertificateRequired`.
///
/// On Linux that type is in another module, and Foundation's constants for these are one too low.
private let tlsNumbers = -1206...(-1200)

/// `URLError.backgroundSessionInUseByAnotherProcess` and `backgroundSessionRequiresSharedContainer`:
/// nothing is sent.
private let backgroundSessionNumbers = -996...(-995)

/// `URLError.backgroundSessionWasDisconnected`.
private let backgroundSessionEnded = -997

extension NSError {
  /// Whether an unknown error is one of TLS by the text that libcurl gave it.
  ///
  /// Errors of reading and writing aren't: the request may have been sent by then.
  ///
  /// On Linux each failure of TLS, an untrusted certificate too, is `URLError.unknown`, and what
  /// happened is nowhere but in the text: "SSL certificate problem: self-signed certificate".
  fileprivate var tellsOfTLS: Bool {
    guard code == NSURLErrorUnknown, let text = userInfo[NSLocalizedDescriptionKey] as? String
    else { return false }
    return ["SSL", "TLS", "certificate"].contains { text.contains($0) }
      && !["SSL_read", "SSL_write"].contains { text.contains($0) }
  }
}
