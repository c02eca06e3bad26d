package import BayanRecovery
import BayanRuntime
package import BayanSDKErrors

extension NetworkError {
  /// The error of a response whose status doesn't say success, as the catalog matches it.
  package init(status: Int, underlying: any Error) {
    guard (300...599).contains(status) else {
      self = .httpStatus(status: status, underlying: underlying)
      return
    }
    self.init(
      answer: ServiceAnswer(httpStatus: status), underlying: underlying, status: status)
  }

  /// When it makes sense to send the request again, where the response names no time.
  package var backoff: Backoff {
    if case .httpStatus(429, _) = self { return .limited }
    return .usual
  }

  /// Whether the answer asks for another request: a time in it is when to send that one.
  ///
  /// - Source: RFC 9110, 10.2.3.
  package var isRedirect: Bool {
    if case .httpStatus(let status, _) = self { return (300..<400).contains(status) }
    return false
  }
}
