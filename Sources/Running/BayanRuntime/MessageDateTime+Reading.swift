extension MessageDateTime {
  /// Reads a date, or a date and time, in the format of RFC 9557.
  ///
  ///     2006-01-02
  ///     2006-01-02T15:04:06
  ///     2006-01-02T15:04:06.5+03:00
  ///     2006-01-02T15:04:06+03:00[Asia/Riyadh][u-ca=islamic]
  ///
  /// `T` and `Z` may be lower case, as in RFC 3339. Offsets have at most 14 hours, as in
  /// MessageFormat. A fraction is cut after the milliseconds. A leap second becomes the second
  /// before it.
  ///
  /// - Returns: `nil` for any other text, for a day that its month doesn't have, and for an unknown
  ///   critical suffix, such as `[!u-ca=mayan]`.
  /// - Source: MessageFormat 2.0, "Date and Time Operands"; RFC 9557 `date-time-ext`.
  public init?(_ text: String) {
    var reader = DateTimeReader(text)
    guard reader.readDate() else { return nil }
    if !reader.isAtEnd {
      guard reader.take("Tt") != nil, reader.readTime() else { return nil }
    }
    guard reader.isAtEnd else { return nil }
    self = reader.value
  }

  /// Reads a date without a time.
  ///
  /// - Source: RFC 3339 `full-date`.
  init?(date text: String) {
    var reader = DateTimeReader(text)
    guard reader.readDate(), reader.isAtEnd else { return nil }
    self = reader.value
  }

  /// Reads a time without a date, on 1 January 1970.
  ///
  /// - Source: RFC 3339 `partial-time`, with or without `time-offset`.
  init?(time text: String) {
    var reader = DateTimeReader(text)
    guard reader.readTime(), reader.isAtEnd else { return nil }
    self = reader.value
  }

  /// Reads an offset from UTC such as `+03:00`; the result is in minutes.
  ///
  /// - Source: RFC 3339 `time-numoffset`.
  package static func offset(_ text: String) -> Int? {
    var reader = DateTimeReader(text)
    let offset = reader.numericOffset()
    return reader.isAtEnd ? offset : nil
  }

  /// Returns whether a text has the form of a time zone's name, or of an offset from UTC.
  ///
  /// - Source: RFC 9557 `time-zone-name`, RFC 3339 `time-numoffset`.
  static func isTimeZone(_ text: String) -> Bool {
    if offset(text) != nil { return true }
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return text.utf8.count <= 100
      && parts.allSatisfy { part in
        guard let start = part.first, !part.elementsEqual(".".utf8), !part.elementsEqual("..".utf8)
        else { return false }
        return (start.isLetter || "._".utf8.contains(start))
          && part.allSatisfy { $0.isLetter || $0.isDigit || "._+-".utf8.contains($0) }
      }
  }

  /// The calendars of CLDR, by their Unicode identifiers.
  fileprivate static let calendars: Set<String> = [
    "buddhist", "chinese", "coptic", "dangi", "ethioaa", "ethiopic", "ethiopic-amete-alem",
    "gregory", "hebrew", "indian", "islamic", "islamic-civil", "islamic-rgsa", "islamic-tbla",
    "islamic-umalqura", "iso8601", "japanese", "persian", "roc",
  ]
}

/// A cursor over the text of a date and time.
private struct DateTimeReader {
  private var rest: Substring.UTF8View

  /// The value so far.
  private(set) var value = MessageDateTime(secondsSince1970: 0)

  init(_ text: String) {
    // A longer text is no date, and isn't read.
    rest = (text.utf8.count <= 300 ? text[...] : "?").utf8
    value.offset = nil
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ choices: String) -> UInt8? {
    guard let byte = rest.first, choices.utf8.contains(byte) else { return nil }
    return rest.removeFirst()
  }

  private mutating func number(_ count: Int, _ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0.isDigit }) else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    rest.removeFirst(count)
    return range.contains(value) ? value : nil
  }

  /// - Grammar: RFC 3339 `full-date`
  mutating func readDate() -> Bool {
    guard let year = number(4, 1...9999), take("-") != nil, let month = number(2, 1...12),
      take("-") != nil, let day = number(2, 1...MessageDateTime.days(inMonth: month, of: year))
    else { return false }
    (value.year, value.month, value.day) = (year, month, day)
    return true
  }

  /// - Grammar: RFC 3339 `partial-time`, with or without RFC 9557's `time-offset suffix`
  mutating func readTime() -> Bool {
    guard let hour = number(2, 0...23), take(":") != nil, let minute = number(2, 0...59),
      take(":") != nil, let second = number(2, 0...60)
    else { return false }
    (value.hour, value.minute, value.second) = (hour, minute, min(second, 59))
    if take(".") != nil {
      let digits = rest.prefix { $0.isDigit }
      guard !digits.isEmpty else { return false }
      rest.removeFirst(digits.count)
      let thousandths = digits.prefix(3).map { Int($0 - UInt8(ascii: "0")) } + [0, 0]
      value.millisecond = thousandths.prefix(3).reduce(0) { $0 * 10 + $1 }
    }
    return isAtEnd || readOffset() && readSuffix()
  }

  private mutating func readOffset() -> Bool {
    if take("Zz") != nil {
      value.offset = 0
      return true
    }
    // In RFC 3339, `-00:00` marks a moment whose local time is unknown.
    let isEast = rest.first == UInt8(ascii: "+")
    // MessageFormat requires this range, and all clocks are in it.
    guard let offset = numericOffset(), (-840...840).contains(offset) else { return false }
    value.offset = offset
    value.isZeroOffsetLocal = offset == 0 && isEast
    return true
  }

  /// - Grammar: RFC 3339 `time-numoffset`
  mutating func numericOffset() -> Int? {
    guard let sign = take("+-"), let hours = number(2, 0...23), take(":") != nil,
      let minutes = number(2, 0...59)
    else { return nil }
    return (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }

  /// - Grammar: `suffix = [time-zone] *suffix-tag`
  private mutating func readSuffix() -> Bool {
    var calendars: [(name: String, isCritical: Bool)] = []
    var hasTags = false
    while take("[") != nil {
      let isCritical = take("!") != nil
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let content = rest[..<end]
      rest = rest[end...].dropFirst()
      if let equals = content.firstIndex(of: UInt8(ascii: "=")) {
        let (key, values) = (content[..<equals], content[equals...].dropFirst())
        guard Self.isKey(key), Self.isValues(values) else { return false }
        hasTags = true
        if key.elementsEqual("u-ca".utf8) {
          calendars.append((String(Substring(values)).lowercased(), isCritical))
        } else if isCritical {
          return false
        }
      } else {
        let zone = String(Substring(content))
        guard !hasTags, value.timeZone == nil, MessageDateTime.isTimeZone(zone) else {
          return false
        }
        value.timeZone = zone
        value.isTimeZoneCritical = isCritical
      }
    }
    // A value without a zone has no zone to agree with.
    if value.timeZone == nil { value.isZeroOffsetLocal = false }
    return take(calendars)
  }

  /// Uses the first of several calendars, if it is known.
  private mutating func take(_ calendars: [(name: String, isCritical: Bool)]) -> Bool {
    guard let calendar = calendars.first else { return true }
    let isKnown = MessageDateTime.calendars.contains(calendar.name)
    if isKnown { value.calendar = calendar.name }
    let isCritical = calendars.contains { $0.isCritical }
    return !isCritical || isKnown && calendars.count == 1
  }

  /// - Grammar: `suffix-key = key-initial *key-char`
  private static func isKey(_ key: Substring.UTF8View) -> Bool {
    func isInitial(_ byte: UInt8) -> Bool {
      byte.isLetter && byte & 0x20 != 0 || byte == UInt8(ascii: "_")
    }
    return key.first.map(isInitial) == true
      && key.allSatisfy { isInitial($0) || $0.isDigit || $0 == UInt8(ascii: "-") }
  }

  /// - Grammar: `suffix-values = suffix-value *("-" suffix-value)`
  private static func isValues(_ values: Substring.UTF8View) -> Bool {
    values.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isDigit } }
  }
}
