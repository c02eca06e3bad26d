/// A date and time as a message's literal gives it, with an offset from UTC or floating.
///
///     2006-01-02
///     2006-01-02T15:04:06
///     2006-01-02T15:04:06.5+03:00
///
/// - Source: MessageFormat 2.0, "Date and Time Operands".
public struct MessageDateTime: Hashable, Sendable {
  public var year: Int
  public var month: Int
  public var day: Int
  public var hour = 0
  public var minute = 0
  public var second = 0
  public var millisecond = 0

  /// Minutes east of UTC; `nil` where the literal doesn't say.
  public var offset: Int?

  /// Reads a date/time literal.
  ///
  /// - Returns: `nil` for any other text, and for a day that its month doesn't have.
  public init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    func take(_ byte: Character) -> Bool {
      guard let first = rest.first, first == byte.asciiValue else { return false }
      rest.removeFirst()
      return true
    }
    func number(_ count: Int, _ range: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix(count)
      guard digits.count == count, digits.allSatisfy(\.isDigit) else { return nil }
      rest.removeFirst(count)
      let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      return range.contains(value) ? value : nil
    }
    guard let year = number(4, 1...9999), take("-"), let month = number(2, 1...12), take("-"),
      let day = number(2, 1...Self.days(inMonth: month, of: year))
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    guard !rest.isEmpty else { return }
    guard take("T"), let hour = number(2, 0...23), take(":"), let minute = number(2, 0...59),
      take(":"), let second = number(2, 0...59)
    else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
    if take(".") {
      let digits = rest.prefix { $0.isDigit }
      guard (1...3).contains(digits.count), let value = number(digits.count, 0...999) else {
        return nil
      }
      millisecond = digits.count == 1 ? value * 100 : digits.count == 2 ? value * 10 : value
    }
    if take("Z") {
      offset = 0
    } else if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      rest.removeFirst()
      guard let hours = number(2, 0...14), take(":"), let minutes = number(2, 0...59),
        hours < 14 || minutes == 0
      else { return nil }
      offset = (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -1 : 1)
    }
    guard rest.isEmpty else { return nil }
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// The literal that stands for the value.
  public var literal: String {
    func padded(_ number: Int, _ count: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
    var text =
      "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
      + "T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
    if millisecond > 0 { text += ".\(padded(millisecond, 3))" }
    if let offset { text += offset == 0 ? "Z" : Self.offsetText(offset) }
    return text
  }

  /// Minutes east of UTC as `+03:00`.
  static func offsetText(_ minutes: Int) -> String {
    let (hours, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 60)
    return (minutes < 0 ? "-" : "+") + (hours < 10 ? "0" : "") + "\(hours):"
      + (rest < 10 ? "0" : "") + "\(rest)"
  }
}
