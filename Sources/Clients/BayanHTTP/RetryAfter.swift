import BayanSupport
public import Foundation

/// How long a service asks to be left alone: the header `Retry-After`.
public enum RetryAfter {
  /// The time that a header's value names, from now; zero for a date that has passed.
  ///
  /// - Parameter value: Seconds, or a date in the form that RFC 9110 wants (`IMF-fixdate`).
  /// - Returns: `nil` for anything else.
  public static func delay(_ value: String, now: Date) -> Duration? {
    let text = value.trimmingCharacters(in: .whitespaces)
    if !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit) {
      // Longer numbers are beyond any wait, and beyond Int.
      return .seconds(text.utf8.count > 9 ? 999_999_999 : Int(text) ?? 0)
    }
    guard let date = date(text) else { return nil }
    return .seconds(max(0, Int(date.timeIntervalSince(now).rounded(.up))))
  }

  /// Reads `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func date(_ text: String) -> Date? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let day = number(parts[1], in: 1...31),
      let month = months.firstIndex(of: parts[2]), let year = number(parts[3], in: 1900...9999)
    else { return nil }
    let time = parts[4].split(separator: ":", omittingEmptySubsequences: false)
    guard time.count == 3, let hour = number(time[0], in: 0...23),
      let minute = number(time[1], in: 0...59), let second = number(time[2], in: 0...60)
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    guard let zone = TimeZone(secondsFromGMT: 0) else { return nil }
    calendar.timeZone = zone
    return calendar.date(
      from: DateComponents(
        year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second))
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
