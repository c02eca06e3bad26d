import BayanSupport
public import Foundation

/// The header `Retry-After`: the time that a service asks clients to wait.
public enum RetryAfter {
  /// Returns the waiting time of a header's value, from now; zero for a date in the past.
  ///
  /// - Parameter value: Seconds, or a date.
  /// - Returns: `nil` for any other value.
  public static func delay(_ value: String, now: Date) -> Duration? {
    let text = value.trimmingCharacters(in: .whitespaces)
    if !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit) {
      return .seconds(text.utf8.count > 9 ? longest : Int(text) ?? 0)
    }
    guard let date = date(text, now: now) else { return nil }
    let seconds = date.timeIntervalSince(now).rounded(.up)
    return .seconds(Int(min(max(0, seconds), Double(longest))))
  }

  /// Returns the status with the same meaning: 403 with a waiting time is a limit, like 429.
  ///
  /// - Source: GitHub's documentation of its limits, which answers 403 or 429 with `Retry-After`.
  package static func meaning(ofStatus status: Int, delay: Duration?) -> Int {
    status == 403 && (delay ?? .zero) > .zero ? 429 : status
  }

  /// The largest number of seconds; a longer time is beyond any wait, and beyond an `Int` of 32
  /// bits.
  private static let longest = 999_999_999

  /// Reads a date in one of the three forms that recipients must accept (RFC 9110, 5.6.7).
  ///
  ///     Sun, 06 Nov 1994 08:49:37 GMT
  ///     Sunday, 06-Nov-94 08:49:37 GMT
  ///     Sun Nov  6 08:49:37 1994
  private static func date(_ text: String, now: Date) -> Date? {
    let parts = text.split { $0 == " " || $0 == "-" }
    let order: [Int]
    switch parts.count {
    case 6 where parts[5] == "GMT": order = [1, 2, 3, 4]
    case 5: order = [2, 1, 4, 3]
    default: return nil
    }
    let time = parts[order[3]]
    guard let day = number(parts[order[0]], in: 1...31),
      let month = months.firstIndex(of: parts[order[1]]),
      let year = fullYear(parts[order[2]], now: now)
    else { return nil }
    let clock = time.split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 3, let hour = number(clock[0], in: 0...23),
      let minute = number(clock[1], in: 0...59), let second = number(clock[2], in: 0...60)
    else { return nil }
    return calendar.date(
      from: DateComponents(
        year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second))
  }

  /// Returns a year from four digits, or from two, which can't be more than 50 years in the future.
  private static func fullYear(_ text: Substring, now: Date) -> Int? {
    guard text.utf8.count == 2 else { return number(text, in: 1900...9999) }
    guard let digits = number(text, in: 0...99) else { return nil }
    let current = calendar.component(.year, from: now)
    let year = current - current % 100 + digits
    return year > current + 50 ? year - 100 : year
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private static let months: [Substring] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func number(_ text: Substring, in range: ClosedRange<Int>) -> Int? {
    guard text.utf8.count <= 4, text.utf8.allSatisfy(\.isASCIIDigit),
      let value = Int(text), range.contains(value)
    else { return nil }
    return value
  }
}
