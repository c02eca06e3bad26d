import CBayanICU

/// A piece of a text that ICU has formatted, such as the integer of a number or a date's month.
package struct FormattedPiece: Hashable, Sendable {
  /// The kind, named as in ECMA-402: `integer`, `group`, `month`; `literal` for what has no name.
  package var type: String
  package var text: String
}

/// ICU's numbers for the pieces of numbers and dates.
///
/// - Source: `unum.h` and `udat.h`, stable; ECMA-402, `formatToParts`.
enum FieldNames {
  static func number(_ kind: Int32, isNegative: Bool) -> String {
    switch kind {
    case 0: "integer"
    case 1: "fraction"
    case 2: "decimal"
    case 6: "group"
    case 7: "currency"
    case 8: "percentSign"
    case 10: isNegative ? "minusSign" : "plusSign"
    case 11: "unit"
    default: "literal"
    }
  }

  static func date(_ kind: Int32) -> String {
    switch kind {
    case 0: "era"
    case 1, 18, 20: "year"
    case 2, 26: "month"
    case 3: "day"
    case 4, 5, 15, 16: "hour"
    case 6: "minute"
    case 7: "second"
    case 8: "fractionalSecond"
    case 9, 19, 25: "weekday"
    case 14, 35, 36: "dayPeriod"
    case 17, 23, 24, 29, 31, 32, 33: "timeZoneName"
    case 30: "yearName"
    case 34: "relatedYear"
    default: "literal"
    }
  }
}

/// Formats a text with its fields, and cuts it into pieces that, joined, are the text.
///
/// A field within another, as a grouping separator within the integer, cuts it.
func pieces(
  named name: (Int32) -> String,
  _ format: (
    UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<BayanICUField>, Int32,
    UnsafeMutablePointer<Int32>
  ) -> Int32
) throws(ICUError) -> [FormattedPiece] {
  // A number of 1,000 digits has about 340 fields.
  var fields = [BayanICUField](repeating: BayanICUField(), count: 1_024)
  var count: Int32 = 0
  let whole = try text { buffer, capacity in
    fields.withUnsafeMutableBufferPointer { fields in
      guard let start = fields.baseAddress else { return 0 }
      return format(buffer, capacity, start, Int32(fields.count), &count)
    }
  }
  let units = Array(whole.utf16)
  var kinds = [Int32](repeating: -1, count: units.count)
  // Longer fields first, so that those within them stay visible.
  for field in fields.prefix(Int(count)).sorted(by: { $0.end - $0.start > $1.end - $1.start }) {
    let range = Int(max(field.start, 0))..<min(Int(max(field.end, 0)), units.count)
    for index in range { kinds[index] = field.kind }
  }
  var result: [FormattedPiece] = []
  var start = 0
  while start < units.count {
    let end = kinds[start...].firstIndex { $0 != kinds[start] } ?? units.count
    result.append(
      FormattedPiece(
        type: name(kinds[start]), text: String(decoding: units[start..<end], as: UTF16.self)))
    start = end
  }
  return result
}
