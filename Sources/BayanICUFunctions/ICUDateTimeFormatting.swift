import BayanICU
import BayanRuntime

/// Dates and times by ICU's date formats.
struct ICUDateTimeFormatting: DateTimeFormatting {
  private struct Key: Hashable {
    var locale: LocaleTag
    var skeleton: String
    var timeZone: String
    var calendar: String?
  }

  let timeZone: String?

  private let cache = FormatterCache<Key, DateFormat>()

  init(timeZone: String?) { self.timeZone = timeZone }

  func isKnown(timeZone: String) -> Bool {
    timeZone.hasPrefix("+") || timeZone.hasPrefix("-") || TimeZones.isKnown(timeZone)
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
      locale: request.locale, skeleton: request.skeleton,
      timeZone: Self.identifier(request.timeZone), calendar: request.calendar)
    return cache.formatter(key) { key in
      try? DateFormat(
        locale: key.locale.description, skeleton: key.skeleton, timeZone: key.timeZone,
        calendar: key.calendar)
    }
  }

  /// The value in milliseconds since 1970 in UTC.
  private func moment(of request: DateTimeRequest) -> Double? {
    let wall = request.value.wallMilliseconds
    let source = Self.identifier(request.source)
    return (try? TimeZones.offset(source, whenShowing: wall)).map { wall - $0 }
  }

  /// A zone as ICU names it: offsets are `GMT+03:00` there.
  private static func identifier(_ zone: String) -> String {
    zone.hasPrefix("+") || zone.hasPrefix("-") ? "GMT" + zone : zone
  }
}

extension MessageDateTime {
  /// The fields as if they were UTC, in milliseconds since 1970.
  fileprivate var wallMilliseconds: Double {
    // Days of the proleptic Gregorian calendar, in years that begin with March.
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    let seconds = ((days * 24 + hour) * 60 + minute) * 60 + second
    return Double(seconds * 1000 + millisecond)
  }
}
