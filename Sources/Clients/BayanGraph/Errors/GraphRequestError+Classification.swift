package import BayanHTTP
public import BayanRecovery
import BayanRuntime
import BayanSDKErrors
package import Foundation

extension GraphRequestError {
  /// The error that an answer stands for.
  ///
  /// Only the service speaks for the service: without its object `error` there is none, whatever
  /// the status. Proxies and captive portals answer 401 and 403, too.
  ///
  /// - Parameters:
  ///   - status: The answer's status, or that of its part of a batch.
  ///   - headers: Where `Retry-After` and the service's limits are looked for.
  ///   - body: The body, where it is JSON.
  ///   - now: The time that dates in the headers are held against.
  /// - Returns: `nil` where the body has no object `error`.
  package init?(
    status: Int, headers: HTTPHeaders = [:], body: JSONValue?,
    configuration: ErrorConfiguration = .builtIn, now: Date = Date()
  ) {
    guard let said = body.flatMap({ GraphErrorEnvelope(body: $0) }) else { return nil }
    let limits = ServiceLimits(headers)
    let retryAfter =
      headers["Retry-After"].flatMap { RetryAfter.delay($0, now: now) } ?? limits.wait
    let wait = WaitInWords(retryAfter ?? .zero)
    // The service's own word comes before a status, which many errors have in common.
    let saysNothing = said.code == nil && said.subcode == nil
    let answer = ServiceAnswer(
      code: said.code, subcode: said.subcode,
      httpStatus: saysNothing ? RetryAfter.meaning(ofStatus: status, delay: retryAfter) : nil)
    var kind = GraphError(answer: answer, hours: wait.hours, minutes: wait.minutes)
    // An error that the service calls transient passes by itself, with any code.
    if said.isTransient, kind.category != .transient { kind = .unknown }
    self.init(
      kind: kind, envelope: said, httpStatus: status, body: body, retryAfter: retryAfter)
    entry = configuration.entry(code: said.code, subcode: said.subcode)
    isLimitUsedUp = limits.isUsedUp
  }

  /// When the service wants to be asked again.
  public var backoff: Backoff {
    if let retryAfter { return .after(retryAfter) }
    switch kind {
    case .tooManyCalls, .tooManyActions, .pageTooManyCalls, .businessLimitReached:
      return isLimitUsedUp ? .usedUp : .limited
    default: return .usual
    }
  }
}
