package import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

extension PO: AppFormat {
  package static let keysAreSources = true

  package static func places(of file: SourceFile, in _: String) throws -> [String: Range<Int>] {
    Dictionary(
      firstOf: POLines(file).entries.compactMap { entry in entry.textLines.map { (entry.key, $0) } }
    )
  }

  package static func edits(
    putting texts: [AppText], into file: SourceFile, in locale: String
  ) throws -> [FileEdit] {
    let places = try places(of: file, in: locale)
    return try texts.compactMap { text in
      guard let written = try self.places(of: text.file, in: locale)[text.key],
        let old = places[text.key]
      else { return nil }
      guard file.bytes[old].starts(with: "msgstr".utf8) else {
        throw ExchangeFault("exchange-syntax", old.lowerBound, .notAlone)
      }
      return FileEdit(range: old, bytes: Array(text.file.bytes[written]))
    }
  }

  /// A file with the entry as the app has it, and the new texts.
  ///
  /// - Returns: An empty file where the app's file has no such entry, or where its texts show how no value of the
  ///   new ones is written.
  package static func alone(_ document: ExchangeDocument, in file: SourceFile) -> ExchangeOutput {
    let lines = POLines(file)
    let header = lines.entries.first { $0.id == "" && $0.context == nil }
    var reader = POReader()
    guard let unit = document.units.first,
      let entry = lines.entries.first(where: { $0.key == unit.key }),
      reader.readHeader(header, for: document.targetLocale) == nil,
      let texts = POAppTexts(entry, unit, reader)?.texts
    else { return ExchangeOutput(bytes: []) }
    var text = ""
    if let header = header?.texts[0] {
      text += "msgid \"\"\n"
      POWriter.append("msgstr", header, to: &text)
    }
    if !entry.flags.isEmpty { text += "#, \(entry.flags.sorted().joined(separator: ", "))\n" }
    if let context = entry.context { POWriter.append("msgctxt", context, to: &text) }
    POWriter.append("msgid", entry.id ?? "", to: &text)
    if let plural = entry.plural { POWriter.append("msgid_plural", plural, to: &text) }
    for (form, value) in texts.enumerated() {
      POWriter.append(entry.plural == nil ? "msgstr" : "msgstr[\(form)]", value, to: &text)
    }
    return ExchangeOutput(bytes: Array(text.utf8))
  }
}

/// The translation of an app's entry, written as its other texts are.
private struct POAppTexts {
  /// By form.
  let texts: [String]

  init?(_ entry: POEntry, _ unit: ExchangeUnit, _ reader: POReader) {
    guard let values = unit.appValues, case .syntax(let syntax, let isStated) = entry.syntax else {
      return nil
    }
    var named = NamedPlaceholders(syntax, isStated: isStated)
    let places = named.places(of: values)
    let examples =
      [entry.id, entry.plural].compactMap(\.self)
      + entry.texts.sorted { $0.key < $1.key }.map(\.value)
    let written = WrittenPlaceholders(named, in: examples)
    let placeholders = PrintfPlaceholders(unit, named: places)
    /// The text of the first keys that have one.
    func text(_ keys: [[ExchangeKey]]) -> String? {
      let pattern = keys.lazy.compactMap { keys in
        unit.variants.first { $0.keys == keys }?.target
      }.first
      return pattern.flatMap { written.text($0, placeholders) }
    }
    guard entry.plural != nil else {
      guard unit.selectors.isEmpty, let only = text([[]]) else { return nil }
      texts = [only]
      return
    }
    guard unit.selectors.count <= 1, let plan = reader.plan else { return nil }
    let forms = (0...(plan.rows.map(\.form).max() ?? 0)).map { form in
      text(plan.rows.filter { $0.form == form }.map { [$0.key] } + [[.catchAll], []])
    }
    texts = forms.compactMap(\.self)
    guard texts.count == forms.count else { return nil }
  }
}

extension Diagnostic.Message {
  fileprivate static let notAlone: Self =
    "this text begins on a line with something else; put 'msgstr' on a line of its own"
}
