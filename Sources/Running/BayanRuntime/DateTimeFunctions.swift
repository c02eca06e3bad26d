/// Writes dates and times in a locale: what `:date`, `:time` and `:datetime` leave to whoever has
/// the locale data.
public protocol DateTimeFormatting: Sendable {
  /// The time zone of the formatting context: where values without one are taken to be, and where
  /// others are shown; `nil` to show each as it was written.
  var timeZone: String? { get }

  /// The name of a time zone as the data have it, whatever its letters' case: `Asia/Riyadh` for
  /// `asia/riyadh`; `nil` for a zone that isn't known.
  func name(ofTimeZone name: String) -> String?

  /// How many minutes a zone's clocks are ahead of UTC at a moment, in milliseconds since 1970 in
  /// UTC; `nil` for a zone that isn't known.
  func offset(ofTimeZone name: String, at milliseconds: Int64) -> Int?

  /// Writes a date or time; `nil` where that can't be done.
  func format(_ request: DateTimeRequest) -> String?

  /// Writes a date or time as ``format(_:)`` does, in pieces: `weekday`, `month`, `hour`.
  func pieces(_ request: DateTimeRequest) -> [FormattedPart.Piece]?
}

/// A date or time to be written.
public struct DateTimeRequest: Hashable, Sendable {
  public var locale: LocaleTag
  /// The `-u-nu-` name of the digits: `arab`, `latn`.
  public var numberingSystem: String
  /// The value, in the zone ``source``.
  public var value: MessageDateTime
  /// The zone that the value's fields are of: a name, `UTC`, or an offset as `+03:00`.
  public var source: String
  /// The zone to show it in.
  public var timeZone: String
  /// The fields to show, as a CLDR skeleton: `yMMMd`, `jm`.
  public var skeleton: String
  /// A Unicode calendar identifier, in place of the locale's.
  public var calendar: String?
}

/// `:date`, `:time` and `:datetime`, with the locale's part left to ``DateTimeFormatting``.
///
/// - Source: MessageFormat 2.0, "Date and Time Value Formatting" (draft).
public struct DateTimeFunction: MessageFunction {
  /// Which of the three it is.
  public enum Kind: String, Sendable {
    case date
    case time
    case datetime
  }

  private let kind: Kind
  /// `nil` to write plainly.
  private let formatting: (any DateTimeFormatting)?
  private let operands: DateTimeOperands

  public init(
    _ kind: Kind, _ formatting: (any DateTimeFormatting)? = nil,
    operands: DateTimeOperands = .standard
  ) {
    self.kind = kind
    self.formatting = formatting
    self.operands = operands
  }

  public func resolve(_ call: inout FunctionCall) -> (any FunctionValue)? {
    let read: MessageDateTime?
    // Of the operand's options only those that override the locale's are kept.
    var overrides = DateTimeValue.Overrides()
    switch call.operand {
    case .value(let operand as DateTimeValue):
      read = operand.value
      overrides = operand.overrides
    case .dateTime(let passed): read = usable(passed)
    case .string(let text): read = operands.value(of: text, for: kind).flatMap(usable)
    default: read = nil
    }
    guard let read else {
      call.report(.badOperand(function: call.function))
      return nil
    }
    var value = DateTimeValue(call, read, kind, formatting)
    value.overrides = overrides
    for option in call.options {
      guard apply(option, to: &value, &call) else { return nil }
    }
    if formatting == nil { call.report(.unsupportedOperation(call.function)) }
    return value
  }

  /// A value whose time zone, if it names one, is known and agrees with its offset.
  ///
  /// Else the zone doesn't count, and the moment is shown at its offset; or, if the zone is critical,
  /// the value can't be used.
  ///
  /// - Source: RFC 9557, "Inconsistent time-offset and Time Zone Information".
  private func usable(_ value: MessageDateTime) -> MessageDateTime? {
    guard let zone = value.timeZone else { return value }
    var usable = value
    usable.timeZone = name(ofTimeZone: zone)
    if value.isTimeZoneCritical {
      guard let name = usable.timeZone, let moment = value.utcMilliseconds else { return nil }
      let offset =
        MessageDateTime.offset(name.utf8) ?? formatting?.offset(ofTimeZone: name, at: moment)
      guard let offset, value.localOffset ?? offset == offset else { return nil }
    }
    return usable
  }

  /// The name of a zone as the data have it; an offset as it is; `nil` for what isn't known.
  private func name(ofTimeZone text: String) -> String? {
    guard MessageDateTime.isTimeZone(text.utf8) else { return nil }
    if MessageDateTime.offset(text.utf8) != nil { return text }
    if text.utf8.count == 3, text.lowercased() == "utc" { return "UTC" }
    return formatting?.name(ofTimeZone: text)
  }

  /// Applies an option.
  ///
  /// - Returns: Whether the value can be shown. In a time zone that isn't known it can't: in any other
  ///   it would be wrong.
  private func apply(
    _ option: FunctionOption, to value: inout DateTimeValue, _ call: inout FunctionCall
  ) -> Bool {
    let text = option.value.text ?? ""
    var isGood = true
    switch (option.name, kind) {
    case ("fields", .date), ("dateFields", .datetime):
      isGood = option.isLiteral && value.setDateFields(text)
    case ("length", .date), ("dateLength", .datetime):
      isGood = option.isLiteral && ["long", "medium", "short"].contains(text)
      if isGood { value.length = text }
    case ("precision", .time), ("timePrecision", .datetime):
      isGood = option.isLiteral && ["hour", "minute", "second"].contains(text)
      if isGood { value.precision = text }
    case ("timeZoneStyle", .time), ("timeZoneStyle", .datetime):
      isGood = option.isLiteral && ["long", "short"].contains(text)
      if isGood { value.timeZoneStyle = text }
    case ("hour12", .time), ("hour12", .datetime):
      isGood = text == "true" || text == "false"
      if isGood { value.overrides.hour12 = text == "true" }
    case ("timeZone", _):
      if text == "input" {
        value.overrides.timeZone = text
        if value.value.offset == nil, value.value.timeZone == nil {
          // Shown all the same, in the context's zone.
          value.overrides.timeZone = nil
          call.report(.badOperand(function: call.function))
        }
      } else if let name = name(ofTimeZone: text) {
        value.overrides.timeZone = name
      } else if formatting != nil || !MessageDateTime.isTimeZone(text.utf8) {
        call.report(.badOption(option.name))
        return false
      }
    case ("calendar", _):
      let words = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      isGood = words.allSatisfy { word in
        (3...8).contains(word.count) && word.allSatisfy { $0.isLetter || $0.isDigit }
      }
      isGood = isGood && words.count <= 4
      if isGood { value.overrides.calendar = text.lowercased() }
    default: break
    }
    if !isGood { call.report(.badOption(option.name)) }
    return true
  }
}

/// A date and time, and what of it is to be shown.
private struct DateTimeValue: FunctionValue {
  /// The options that functions on this value inherit.
  struct Overrides {
    var timeZone: String?
    var hour12: Bool?
    var calendar: String?
  }

  let value: MessageDateTime
  let kind: DateTimeFunction.Kind
  let formatting: (any DateTimeFormatting)?
  let locale: LocaleTag
  let numberingSystem: String
  let direction: TextDirection?
  var dateFields = "year-month-day"
  var length = "medium"
  var precision = "minute"
  var timeZoneStyle: String?
  var overrides = Overrides()

  init(
    _ call: borrowing FunctionCall, _ value: MessageDateTime, _ kind: DateTimeFunction.Kind,
    _ formatting: (any DateTimeFormatting)?
  ) {
    self.value = value
    self.kind = kind
    self.formatting = formatting
    locale = call.locale
    numberingSystem = call.numberingSystem
    direction = call.direction
  }

  mutating func setDateFields(_ text: String) -> Bool {
    let known = [
      "weekday", "day-weekday", "month-day", "month-day-weekday", "year-month-day",
      "year-month-day-weekday",
    ]
    guard known.contains(text) else { return false }
    dateFields = text
    return true
  }

  // The schema of the suite has one name for all three.
  var partType: String { "datetime" }
  var plainValue: MessageValue? { .dateTime(value) }

  func format() throws(MessageError) -> [FormattedPart.Piece] {
    guard let formatting else { return plainPieces }
    guard let pieces = formatting.pieces(request(by: formatting)) else {
      throw .unsupportedOperation(kind.rawValue)
    }
    return pieces
  }

  func formattedText() throws(MessageError) -> String {
    guard let formatting else { return plainPieces.map(\.text).joined() }
    guard let text = formatting.format(request(by: formatting)) else {
      throw .unsupportedOperation(kind.rawValue)
    }
    return text
  }

  private var plainPieces: [FormattedPart.Piece] {
    var shown = value
    let zone = overrides.timeZone
    if zone == "UTC" {
      shown = value.shown(atOffset: 0)
    } else if let zone, let offset = MessageDateTime.offset(zone.utf8) {
      shown = value.shown(atOffset: offset)
    }
    let name = shown.offset.map { $0 == 0 ? "UTC" : MessageDateTime.offsetText($0) }
    return PlainFunctions.pieces(
      shown, kind, hasSeconds: precision == "second", zone: timeZoneStyle == nil ? nil : name)
  }

  private func request(by formatting: any DateTimeFormatting) -> DateTimeRequest {
    let own = value.offset.map { $0 == 0 ? "UTC" : MessageDateTime.offsetText($0) }
    let ownZone = value.timeZone ?? own
    let chosen = overrides.timeZone == "input" ? ownZone : overrides.timeZone ?? formatting.timeZone
    let shown = chosen ?? ownZone
    var skeleton = ""
    if kind != .time { skeleton += dateSkeleton }
    if kind != .date { skeleton += timeSkeleton(hasZone: shown != nil) }
    return DateTimeRequest(
      locale: locale, numberingSystem: numberingSystem, value: value, source: own ?? shown ?? "UTC",
      timeZone: shown ?? "UTC",
      skeleton: skeleton, calendar: overrides.calendar ?? value.calendar)
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
