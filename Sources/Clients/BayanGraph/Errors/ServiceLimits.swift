import BayanHTTP

/// The limits in the service's headers.
///
///     X-App-Usage: {"call_count": 100, "total_time": 25, "total_cputime": 25}
///     X-Business-Use-Case-Usage:
///       {"123": [{"call_count": 100, "estimated_time_to_regain_access": 7}]}
///
/// The counts are percentages of the hourly limit, and the estimate is in minutes.
///
/// - Source: the Graph API's guide to rate limits, version 19.
struct ServiceLimits {
  /// The longest of the times after which, by the service's estimate, requests are answered again.
  var wait: Duration?
  /// Whether one of the limits is exhausted.
  var isUsedUp = false

  /// The longest value that is read, in bytes.
  private static let longest = 1 << 16

  init(_ headers: HTTPHeaders) {
    for name in ["X-App-Usage", "X-Page-Usage", "X-Ad-Account-Usage"] {
      guard let usage = Self.value(of: name, in: headers) else { continue }
      add(usage)
    }
    let accounts = Self.value(of: "X-Business-Use-Case-Usage", in: headers)?.object?.values
    for usage in accounts?.flatMap({ $0.array ?? [] }) ?? [] { add(usage) }
  }

  private mutating func add(_ usage: JSONValue) {
    let counts = ["call_count", "total_time", "total_cputime", "acc_id_util_pct"]
    if counts.contains(where: { usage[$0]?.double ?? 0 >= 100 }) { isUsedUp = true }
    guard let minutes = usage["estimated_time_to_regain_access"]?.integer, minutes > 0 else {
      return
    }
    // A year is longer than any wait.
    wait = max(wait ?? .zero, .seconds(60 * min(minutes, 525_600)))
  }

  private static func value(of name: String, in headers: HTTPHeaders) -> JSONValue? {
    guard let text = headers[name], text.utf8.count <= longest else { return nil }
    return try? JSONValue(parsing: Array(text.utf8))
  }
}
