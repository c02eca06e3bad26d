package import BayanHTTP
public import BayanRecovery
import BayanRuntime
import BayanSDKErrors
package import Foundation

extension GraphRequestError {
  /// Creates the error of an answer.
  ///
  /// Only the service's own object `error` makes an error, with any status, because proxies and
  /// captive portals answer 401 and 403, too.
  ///
  /// - Parameters:
  ///   - status: The answer's status, or that of its part of a batch.
  ///   - headers: The fields, with `Retry-After` and the service's limits.
  ///   - body: The body, if it is JSON.
  ///   - now: The time with which dates in the headers are compared.
  /// - Returns: `nil` for a body without an object `error`.
  package init?(
    status: Int, headers: HTTPHeaders = [:], body: JSONValue?,
    configuration: ErrorConfiguration = .builtIn, now: Date = Date()
  ) {
    guard let envelope = body.flatMap({ GraphErrorEnvelope(body: $0) }) else { return nil }
    let limits = ServiceLimits(headers)
    let retryAfter =
      headers["Retry-After"].flatMap { RetryAfter.delay($0, now: now) } ?? limits.wait
    let wait = RoundedWait(retryAfter ?? .zero)
    // The service's code comes before the status, which many errors share.
    let saysNothing = envelope.code == nil && envelope.subcode == nil
    let answer = ServiceAnswer(
      code: envelope.code, subcode: envelope.subcode,
      httpStatus: saysNothing ? RetryAfter.meaning(ofStatus: status, delay: retryAfter) : nil)
    var kind = GraphError(answer: answer, hours: wait.hours, minutes: wait.minutes)
    // An error with `is_transient` passes by itself, with any code.
    if envelope.isTransient, kind.category != .transient { kind = .unknown }
    self.init(
      kind: kind, envelope: envelope, httpStatus: status, body: body, retryAfter: retryAfter)
    entry = configuration.entry(code: envelope.code, subcode: envelope.subcode)
    isLimitUsedUp = limits.isUsedUp
  }

  /// The time at which the service accepts the request again.
  public var backoff: Backoff {
    if let retryAfter { return .after(retryAfter) }
    switch kind {
    case .tooManyCalls, .tooManyActions, .pageTooManyCalls, .businessLimitReached:
      return isLimitUsedUp ? .usedUp : .limited
    default: return .usual
    }
  }
}
