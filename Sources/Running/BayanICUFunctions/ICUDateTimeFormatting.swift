import BayanICU
import BayanRuntime

/// The formatting of dates and times by ICU's date formats.
struct ICUDateTimeFormatting: DateTimeFormatting {
  private struct Key: Hashable {
    var locale: String
    var skeleton: String
    var timeZone: String
    var calendar: String?
  }

  /// The time zone of the formatting context; `nil` shows each value as it was written.
  ///
  /// Values without a zone are read in it, and other values are shown in it.
  private let timeZone: String?

  let hasUnknownTimeZone: Bool

  private let cache = FormatterCache<Key, DateFormat>()
  private let zones = FormatterCache<String, KnownZone>()

  /// A time zone with the system's rules, or `nil` for a zone that only ICU has.
  private struct KnownZone {
    var system: SystemTimeZone?
  }

  init(timeZone: String?) {
    let isOffset = timeZone.map { MessageDateTime.offset($0) != nil } ?? true
    self.timeZone = isOffset ? timeZone : timeZone.flatMap { Self.name(of: $0) }
    hasUnknownTimeZone = timeZone != nil && self.timeZone == nil
  }

  /// Returns a zone's name in the spelling of ICU or of the system.
  private static func name(of name: String) -> String? {
    if name.utf8.count == 3, name.lowercased() == "utc" { return "UTC" }
    // A new zone may be on the system and not yet in ICU. The name of such a zone is used as it is
    // written.
    return TimeZones.name(of: name) ?? SystemTimeZone(name).map { _ in name }
  }

  func name(ofTimeZone name: String) -> String? { Self.name(of: name) }

  func offset(ofTimeZone name: String, at milliseconds: Int64) -> Int? {
    let offset =
      system(name).map { Double($0.offset(at: milliseconds.seconds)) * 1_000 }
      ?? (try? TimeZones.offset(name, at: Double(milliseconds)))
    return offset.map { Int(($0 / 60_000).rounded(.down)) }
  }

  /// Returns the system's rules of a zone; `nil` for a zone that only ICU has.
  private func system(_ name: String) -> SystemTimeZone? {
    zones.formatter(name) { KnownZone(system: SystemTimeZone($0)) }?.system
  }

  /// Returns a zone's offset from UTC in milliseconds, for a time as the zone's clocks show it.
  private func offset(_ zone: String, whenShowing wall: Int64) -> Double? {
    system(zone).map { Double($0.offset(whenShowing: wall.seconds)) * 1_000 }
      ?? (try? TimeZones.offset(Self.identifier(zone), whenShowing: Double(wall)))
  }

  /// Returns the name of the zone with which ICU shows a moment.
  ///
  /// The system's rules are newer than ICU's. If the two offsets differ, the name is the system's
  /// offset: with its own rules ICU would choose the wrong words, too, as between summer and
  /// standard time.
  private func shownZone(_ zone: String, at moment: Double) -> String {
    guard let system = system(zone) else { return Self.identifier(zone) }
    let offset = system.offset(at: Int64((moment / 1_000).rounded(.down)))
    if TimeZones.name(of: zone) != nil, let known = try? TimeZones.offset(zone, at: moment),
      known == Double(offset) * 1_000
    {
      return zone
    }
    // Old offsets have seconds, which nobody shows.
    return Self.identifier(MessageDateTime.offsetText(Int((Double(offset) / 60).rounded())))
  }

  func format(_ value: DateTimeValue) -> [FormattedPart.Piece]? {
    let own = value.value.offset.map { $0 == 0 ? "UTC" : MessageDateTime.offsetText($0) }
    let ownZone = value.value.timeZone ?? own
    let asked = value.overrides.timeZone
    let shown = (asked == "input" ? ownZone : asked ?? timeZone) ?? ownZone
    let wall = value.value.wallMilliseconds
    guard let offset = offset(own ?? shown ?? "UTC", whenShowing: wall) else { return nil }
    let moment = Double(wall) - offset
    let key = Key(
      locale: value.locale.withDigits(value.numberingSystem),
      skeleton: value.skeleton(hasZone: shown != nil),
      timeZone: shownZone(shown ?? "UTC", at: moment),
      calendar: value.overrides.calendar ?? value.value.calendar)
    let formatter = cache.formatter(key) { key in
      try? DateFormat(
        locale: key.locale, skeleton: key.skeleton, timeZone: key.timeZone,
        calendar: key.calendar)
    }
    let pieces = try? formatter?.pieces(moment)
    return pieces?.map { FormattedPart.Piece(type: $0.type, text: $0.text) }
  }

  /// Returns a zone's name for ICU, which writes offsets as `GMT+03:00`.
  private static func identifier(_ zone: String) -> String {
    zone.hasPrefix("+") || zone.hasPrefix("-") ? "GMT" + zone : zone
  }
}

extension Int64 {
  /// The milliseconds in whole seconds, rounded down.
  fileprivate var seconds: Int64 { self >= 0 ? self / 1_000 : (self - 999) / 1_000 }
}

extension DateTimeValue {
  /// Returns the CLDR skeleton of the fields to show: `yMMMdjm`.
  fileprivate func skeleton(hasZone: Bool) -> String {
    (kind == .time ? "" : dateSkeleton) + (kind == .date ? "" : timeSkeleton(hasZone: hasZone))
  }

  private var dateSkeleton: String {
    var skeleton = ""
    if dateFields.hasPrefix("year") { skeleton += "y" }
    if dateFields.contains("month") {
      skeleton += length == "long" ? "MMMM" : length == "medium" ? "MMM" : "M"
    }
    if dateFields != "weekday" { skeleton += "d" }
    if dateFields.hasSuffix("weekday") { skeleton += length == "long" ? "EEEE" : "EEE" }
    return skeleton
  }

  /// Returns the skeleton of the time; a floating time, which has no zone, shows no zone.
  private func timeSkeleton(hasZone: Bool) -> String {
    var skeleton = overrides.hour12.map { $0 ? "h" : "H" } ?? "j"
    if precision != "hour" { skeleton += "m" }
    if precision == "second" { skeleton += "s" }
    if hasZone, let timeZoneStyle { skeleton += timeZoneStyle == "long" ? "zzzz" : "z" }
    return skeleton
  }
}
