package import BayanDiagnostics
import BayanMessageSyntax

// What a table says by itself.

extension CSV: TextFormat {
  package static let endings = [".csv"]

  package static func texts(of file: SourceFile, in locale: String?) -> StoredTexts {
    CSVTexts.texts(of: file, in: locale)
  }
}

extension TSV: TextFormat {
  package static let endings = [".tsv", ".tab"]

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
      let first = table.records.first, let header = CSVHeader(first)
    else {
      result.diagnostics = read.diagnostics
      return result
    }
    result.sourceLocale = header.source?.language
    let id = header.columns.firstIndex(of: .id)
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
      guard let key = field(id)?.text, !key.isEmpty else { continue }
      let texts = columns.compactMap { column in
        field(column.place).flatMap { $0.text.isEmpty ? nil : (column.locale, $0) }
      }
      var named = NamedPlaceholders(
        NamedPlaceholders.Syntax(flags: [], texts: texts.map(\.1.text)))
      let rows = texts.map {
        (locale: $0.0, offset: $0.1.offset, text: named.format(CSVFormula.text($0.1.text)))
      }
      for row in rows {
        result.texts.append(
          StoredText(
            key: CSVFormula.text(key), locale: row.locale, offset: row.offset,
            rows: [.init(keys: [], text: row.text)], names: named.names,
            note: field(note).flatMap { StoredText.note($0.text) },
            problems: named.problems + [record.problem(header)].compactMap(\.self)))
      }
    }
    return result
  }
}
