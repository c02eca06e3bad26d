package import BayanDiagnostics
import BayanMessageSyntax

// The texts of a table by itself.

extension CSV: TextFormat {
  package static let endings = [".csv"]
  package static let hasSeveralLocales = true

  package static func texts(of file: SourceFile, in locale: String?) -> StoredTexts {
    CSVTexts.texts(of: file, in: locale)
  }
}

extension TSV: TextFormat {
  package static let endings = [".tsv", ".tab"]
  package static let hasSeveralLocales = true

  package static func texts(of file: SourceFile, in locale: String?) -> StoredTexts {
    CSVTexts.texts(of: file, in: locale)
  }
}

private enum CSVTexts {
  static func texts(of file: SourceFile, in locale: String?) -> StoredTexts {
    var result = StoredTexts()
    let read = CSVReader.read(file, for: nil)
    let table = CSVTable(file.bytes)
    // Of several languages all are read here.
    guard table.fault == nil, String(validating: file.bytes, as: UTF8.self) != nil,
      let first = table.records.first, let header = CSVHeader(first), header.problem == nil
    else {
      result.diagnostics = read.diagnostics
      return result
    }
    result.sourceLocale = header.source?.language
    let note = header.columns.firstIndex(of: .note)
    var columns: [(place: Int, locale: String?)] = []
    if let source = header.source { columns.append((source.place, nil)) }
    for (place, column) in header.columns.enumerated() {
      if case .texts(let language) = column, let tag = language ?? locale {
        columns.append((place, tag))
      }
    }
    for record in table.records.dropFirst() {
      func field(_ place: Int?) -> CSVTable.Field? {
        place.flatMap { record.fields.indices.contains($0) ? record.fields[$0] : nil }
      }
      let key = record.id(header)
      guard !key.isEmpty else { continue }
      let texts = columns.compactMap { column in
        field(column.place).flatMap { $0.text.isEmpty ? nil : (column.locale, $0) }
      }
      let syntax = PlaceholderSyntax.form(of: texts.map(\.1.text))
      var named = NamedPlaceholders(syntax, isStated: false)
      let rows = texts.map {
        (
          locale: $0.0, offset: $0.1.offset, problem: CSVFormula.problem($0.1.text),
          read: named.format(CSVFormula.text($0.1.text))
        )
      }
      for row in rows {
        result.texts.append(
          StoredText(
            key: key, locale: row.locale, offset: row.offset,
            rows: [.init(keys: [], text: row.read.text)], names: named.names, values: named.values,
            note: field(note).flatMap { StoredText.note($0.text) },
            foreignSyntax: syntax.foreignSyntax,
            problems: row.read.problems
              + [row.problem, record.problem(header)].compactMap(\.self)))
      }
    }
    return result
  }
}
