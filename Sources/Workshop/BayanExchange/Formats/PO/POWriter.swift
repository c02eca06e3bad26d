import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// Writes PO.
struct POWriter {
  private var text = ""
  private var losses: [ExchangeLoss] = []
  private let forms: PluralForms?

  static func write(_ document: ExchangeDocument) -> ExchangeOutput {
    var writer = POWriter(document)
    for unit in document.units { writer.write(unit) }
    return ExchangeOutput(bytes: Array(writer.text.utf8), losses: writer.losses)
  }

  private init(_ document: ExchangeDocument) {
    forms = document.targetLocale.map { PluralForms(locale: $0) }
    let header = [
      "Project-Id-Version: \(document.project)",
      "Language: \(document.targetLocale.map(Self.languageName) ?? "")",
      "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=UTF-8",
      "Content-Transfer-Encoding: 8bit",
      "Plural-Forms: \(forms?.header ?? "nplurals=INTEGER; plural=EXPRESSION;")",
      "X-Bayan-Source-Language: \(document.sourceLocale)",
      "X-Bayan-Language: \(document.targetLocale ?? "")",
    ]
    if forms == nil { text += "#, fuzzy\n" }
    text += "msgid \"\"\n"
    Self.append("msgstr", header.map { $0 + "\n" }.joined(), to: &text)
  }

  /// A locale's name as gettext has it: `pt_BR`, `sr@latin`.
  private static func languageName(_ tag: String) -> String {
    let parts = tag.split(separator: "-").map(String.init)
    let region = parts.dropFirst().first { $0.utf8.count == 2 }
    let script = parts.dropFirst().first { $0.utf8.count == 4 }
    let scripts = ["Latn": "latin", "Cyrl": "cyrillic", "Arab": "arabic", "Deva": "devanagari"]
    var name = parts.first ?? tag
    // Chinese has its scripts as Weblate and Django write them: 'zh_Hant'.
    if let script, scripts[script] == nil { name += "_" + script }
    if let region { name += "_" + region }
    if let script, let word = scripts[script] { name += "@" + word }
    return name
  }

  // MARK: Units

  private mutating func write(_ unit: ExchangeUnit) {
    let names = PlaceholderNames(unit)
    noteLosses(of: unit, names)
    guard !unit.selectors.isEmpty else {
      let variant = unit.variants[0]
      return write(
        unit, sources: [variant], [variant], name: unit.writtenID.description, notes: unit.notes,
        names)
    }
    let axis = unit.selectors.firstIndex { $0.kind == .plural }
    var done: Set<Int> = []
    var hasOwnEntries = unit.selectors.count > 1
    for (index, variant) in unit.variants.enumerated() where done.insert(index).inserted {
      guard let axis, let rows = rows(of: unit, with: variant, axis: axis)
      else {
        writeVariant(unit, variant, names)
        hasOwnEntries = true
        continue
      }
      done.formUnion(rows)
      writeForms(unit, rows, axis: axis, names)
    }
    if hasOwnEntries { losses.append(unit.variantLoss) }
  }

  /// Notes the losses of a unit's texts and state.
  private mutating func noteLosses(of unit: ExchangeUnit, _ names: PlaceholderNames) {
    losses += unit.privateLosses + unit.declarationLosses
    if unit.state == .reviewed {
      losses.append(
        ExchangeLoss(.state, of: unit.id, "PO doesn't tell reviewed translations from others"))
    }
    if unit.variants.contains(where: { $0.target?.elements.isEmpty == true }) {
      losses.append(
        ExchangeLoss(
          .message, of: unit.id, "PO can't have an empty translation; it stays in the catalog only")
      )
    }
    for (name, code) in names.codes where !code.utf8.elementsEqual("{$\(name)}".utf8) {
      losses.append(
        ExchangeLoss(
          .options, of: unit.id, "the file has '{\(name)}' for \(code), which stays in the catalog")
      )
    }
  }

  /// An entry of its own for one variant.
  private mutating func writeVariant(
    _ unit: ExchangeUnit, _ variant: ExchangeVariant, _ names: PlaceholderNames
  ) {
    write(
      unit, sources: [variant], [variant], name: XLIFF.name(unit.name, variant.keys),
      notes: unit.notes(for: variant), names)
  }

  /// The variants that are the forms of one entry, in their order.
  ///
  /// A form that no number of the message reaches has the text for all others: in PO each form needs one.
  ///
  /// - Returns: `nil` where a variant is no form, or another form has no variant: a form without a
  ///   text would be an unfinished translation.
  private func rows(
    of unit: ExchangeUnit, with variant: ExchangeVariant, axis: Int
  ) -> [Int]? {
    // A selector by texts may have this key as a text.
    let isAmbiguous = unit.variants.contains { $0.keys.contains(ExchangeKey.forms) }
    // Without a locale there are the two forms of every template.
    let categories = forms?.categories ?? ["one", "other"]
    guard !isAmbiguous, categories.map(Self.key).contains(variant.keys[axis]) else { return nil }
    let rows = categories.compactMap { category in
      var keys = variant.keys
      keys[axis] = Self.key(category)
      if let index = unit.variants.firstIndex(where: { $0.keys == keys }) { return index }
      guard axis < unit.reaches.count, let reach = unit.reaches[axis], reach[category] == nil else {
        return nil
      }
      keys[axis] = .catchAll
      return unit.variants.firstIndex { $0.keys == keys }
    }
    return rows.count == categories.count ? rows : nil
  }

  private static func key(_ category: String) -> ExchangeKey {
    category == "other" ? .catchAll : .literal(category)
  }

  private mutating func writeForms(
    _ unit: ExchangeUnit, _ rows: [Int], axis: Int, _ names: PlaceholderNames
  ) {
    let present = rows.map { unit.variants[$0] }
    var keys = present[0].keys
    keys[axis] = ExchangeKey.forms
    let name =
      unit.selectors.count == 1 ? unit.writtenID.description : XLIFF.name(unit.name, keys)
    let one = present.first { $0.keys[axis] == .literal("one") } ?? present[0]
    let many = present.last ?? one
    var notes = unit.notes.filter { note in
      note.keys.map { keys in present.contains { $0.keys == keys } } ?? true
    }
    if unit.selectors.count > 1 {
      // The forms say which number it is.
      var others = (unit: unit, variant: one)
      others.unit.selectors.remove(at: axis)
      others.variant.keys.remove(at: axis)
      notes.insert(ExchangeNote(.context, others.unit.choice(of: others.variant)), at: 0)
    }
    for index in notes.indices {
      // Which form a note is about.
      guard let noted = notes[index].keys,
        let form = present.lastIndex(where: { $0.keys == noted })
      else { continue }
      notes[index].text = "msgstr[\(form)] is for \(notes[index].text)"
    }
    write(unit, sources: [one, many], present, name: name, notes: notes, names)
  }

  // MARK: Entries

  /// - Parameters:
  ///   - sources: The variants whose sources are `msgid` and `msgid_plural`.
  ///   - variants: Those whose translations are the forms.
  private mutating func write(
    _ unit: ExchangeUnit, sources: [ExchangeVariant], _ variants: [ExchangeVariant], name: String,
    notes: [ExchangeNote], _ names: PlaceholderNames
  ) {
    let ids = sources.map { BraceText.text($0.source) { names.name(inSource: $0) } }
    let texts = variants.map {
      $0.target.map { BraceText.text($0) { names.name(inTarget: $0) } } ?? ""
    }
    text += "\n"
    for note in notes { Self.appendComment(note.text, to: &text) }
    Self.appendComment(
      PO.stamp + unit.source.fingerprint + "-" + (unit.target?.fingerprint ?? "none"), to: &text)
    var flags: [String] = []
    let isTranslated = texts.contains { !$0.isEmpty }
    let isFuzzy = isTranslated && (unit.state == .draft || unit.state == .stale)
    if isFuzzy { flags.append("fuzzy") }
    if (ids + texts).contains(where: { $0.utf8.contains(UInt8(ascii: "{")) }) {
      flags.append(isChecked(ids, texts) ? PO.braces : "no-" + PO.braces)
    }
    if !flags.isEmpty { text += "#, \(flags.joined(separator: ", "))\n" }
    if isFuzzy { appendFormer(sources, insteadOf: ids, names) }
    Self.append("msgctxt", name, to: &text)
    Self.append("msgid", ids[0], to: &text)
    guard ids.count == 2 else { return Self.append("msgstr", texts[0], to: &text) }
    Self.append("msgid_plural", ids[1], to: &text)
    for (form, text) in texts.enumerated() { Self.append("msgstr[\(form)]", text, to: &self.text) }
  }

  /// Appends the source of the time of translation, as `msgmerge --previous` writes it.
  private mutating func appendFormer(
    _ sources: [ExchangeVariant], insteadOf ids: [String], _ names: PlaceholderNames
  ) {
    let former = sources.compactMap(\.formerSource).map {
      BraceText.text($0) { names.name(inFormer: $0) }
    }
    // The source of this variant may be what it was.
    guard former.count == ids.count,
      zip(former, ids).contains(where: { !$0.utf8.elementsEqual($1.utf8) })
    else { return }
    for (keyword, text) in zip(["msgid", "msgid_plural"], former) {
      Self.append(keyword, text, after: "#| ", to: &self.text)
    }
  }

  /// Whether gettext's check of placeholders finds nothing to complain of.
  ///
  /// A form for one number needn't show it. Any other difference is right in MessageFormat 2, which
  /// has no such rule, but gettext would take it for an error.
  private func isChecked(_ ids: [String], _ texts: [String]) -> Bool {
    let all = ids.map(BraceText.names)
    guard let wanted = all.last, all.allSatisfy({ $0.isSubset(of: wanted) }) else { return false }
    // An entry without any text isn't checked.
    guard texts.contains(where: { !$0.isEmpty }) else { return true }
    for (form, text) in texts.enumerated() {
      let names = BraceText.names(in: text)
      guard names.isSubset(of: wanted) else { return false }
      let category = forms.flatMap { forms in
        ids.count == 2 && form < forms.categories.count ? forms.categories[form] : nil
      }
      let isForOneNumber = category.map { forms?.single.contains($0) ?? false } ?? false
      if names != wanted, !isForOneNumber { return false }
    }
    return true
  }

  private static func appendComment(_ comment: String, to text: inout String) {
    for line in comment.split(whereSeparator: \.isNewline) {
      let plain = line.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
      text += "#. " + String(String.UnicodeScalarView(plain)) + "\n"
    }
  }

  /// Appends a keyword and its text, line by line if there are several.
  ///
  /// - Parameter prefix: What each line begins with.
  static func append(
    _ keyword: String, _ value: String, after prefix: String = "", to text: inout String
  ) {
    var lines: [String] = [""]
    for scalar in value.unicodeScalars {
      lines[lines.count - 1] += escaped(scalar)
      if scalar == "\n" { lines.append("") }
    }
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    text += prefix + keyword + " "
    if lines.count > 1 { text += "\"\"\n" }
    for (index, line) in lines.enumerated() {
      if index > 0 || lines.count > 1 { text += prefix }
      text += "\"\(line)\"\n"
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      let digits = String(scalar.value, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
    default: return String(scalar)
    }
  }
}
