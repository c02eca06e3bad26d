/// The columns of tables with headers of secrets: CSV, tables of Markdown, and tables that
/// databases print.
///
///     user,token
///     ann,…
struct SecretTable {
  /// The fields below those headers.
  private(set) var cells: [Range<Int>] = []

  private let units: [LogUnit]
  private let source: [Unicode.Scalar]

  init(_ units: [LogUnit], _ source: [Unicode.Scalar]) {
    (self.units, self.source) = (units, source)
    guard source.contains("\n") else { return }
    for separator in [Unicode.Scalar(","), ";", "|", "\t"] where source.contains(separator) {
      read(separatedBy: separator)
    }
  }

  private mutating func read(separatedBy separator: Unicode.Scalar) {
    var columns: [Int] = []
    var count = 0
    for line in units.indices.split(whereSeparator: { units[$0].scalar == "\n" }) {
      // The line is the rule below a header: `|---|---|`, `------+------`.
      if line.allSatisfy({ "-+|:= ".unicodeScalars.contains(units[$0].scalar) }) { continue }
      let fields = fields(of: line.startIndex..<line.endIndex, separator)
      if fields.count == count, !columns.isEmpty {
        cells += columns.map { trimmed(fields[$0]) }
      } else {
        count = fields.count
        columns = count > 1 ? secretColumns(of: fields, separator) : []
      }
    }
  }

  /// Returns the columns of secrets if a line is a header, in which each field is a name.
  private func secretColumns(of fields: [Range<Int>], _ separator: Unicode.Scalar) -> [Int] {
    let names = fields.map { field in units[field].drop { $0.isSpace || $0.isQuote } }
      .map { name in name.dropLast(name.reversed().prefix { $0.isSpace || $0.isQuote }.count) }
    // Two words between commas or semicolons are part of a sentence.
    let maySpace = separator == "|" || separator == "\t"
    let isHeader = names.allSatisfy { name in
      name.count <= 40 && name.allSatisfy { $0.isNamePart || maySpace && $0.scalar == " " }
    }
    guard isHeader else { return [] }
    return names.indices.filter { index in
      switch SecretName(names[index]) {
      case .secret, .phrase, .line: true
      case .harmless, .doubtful, .assigned: false
      }
    }
  }

  /// Returns a field without spaces at its ends.
  private func trimmed(_ field: Range<Int>) -> Range<Int> {
    let start = units[field].firstIndex { !$0.isSpace } ?? field.upperBound
    let end = units[field].lastIndex { !$0.isSpace } ?? start - 1
    return start..<end + 1
  }

  /// Returns the fields of a line; a separator within quotes doesn't count.
  private func fields(of line: Range<Int>, _ separator: Unicode.Scalar) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var start = line.lowerBound
    var isQuoted = false
    for index in line {
      if units[index].scalar == "\"" { isQuoted.toggle() }
      // Units have a space for a tab.
      guard source[units[index].start] == separator, !isQuoted else { continue }
      fields.append(start..<index)
      start = index + 1
    }
    fields.append(start..<line.upperBound)
    return fields
  }
}
