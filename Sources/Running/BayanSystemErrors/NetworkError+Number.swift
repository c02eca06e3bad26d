import BayanErrors
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
    // libcurl takes bytes that aren't HTTP for the protocol's first version, and Foundation for an address.
    case NSURLErrorUnsupportedURL where error.tells("HTTP/0.9"):
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
    case NSURLErrorUnknown: self = error.cause(underlying: underlying)
    default: self = .unknown(underlying: underlying)
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
  /// Returns the network error that libcurl's text tells of an unknown error.
  ///
  /// On Linux each failure of TLS, even an untrusted certificate, is `URLError.unknown`, and so are others. Only
  /// the text has the cause: "SSL certificate problem: self-signed certificate". It is never shown.
  fileprivate func cause(underlying: any Error) -> NetworkError {
    // First, because these may be of TLS, and the request may have been sent before them.
    if tells("SSL_read", "SSL_write", "transfer closed", "Recv failure", "Send failure") {
      return .connectionClosed(underlying: underlying)
    }
    if tells("SSL", "TLS", "certificate") { return .insecureConnection(underlying: underlying) }
    if tells("Couldn't connect", "Failed to connect") {
      return .hostUnreachable(underlying: underlying)
    }
    if tells("chunked-encoding", "content unencoding", "content encoding") {
      return .malformedResponse(underlying: underlying)
    }
    return .unknown(underlying: underlying)
  }

  /// Returns whether the error's own text has one of some words.
  fileprivate func tells(_ signs: String...) -> Bool {
    guard let text = userInfo[NSLocalizedDescriptionKey] as? String else { return false }
    return signs.contains { text.contains($0) }
  }
}
