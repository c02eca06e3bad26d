extension MessageDateTime {
  /// Reads a date, or a date and time as RFC 9557 has it.
  ///
  ///     2006-01-02
  ///     2006-01-02T15:04:06
  ///     2006-01-02T15:04:06.5+03:00
  ///     2006-01-02T15:04:06+03:00[Asia/Riyadh][u-ca=islamic]
  ///
  /// `T` and `Z` may be small letters, as in RFC 3339. Offsets end at 14 hours, as MessageFormat has it.
  /// Of a fraction the milliseconds are kept. A leap second is the second before it.
  ///
  /// - Returns: `nil` for any other text, for a day that its month doesn't have, and for a critical
  ///   suffix, such as `[!u-ca=mayan]`, that isn't known.
  /// - Source: MessageFormat 2.0, "Date and Time Operands"; RFC 9557 `date-time-ext`.
  public init?(_ text: String) {
    var reader = DateTimeReader(text)
    guard reader.readDate() else { return nil }
    if !reader.isAtEnd {
      guard reader.take("T") || reader.take("t"), reader.readTime() else { return nil }
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

  /// Reads a time without a date, which becomes that of 1 January 1970.
  ///
  /// - Source: RFC 3339 `partial-time`, with or without `time-offset`.
  init?(time text: String) {
    var reader = DateTimeReader(text)
    guard reader.readTime(), reader.isAtEnd else { return nil }
    self = reader.value
  }

  /// Reads an offset from UTC such as `+03:00`, as minutes.
  ///
  /// - Source: RFC 3339 `time-numoffset`.
  static func offset(_ text: some Collection<UInt8>) -> Int? {
    let bytes = Array(text)
    guard bytes.count == 6, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      bytes[3] == UInt8(ascii: ":"), [1, 2, 4, 5].allSatisfy({ bytes[$0].isDigit })
    else { return nil }
    func number(at index: Int) -> Int {
      Int(bytes[index] - UInt8(ascii: "0")) * 10 + Int(bytes[index + 1] - UInt8(ascii: "0"))
    }
    let (hours, minutes) = (number(at: 1), number(at: 4))
    guard hours < 24, minutes < 60 else { return nil }
    return (hours * 60 + minutes) * (bytes[0] == UInt8(ascii: "-") ? -1 : 1)
  }

  /// Whether a text has the form of a time zone's name, or of an offset from UTC.
  ///
  /// - Source: RFC 9557 `time-zone-name`, RFC 3339 `time-numoffset`.
  static func isTimeZone(_ text: some Collection<UInt8>) -> Bool {
    let bytes = Array(text)
    guard let first = bytes.first, bytes.count <= 100 else { return false }
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "-") { return offset(bytes) != nil }
    return bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .allSatisfy { part in
        guard let start = part.first else { return false }
        let name = String(decoding: part, as: UTF8.self)
        return name != "." && name != ".."
          && (start.isLetter || start == UInt8(ascii: ".") || start == UInt8(ascii: "_"))
          && part.allSatisfy { $0.isLetter || $0.isDigit || "._+-".utf8.contains($0) }
      }
  }

  /// The calendars that CLDR has, by their Unicode identifiers.
  fileprivate static let calendars: Set<String> = [
    "buddhist", "chinese", "coptic", "dangi", "ethioaa", "ethiopic", "ethiopic-amete-alem",
    "gregory", "hebrew", "indian", "islamic", "islamic-civil", "islamic-rgsa", "islamic-tbla",
    "islamic-umalqura", "iso8601", "japanese", "persian", "roc",
  ]
}

/// A cursor over a text that is to be a date and time.
private struct DateTimeReader {
  private var rest: ArraySlice<UInt8>

  /// What was read.
  private(set) var value = MessageDateTime(secondsSince1970: 0)

  init(_ text: String) {
    // Longer texts are no dates, and aren't read.
    rest = (text.utf8.count <= 300 ? Array(text.utf8) : [0])[...]
    value.offset = nil
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: byte) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func number(_ count: Int, _ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(\.isDigit) else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    guard range.contains(value) else { return nil }
    rest.removeFirst(count)
    return value
  }

  /// - Grammar: RFC 3339 `full-date`
  mutating func readDate() -> Bool {
    guard let year = number(4, 1...9999), take("-"), let month = number(2, 1...12), take("-"),
      let day = number(2, 1...MessageDateTime.days(inMonth: month, of: year))
    else { return false }
    (value.year, value.month, value.day) = (year, month, day)
    return true
  }

  /// - Grammar: RFC 3339 `partial-time`, with or without RFC 9557's `time-offset suffix`
  mutating func readTime() -> Bool {
    guard let hour = number(2, 0...23), take(":"), let minute = number(2, 0...59), take(":"),
      let second = number(2, 0...60)
    else { return false }
    (value.hour, value.minute, value.second) = (hour, minute, min(second, 59))
    if take(".") {
      let digits = rest.prefix(while: \.isDigit)
      guard !digits.isEmpty else { return false }
      rest.removeFirst(digits.count)
      value.millisecond = [100, 10, 1].enumerated().reduce(0) { sum, place in
        let index = digits.startIndex + place.offset
        return index < digits.endIndex ? sum + Int(digits[index] - 0x30) * place.element : sum
      }
    }
    return isAtEnd || readOffset() && readSuffix()
  }

  private mutating func readOffset() -> Bool {
    if take("Z") || take("z") {
      value.offset = 0
      return true
    }
    let digits = rest.prefix(6)
    // What MessageFormat asks for, and as far as there are clocks.
    guard let offset = MessageDateTime.offset(digits), (-840...840).contains(offset) else {
      return false
    }
    rest.removeFirst(6)
    value.offset = offset
    // As RFC 3339 has it, `-00:00` is a moment whose local time isn't known.
    value.isZeroOffsetLocal = offset == 0 && digits.first == UInt8(ascii: "+")
    return true
  }

  /// - Grammar: `suffix = [time-zone] *suffix-tag`
  private mutating func readSuffix() -> Bool {
    var tags: [(key: String, value: String, isCritical: Bool)] = []
    while take("[") {
      let isCritical = take("!")
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let content = rest[..<end]
      rest = rest[(end + 1)...]
      if let equals = content.firstIndex(of: UInt8(ascii: "=")) {
        guard let key = Self.key(content[..<equals]),
          let value = Self.values(content[(equals + 1)...])
        else { return false }
        tags.append((key, value, isCritical))
      } else {
        guard tags.isEmpty, value.timeZone == nil, MessageDateTime.isTimeZone(content) else {
          return false
        }
        value.timeZone = String(decoding: content, as: UTF8.self)
        value.isTimeZoneCritical = isCritical
      }
    }
    // Without a zone there is nothing that it has to agree with.
    if value.timeZone == nil { value.isZeroOffsetLocal = false }
    return readTags(tags)
  }

  /// Takes over the tags that are known; of several calendars the first.
  private mutating func readTags(_ tags: [(key: String, value: String, isCritical: Bool)]) -> Bool {
    let calendars = tags.filter { $0.key == "u-ca" }
    if calendars.count > 1, calendars.contains(where: \.isCritical) { return false }
    if let calendar = calendars.first {
      let isKnown = MessageDateTime.calendars.contains(calendar.value)
      if isKnown { value.calendar = calendar.value }
      if calendar.isCritical, !isKnown { return false }
    }
    return !tags.contains { $0.isCritical && $0.key != "u-ca" }
  }

  /// - Grammar: `suffix-key = key-initial *key-char`
  private static func key(_ bytes: ArraySlice<UInt8>) -> String? {
    func isInitial(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "_")
    }
    guard let first = bytes.first, isInitial(first),
      bytes.allSatisfy({ isInitial($0) || $0.isDigit || $0 == UInt8(ascii: "-") })
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// - Grammar: `suffix-values = suffix-value *("-" suffix-value)`
  private static func values(_ bytes: ArraySlice<UInt8>) -> String? {
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isDigit } }) else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self).lowercased()
  }
}
