package import BayanDiagnostics
import BayanMessageConversion

// The texts of a PO file by itself.

extension PO: TextFormat {
  package static let endings = [".po", ".pot"]

  package static func texts(of file: SourceFile, in locale: String?) -> StoredTexts {
    var result = StoredTexts()
    let lines = POLines(file)
    if let fault = lines.fault {
      result.diagnostics = [fault.diagnostic(in: file)]
      return result
    }
    let header = lines.entries.first { $0.id == "" && $0.context == nil }
    var reader = POReader()
    let fault =
      header?.faults.first
      ?? reader.readHeader(header, for: locale).map {
        ExchangeFault("exchange-syntax", header?.offset ?? 0, $0)
      }
    if let fault {
      result.diagnostics = [fault.diagnostic(in: file)]
      return result
    }
    result.sourceLocale = reader.document.sourceLocale
    let own = reader.document.targetLocale.flatMap(PathLocale.canonical) ?? locale
    for entry in lines.entries where entry.id != "" || entry.context != nil {
      let texts = POTexts(entry, in: own, reader)
      if let source = texts.source { result.texts.append(source) }
      if let target = texts.target { result.texts.append(target) }
    }
    return result
  }
}

/// The source and the translation of an entry.
private struct POTexts {
  /// `nil` where `msgid` is a name and no text.
  let source: StoredText?
  /// `nil` where there is no translation.
  let target: StoredText?

  init(_ entry: POEntry, in locale: String?, _ reader: POReader) {
    let id = entry.id ?? ""
    let key = entry.key
    let (syntax, isStated, unread) = entry.syntax
    var named = NamedPlaceholders(syntax, isStated: isStated)
    let note = entry.comments.filter { !$0.hasPrefix(PO.stamp) }.joined(separator: " ")
    var text = StoredText(
      key: key, locale: nil, offset: entry.offset, rows: [], note: StoredText.note(note))
    text.foreignSyntax = isStated ? nil : syntax.foreignSyntax
    text.problems = unread.map { ["its format '\($0)' can't be read"] } ?? []
    func format(_ value: String, in text: inout StoredText) -> String {
      let read = named.format(value)
      text.problems += read.problems
      return read.text
    }

    var source = text
    source.isImplied = true
    source.rows = [.init(keys: [], text: format(id, in: &source))]
    if let plural = entry.plural {
      source.rows = [
        .init(keys: [.literal("one")], text: source.rows[0].text),
        .init(keys: [.catchAll], text: format(plural, in: &source)),
      ]
    }
    // gettext chooses by a number that the text needn't show.
    let number = entry.plural == nil ? nil : Self.number(in: source, &named)

    text.locale = locale
    text.isGuess = entry.flags.contains("fuzzy")
    text.state = text.isGuess ? .draft : .translated
    text.problems += entry.faults.map(\.message.description)
    if let fault = entry.faults.first { text.offset = fault.offset }
    if entry.texts.values.contains(where: { !$0.isEmpty }) {
      if locale == nil {
        text.problems.append(
          "the file doesn't say which language it is in; add 'Language' to its header")
      } else if entry.plural == nil {
        text.rows = [.init(keys: [], text: format(entry.texts[0] ?? "", in: &text))]
      } else if let plan = reader.plan {
        text.problems += reader.problems(of: entry, plan)
        for row in plan.rows {
          guard let form = entry.texts[row.form], !form.isEmpty else {
            text.problems.append("the form msgstr[\(row.form)] is empty")
            continue
          }
          text.rows.append(.init(keys: [row.key], text: format(form, in: &text)))
        }
        text.addOther(FormCategories(locale: locale))
      } else if let fault = reader.planFault {
        text.problems.append(fault.description)
      }
    }
    var names = named.names
    if let number, names[number] == nil,
      !source.rows.contains(where: { row in
        PrintfPlaceholders.values(in: row.text).contains { $0.place == number }
      })
    {
      names[number] = "count"
    }
    (source.names, text.names) = (names, names)
    (source.values, text.values) = (named.values, named.values)
    if let number { (source.selectors, text.selectors) = ([(number, "lld")], [(number, "lld")]) }
    let isName = entry.plural == nil && StoredText.isName(id)
    self.source = isName || id.isEmpty || !entry.faults.isEmpty ? nil : source
    let hasTarget = !entry.faults.isEmpty || entry.texts.values.contains { !$0.isEmpty }
    target = hasTarget && !(text.rows.isEmpty && text.problems.isEmpty) ? text : nil
  }

  /// The place of the number that chooses: the first number of the source, or a name that says so.
  private static func number(in source: StoredText, _ named: inout NamedPlaceholders) -> Int {
    let values = source.rows.reversed().flatMap { PrintfPlaceholders.values(in: $0.text) }
    if let value = source.counted?.value, value.type.hasSuffix("lld") { return value.place }
    let usual = ["count", "n", "num", "number", "counter", "total", "amount", "quantity"]
    let all = named.names
    if let place = all.keys.sorted().first(where: { usual.contains(all[$0]?.lowercased() ?? "") }) {
      return place
    }
    switch named.syntax {
    case .printf, .java, .none: return (values.map(\.place).max() ?? 0) + 1
    // KDE chooses by the first value.
    case .numbers, .boost, .pascal: return values.map(\.place).min() ?? 1
    default: break
    }
    return Set(values.map(\.place)).count == 1 ? values[0].place : named.place(of: "count")
  }
}

extension POEntry {
  /// The app's key: the context if it is a name, and else what gettext knows the entry by.
  var key: String {
    guard let context else { return id ?? "" }
    return context.contains(".") && StoredText.isName(context)
      ? context : "\(context)\u{4}\(id ?? "")"
  }

  /// The syntax of the entry's placeholders, and the name of a format that isn't read.
  var syntax: (syntax: PlaceholderSyntax, isStated: Bool, unread: String?) {
    let texts =
      [id, plural].compactMap(\.self) + self.texts.sorted { $0.key < $1.key }.map(\.value)
    return switch PlaceholderSyntax.find(flags: flags, texts: texts) {
    case .syntax(let syntax, let isStated): (syntax, isStated, nil)
    case .unread(let format): (.none, true, format)
    }
  }
}
