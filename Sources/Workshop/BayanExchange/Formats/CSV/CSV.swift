package import BayanDiagnostics
package import BayanMessageSyntax

/// A table for spreadsheets, with commas or semicolons: a record for each text.
///
/// - Source: RFC 4180.
package enum CSV: CSVFormat {
  package static let name = "csv"
  package static let summary = "a table for spreadsheets, with commas"
  package static let separator = UInt8(ascii: ",")

  package static func recognizes(_ file: SourceFile) -> Bool {
    isTable(file) { $0 != TSV.separator }
  }
}

/// A table for spreadsheets, with tabs.
package enum TSV: CSVFormat {
  package static let name = "tsv"
  package static let summary = "a table for spreadsheets, with tabs"
  package static let separator = UInt8(ascii: "\t")

  package static func recognizes(_ file: SourceFile) -> Bool {
    isTable(file) { $0 == separator }
  }
}

/// The common parts of both table formats: all but the separator.
package protocol CSVFormat: ExchangeFormat {
  /// The separator of an export's fields.
  static var separator: UInt8 { get }
}

extension CSVFormat {
  /// Whether the first record names a column of ids and one of texts.
  fileprivate static func isTable(_ file: SourceFile, separatedBy isOwn: (UInt8) -> Bool) -> Bool {
    CSVHeader.first(of: file.bytes.prefix(8_192)).map { isOwn($0.separator) } ?? false
  }

  package static func write(
    _ document: ExchangeDocument, over previous: SourceFile?
  ) -> ExchangeOutput {
    CSVWriter.write(document, separator: separator, over: previous)
  }

  package static func read(_ file: SourceFile) -> ReturnedDocument { read(file, for: nil) }

  package static func read(_ file: SourceFile, for locale: String?) -> ReturnedDocument {
    CSVReader.read(file, for: locale)
  }

  package static func restoredPattern(
    _ pattern: Pattern, of _: [ExchangeKey], in unit: ExchangeUnit
  ) -> Pattern {
    PlaceholderNames(unit).restoredPattern(pattern)
  }

  package static func restoredUnit(_ returned: ReturnedUnit, in unit: ExchangeUnit) -> ReturnedUnit
  {
    AppPlaceholders.restoredUnit(returned, in: unit)
  }

  package static func terms(in unit: ExchangeUnit) -> [(code: String, term: String)] {
    AppPlaceholders.terms(in: unit)
  }

  package static func term(ofUnknown name: String) -> String { "{\(name)}" }

  package static func place(of keys: [ExchangeKey], in unit: ExchangeUnit) -> String {
    "the record with the id '\(XLIFF.name(unit.name, keys))'"
  }
}
