import BayanICU
import BayanRuntime

/// Dates and times by ICU's date formats.
struct ICUDateTimeFormatting: DateTimeFormatting {
  private struct Key: Hashable {
    var locale: String
    var skeleton: String
    var timeZone: String
    var calendar: String?
  }

  /// The time zone of the formatting context: where values without one are taken to be, and where
  /// others are shown; `nil` to show each as it was written.
  let timeZone: String?

  private let cache = FormatterCache<Key, DateFormat>()

  init(timeZone: String?) { self.timeZone = timeZone }

  func name(ofTimeZone name: String) -> String? { TimeZones.name(of: name) }

  func offset(ofTimeZone name: String, at milliseconds: Int64) -> Int? {
    guard let offset = try? TimeZones.offset(name, at: Double(milliseconds)) else { return nil }
    return Int((offset / 60_000).rounded(.down))
  }

  func format(_ value: DateTimeValue) -> [FormattedPart.Piece]? {
    let own = value.value.offset.map { $0 == 0 ? "UTC" : MessageDateTime.offsetText($0) }
    let ownZone = value.value.timeZone ?? own
    let asked = value.overrides.timeZone
    let shown = (asked == "input" ? ownZone : asked ?? timeZone) ?? ownZone
    let wall = Double(value.value.wallMilliseconds)
    let source = Self.identifier(own ?? shown ?? "UTC")
    guard let offset = try? TimeZones.offset(source, whenShowing: wall) else { return nil }
    let key = Key(
      locale: value.locale.withDigits(value.numberingSystem),
      skeleton: value.skeleton(hasZone: shown != nil),
      timeZone: Self.identifier(shown ?? "UTC"),
      calendar: value.overrides.calendar ?? value.value.calendar)
    let formatter = cache.formatter(key) { key in
      try? DateFormat(
        locale: key.locale, skeleton: key.skeleton, timeZone: key.timeZone,
        calendar: key.calendar)
    }
    let pieces = try? formatter?.pieces(wall - offset)
    return pieces?.map { FormattedPart.Piece(type: $0.type, text: $0.text) }
  }

  /// A zone as ICU names it: offsets are `GMT+03:00` there.
  private static func identifier(_ zone: String) -> String {
    zone.hasPrefix("+") || zone.hasPrefix("-") ? "GMT" + zone : zone
  }
}

extension DateTimeValue {
  /// The fields to show, as a CLDR skeleton: `yMMMdjm`.
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

  /// Without a zone, a floating time names none.
  private func timeSkeleton(hasZone: Bool) -> String {
    var skeleton = overrides.hour12.map { $0 ? "h" : "H" } ?? "j"
    if precision != "hour" { skeleton += "m" }
    if precision == "second" { skeleton += "s" }
    if hasZone, let timeZoneStyle { skeleton += timeZoneStyle == "long" ? "zzzz" : "z" }
    return skeleton
  }
}
