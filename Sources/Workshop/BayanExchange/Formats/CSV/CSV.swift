package import BayanDiagnostics

/// A table for spreadsheets, with commas or semicolons: a record for each text.
///
/// - Source: RFC 4180.
package enum CSV: CSVFormat {
  package static let name = "csv"
  package static let summary = "a table for spreadsheets, with commas"
  package static let separator = UInt8(ascii: ",")
  package static let endings = [".csv"]

  package static func recognizes(_ file: SourceFile) -> Bool {
    isTable(file) { $0 != TSV.separator }
  }
}

/// A table for spreadsheets, with tabs.
package enum TSV: CSVFormat {
  package static let name = "tsv"
  package static let summary = "a table for spreadsheets, with tabs"
  package static let separator = UInt8(ascii: "\t")
  package static let endings = [".tsv", ".tab"]

  package static func recognizes(_ file: SourceFile) -> Bool {
    isTable(file) { $0 == separator }
  }
}

/// The common parts of both table formats: all but the separator.
package protocol CSVFormat: ExchangeFormat, TextFormat, NamedFormat {
  /// The separator of an export's fields.
  static var separator: UInt8 { get }
}

extension CSVFormat {
  /// Whether the first record names a column of ids and one of texts.
  fileprivate static func isTable(_ file: SourceFile, separatedBy isOwn: (UInt8) -> Bool) -> Bool {
    CSVHeader.first(of: file.bytes.prefix(8_192)).map { isOwn($0.separator) } ?? false
  }

  package static func lack(of file: SourceFile) -> Diagnostic.Message? {
    let path = file.path.lowercased()
    return endings.contains { path.hasSuffix($0) } ? CSVHeader.lack(of: file) : nil
  }

  package static func write(
    _ document: ExchangeDocument, over previous: SourceFile?
  ) -> ExchangeOutput {
    CSVWriter.write(document, separator: separator, over: previous)
  }

  package static var hasSeveralLocales: Bool { true }

  package static func contents(of file: SourceFile, in _: String?) -> ForeignFile {
    CSVReader.read(file)
  }

  package static func placed(
    _ unit: ForeignUnit, in locale: String?, dialect _: String?
  ) -> [PlacedText] {
    // Of a column without a language nothing is known but by the file's path.
    unit.placedByName(in: locale).texts.filter { $0.locale != nil || $0.isSource }
  }

  package static func place(of keys: [ExchangeKey], in unit: ExchangeUnit) -> String {
    "the record with the id '\(XLIFF.name(unit.name, keys))'"
  }
}
