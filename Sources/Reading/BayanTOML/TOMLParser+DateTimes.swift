import BayanDiagnostics
import BayanSupport

extension TOMLParser {
  /// Whether a date seems to start here: four digits and a hyphen.
  func isDate(at start: Int) -> Bool {
    byte(at: start + 4) == .minus && bytes[start..<start + 4].allSatisfy(\.isASCIIDigit)
  }

  /// Whether a time seems to start here: two digits and a colon.
  func isTime(at start: Int) -> Bool {
    byte(at: start + 2) == .colon && bytes[start..<start + 2].allSatisfy(\.isASCIIDigit)
  }

  /// Reads a date, a time, or both.
  ///
  /// - Grammar: `date-time = offset-date-time / local-date-time / local-date / local-time`
  func readDateTime(_ word: Range<Int>) throws(ValueFault) -> TOMLDateTime {
    let name: Diagnostic.Message = stretch(SourceSpan(word.lowerBound, word.upperBound))
    var reader = DateTimeReader(text: bytes[word], name: name)
    return try reader.read()
  }
}

/// A cursor over the characters of one date or time.
///
/// - Source: RFC 3339, section 5.6; a second may be 60, for leap seconds.
private struct DateTimeReader {
  var text: ArraySlice<UInt8>
  let name: Diagnostic.Message

  mutating func read() throws(ValueFault) -> TOMLDateTime {
    guard text.count > 2, text[text.startIndex + 2] != .colon else {
      let time = try readTime()
      guard text.isEmpty else { throw fault(.badTime) }
      return TOMLDateTime(kind: .localTime, text: time)
    }
    let date = try readDate()
    guard let separator = text.first else { return TOMLDateTime(kind: .localDate, text: date) }
    guard separator | 0x20 == .ascii("t") || separator == .space else { throw fault(.badDate) }
    text.removeFirst()
    let time = try readTime()
    if text.isEmpty { return TOMLDateTime(kind: .localDateTime, text: date + "T" + time) }
    let offset = try readOffset()
    return TOMLDateTime(kind: .offsetDateTime, text: date + "T" + time + offset)
  }

  /// - Grammar: `full-date = date-fullyear "-" date-month "-" date-mday`
  private mutating func readDate() throws(ValueFault) -> String {
    let year = try readDigits(4, .badDate)
    try skip(.minus, .badDate)
    let month = try readDigits(2, .badDate)
    try skip(.minus, .badDate)
    let day = try readDigits(2, .badDate)
    guard 1...12 ~= month.value else { throw fault(.noMonth(month.text)) }
    guard 1...dayCount(year.value, month.value) ~= day.value else {
      throw fault(.noDay(day.text, month: year.text + "-" + month.text))
    }
    return year.text + "-" + month.text + "-" + day.text
  }

  /// - Grammar: `partial-time = time-hour ":" time-minute ":" time-second [ time-secfrac ]`
  private mutating func readTime() throws(ValueFault) -> String {
    let hour = try readDigits(2, .badTime)
    try skip(.colon, .badTime)
    let minute = try readDigits(2, .badTime)
    try skip(.colon, .noSeconds)
    let second = try readDigits(2, .badTime)
    guard hour.value < 24 else { throw fault(.noHour(hour.text)) }
    guard minute.value < 60 else { throw fault(.noMinute(minute.text)) }
    guard second.value <= 60 else { throw fault(.noSecond(second.text)) }
    let time = hour.text + ":" + minute.text + ":" + second.text
    guard text.first == .dot else { return time }
    let digits = text.dropFirst().prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty else { throw fault(.badTime) }
    text = text[digits.endIndex...]
    return time + "." + String(decoding: digits, as: UTF8.self)
  }

  /// - Grammar: `time-offset = "Z" / time-numoffset`
  private mutating func readOffset() throws(ValueFault) -> String {
    let sign = text.removeFirst()
    if sign | 0x20 == .ascii("z") {
      guard text.isEmpty else { throw fault(.badTime) }
      return "Z"
    }
    guard sign == .plus || sign == .minus else { throw fault(.badTime) }
    let hour = try readDigits(2, .badOffset)
    try skip(.colon, .badOffset)
    let minute = try readDigits(2, .badOffset)
    guard hour.value < 24 else { throw fault(.noHour(hour.text)) }
    guard minute.value < 60 else { throw fault(.noMinute(minute.text)) }
    guard text.isEmpty else { throw fault(.badOffset) }
    return (sign == .plus ? "+" : "-") + hour.text + ":" + minute.text
  }

  private mutating func readDigits(
    _ count: Int, _ reason: Reason
  ) throws(ValueFault) -> (text: String, value: Int) {
    let digits = text.prefix(count)
    guard digits.count == count, digits.allSatisfy(\.isASCIIDigit) else { throw fault(reason) }
    text = text.dropFirst(count)
    let value = digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    return (String(decoding: digits, as: UTF8.self), value)
  }

  private mutating func skip(_ byte: UInt8, _ reason: Reason) throws(ValueFault) {
    guard text.first == byte else { throw fault(reason) }
    text.removeFirst()
  }

  private func dayCount(_ year: Int, _ month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The ways in which a date or time is wrong.
  enum Reason {
    case badDate
    case badTime
    case badOffset
    case noSeconds
    case noMonth(String)
    case noDay(String, month: String)
    case noHour(String)
    case noMinute(String)
    case noSecond(String)
  }

  private func fault(_ reason: Reason) -> ValueFault {
    ValueFault(message: .dateTime(name, reason))
  }
}

extension Diagnostic.Message {
  fileprivate static func dateTime(
    _ name: Diagnostic.Message, _ reason: DateTimeReader.Reason
  ) -> Self {
    switch reason {
    case .badDate: "\(name) isn't a date; write it like '2026-05-04'"
    case .badTime: "\(name) isn't a time; write it like '07:30:00'"
    case .badOffset: "\(name) has a wrong offset; write it like '+03:00', or 'Z' for UTC"
    case .noSeconds: "\(name) has no seconds; write '07:30:00', not '07:30'"
    case .noMonth(let month): "\(name) has the month '\(month)'; months go from '01' to '12'"
    case .noDay(let day, let month): "\(name) has the day '\(day)', which \(month) doesn't have"
    case .noHour(let hour): "\(name) has the hour '\(hour)'; hours go from '00' to '23'"
    case .noMinute(let minute): "\(name) has the minute '\(minute)'; minutes go from '00' to '59'"
    case .noSecond(let second): "\(name) has the second '\(second)'; seconds go from '00' to '60'"
    }
  }
}
