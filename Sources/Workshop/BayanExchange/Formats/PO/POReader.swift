import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax

/// Reads PO, from Bayan or from elsewhere.
struct POReader {
  private(set) var document = ReturnedDocument()
  private var merger = VariantMerger()
  /// Which form serves which variant; `nil` where nobody knows.
  private(set) var plan: FormPlan?
  /// Why nobody knows.
  private(set) var planFault: Diagnostic.Message?
  /// The forms that each entry has, as the header says.
  private var formCount = 0
  private var language: String?

  /// - Parameter locale: The locale of a file that doesn't state its own.
  static func read(_ file: SourceFile, for locale: String?) -> ReturnedDocument {
    var reader = POReader()
    let lines = POLines(file)
    if let fault = lines.fault {
      reader.document.diagnostics = [fault.diagnostic(in: file)]
      return reader.document
    }
    let header = lines.entries.first { $0.id == "" && $0.context == nil }
    // Nothing is known of a file whose header can't be read, and of one without any entry that can.
    let faults =
      lines.entries.allSatisfy { !$0.faults.isEmpty }
      ? lines.entries.flatMap(\.faults) : header?.faults ?? []
    guard faults.isEmpty else {
      reader.document.diagnostics = faults.prefix(100).map { $0.diagnostic(in: file) }
      return reader.document
    }
    if let fault = reader.readHeader(header, for: locale) {
      reader.document.diagnostics = [
        ExchangeFault("exchange-syntax", header?.offset ?? 0, fault).diagnostic(in: file)
      ]
      return reader.document
    }
    for entry in lines.entries where entry.id != "" || entry.context != nil { reader.read(entry) }
    reader.document.units = reader.merger.units
    return reader.document
  }

  /// Reads the first entry.
  ///
  /// - Returns: Why no text of the file can be taken.
  mutating func readHeader(_ entry: POEntry?, for locale: String?) -> Diagnostic.Message? {
    var fields: [String: String] = [:]
    for line in (entry?.texts[0] ?? "").split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon].lowercased()] =
        line[line.index(after: colon)...]
        .drop { $0 == " " }.description
    }
    document.sourceLocale = fields["x-bayan-source-language"].flatMap { $0.isEmpty ? nil : $0 }
    let named = fields["language"].map(Self.tag).flatMap { $0.isEmpty ? nil : $0 }
    let ours = fields["x-bayan-language"].flatMap { $0.isEmpty ? nil : $0 }
    // 'zh' alone says no script, as files have it whose tools know none.
    if let named, let ours, !StatedLanguage.fits(named, ours), !ours.hasPrefix("\(named)-") {
      return .twoLanguages(named, ours)
    }
    document.targetLocale = ours ?? named
    language = document.targetLocale ?? locale
    readForms(fields["plural-forms"])
    return nil
  }

  /// Finds out what the forms of plural entries are for.
  private mutating func readForms(_ text: String?) {
    guard let language else {
      planFault = .withoutLanguage
      return
    }
    let own = PluralForms(locale: language)
    guard let text, !text.contains("INTEGER") else {
      plan = FormPlan(categories: own.categories)
      formCount = own.categories.count
      return
    }
    guard let header = PluralFormsHeader(text), let found = header.plan(for: language) else {
      planFault = .unreadableForms(own.header)
      return
    }
    plan = found
    formCount = header.count
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
    // Without a context the text is the name, as in files of one language.
    let (name, keys) = XLIFF.split(entry.context ?? entry.id ?? "")
    var unit = ReturnedUnit(
      names: [name, entry.context ?? ""].filter { !$0.isEmpty },
      span: SourceSpan(entry.offset, entry.offset), variants: [])
    unit.appKey = entry.key
    let (syntax, isStated, unread) = entry.syntax
    unit.syntax = (syntax, isStated)
    if let fault = entry.faults.first {
      unit.span = SourceSpan(fault.offset, fault.offset)
      unit.problems = entry.faults.map(\.message.description)
    }
    if let line = entry.comments.first(where: { $0.hasPrefix(PO.stamp) }),
      let stamp = XLIFF.readStamp(line)
    {
      unit.sourceFingerprint = stamp.source
      unit.exported = stamp.target.map { .message(fingerprint: $0, text: nil) } ?? .nothing
    }
    // Without the flag somebody has read the translation beside the present source.
    let isFuzzy = entry.flags.contains("fuzzy")
    var texts = EntryTexts(entry, isFuzzy: isFuzzy)
    if entry.plural == nil {
      unit.variants = [texts.variant(keys ?? [], form: 0, isOne: true)]
    } else if let plan {
      unit.variants = plan.rows.map { row in
        let keys = keys.map { $0.map { $0 == ExchangeKey.forms ? row.key : $0 } } ?? [row.key]
        var variant = texts.variant(
          keys, form: row.form, isOne: row.key == .literal("one") || row.key == .literal("1"))
        variant.isImplied = row.isImplied || isRest(row, in: entry, plan)
        variant.place = "msgstr[\(row.form)]"
        return variant
      }
      if !entry.texts.isEmpty { unit.problems += problems(of: entry, plan) }
    } else if let planFault, entry.texts.values.contains(where: { !$0.isEmpty }) {
      unit.problems.append(planFault.description)
    }
    unit.syntaxProblems = texts.problems
    if let unread { unit.unreadSyntax = unread }
    if unit.variants.contains(where: { $0.target != nil }) {
      unit.state = isFuzzy ? .draft : .translated
    }
    // One plural selector and numbers beside it: both are variants of one message. A context that names neither
    // a message nor a key of the app is that of several.
    let isMessage =
      MessageID(name)?.facet.map { Facet(rawValue: $0) != nil || $0 == "label" } ?? false
    let isNamed =
      isMessage || entry.context.map { $0.utf8.elementsEqual(entry.key.utf8) } ?? true
    merger.add(unit, isVariant: keys != nil || entry.plural != nil && isNamed)
  }

  /// Whether the text of a form is that for all other numbers.
  private func isRest(_ row: FormPlan.Row, in entry: POEntry, _ plan: FormPlan) -> Bool {
    guard row.key != .catchAll, let text = entry.texts[row.form],
      let rest = plan.rows.first(where: { $0.key == .catchAll }).flatMap({ entry.texts[$0.form] })
    else { return false }
    return text.utf8.elementsEqual(rest.utf8)
  }

  /// Returns the problems of an entry's forms: those that are missing, or there twice.
  func problems(of entry: POEntry, _ plan: FormPlan) -> [String] {
    var problems: [String] = []
    for mix in plan.mixes
    where entry.texts[mix.form].map({ Array($0.utf8) })
      != entry.texts[mix.other].map({ Array($0.utf8) })
    {
      let numbers = mix.numbers.map { "\($0)" }.joined(separator: ", ")
      problems.append(
        "msgstr[\(mix.other)] is for numbers such as \(numbers), which need the same text as "
          + "msgstr[\(mix.form)] in \(quoted(language ?? "")); correct 'Plural-Forms' in the header, or give "
          + "both the same text")
    }
    if let form = entry.texts.keys.filter({ $0 >= formCount }).min() {
      problems.append(
        "the entry has msgstr[\(form)], but 'nplurals' of 'Plural-Forms' in the header is \(formCount)"
      )
    }
    return problems
  }
}

/// The texts of an entry as patterns, and what stands against reading them.
private struct EntryTexts {
  private let entry: POEntry
  private let formerID: String?
  private let formerPlural: String?
  private(set) var problems: [String] = []

  init(_ entry: POEntry, isFuzzy: Bool) {
    self.entry = entry
    formerID = isFuzzy ? entry.formerID : nil
    formerPlural = isFuzzy ? entry.formerPlural ?? entry.formerID : nil
  }

  /// - Parameter isOne: Whether the source for it is `msgid`, and not `msgid_plural`.
  mutating func variant(_ keys: [ExchangeKey], form: Int, isOne: Bool) -> ReturnedVariant {
    // An empty text is none, as for gettext.
    let text = entry.texts[form].flatMap { $0.isEmpty ? nil : $0 }
    var variant = ReturnedVariant(
      keys: keys, source: pattern(isOne ? entry.id : entry.plural), target: pattern(text),
      formerSource: pattern(isOne ? formerID : formerPlural), text: text)
    variant.sourceText = isOne ? entry.id : entry.plural
    return variant
  }

  private mutating func pattern(_ text: String?) -> Pattern? {
    guard let text else { return nil }
    let read = BraceText.pattern(text)
    if let problem = read.problem, !problems.contains(problem) { problems.append(problem) }
    return read.pattern
  }
}

extension Diagnostic.Message {
  fileprivate static func twoLanguages(_ language: String, _ ours: String) -> Self {
    """
    the header says 'Language: \(language)' and 'X-Bayan-Language: \(ours)'; correct the one that \
    is wrong, or remove it
    """
  }

  fileprivate static let withoutLanguage: Self = """
    the header has no 'Language', so the plural forms aren't known; add it, or name the language with \
    '--locale'
    """

  fileprivate static func unreadableForms(_ header: String) -> Self {
    """
    'Plural-Forms' in the header doesn't say which numbers each form is for; write \(quoted(header))
    """
  }
}
