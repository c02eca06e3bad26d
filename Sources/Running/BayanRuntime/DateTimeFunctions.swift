/// The formatting of dates and times with a locale's data, for `:date`, `:time` and `:datetime`.
package protocol DateTimeFormatting: Sendable {
  /// Whether values are to be shown in a time zone that is unknown.
  var hasUnknownTimeZone: Bool { get }

  /// Returns the name of a time zone in the usual case of its letters: `Asia/Riyadh` for
  /// `asia/riyadh`; `nil` for an unknown zone.
  func name(ofTimeZone name: String) -> String?

  /// Returns a zone's offset from UTC in minutes; `nil` for an unknown zone.
  ///
  /// - Parameter milliseconds: The moment, in milliseconds since 1970 in UTC.
  func offset(ofTimeZone name: String, at milliseconds: Int64) -> Int?

  /// Returns a date or time in pieces: `weekday`, `month`, `hour`; `nil` if it can't be formatted.
  func format(_ value: DateTimeValue) -> [FormattedPart.Piece]?
}

/// `:date`, `:time` and `:datetime`, whose formatting a ``DateTimeFormatting`` does.
///
/// - Source: MessageFormat 2.0, "Date and Time Value Formatting" (draft).
package struct DateTimeFunction: MessageFunction {
  /// The three functions.
  package enum Kind: String, Sendable {
    case date
    case time
    case datetime
  }

  private let kind: Kind
  /// The formatting with a locale's data; `nil` for the plain form.
  private let formatting: AnyDateTimeFormatting?
  private let operands: DateTimeOperands

  package init(
    _ kind: Kind, _ formatting: AnyDateTimeFormatting? = nil,
    operands: DateTimeOperands = .standard
  ) {
    self.kind = kind
    self.formatting = formatting
    self.operands = operands
  }

  package func resolve(_ call: inout FunctionCall) -> AnyFunctionValue? {
    let read: MessageDateTime?
    // Of the operand's options, only those that override the locale's are kept.
    var overrides = DateTimeValue.Overrides()
    switch (DateTimeValue.of(call.operand?.functionValue), call.operand?.value) {
    case (let operand?, _):
      read = operand.value
      overrides = operand.overrides
    case (_, .dateTime(let passed)?): read = usable(passed)
    case (_, .string(let text)?): read = operands.value(of: text, for: kind).flatMap(usable)
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
    if formatting?.hasUnknownTimeZone == true, value.overrides.timeZone == nil {
      // An unknown zone counts as an option with a bad value: a time in another zone would be
      // wrong.
      call.report(.badOption("timeZone"))
      return nil
    }
    return value.erased
  }

  /// Returns the value if its time zone is known, or without an unknown time zone.
  ///
  /// Without its zone, the moment is shown at its offset. A value with a critical zone can only be
  /// used if the zone is known and agrees with the offset; otherwise the result is `nil`.
  ///
  /// - Source: RFC 9557, "Inconsistent time-offset and Time Zone Information".
  private func usable(_ value: MessageDateTime) -> MessageDateTime? {
    guard let zone = value.timeZone else { return value }
    var usable = value
    usable.timeZone = name(ofTimeZone: zone)
    if value.isTimeZoneCritical {
      guard let name = usable.timeZone, let moment = value.utcMilliseconds else { return nil }
      let offset = MessageDateTime.offset(name) ?? formatting?.offset(ofTimeZone: name, at: moment)
      guard let offset, value.localOffset ?? offset == offset else { return nil }
    }
    return usable
  }

  /// Returns the usual name of a zone; an offset as it is; `nil` for an unknown zone.
  private func name(ofTimeZone text: String) -> String? {
    guard MessageDateTime.isTimeZone(text) else { return nil }
    if MessageDateTime.offset(text) != nil { return text }
    if text.utf8.count == 3, text.lowercased() == "utc" { return "UTC" }
    return formatting?.name(ofTimeZone: text)
  }

  private static let dateFields = [
    "weekday", "day-weekday", "month-day", "month-day-weekday", "year-month-day",
    "year-month-day-weekday",
  ]

  /// Applies an option.
  ///
  /// - Returns: Whether the value can be shown. With an unknown time zone it can't, because a time
  ///   in any other zone would be wrong.
  private func apply(
    _ option: FunctionOption, to value: inout DateTimeValue, _ call: inout FunctionCall
  ) -> Bool {
    let text = option.value.text ?? ""
    var isGood = true
    switch (option.name, kind) {
    case ("fields", .date), ("dateFields", .datetime):
      isGood = option.isLiteral && Self.dateFields.contains(text)
      if isGood { value.dateFields = text }
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
          // The value is shown in the context's zone.
          value.overrides.timeZone = nil
          call.report(.badOperand(function: call.function))
        }
      } else if let name = name(ofTimeZone: text) {
        value.overrides.timeZone = name
      } else if formatting != nil || !MessageDateTime.isTimeZone(text) {
        call.report(.badOption(option.name))
        return false
      }
    case ("calendar", _):
      let fields = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      isGood = fields.allSatisfy { word in
        (3...8).contains(word.count) && word.allSatisfy { $0.isLetter || $0.isDigit }
      }
      isGood = isGood && fields.count <= 4
      if isGood { value.overrides.calendar = text.lowercased() }
    default: break
    }
    if !isGood { call.report(.badOption(option.name)) }
    return true
  }
}

/// A date and time, with the form in which it is shown.
package struct DateTimeValue: FunctionValue {
  /// The options that a function on this value inherits.
  package struct Overrides: Sendable {
    /// The name of a zone, an offset, or `input`.
    package var timeZone: String?
    package var hour12: Bool?
    /// The Unicode identifier of a calendar that replaces the locale's.
    package var calendar: String?
  }

  package let value: MessageDateTime
  package let kind: DateTimeFunction.Kind
  private let formatting: AnyDateTimeFormatting?
  package let locale: LocaleTag
  /// The numbering system of the digits, as in `-u-nu-`: `arab`, `latn`.
  package let numberingSystem: String
  package let direction: TextDirection?
  package fileprivate(set) var dateFields = "year-month-day"
  package fileprivate(set) var length = "medium"
  package fileprivate(set) var precision = "minute"
  package fileprivate(set) var timeZoneStyle: String?
  package fileprivate(set) var overrides = Overrides()

  fileprivate init(
    _ call: borrowing FunctionCall, _ value: MessageDateTime, _ kind: DateTimeFunction.Kind,
    _ formatting: AnyDateTimeFormatting?
  ) {
    self.value = value
    self.kind = kind
    self.formatting = formatting
    locale = call.locale
    numberingSystem = call.numberingSystem
    direction = call.direction
  }

  // The test suite's schema has one type for all three functions.
  package var partType: String { "datetime" }
  package var plainValue: MessageValue? { .dateTime(value) }

  package func format() throws(MessageError) -> [FormattedPart.Piece] {
    guard let formatting else { return plainPieces }
    guard let pieces = formatting.format(self) else { throw .unsupportedOperation(kind.rawValue) }
    return pieces
  }

  /// The date or time in the form `2006-01-02 15:04 UTC`.
  private var plainPieces: [FormattedPart.Piece] {
    var shown = value
    let zone = overrides.timeZone
    let zoneOffset = zone == "UTC" ? 0 : zone.flatMap { MessageDateTime.offset($0) }
    if let zoneOffset { shown = value.shown(atOffset: zoneOffset) }
    let literal = shown.literal.utf8
    var texts: [String] = []
    if kind != .time { texts.append(String(decoding: literal.prefix(10), as: UTF8.self)) }
    if kind != .date {
      let length = precision == "second" ? 8 : 5
      texts.append(String(decoding: literal.dropFirst(11).prefix(length), as: UTF8.self))
    }
    if timeZoneStyle != nil, let offset = shown.offset {
      texts.append(offset == 0 ? "UTC" : MessageDateTime.offsetText(offset))
    }
    return [FormattedPart.Piece(type: "literal", text: texts.joined(separator: " "))]
  }
}
