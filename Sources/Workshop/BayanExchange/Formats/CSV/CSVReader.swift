import BayanDiagnostics
import BayanMessageSyntax

/// Reads tables, from Bayan or from elsewhere.
struct CSVReader {
  private var document = ReturnedDocument()
  private var merger = VariantMerger()
  private let header: CSVHeader
  private let texts: Int?
  private let state: Int?
  private let stamp: Int?

  /// - Parameter locale: Of which column the texts are; where the file has only one, it needn't be named.
  static func read(_ file: SourceFile, for locale: String?) -> ReturnedDocument {
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
    let languages = header.languages
    let chosen = locale.flatMap { StatedLanguage.choice(of: $0, among: languages) }
    let isPlain = header.place(nil, CSVHeader.Column.texts) != nil
    if chosen == nil, !isPlain, languages.count > 1 {
      return failed(ExchangeFault("exchange-syntax", 0, .severalLocales(languages)), file)
    }
    var reader = CSVReader(header, chosen ?? (isPlain ? nil : languages.first))
    let isOfSource =
      if let locale, let source = header.source?.language {
        StatedLanguage.isSame(source, locale)
      } else {
        false
      }
    if reader.texts == nil, !isOfSource {
      return failed(
        ExchangeFault(
          "exchange-syntax", 0,
          .withoutTranslations(locale, in: header.columns.map(CSVHeader.name))),
        file)
    }
    for record in table.records.dropFirst() { reader.read(record) }
    reader.document.units = reader.merger.units
    return reader.document
  }

  private static func failed(_ fault: ExchangeFault, _ file: SourceFile) -> ReturnedDocument {
    ReturnedDocument(diagnostics: [fault.diagnostic(in: file)])
  }

  private init(_ header: CSVHeader, _ language: String?) {
    self.header = header
    texts = header.place(language, CSVHeader.Column.texts)
    state = header.place(language, CSVHeader.Column.state)
    stamp = header.place(language, CSVHeader.Column.stamp)
    document.sourceLocale = header.source?.language
    document.targetLocale = language
  }

  private mutating func read(_ record: CSVTable.Record) {
    func field(_ place: Int?) -> CSVTable.Field? {
      place.flatMap { record.fields.indices.contains($0) ? record.fields[$0] : nil }
    }
    let id = record.id(header)
    let (name, keys) = XLIFF.split(id)
    var unit = ReturnedUnit(
      names: [name, id].filter { !$0.isEmpty },
      span: SourceSpan(record.offset, record.offset), variants: [])
    if let problem = record.problem(header) { unit.problems.append(problem) }
    func pattern(_ field: CSVTable.Field?) -> Pattern? {
      // An empty field is none.
      guard let text = field?.text, !text.isEmpty else { return nil }
      if let problem = CSVFormula.problem(text) { unit.problems.append(problem) }
      let read = BraceText.pattern(CSVFormula.text(text))
      if let problem = read.problem { unit.syntaxProblems.append(problem) }
      return read.pattern
    }
    let source = pattern(field(header.source?.place))
    let text = field(texts)
    var variant = ReturnedVariant(
      keys: keys ?? [], source: source, target: pattern(text),
      text: text.flatMap { $0.text.isEmpty ? nil : CSVFormula.text($0.text) })
    variant.sourceText = field(header.source?.place).map { CSVFormula.text($0.text) }
    let all = [variant.sourceText, variant.text].compactMap(\.self)
    unit.syntax = (PlaceholderSyntax.form(of: all), false)
    variant.place = "the record with the id '\(id)'"
    if let text, !text.text.isEmpty {
      unit.span = SourceSpan(text.offset, text.offset)
    }
    if let read = XLIFF.readStamp(field(stamp)?.text) {
      unit.sourceFingerprint = read.source
      unit.exported = read.target.map { .message(fingerprint: $0, text: nil) } ?? .nothing
    }
    unit.variants = [variant]
    if variant.target != nil {
      unit.state = .translated
      if let word = field(state)?.text, !word.isEmpty {
        if let state = Self.states[word.lowercased()] {
          unit.state = state
        } else {
          unit.problems.append(
            "\(quoted(word)) isn't a state; write draft, translated or reviewed, or leave the field empty"
          )
        }
      }
      let fuzzy = field(header.columns.firstIndex(of: .fuzzy))?.text.lowercased()
      if fuzzy == "true" || fuzzy == "1" { unit.state = .draft }
    }
    merger.add(unit, isVariant: keys != nil)
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
  fileprivate static func withoutTranslations(_ locale: String?, in columns: [String]) -> Self {
    guard let locale else {
      return """
        no column has translations: the first line names \(quotedList(columns)); name the column of the \
        translations 'translation'
        """
    }
    return """
      no column is in \(quoted(locale)): the first line names \(quotedList(columns)); name the column of the \
      translations \(quoted(locale))
      """
  }

  fileprivate static let withoutColumns: Self = """
    the first line doesn't name the columns; it needs 'id', and 'source' or language tags, as in \
    'id,source,ar'
    """
}
