import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// Writes a table.
struct CSVWriter {
  /// A record that is written: its id, and what is in its columns.
  private typealias Cells = [CSVHeader.Column: String]

  private var records: [Cells] = []
  private var losses: [ExchangeLoss] = []
  private let document: ExchangeDocument

  /// - Parameter previous: A table whose columns of other languages and of others stay.
  static func write(
    _ document: ExchangeDocument, separator: UInt8, over previous: SourceFile?
  ) -> ExchangeOutput {
    let former = previous.map { CSVTable($0.bytes) }
    if let previous, CSV.recognizes(previous) || TSV.recognizes(previous), let fault = former?.fault
    {
      return ExchangeOutput(bytes: [], diagnostics: [fault.diagnostic(in: previous)])
    }
    var writer = CSVWriter(document)
    for unit in document.units { writer.write(unit) }
    return ExchangeOutput(
      bytes: writer.bytes(separator, over: former.flatMap { Former($0, document.sourceLocale) }),
      losses: writer.losses)
  }

  private init(_ document: ExchangeDocument) { self.document = document }

  // MARK: Units

  private mutating func write(_ unit: ExchangeUnit) {
    let names = PlaceholderNames(unit)
    losses += unit.privateLosses + unit.declarationLosses
    if unit.variants.contains(where: { $0.target?.elements.isEmpty == true }) {
      losses.append(
        ExchangeLoss(
          .message, of: unit.id,
          "a table can't have an empty translation; it stays in the catalog only"))
    }
    for (name, code) in names.codes where !code.utf8.elementsEqual("{$\(name)}".utf8) {
      losses.append(
        ExchangeLoss(
          .options, of: unit.id,
          "the file has '{\(name)}' for \(code), which stays in the catalog"))
    }
    if !unit.selectors.isEmpty { losses.append(unit.variantLoss) }
    for variant in unit.variants {
      let isOne = unit.selectors.isEmpty
      var cells: Cells = [
        .id: isOne ? unit.name : XLIFF.name(unit.name, variant.keys),
        .source(document.sourceLocale): BraceText.text(variant.source) {
          names.name(inSource: $0)
        },
        .note: (isOne ? unit.notes : unit.notes(for: variant)).map(\.text)
          .joined(separator: "\n"),
      ]
      if let locale = document.targetLocale {
        let text = variant.target.map { BraceText.text($0) { names.name(inTarget: $0) } } ?? ""
        cells[.texts(locale)] = text
        cells[.state(locale)] = text.isEmpty ? "" : unit.state.rawValue
        cells[.stamp(locale)] = XLIFF.stamp(unit)
      }
      records.append(cells)
    }
  }

  // MARK: The table

  private func bytes(_ separator: UInt8, over former: Former?) -> [UInt8] {
    var columns: [CSVHeader.Column] = [.id, .source(document.sourceLocale)]
    if let locale = document.targetLocale { columns += [.texts(locale), .state(locale)] }
    columns.append(.note)
    if let locale = document.targetLocale { columns.append(.stamp(locale)) }

    var formerRecords: [String: Cells] = [:]
    var strangers: [Cells] = []
    if let former {
      let own = Set(columns)
      columns += former.columns.filter { !own.contains($0) }
      let ids = Set(records.compactMap { $0[.id] })
      for record in former.records {
        let id = record[.id] ?? ""
        if ids.contains(id) { formerRecords[id] = record } else { strangers.append(record) }
      }
    }
    var text = "\u{FEFF}"
    let mark = Character(Unicode.Scalar(separator))
    func add(_ fields: [String]) {
      text +=
        fields.map { Self.field(CSVFormula.guarded($0), mark) }.joined(separator: String(mark))
        + "\r\n"
    }
    add(columns.map(CSVHeader.name))
    for record in records {
      let former = formerRecords[record[.id] ?? ""] ?? [:]
      add(columns.map { record[$0] ?? former[$0] ?? "" })
    }
    for record in strangers { add(columns.map { record[$0] ?? "" }) }
    return Array(text.utf8)
  }

  /// A field, in quotes where its text needs them.
  private static func field(_ text: String, _ separator: Character) -> String {
    let isPlain =
      !text.utf8.contains { [0x0A, 0x0D, 0x22, separator.asciiValue].contains($0) }
      && text.utf8.first != 0x20 && text.utf8.last != 0x20
    guard !isPlain else { return text }
    return "\"" + text.replacingExactly("\"", with: "\"\"") + "\""
  }

  /// A table that is there already.
  private struct Former {
    var columns: [CSVHeader.Column]
    var records: [Cells]

    /// - Parameter source: The language of the column `source`, where it names none.
    init?(_ table: CSVTable, _ source: String) {
      guard let header = table.records.first.flatMap(CSVHeader.init) else { return nil }
      let columns = header.columns.map { $0 == .source(nil) ? .source(source) : $0 }
      self.columns = columns
      records = table.records.dropFirst().map { record in
        Dictionary(firstOf: zip(columns, record.fields).map { ($0, CSVFormula.text($1.text)) })
      }
    }
  }
}
