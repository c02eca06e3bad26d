import BayanDiagnostics
import BayanMessageSyntax

/// Reads PO, from Bayan or from elsewhere.
struct POReader {
  private var document = ReturnedDocument()
  private var merger = VariantMerger()
  /// The categories of the plural forms.
  private var categories: [String] = []

  static func read(_ file: SourceFile) -> ReturnedDocument {
    var reader = POReader()
    let lines = POLines(file)
    reader.document.diagnostics = lines.diagnostics
    guard lines.diagnostics.isEmpty else { return reader.document }
    let header = lines.entries.first { $0.id == "" && $0.context == nil && !$0.isObsolete }
    let hasPlurals = lines.entries.contains { $0.plural != nil && !$0.isObsolete }
    if let fault = reader.readHeader(header, hasPlurals: hasPlurals) {
      reader.document.diagnostics = [
        Diagnostic(
          "exchange-syntax", .error, fault, file: file.path,
          span: SourceSpan(header?.offset ?? 0, header?.offset ?? 0))
      ]
      return reader.document
    }
    for entry in lines.entries where !entry.isObsolete && (entry.id != "" || entry.context != nil) {
      reader.read(entry)
    }
    reader.document.units = reader.merger.units
    return reader.document
  }

  /// Reads the first entry.
  ///
  /// - Returns: What is wrong with it.
  private mutating func readHeader(_ entry: POEntry?, hasPlurals: Bool) -> Diagnostic.Message? {
    var fields: [String: String] = [:]
    for line in (entry?.texts[0] ?? "").split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon].lowercased()] =
        line[line.index(after: colon)...]
        .drop { $0 == " " }.description
    }
    if let type = fields["content-type"], let place = type.firstRange(of: "charset=") {
      let charset = type[place.upperBound...].prefix { $0 != ";" && $0 != " " }.uppercased()
      guard ["UTF-8", "UTF8", "ASCII", "US-ASCII", "CHARSET"].contains(charset) else {
        return .charset(charset)
      }
    }
    document.sourceLocale = fields["x-bayan-source-language"].flatMap { $0.isEmpty ? nil : $0 }
    let named = fields["language"].map(Self.tag).flatMap { $0.isEmpty ? nil : $0 }
    let ours = fields["x-bayan-language"].flatMap { $0.isEmpty ? nil : $0 }
    // 'zh' alone says no script, as files have it whose tools know none.
    if let named, let ours, !StatedLanguage.fits(named, ours), !ours.hasPrefix("\(named)-") {
      return .twoLanguages(named, ours)
    }
    let language = ours ?? named
    document.targetLocale = language
    guard let language else { return hasPlurals ? .withoutLanguage : nil }
    guard let text = fields["plural-forms"], !text.contains("INTEGER") else {
      categories = PluralForms(locale: language).categories
      return nil
    }
    guard hasPlurals else { return nil }
    guard let found = PluralFormsHeader(text)?.categories(in: language) else {
      return .otherForms(language, PluralForms(locale: language).header)
    }
    categories = found
    return nil
  }

  /// The tag of a name such as `pt_BR` or `sr@latin`.
  private static func tag(_ name: String) -> String {
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva"]
    let parts = name.split(separator: "@", maxSplits: 1)
    let locale = (parts.first ?? "").split(separator: ".").first ?? ""
    var tags = locale.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    if parts.count == 2, let script = scripts[parts[1].lowercased()], !tags.isEmpty {
      tags.insert(script, at: 1)
    }
    return tags.joined(separator: "-")
  }

  private mutating func read(_ entry: POEntry) {
    let (name, keys) = XLIFF.split(entry.context ?? "")
    var unit = ReturnedUnit(
      names: [name, entry.context ?? ""].filter { !$0.isEmpty },
      span: SourceSpan(entry.offset, entry.offset), variants: [])
    if let line = entry.comments.first(where: { $0.hasPrefix(PO.stamp) }),
      let stamp = XLIFF.readStamp(line)
    {
      unit.sourceFingerprint = stamp.source
      unit.exported = stamp.target.map { .message(fingerprint: $0, text: nil) } ?? .nothing
    }
    var problems: [String] = []
    func pattern(_ text: String?) -> Pattern? {
      guard let text else { return nil }
      let read = BraceText.pattern(text)
      if let problem = read.problem { problems.append(problem) }
      return read.pattern
    }
    // Without the flag somebody has read the translation beside the present source.
    let isFuzzy = entry.flags.contains("fuzzy")
    let formerID = isFuzzy ? entry.formerID : nil
    let formerPlural = isFuzzy ? entry.formerPlural ?? entry.formerID : nil
    // An empty text is none, as for gettext.
    func target(_ text: String?) -> Pattern? { text.flatMap { $0.isEmpty ? nil : pattern($0) } }
    if let plural = entry.plural {
      for (form, category) in categories.enumerated() {
        let key: ExchangeKey = category == "other" ? .catchAll : .literal(category)
        let text = target(entry.texts[form])
        unit.variants.append(
          ReturnedVariant(
            keys: keys.map { $0.map { $0 == ExchangeKey.forms ? key : $0 } } ?? [key],
            source: pattern(category == "one" ? entry.id : plural), target: text,
            formerSource: pattern(category == "one" ? formerID : formerPlural)))
      }
      if entry.texts.keys.contains(where: { $0 >= categories.count }) {
        problems.append("the entry has more plural forms than the language, \(categories.count)")
      }
    } else {
      unit.variants = [
        ReturnedVariant(
          keys: keys ?? [], source: pattern(entry.id), target: target(entry.texts[0]),
          formerSource: pattern(formerID))
      ]
    }
    unit.problems = problems
    if unit.variants.contains(where: { $0.target != nil }) {
      unit.state = isFuzzy ? .draft : .translated
    }
    // One plural selector and numbers beside it: both are variants of one message.
    merger.add(unit, isVariant: keys != nil || entry.plural != nil)
  }
}

extension Diagnostic.Message {
  fileprivate static func charset(_ name: String) -> Self {
    "the file says that it is \(quoted(name)); save it as UTF-8"
  }

  fileprivate static func twoLanguages(_ language: String, _ ours: String) -> Self {
    """
    the header says 'Language: \(language)' and 'X-Bayan-Language: \(ours)'; correct the one that \
    is wrong, or remove it
    """
  }

  fileprivate static let withoutLanguage: Self = """
    the header has no 'Language', which says what the plural forms are; add it
    """

  fileprivate static func otherForms(_ language: String, _ header: String) -> Self {
    """
    'Plural-Forms' in the header are not those of \(quoted(language)); expected \
    '\(header)'
    """
  }
}
