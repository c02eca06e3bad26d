import CBayanCurl
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What curl's number of an error means.
///
/// - Source: libcurl-errors(3).
struct CurlError {
  private let code: Int
  private let systemError: Int32
  private let arrived: HTTPExchange.Response?

  /// - Parameter arrived: What came of a response before the error.
  init(_ ending: BayanCurlEnd, arrived: HTTPExchange.Response? = nil) {
    self.arrived = arrived
    code = Int(ending.code)
    systemError = ending.systemError
  }

  /// The error of Foundation's that says the same, with what arrived or curl's number beneath it.
  ///
  /// - Returns: `nil` for a head of more lines or longer ones than curl takes.
  var urlError: URLError? {
    guard let urlCode else { return nil }
    let cause: any Error =
      arrived.map { UnusableResponse($0) } ?? NSError(domain: "curl", code: code)
    return URLError(urlCode, userInfo: [NSUnderlyingErrorKey: cause])
  }

  private var urlCode: URLError.Code? {
    switch code {
    case 5, 6: .cannotFindHost
    case 7: isOffline ? .notConnectedToInternet : .cannotConnectToHost
    case 18, 52, 55, 56, 92: .networkConnectionLost
    // A line of a head that is too long is "out of memory" before curl 8.6.
    case 27, 100: nil
    case 28: .timedOut
    case 60: .serverCertificateUntrusted
    case 35, 53, 54, 58, 59, 64, 66, 77, 80, 82, 83, 90, 91, 98: .secureConnectionFailed
    case 3: .badURL
    // HTTP/0.9, which any garbage is, is an unsupported protocol.
    case 1, 8, 16: .cannotParseResponse
    case 61: .cannotDecodeContentData
    default: .unknown
    }
  }

  /// Whether the system has no way to any network.
  private var isOffline: Bool {
    systemError == ENETUNREACH || systemError == ENETDOWN
  }
}
