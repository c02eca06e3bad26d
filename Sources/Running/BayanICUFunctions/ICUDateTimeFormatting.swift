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

  let timeZone: String?

  private let cache = FormatterCache<Key, DateFormat>()

  init(timeZone: String?) { self.timeZone = timeZone }

  func name(ofTimeZone name: String) -> String? { TimeZones.name(of: name) }

  func offset(ofTimeZone name: String, at milliseconds: Int64) -> Int? {
    guard let offset = try? TimeZones.offset(name, at: Double(milliseconds)) else { return nil }
    return Int((offset / 60_000).rounded(.down))
  }

  func format(_ request: DateTimeRequest) -> String? {
    guard let moment = moment(of: request) else { return nil }
    return try? formatter(of: request)?.format(moment)
  }

  func pieces(_ request: DateTimeRequest) -> [FormattedPart.Piece]? {
    guard let moment = moment(of: request) else { return nil }
    let pieces = try? formatter(of: request)?.pieces(moment)
    return pieces?.map { FormattedPart.Piece(type: $0.type, text: $0.text) }
  }

  private func formatter(of request: DateTimeRequest) -> DateFormat? {
    let key = Key(
      locale: request.locale.withDigits(request.numberingSystem), skeleton: request.skeleton,
      timeZone: Self.identifier(request.timeZone), calendar: request.calendar)
    return cache.formatter(key) { key in
      try? DateFormat(
        locale: key.locale, skeleton: key.skeleton, timeZone: key.timeZone,
        calendar: key.calendar)
    }
  }

  /// The value in milliseconds since 1970 in UTC.
  private func moment(of request: DateTimeRequest) -> Double? {
    let wall = Double(request.value.wallMilliseconds)
    let source = Self.identifier(request.source)
    return (try? TimeZones.offset(source, whenShowing: wall)).map { wall - $0 }
  }

  /// A zone as ICU names it: offsets are `GMT+03:00` there.
  private static func identifier(_ zone: String) -> String {
    zone.hasPrefix("+") || zone.hasPrefix("-") ? "GMT" + zone : zone
  }
}
