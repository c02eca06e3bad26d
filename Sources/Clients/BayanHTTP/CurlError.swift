import BayanRecovery
import BayanSystemErrors
package import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An error of curl, with the facts that decide about its meaning.
///
/// - Source: libcurl-errors(3).
package struct CurlError {
  private let code: Int
  private let systemError: Int32
  private let arrived: HTTPExchange.Response?
  private let isUnsent: Bool
  private let isConnected: () -> Bool

  /// Creates the error for one of curl's numbers.
  ///
  /// - Parameters:
  ///   - systemError: The system's error number of a failed connection; 0 for none.
  ///   - arrived: The part of a response that arrived before the error.
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

  /// Foundation's error of the same meaning, with the received response or curl's number beneath
  /// it.
  ///
  /// - Returns: `nil` for a head with more or longer lines than curl accepts.
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
    // An error at the end of TLS (80) may come after the request.
    case 18, 52, 55, 56, 80, 92: .networkConnectionLost
    // Before 8.6, curl reports a line of a head that is too long as "out of memory".
    case 27, 100: nil
    case 28: .timedOut
    case 60: .serverCertificateUntrusted
    case 35, 53, 54, 58, 59, 64, 66, 77, 82, 83, 90, 91, 98: .secureConnectionFailed
    case 3: .badURL
    // HTTP/0.9, of which any bytes are valid, is an unsupported protocol.
    case 1, 8, 16: .cannotParseResponse
    case 61: .cannotDecodeContentData
    default: .unknown
    }
  }

  /// Whether the system has no route to any network.
  ///
  /// For a URL with an address the error says so. For a URL with a host's name it only says that
  /// the name wasn't found.
  private var isOffline: Bool {
    systemError == ENETUNREACH || systemError == ENETDOWN
  }
}
