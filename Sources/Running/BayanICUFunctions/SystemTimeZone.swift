import BayanRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The rules of a time zone on this system.
///
/// Governments change their clocks at short notice, and systems get the new rules with their
/// updates. ICU's rules are as old as its version: ICU 72 doesn't have Egypt's summer time of 2023.
/// On Apple's systems ICU uses the system's rules.
///
/// - Source: RFC 9636, "The Time Zone Information Format (TZif)".
struct SystemTimeZone: Sendable {
  /// The moments at which the offset changes, in seconds since 1970 in UTC, in order.
  private let transitions: [Int64]

  /// The offset from UTC in seconds after each transition.
  private let offsets: [Int]

  /// The offset before the first transition.
  private let first: Int

  /// The rule after the last transition.
  private let rule: PosixTimeZoneRule?

  /// Returns the zone's offset from UTC in seconds, at a moment.
  ///
  /// - Parameter moment: Seconds since 1970 in UTC.
  func offset(at moment: Int64) -> Int {
    if let rule, transitions.last.map({ moment >= $0 }) ?? true { return rule.offset(at: moment) }
    // The last transition at or before the moment is searched for.
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= moment { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : offsets[low - 1]
  }

  /// Returns the zone's offset from UTC in seconds, for a time as the zone's clocks show it.
  ///
  /// A time that clocks show twice is the first of the two.
  ///
  /// - Parameter wall: The shown time as if it were UTC, in seconds since 1970.
  func offset(whenShowing wall: Int64) -> Int {
    let before = offset(at: wall - 86_400)
    if offset(at: wall - Int64(before)) == before { return before }
    let after = offset(at: wall + 86_400)
    return offset(at: wall - Int64(after)) == after ? after : before
  }

  /// Reads the rules of a zone; `nil` if the system has none.
  ///
  /// - Parameter name: The name in the IANA database: `Africa/Cairo`.
  init?(_ name: String) {
    #if canImport(Darwin)
      return nil
    #else
      // The name stays below the folder, and is no hidden file's.
      let isName = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .allSatisfy { part in
          part.first != nil
            && part.allSatisfy {
              $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
                || $0 == UInt8(ascii: "+")
            }
        }
      guard isName, name.utf8.count <= 100,
        let bytes = Self.contents(of: "/usr/share/zoneinfo/" + name)
      else { return nil }
      self.init(tzif: bytes)
    #endif
  }

  #if !canImport(Darwin)
    /// The length in bytes that no zone's file exceeds.
    private static let longest = 1 << 18

    private static func contents(of path: String) -> [UInt8]? {
      guard let file = fopen(path, "rb") else { return nil }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: longest)
      let count = fread(&bytes, 1, longest, file)
      return count > 0 && count < longest ? Array(bytes.prefix(count)) : nil
    }
  #endif

  /// Reads the bytes of a TZif file; `nil` for a file that isn't whole.
  init?(tzif bytes: [UInt8]) {
    guard let old = Header(bytes, at: 0), old.version >= UInt8(ascii: "2"),
      // The first block is for old readers, and has four bytes for each moment.
      let header = Header(bytes, at: Header.length + old.dataLength(timeSize: 4))
    else { return nil }
    let times = header.start + Header.length
    let kinds = times + header.times * 8
    let types = kinds + header.times
    let end = times + header.dataLength(timeSize: 8)
    guard header.types > 0, end < bytes.count, bytes[end] == 0x0A else { return nil }
    func number(_ start: Int, _ size: Int) -> Int64 {
      let bits = bytes[start..<(start + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return size == 4 ? Int64(Int32(truncatingIfNeeded: bits)) : Int64(bitPattern: bits)
    }
    let offsets = (0..<header.types).map { Int(number(types + $0 * 6, 4)) }
    let used = bytes[kinds..<types].map(Int.init)
    guard used.allSatisfy({ $0 < offsets.count }) else { return nil }
    let moments = (0..<header.times).map { number(times + $0 * 8, 8) }
    guard zip(moments, moments.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    transitions = moments
    self.offsets = used.map { offsets[$0] }
    first = offsets[0]
    let footer = bytes[(end + 1)...].prefix { $0 != 0x0A }
    rule = PosixTimeZoneRule(String(decoding: footer, as: UTF8.self))
  }

  private struct Header {
    static let length = 44

    let start: Int
    let version: UInt8
    private let counts: [Int]

    var times: Int { counts[3] }
    var types: Int { counts[4] }

    init?(_ bytes: [UInt8], at start: Int) {
      guard start >= 0, bytes.count - start >= Self.length,
        bytes[start..<(start + 4)].elementsEqual("TZif".utf8)
      else { return nil }
      self.start = start
      version = bytes[start + 4]
      counts = (0..<6).map { index in
        let place = start + 20 + index * 4
        return bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      }
      // The counts together can't exceed the number of bytes.
      guard counts.allSatisfy({ $0 <= bytes.count }) else { return nil }
    }

    /// Returns the length of the data after the header.
    func dataLength(timeSize: Int) -> Int {
      times * (timeSize + 1) + types * 6 + counts[5] + counts[2] * (timeSize + 4) + counts[1]
        + counts[0]
    }
  }
}

/// The rule that is at the end of a zone's file: `EET-2EEST,M4.5.5/0,M10.5.4/24`.
///
/// - Source: POSIX.1-2017, 8.3, "TZ"; RFC 9636, 3.3.1, for hours beyond a day.
struct PosixTimeZoneRule: Sendable {
  private let standard: Int
  /// The offset in summer, with the beginning and the end of summer time; `nil` without summer
  /// time.
  private let summer: (offset: Int, start: Change, end: Change)?

  /// A yearly change of the clocks.
  private struct Change {
    enum Day {
      /// A day from 1 to 365; February 29 isn't counted.
      case ordinary(Int)
      /// A day from 0; February 29 is counted.
      case counted(Int)
      /// A day of the week, 0 for Sunday, in a week of a month, where week 5 is the last.
      case weekday(month: Int, week: Int, day: Int)
    }

    var day: Day
    /// The time in seconds after midnight, by the clocks before the change.
    var time = 7_200
  }

  /// Reads the text of a rule; `nil` for any other text.
  init?(_ text: String) {
    var reader = Reader(rest: Substring(text).utf8)
    guard reader.name(), let offset = reader.time(limit: 24) else { return nil }
    standard = -offset
    if reader.rest.isEmpty {
      summer = nil
      return
    }
    guard reader.name() else { return nil }
    var summerOffset = standard + 3_600
    if reader.rest.first != UInt8(ascii: ",") {
      guard let offset = reader.time(limit: 24) else { return nil }
      summerOffset = -offset
    }
    guard let start = reader.change(), let end = reader.change(), reader.rest.isEmpty else {
      return nil
    }
    summer = (summerOffset, start, end)
  }

  /// Returns the offset from UTC in seconds, at a moment.
  func offset(at moment: Int64) -> Int {
    guard let summer else { return standard }
    let wall = moment + Int64(standard)
    let year = MessageDateTime(secondsSince1970: Double(wall)).year
    // A rule's hours may reach into the next year.
    let isSummer = [year - 1, year, year + 1].contains { year in
      guard let start = Self.moment(of: summer.start, in: year),
        let end = Self.moment(of: summer.end, in: year)
      else { return false }
      let begins = start - Int64(standard)
      let ends = end - Int64(summer.offset)
      if begins < ends { return (begins..<ends).contains(moment) }
      // South of the equator, summer time lasts into the next year.
      let next = Self.moment(of: summer.end, in: year + 1).map { $0 - Int64(summer.offset) }
      return next.map { begins <= moment && moment < $0 } ?? false
    }
    return isSummer ? summer.offset : standard
  }

  /// Returns the time of a change in seconds since 1970, as if no clock were ever changed.
  private static func moment(of change: Change, in year: Int) -> Int64? {
    func midnight(_ month: Int, _ day: Int) -> Int64? {
      MessageDateTime(year: year, month: month, day: day).map { $0.wallMilliseconds / 1000 }
    }
    guard let newYear = midnight(1, 1) else { return nil }
    let isLeap = midnight(2, 29) != nil
    let day: Int64
    switch change.day {
    case .ordinary(let number):
      day = newYear / 86_400 + Int64(number - (isLeap && number > 59 ? 0 : 1))
    case .counted(let number): day = newYear / 86_400 + Int64(number)
    case .weekday(let month, let week, let weekday):
      guard let first = midnight(month, 1).map({ $0 / 86_400 }) else { return nil }
      // January 1, 1970, was a Thursday.
      let firstWeekday = ((first % 7) + 7 + 4) % 7
      var date = 1 + (Int64(weekday) - firstWeekday + 7) % 7 + Int64(week - 1) * 7
      while midnight(month, Int(date)) == nil { date -= 7 }
      day = first + date - 1
    }
    return day * 86_400 + Int64(change.time)
  }

  private struct Reader {
    var rest: Substring.UTF8View

    /// Skips a name: letters, or any text in angle brackets.
    mutating func name() -> Bool {
      if rest.first == UInt8(ascii: "<") {
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
        rest = rest[rest.index(after: end)...]
        return true
      }
      let letters = rest.prefix {
        ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
      }
      rest = rest[letters.endIndex...]
      return letters.count >= 3
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    private mutating func number(_ limit: Int) -> Int? {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard (1...3).contains(digits.count), let number = Int(Substring(digits)), number <= limit
      else { return nil }
      rest = rest[digits.endIndex...]
      return number
    }

    /// Reads `-2`, `9:30` or `24:00:00` as seconds.
    mutating func time(limit: Int) -> Int? {
      let isNegative = take("-")
      if !isNegative { _ = take("+") }
      guard let hours = number(limit) else { return nil }
      var seconds = hours * 3_600
      for unit in [60, 1] where take(":") {
        guard let part = number(59) else { return nil }
        seconds += part * unit
      }
      return isNegative ? -seconds : seconds
    }

    /// Reads `,M4.5.5/0`.
    mutating func change() -> Change? {
      guard take(",") else { return nil }
      var change: Change
      if take("M") {
        guard let month = number(12), month > 0, take("."), let week = number(5), week > 0,
          take("."),
          let day = number(6)
        else { return nil }
        change = Change(day: .weekday(month: month, week: week, day: day))
      } else if take("J") {
        guard let day = number(365), day > 0 else { return nil }
        change = Change(day: .ordinary(day))
      } else {
        guard let day = number(365) else { return nil }
        change = Change(day: .counted(day))
      }
      if take("/") {
        guard let time = time(limit: 167) else { return nil }
        change.time = time
      }
      return change
    }
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}
