package import BayanRecovery
import BayanRuntime
package import BayanSystemErrors

extension NetworkError {
  /// Creates the error of a response without a status of success, by the catalog's `match`.
  package init(status: Int, underlying: any Error) {
    guard (300...599).contains(status) else {
      self = .httpStatus(status: status, underlying: underlying)
      return
    }
    self.init(
      answer: ServiceAnswer(httpStatus: status), underlying: underlying, status: status)
  }

  /// The time after which the request may be sent again, for a response that gives no time.
  package var backoff: Backoff {
    if case .httpStatus(429, _) = self { return .limited }
    return .usual
  }

  /// Whether the response asks for another request: its time is then the time for that request.
  ///
  /// - Source: RFC 9110, 10.2.3.
  package var isRedirect: Bool {
    if case .httpStatus(let status, _) = self { return (300..<400).contains(status) }
    return false
  }
}
