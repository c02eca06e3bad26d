import BayanDiagnostics
import BayanSupport

/// A table in text: records of fields.
///
/// - Source: RFC 4180, and what spreadsheets make of it: a byte-order mark, `;` or a tab in place of `,`,
///   and any end of line.
struct CSVTable {
  struct Record {
    var fields: [Field]
    /// Where it begins, in bytes.
    var offset: Int

    /// Whether nothing is in it, as in the empty lines that editors leave.
    var isEmpty: Bool { fields.allSatisfy { $0.text.isEmpty } }
  }

  struct Field {
    var text: String
    var offset: Int
  }

  let separator: UInt8
  private(set) var records: [Record] = []
  /// Why the file can't be read.
  private(set) var fault: ExchangeFault?

  /// The separators, the one of the RFC first.
  static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

  private static let quote = UInt8(ascii: "\"")

  /// Reads a table.
  ///
  /// - Parameter recordLimit: As many records are read at most; with `nil`, more than texts are allowed is a
  ///   fault.
  init(_ bytes: [UInt8], recordLimit: Int? = nil) {
    var start = bytes.byteOrderMarkLength
    if let stated = Self.statedSeparator(in: bytes[start...]) {
      (separator, start) = (stated.separator, stated.end)
    } else {
      separator = Self.separator(of: bytes[start...])
    }
    do throws(ExchangeFault) {
      try read(bytes, from: start, recordLimit)
    } catch {
      fault = error
    }
  }

  /// Returns the separator in the line `sep=;`, with which Excel begins a table, and the end of the line.
  private static func statedSeparator(
    in bytes: ArraySlice<UInt8>
  ) -> (separator: UInt8, end: Int)? {
    let line = bytes.prefix(16).prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count == 5, String(decoding: line.prefix(4), as: UTF8.self).lowercased() == "sep=",
      let separator = line.last, separator < 0x80, separator != quote
    else { return nil }
    let ends = bytes[line.endIndex...].prefix(2)
    return (separator, line.endIndex + (ends.starts(with: [0x0D, 0x0A]) ? 2 : min(1, ends.count)))
  }

  /// Returns the separator of the first line: the one that is there most often outside of quotes.
  private static func separator(of bytes: ArraySlice<UInt8>) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == quote { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if byte == 0x0A || byte == 0x0D { break }
      if separators.contains(byte) { counts[byte, default: 0] += 1 }
    }
    return separators.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? separators[0]
  }

  private mutating func read(
    _ bytes: [UInt8], from start: Int, _ limit: Int?
  ) throws(ExchangeFault) {
    var index = start
    var record = Record(fields: [], offset: start)
    while index < bytes.count {
      if let limit, records.count >= limit { return }
      let offset = index
      var text: [UInt8] = []
      if bytes[index] == Self.quote {
        index += 1
        while true {
          guard index < bytes.count else {
            throw ExchangeFault("exchange-syntax", offset, .openQuote)
          }
          if bytes[index] == Self.quote {
            index += 1
            guard index < bytes.count, bytes[index] == Self.quote else { break }
          }
          text.append(bytes[index])
          index += 1
        }
        // After the quotes nothing else may come.
        guard index >= bytes.count || isEnd(bytes[index]) else {
          throw ExchangeFault("exchange-syntax", index, .behindQuote)
        }
      } else {
        while index < bytes.count, !isEnd(bytes[index]) {
          text.append(bytes[index])
          index += 1
        }
      }
      record.fields.append(
        Field(text: String(decoding: text, as: UTF8.self).withMarksCut, offset: offset))
      let end = index < bytes.count ? bytes[index] : 0x0A
      index += 1
      guard end != separator else {
        // A line that ends with a separator has one more field.
        if index >= bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D {
          record.fields.append(Field(text: "", offset: index))
          try add(&record, &index, bytes)
        }
        continue
      }
      index -= 1
      try add(&record, &index, bytes)
    }
  }

  /// Ends a record, and goes on to the next line.
  private mutating func add(
    _ record: inout Record, _ index: inout Int, _ bytes: [UInt8]
  ) throws(ExchangeFault) {
    if index < bytes.count {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      index += isPair ? 2 : 1
    }
    guard records.count < ExchangeFormats.mostTexts else {
      throw ExchangeFault("file-too-large", record.offset, .tooMany)
    }
    if !record.isEmpty { records.append(record) }
    record = Record(fields: [], offset: index)
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == separator || byte == 0x0A || byte == 0x0D
  }
}

/// A formula that a spreadsheet would run.
enum CSVFormula {
  /// The errors that spreadsheets write in place of a text that they took for a formula.
  ///
  /// - Source: Microsoft, "How to correct a formula error"; Google Sheets, `ERROR.TYPE`.
  private static let errors: Set<String> = [
    "#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A", "#GETTING_DATA", "#SPILL!",
    "#CALC!", "#FIELD!", "#BLOCKED!", "#CONNECT!", "#UNKNOWN!", "#BUSY!", "#PYTHON!", "#ERROR!",
  ]

  /// Why a cell has no text; `nil` where it has one.
  static func problem(_ cell: String) -> Diagnostic.Message? {
    guard errors.contains(cell.withoutOuterSpace.uppercased()) else { return nil }
    return
      "\(quoted(cell.withoutOuterSpace)) is an error of the spreadsheet, not a text; write the text into the cell"
  }

  /// A text as it can be in a cell: one that begins as a formula has an apostrophe before it.
  static func guarded(_ text: String) -> String { isFormula(text) ? "'" + text : text }

  /// The text of such a cell.
  static func text(_ cell: String) -> String {
    cell.hasPrefix("'") && isFormula(String(cell.dropFirst())) ? String(cell.dropFirst()) : cell
  }

  /// Whether it begins with `=`, `+`, `-`, `@` (of half or full width), a tab or an end of line.
  ///
  /// Apostrophes before that count as nothing, so that each text has one form.
  ///
  /// - Source: OWASP, "CSV Injection".
  private static func isFormula(_ text: String) -> Bool {
    switch text.unicodeScalars.first(where: { $0 != "'" })?.value {
    case 0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0A, 0x0D, 0xFF1D, 0xFF0B, 0xFF0D, 0xFF20: true
    default: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let openQuote: Self =
    "the quotes of this field are never closed; write each '\"' in a text twice: '\"\"'"

  fileprivate static let behindQuote: Self = """
    there is text after the quotes of this field; put the whole field in quotes, and write each \
    '\"' in it twice: '\"\"'
    """
}

extension String {
  /// The text without white space at its edges.
  var withoutOuterSpace: String {
    var scalars = unicodeScalars[...].drop { $0.properties.isWhitespace }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }
}
