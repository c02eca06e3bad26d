import BayanDiagnostics
import BayanMessageSyntax

/// Reads tables, from Bayan or from elsewhere.
struct CSVReader {
  private let header: CSVHeader

  static func read(_ file: SourceFile) -> ForeignFile {
    guard file.bytes.count <= ExchangeFormats.largestFile else {
      return failed(ExchangeFault("file-too-large", 0, .tooLarge(file.bytes.count)), file)
    }
    guard String(validating: file.bytes, as: UTF8.self) != nil else {
      let place = XMLInput.firstInvalid(in: file.bytes)
      return failed(ExchangeFault("encoding-invalid", place, .notUnicode), file)
    }
    guard let header = CSVHeader.first(of: file.bytes[...])?.header else {
      return failed(ExchangeFault("exchange-syntax", 0, .withoutColumns), file)
    }
    let table = CSVTable(file.bytes)
    if let fault = table.fault { return failed(fault, file) }
    if let problem = header.problem {
      return failed(ExchangeFault("exchange-syntax", 0, problem), file)
    }
    let reader = CSVReader(header: header)
    return ForeignFile(
      sourceLocale: header.source?.language, languages: header.texts.map(\.language),
      columns: header.columns.map(CSVHeader.name),
      units: table.records.dropFirst().map(reader.unit))
  }

  private static func failed(_ fault: ExchangeFault, _ file: SourceFile) -> ForeignFile {
    ForeignFile(diagnostics: [fault.diagnostic(in: file)])
  }

  private func unit(_ record: CSVTable.Record) -> ForeignUnit {
    func field(_ place: Int?) -> CSVTable.Field? {
      // An empty field is none.
      place.flatMap { record.fields.indices.contains($0) ? record.fields[$0] : nil }
        .flatMap { $0.text.isEmpty ? nil : $0 }
    }
    var unit = ForeignUnit(key: record.id(header), offset: record.offset)
    unit.place = "the record with the id '\(unit.key)'"
    unit.note = field(header.columns.firstIndex(of: .note)).flatMap { ForeignUnit.note($0.text) }
    unit.problems = [record.problem(header)].compactMap(\.self)
    let source = field(header.source?.place)
    if let source {
      var text = ForeignText(
        isSource: true, offset: source.offset, rows: [.init(text: CSVFormula.text(source.text))])
      text.problems = [CSVFormula.problem(source.text)].compactMap(\.self)
      unit.texts.append(text)
    }
    for (place, language) in header.texts {
      let own = field(place)
      var text = ForeignText(
        locale: language, offset: own?.offset ?? record.offset,
        rows: [
          .init(
            text: own.map { CSVFormula.text($0.text) },
            source: unit.source?.problems.isEmpty == true ? unit.source?.rows[0].text : nil)
        ])
      text.stamp = XLIFF.readStamp(field(header.place(language, CSVHeader.Column.stamp))?.text)
      if let own {
        text.problems = [CSVFormula.problem(own.text)].compactMap(\.self)
        readState(
          of: &text, field(header.place(language, CSVHeader.Column.state))?.text,
          fuzzy: field(header.columns.firstIndex(of: .fuzzy))?.text)
      }
      unit.texts.append(text)
    }
    let texts = unit.texts.flatMap(\.rows).compactMap(\.text)
    unit.syntax = .syntax(PlaceholderSyntax.form(of: texts), isStated: false)
    return unit
  }

  private func readState(of text: inout ForeignText, _ word: String?, fuzzy: String?) {
    text.state = .translated
    if let word {
      if let state = Self.states[word.lowercased()] {
        text.state = state
      } else {
        text.problems.append(
          "\(quoted(word)) isn't a state; write draft, translated or reviewed, or leave the field empty"
        )
      }
    }
    if ["true", "1"].contains(fuzzy?.lowercased()) { text.state = .draft }
  }

  /// The words for states, in lower case.
  private static let states: [String: ExchangeState] = [
    "draft": .draft, "fuzzy": .draft, "needs review": .draft, "needs-review": .draft,
    "needs work": .draft, "new": .draft, "untranslated": .draft, "stale": .draft,
    "translated": .translated, "done": .translated, "ok": .translated,
    "reviewed": .reviewed, "approved": .reviewed, "final": .final,
  ]
}

extension Diagnostic.Message {
  fileprivate static let withoutColumns: Self = """
    the first line doesn't name the columns; it needs 'id', and 'source' or language tags, as in \
    'id,source,ar'
    """
}
