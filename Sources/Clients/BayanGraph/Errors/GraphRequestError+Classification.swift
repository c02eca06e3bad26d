public import BayanHTTP
import BayanRuntime
import BayanSDKErrors
public import Foundation

extension GraphRequestError {
  /// The error that an answer stands for.
  ///
  /// - Parameters:
  ///   - status: The answer's status, or that of its part of a batch.
  ///   - headers: Where `Retry-After` and the usage of a business account are looked for.
  ///   - body: The body, where it is JSON.
  ///   - now: The time that dates in the headers are held against.
  /// - Returns: `nil` where the answer is none: success, and no object `error` in the body.
  public init?(
    status: Int, headers: HTTPHeaders = [:], body: JSONValue?,
    configuration: ErrorConfiguration = .builtIn, now: Date = Date()
  ) {
    let envelope = body.flatMap { GraphErrorEnvelope(body: $0) }
    guard envelope != nil || !(200...299).contains(status) else { return nil }
    let said = envelope ?? GraphErrorEnvelope()
    let retryAfter =
      headers["Retry-After"].flatMap { RetryAfter.delay($0, now: now) }
      ?? Self.minutesToRegainAccess(headers).map { .seconds(60 * $0) }
    let answer = ServiceAnswer(code: said.code, subcode: said.subcode, httpStatus: status)
    var kind = GraphError(answer: answer, minutes: retryAfter?.wholeMinutes ?? 0)
    // What the service calls transient is no fault of the program's, whatever the status says.
    if said.isTransient, kind.retryPolicy == .never { kind = .unexpected }
    self.init(
      kind: kind,
      envelope: said, httpStatus: status, body: body,
      retryAfter: retryAfter,
      entry: configuration.entry(code: said.code, subcode: said.subcode))
  }

  /// The longest of the minutes that the service estimates until a business account may go on.
  ///
  ///     X-Business-Use-Case-Usage: {"123": [{"estimated_time_to_regain_access": 7}]}
  private static func minutesToRegainAccess(_ headers: HTTPHeaders) -> Int? {
    guard let text = headers["X-Business-Use-Case-Usage"], text.utf8.count <= 1 << 16,
      let usage = try? JSONValue(parsing: Array(text.utf8)), let accounts = usage.object
    else { return nil }
    let minutes = accounts.values.flatMap { $0.array ?? [] }
      .compactMap { $0["estimated_time_to_regain_access"]?.integer }
    return minutes.max().map { min(max(0, $0), 1440) }
  }
}

extension Duration {
  /// The minutes, rounded up, within what the catalog's words can say: 0 to 1440.
  fileprivate var wholeMinutes: Int {
    let (seconds, attoseconds) = components
    let whole = seconds / 60 + (seconds % 60 > 0 || attoseconds > 0 ? 1 : 0)
    return Int(min(max(0, whole), 1440))
  }
}
