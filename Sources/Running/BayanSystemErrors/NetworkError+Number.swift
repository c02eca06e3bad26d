import BayanErrors
package import BayanSDKErrors
package import Foundation

extension NetworkError {
  /// Creates the network error of an error of `NSURLErrorDomain`, by its number.
  ///
  /// - Parameters:
  ///   - seconds: The time of waiting, for a timeout; 0 if it is unknown.
  ///   - underlying: The error to keep beneath, because the system's own may have secrets in its
  ///     address.
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
    // libcurl reports an empty reply as a bad server response.
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
    // The same request fails in the same way from anywhere.
    case NSURLErrorBadURL, NSURLErrorUnsupportedURL, NSURLErrorFileDoesNotExist,
      NSURLErrorFileIsDirectory, NSURLErrorNoPermissionsToReadFile,
      backgroundSessionNumbers:
      self = .requestRefused(underlying: underlying)
    // A password dialog was closed, or no dialog could be shown.
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

/// The numbers of `URLError.backgroundSessionInUseByAnotherProcess` and
/// `backgroundSessionRequiresSharedContainer`, after which no request was sent.
private let backgroundSessionNumbers = -996...(-995)

/// The number of `URLError.backgroundSessionWasDisconnected`.
private let backgroundSessionEnded = -997

extension NSError {
  /// Whether libcurl's text shows that an unknown error is one of TLS.
  ///
  /// Errors of reading and writing don't count, because the request may have been sent before them.
  ///
  /// On Linux each failure of TLS, even an untrusted certificate, is `URLError.unknown`, and only
  /// the text has the cause: "SSL certificate problem: self-signed certificate".
  fileprivate var tellsOfTLS: Bool {
    guard code == NSURLErrorUnknown, let text = userInfo[NSLocalizedDescriptionKey] as? String
    else { return false }
    return ["SSL", "TLS", "certificate"].contains { text.contains($0) }
      && !["SSL_read", "SSL_write"].contains { text.contains($0) }
  }
}
