/// A date and time, with an offset from UTC or floating.
///
///     2006-01-02
///     2006-01-02T15:04:06.5+03:00[Asia/Riyadh]
///
/// - Source: MessageFormat 2.0, "Date and Time Operands"; RFC 9557.
public struct MessageDateTime: Hashable, Sendable {
  public var year: Int
  public var month: Int
  public var day: Int
  public var hour = 0
  public var minute = 0
  public var second = 0
  public var millisecond = 0

  /// The offset from UTC in minutes, positive to the east; `nil` for a floating time.
  public var offset: Int?

  /// The time zone after the offset, as a name or an offset: `Asia/Riyadh` or `+03:00`.
  ///
  /// The offset fixes the moment, and the value is shown in the zone.
  public var timeZone: String?

  /// Whether a reader that doesn't know the zone must reject the value: `[!Asia/Riyadh]`.
  public var isTimeZoneCritical = false

  /// Whether `+00:00` is before the time zone as the offset of a place; `Z` and `-00:00` only fix
  /// the moment.
  var isZeroOffsetLocal = false

  /// The Unicode identifier of the calendar in which the value is shown: `[u-ca=hebrew]`.
  public var calendar: String?

  /// Creates a date and time from its fields.
  ///
  /// The offset is in minutes east of UTC; `nil` for a floating time.
  ///
  /// - Returns: `nil` if no day of the years 1 to 9999 has these fields.
  public init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    millisecond: Int = 0, offset: Int? = nil
  ) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day), (0...23).contains(hour),
      (0...59).contains(minute), (0...59).contains(second), (0...999).contains(millisecond),
      (-840...840).contains(offset ?? 0)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.millisecond = millisecond
    self.offset = offset
  }

  /// Creates a moment from its seconds since 1970 in UTC.
  ///
  /// A moment outside the years 1 to 9999 becomes their first or last moment. The fields are those
  /// at `offset`, in minutes east of UTC.
  public init(secondsSince1970 seconds: Double, offset: Int = 0) {
    let moment = seconds.isNaN ? 0 : (seconds * 1000).rounded(.down)
    let wall = min(max(moment + Double(offset) * 60_000, -62_135_596_800_000), 253_402_300_799_999)
    self.init(wallMilliseconds: Int64(wall), offset: offset)
  }

  /// Creates the fields of a clock that shows some milliseconds since 1970.
  private init(wallMilliseconds: Int64, offset: Int?) {
    func divide(_ value: Int64, _ divisor: Int64) -> (Int64, Int) {
      let rest = (value % divisor + divisor) % divisor
      return ((value - rest) / divisor, Int(rest))
    }
    var days: Int64
    (days, millisecond) = divide(wallMilliseconds, 1000)
    (days, second) = divide(days, 60)
    (days, minute) = divide(days, 60)
    (days, hour) = divide(days, 24)
    // The days are those of the proleptic Gregorian calendar, in years that begin with March.
    let (era, dayOfEra) = divide(days + 719_468, 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + Int(era) * 400 + (month <= 2 ? 1 : 0)
    self.offset = offset
  }

  /// The fields as milliseconds since 1970, as if they were UTC.
  package var wallMilliseconds: Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    // From 2038 on and before 1902 the seconds don't fit in an `Int` of 32 bits.
    let minutes = Int64(days) * 1440 + Int64(hour * 60 + minute)
    return (minutes * 60 + Int64(second)) * 1000 + Int64(millisecond)
  }

  /// The offset with which a time zone has to agree; `nil` for `Z`, which agrees with every zone,
  /// and for floating times.
  var localOffset: Int? { offset == 0 && !isZeroOffsetLocal ? nil : offset }

  /// The moment in milliseconds since 1970 in UTC; `nil` for a floating time.
  var utcMilliseconds: Int64? { offset.map { wallMilliseconds - Int64($0) * 60_000 } }

  /// Returns the same moment at another offset; a floating time stays as it is.
  func shown(atOffset other: Int) -> MessageDateTime {
    guard let offset else { return self }
    let utc = Double(wallMilliseconds - Int64(offset) * 60_000) / 1000
    return MessageDateTime(secondsSince1970: utc, offset: other)
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// The literal of the value.
  public var literal: String {
    var text = Self.padded(year, 4)
    for (mark, field) in [("-", month), ("-", day), ("T", hour), (":", minute), (":", second)] {
      text += mark + Self.padded(field, 2)
    }
    if millisecond > 0 { text += "." + Self.padded(millisecond, 3) }
    if let offset {
      text += offset == 0 && !isZeroOffsetLocal ? "Z" : Self.offsetText(offset)
      if let timeZone { text += "[\(isTimeZoneCritical ? "!" : "")\(timeZone)]" }
      if let calendar { text += "[u-ca=\(calendar)]" }
    }
    return text
  }

  /// Returns an offset in minutes east of UTC as text: `+03:00`.
  package static func offsetText(_ minutes: Int) -> String {
    let (hours, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 60)
    return (minutes < 0 ? "-" : "+") + padded(Int(hours), 2) + ":" + padded(Int(rest), 2)
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
