import CBayanICU
import Synchronization

/// ICU's date format for one locale, zone and skeleton, opened once for many values.
///
/// ICU changes it while it formats, so that one task uses it at a time.
package final class DateFormat: Sendable {
  private struct Handle: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private let handle: Mutex<Handle>

  /// Opens a format.
  ///
  /// - Parameters:
  ///   - skeleton: A CLDR skeleton, such as `yMMMd`.
  ///   - timeZone: A zone's name, or an offset as `GMT+03:00`.
  ///   - calendar: A Unicode calendar identifier; the locale's own where it is `nil` or unknown.
  /// - Throws: If there is no such format.
  package init(
    locale tag: String, skeleton: String, timeZone: String, calendar: String?
  ) throws(ICUError) {
    let tag = ICULocale(tag).canonical
    guard !(skeleton + timeZone + (calendar ?? "")).utf8.contains(0) else {
      throw .illegalArgument
    }
    var status: Int32 = 0
    let opened = bayan_icu_date_format_open(tag, calendar, timeZone, skeleton, &status)
    guard let opened else { throw ICUError(code: status) }
    handle = Mutex(Handle(pointer: opened))
  }

  deinit { handle.withLock { bayan_icu_date_format_close($0.pointer) } }

  /// Formats a time in milliseconds since 1970 in UTC.
  ///
  /// - Throws: If ICU has no room for it.
  package func format(_ milliseconds: Double) throws(ICUError) -> String {
    try withHandle { (pointer) throws(ICUError) in
      try text { bayan_icu_date_format_format(pointer, milliseconds, $0, $1, nil, 0, nil) }
    }
  }

  /// Formats a time, as ``format(_:)`` does, to pieces.
  ///
  /// - Throws: If ICU has no room for it.
  package func pieces(_ milliseconds: Double) throws(ICUError) -> [FormattedPiece] {
    try withHandle { (pointer) throws(ICUError) in
      try BayanICU.pieces(
        named: FieldNames.date,
        { bayan_icu_date_format_format(pointer, milliseconds, $0, $1, $2, $3, $4) })
    }
  }

  private func withHandle<Result: Sendable>(
    _ body: (OpaquePointer) throws(ICUError) -> Result
  ) throws(ICUError) -> Result {
    let result: Swift.Result<Result, ICUError> = handle.withLock { handle in
      do throws(ICUError) {
        return .success(try body(handle.pointer))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

/// The time zones of ICU.
package enum TimeZones {
  /// The name of a zone as ICU has it, whatever its letters' case; `nil` for no zone.
  package static func name(of name: String) -> String? {
    guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
    let found = try? text { bayan_icu_zone_name(name, $0, $1) }
    return found.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// How far a zone's clocks are ahead of UTC at a moment, in milliseconds.
  ///
  /// - Parameter moment: In milliseconds since 1970 in UTC.
  /// - Throws: If ICU's data can't be read.
  package static func offset(_ zone: String, at moment: Double) throws(ICUError) -> Double {
    guard !zone.utf8.contains(0) else { throw .illegalArgument }
    var status: Int32 = 0
    let offset = bayan_icu_zone_offset_at(zone, moment, &status)
    guard status == 0 else { throw ICUError(code: status) }
    return offset
  }

  /// How far a zone's clocks are ahead of UTC when they show a time, in milliseconds.
  ///
  /// - Parameter wall: That time as if it were UTC, in milliseconds since 1970.
  /// - Throws: If ICU's data can't be read.
  package static func offset(_ zone: String, whenShowing wall: Double) throws(ICUError) -> Double {
    guard !zone.utf8.contains(0) else { throw .illegalArgument }
    var status: Int32 = 0
    let offset = bayan_icu_zone_offset(zone, wall, &status)
    guard status == 0 else { throw ICUError(code: status) }
    return offset
  }
}
