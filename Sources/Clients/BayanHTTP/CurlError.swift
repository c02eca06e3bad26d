import BayanRecovery
package import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The meaning of a number that curl has for an error.
///
/// - Source: libcurl-errors(3).
package struct CurlError {
  private let code: Int
  private let systemError: Int32
  private let arrived: HTTPExchange.Response?
  private let isUnsent: Bool
  private let isConnected: () -> Bool

  /// Creates one of curl's number.
  ///
  /// - Parameters:
  ///   - systemError: The system's number of the error that a connection failed with; 0 for none.
  ///   - arrived: What came of a response before the error.
  ///   - isUnsent: Whether certainly no byte of the request was sent.
  ///   - isConnected: Whether the machine is connected to any network.
  package init(
    _ code: Int, systemError: Int32 = 0, arrived: HTTPExchange.Response? = nil,
    isUnsent: Bool = false,
    isConnected: @escaping () -> Bool = NetworkInterfaces.areConnected
  ) {
    self.code = code
    self.systemError = systemError
    self.arrived = arrived
    self.isUnsent = isUnsent
    self.isConnected = isConnected
  }

  /// The error of Foundation's that says the same, with what arrived or curl's number beneath it.
  ///
  /// - Returns: `nil` for a head of more lines or longer ones than curl takes.
  package var urlError: URLError? {
    guard let urlCode else { return nil }
    let beneath: [String: Any] = isUnsent ? [NSUnderlyingErrorKey: UnsentRequest()] : [:]
    let cause: any Error =
      arrived.map { UnusableResponse($0) }
      ?? NSError(domain: "curl", code: code, userInfo: beneath)
    return URLError(urlCode, userInfo: [NSUnderlyingErrorKey: cause])
  }

  private var urlCode: URLError.Code? {
    switch code {
    case 5, 6: isConnected() ? .cannotFindHost : .notConnectedToInternet
    case 7: isOffline ? .notConnectedToInternet : .cannotConnectToHost
    // The end of TLS (80) may come after the request.
    case 18, 52, 55, 56, 80, 92: .networkConnectionLost
    // A line of a head that is too long is "out of memory" before curl 8.6.
    case 27, 100: nil
    case 28: .timedOut
    case 60: .serverCertificateUntrusted
    case 35, 53, 54, 58, 59, 64, 66, 77, 82, 83, 90, 91, 98: .secureConnectionFailed
    case 3: .badURL
    // HTTP/0.9, which any garbage is, is an unsupported protocol.
    case 1, 8, 16: .cannotParseResponse
    case 61: .cannotDecodeContentData
    default: .unknown
    }
  }

  /// Whether the system has no way to any network.
  ///
  /// For an address it says so. For a host's name it says no more than that it wasn't found.
  private var isOffline: Bool {
    systemError == ENETUNREACH || systemError == ENETDOWN
  }
}
