import BayanErrors
import BayanRecovery
package import BayanSystemErrors
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NetworkError {
  /// Creates the network error of an error of `URLSession`, by its cause.
  ///
  /// The text of the error is never kept for readers, because on Linux this text is libcurl's
  /// English. The address of the error is kept without user info, query and fragment, which may
  /// have secrets.
  ///
  /// - Parameter waited: The time of waiting, for a timeout.
  /// - Returns: `nil` for errors of other domains, and for cancellation.
  package init?(urlError error: any Error, waited: Duration = .zero) {
    let bridged = error as NSError
    self.init(number: bridged, seconds: waited.wholeSeconds, underlying: bridged.withoutParameters)
  }
}

extension NetworkError {
  /// Returns the error of a response beyond a bound.
  ///
  /// - Parameter arrived: The received part of the response; `nil` if its head was too large.
  static func tooLarge(_ arrived: HTTPExchange.Response?) -> NetworkError {
    var info: [String: Any] = [:]
    info[NSUnderlyingErrorKey] = arrived.map { UnusableResponse($0) }
    return .answerTooLarge(underlying: URLError(.dataLengthExceedsMaximum, userInfo: info))
  }
}

extension NSError {
  /// The error of `URLSession` without the parameters of its address, and with the domains and
  /// codes alone of the errors beneath it.
  fileprivate var withoutParameters: any Error {
    var info: [String: Any] = [:]
    let texts = ["NSErrorFailingURLStringKey", "NSURLErrorFailingURLStringErrorKey"]
    let address =
      userInfo[NSURLErrorFailingURLErrorKey] as? URL
      ?? texts.lazy.compactMap { self.userInfo[$0] as? String }.first.flatMap { URL(string: $0) }
    if let address, var parts = URLComponents(url: address, resolvingAgainstBaseURL: false) {
      parts.user = nil
      parts.password = nil
      parts.query = nil
      parts.fragment = nil
      info[NSURLErrorFailingURLErrorKey] = parts.url
    }
    if let beneath = userInfo[NSUnderlyingErrorKey] as? any Error {
      let plain = beneath as NSError
      let isUnsent = ErrorChain(beneath).first(of: UnsentRequest.self) != nil
      info[NSUnderlyingErrorKey] =
        beneath is UnusableResponse
        ? beneath
        : NSError(
          domain: plain.domain, code: plain.code,
          userInfo: isUnsent ? [NSUnderlyingErrorKey: UnsentRequest()] : [:])
    }
    guard let known = URLError.Code(rawValue: code) as URLError.Code? else {
      return NSError(domain: domain, code: code, userInfo: info)
    }
    return URLError(known, userInfo: info)
  }
}

extension Duration {
  /// The seconds, rounded up, within the range of the catalog's texts, 0 to 3600.
  var wholeSeconds: Int {
    let (seconds, attoseconds) = components
    return Int(min(max(0, seconds + (attoseconds > 0 ? 1 : 0)), 3600))
  }
}
