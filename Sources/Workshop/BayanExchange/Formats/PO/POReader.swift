import BayanCatalog
import BayanDiagnostics
import BayanICU
import BayanMessageSyntax

/// Reads PO, from Bayan or from elsewhere.
struct POReader {
  private var contents = ForeignFile()
  /// Which form serves which variant; `nil` where nobody knows.
  private(set) var plan: FormPlan?
  /// Why nobody knows.
  private var planFault: Diagnostic.Message?
  /// The forms that each entry has, as the header says.
  private var formCount = 0
  private var language: String?
  /// The language that the texts are of.
  private var tag: String?
  /// Whether most sources are names for developers.
  private var hasNames = false

  /// - Parameter locale: The locale of a file that doesn't state its own.
  static func read(_ file: SourceFile, for locale: String?) -> ForeignFile {
    var reader = POReader()
    let lines = POLines(file)
    if let fault = lines.fault {
      return ForeignFile(diagnostics: [fault.diagnostic(in: file)])
    }
    let header = lines.entries.first { $0.id == "" && $0.context == nil }
    // Nothing is known of a file whose header can't be read, and of one without any entry that can.
    let faults =
      lines.entries.allSatisfy { !$0.faults.isEmpty }
      ? lines.entries.flatMap(\.faults) : header?.faults ?? []
    guard faults.isEmpty else {
      return ForeignFile(diagnostics: faults.prefix(100).map { $0.diagnostic(in: file) })
    }
    if let fault = reader.readHeader(header, for: locale) {
      return ForeignFile(diagnostics: [
        ExchangeFault("exchange-syntax", header?.offset ?? 0, fault).diagnostic(in: file)
      ])
    }
    reader.tag = reader.contents.targetLocale.flatMap(StatedLanguage.tag) ?? locale
    let entries = lines.entries.filter { $0.id != "" || $0.context != nil }
    reader.hasNames = 2 * entries.count { $0.id?.isNameOfText == true } > entries.count
    reader.contents.units = entries.map(reader.unit)
    return reader.contents
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
    contents.sourceLocale = fields["x-bayan-source-language"].flatMap { $0.isEmpty ? nil : $0 }
    let named = fields["language"].flatMap { $0.isEmpty ? nil : StatedLanguage.tag(of: $0) ?? $0 }
    let ours = fields["x-bayan-language"].flatMap { $0.isEmpty ? nil : $0 }
    // 'zh' alone says no script, as files have it whose tools know none.
    if let named, let ours, !StatedLanguage.fits(named, ours), !ours.hasPrefix("\(named)-") {
      return .twoLanguages(named, ours)
    }
    contents.targetLocale = ours ?? named
    language = contents.targetLocale ?? locale
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

  private func unit(_ entry: POEntry) -> ForeignUnit {
    let id = entry.id ?? ""
    var unit = ForeignUnit(key: entry.key, offset: entry.offset)
    // Without a context the text is the name, as in files of one language.
    let name = entry.context ?? id
    unit.name = name
    unit.syntax = entry.syntax
    unit.note = ForeignUnit.note(
      entry.comments.filter { !$0.hasPrefix(PO.stamp) }.joined(separator: " "))
    // One plural selector and numbers beside it: both are variants of one message. A context that names neither
    // a message nor a key of the app is that of several.
    let isMessage =
      MessageID(XLIFF.split(name).message)?.facet.map {
        Facet(rawValue: $0) != nil || $0 == "label"
      } ?? false
    unit.isVariant =
      entry.plural != nil && (isMessage || name.utf8.elementsEqual(entry.key.utf8))
    let isName = entry.plural == nil && id.isNameOfText && (hasNames || id.isPathOfText)
    if !isName, !id.isEmpty, entry.faults.isEmpty {
      var source = ForeignText(isSource: true, offset: entry.offset, rows: [.init(text: id)])
      source.isImplied = true
      if let plural = entry.plural {
        source.rows[0].keys = [.literal("one")]
        source.rows.append(.init(keys: [.catchAll], text: plural))
      }
      unit.texts.append(source)
    }
    unit.texts.append(translation(of: entry))
    return unit
  }

  private func translation(of entry: POEntry) -> ForeignText {
    let fault = entry.faults.first
    var text = ForeignText(locale: tag, offset: fault?.offset ?? entry.offset)
    // Without the flag somebody has read the translation beside the present source.
    text.isGuess = entry.flags.contains("fuzzy")
    text.state = text.isGuess ? .draft : .translated
    text.problems = entry.faults.map(\.message)
    text.stamp = entry.comments.first { $0.hasPrefix(PO.stamp) }.flatMap { XLIFF.readStamp($0) }
    let formerID = text.isGuess ? entry.formerID : nil
    let formerPlural = text.isGuess ? entry.formerPlural ?? entry.formerID : nil
    // An empty text is none, as for gettext.
    func form(_ form: Int) -> String? { entry.texts[form].flatMap { $0.isEmpty ? nil : $0 } }
    let isTranslated = entry.texts.values.contains { !$0.isEmpty }
    if entry.plural == nil {
      text.rows = [.init(text: form(0), source: entry.id, formerSource: formerID)]
    } else if let plan {
      text.rows = plan.rows.map { row in
        let isOne = row.key == .literal("one") || row.key == .literal("1")
        return .init(
          keys: [row.key], text: form(row.form), source: isOne ? entry.id : entry.plural,
          formerSource: isOne ? formerID : formerPlural, place: "msgstr[\(row.form)]",
          isImplied: row.isImplied || isRest(row, in: entry, plan))
      }
      if isTranslated { text.problems += problems(of: entry, plan) }
    } else if let planFault, isTranslated {
      text.problems.append(planFault)
    }
    return text
  }

  /// Whether the text of a form is that for all other numbers.
  private func isRest(_ row: FormPlan.Row, in entry: POEntry, _ plan: FormPlan) -> Bool {
    guard row.key != .catchAll, let text = entry.texts[row.form],
      let rest = plan.rows.first(where: { $0.key == .catchAll }).flatMap({ entry.texts[$0.form] })
    else { return false }
    return text.utf8.elementsEqual(rest.utf8)
  }

  /// Returns the problems of an entry's forms: those that are missing, or there twice.
  private func problems(of entry: POEntry, _ plan: FormPlan) -> [Diagnostic.Message] {
    var problems: [Diagnostic.Message] = []
    for mix in plan.mixes
    where entry.texts[mix.form].map({ Array($0.utf8) })
      != entry.texts[mix.other].map({ Array($0.utf8) })
    {
      let numbers = mix.numbers.map { "\($0)" }.joined(separator: ", ")
      problems.append(
        """
        msgstr[\(mix.other)] is for numbers such as \(numbers), which need the same text as \
        msgstr[\(mix.form)] in \(quoted(language ?? "")); correct 'Plural-Forms' in the header, or give \
        both the same text
        """)
    }
    if let form = entry.texts.keys.filter({ $0 >= formCount }).min() {
      problems.append(
        "the entry has msgstr[\(form)], but 'nplurals' of 'Plural-Forms' in the header is \(formCount)"
      )
    }
    return problems
  }
}

extension POEntry {
  /// The app's key: the context if it is a name, and else what gettext knows the entry by.
  var key: String {
    guard let context else { return id ?? "" }
    return context.contains(".") && context.isNameOfText ? context : "\(context)\u{4}\(id ?? "")"
  }

  /// The syntax of the entry's placeholders.
  var syntax: PlaceholderSyntax.Finding {
    let texts =
      [id, plural].compactMap(\.self) + self.texts.sorted { $0.key < $1.key }.map(\.value)
    return PlaceholderSyntax.find(flags: flags, texts: texts)
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
