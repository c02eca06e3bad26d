import BayanDiagnostics
import BayanMessageSyntax

/// Writes a locale to a string catalog, and keeps what else is in it.
struct XCStringsWriter {
  private let document: ExchangeDocument
  private var losses: [ExchangeLoss] = []

  /// What is there already.
  private let previous: [UInt8]
  private let root: CatalogJSON.Value?

  static func write(_ document: ExchangeDocument, over previous: SourceFile?) -> ExchangeOutput {
    do {
      var writer = try XCStringsWriter(document, over: previous)
      let bytes = writer.write()
      return ExchangeOutput(bytes: bytes, losses: writer.losses)
    } catch {
      let diagnostics = previous.map { [error.diagnostic(in: $0)] } ?? []
      return ExchangeOutput(bytes: previous?.bytes ?? [], diagnostics: diagnostics)
    }
  }

  private init(
    _ document: ExchangeDocument, over previous: SourceFile?
  ) throws(ExchangeFault) {
    self.document = document
    self.previous = previous?.bytes ?? []
    guard let previous, !previous.bytes.isEmpty else {
      root = nil
      return
    }
    guard XCStrings.recognizes(previous) else {
      throw ExchangeFault("exchange-syntax", 0, .noCatalog)
    }
    let root = try CatalogJSON.read(previous)
    if let source = root["sourceLanguage"]?.string,
      !XCStrings.isSame(source, document.sourceLocale)
    {
      throw ExchangeFault(
        "exchange-syntax", root.range.lowerBound, .otherSource(source, document.sourceLocale))
    }
    var names: Set<[UInt8]> = []
    for member in root["strings"]?.members ?? []
    where !names.insert(Array(member.name.utf8)).inserted {
      throw ExchangeFault("exchange-syntax", member.range.lowerBound, .twice(member.name))
    }
    self.root = root
  }

  private mutating func write() -> [UInt8] {
    let present = root?["strings"]?.members ?? []
    // By bytes: `String ==` takes names for the same that differ.
    let places = Dictionary(
      present.map { (Array($0.name.utf8), $0.value) }, uniquingKeysWith: { first, _ in first })
    var changed: [[UInt8]: XcodeJSON] = [:]
    var new: [XcodeJSON.Member] = []
    for member in document.units.flatMap({ members(of: $0, places) }) {
      let name = Array(member.name.utf8)
      if places[name] == nil { new.append(member) } else { changed[name] = member.value }
    }
    let kept = present.map { member in
      XcodeJSON.Member(
        member.name, changed[Array(member.name.utf8)] ?? raw(member.value),
        written: previous[member.range])
    }
    let strings = XcodeJSON.object(XcodeJSON.merged(new, into: kept))
    let value = replacing(
      root,
      with: [
        XcodeJSON.Member("sourceLanguage", .string(document.sourceLocale)),
        XcodeJSON.Member("strings", strings), XcodeJSON.Member("version", .string("1.0")),
      ], keeping: ["sourceLanguage", "version"])
    var bytes: [UInt8] = []
    value.write(to: &bytes)
    // A line end behind it stays, if somebody's editor has put one there.
    return bytes + previous[(root?.range.upperBound ?? previous.count)...]
  }

  private func raw(_ value: CatalogJSON.Value) -> XcodeJSON { .raw(previous[value.range]) }

  /// An object with other members; those that aren't named stay.
  ///
  /// - Parameter kept: New members that give way to present ones.
  private func replacing(
    _ object: CatalogJSON.Value?, with new: [XcodeJSON.Member], keeping kept: Set<String> = [],
    without removed: Set<String> = []
  ) -> XcodeJSON {
    let present = object?.members ?? []
    let names = Set(present.map(\.name))
    let members = present.filter { !removed.contains($0.name) }.map { member in
      let other = kept.contains(member.name) ? nil : new.first { $0.name == member.name }
      return XcodeJSON.Member(
        member.name, other?.value ?? raw(member.value), written: previous[member.range])
    }
    return .object(XcodeJSON.merged(new.filter { !names.contains($0.name) }, into: members))
  }

  // MARK: - Entries

  private mutating func members(
    of unit: ExchangeUnit, _ places: [[UInt8]: CatalogJSON.Value]
  ) -> [XcodeJSON.Member] {
    let placeholders = ApplePlaceholders(unit)
    let source = AppleEntries(unit, .source, placeholders, axisLimit: 1)
    let target = document.targetLocale.map { _ in
      AppleEntries(unit, .target, placeholders, axisLimit: 1)
    }
    let entries = target ?? source
    losses += unit.appleLosses(entries, placeholders, format: "a string catalog")
    if unit.state == .reviewed {
      losses.append(
        ExchangeLoss(
          .state, of: unit.id, "a string catalog doesn't tell reviewed translations from others"))
    }
    let localizer = XCStringsLocalizer(unit: unit, placeholders: placeholders)
    return entries.entries.map { entry in
      let present = places[Array(entry.name.utf8)]
      var localizations: [XcodeJSON.Member] = []
      func add(_ locale: String, _ made: XcodeJSON?, _ side: ApplePlaceholders.Side) {
        let old = present?["localizations"]?.members?.first { XCStrings.isSame($0.name, locale) }
        guard let made, !localizer.isSame(made, old?.value, side) else { return }
        localizations.append(
          XcodeJSON.Member(
            old?.name ?? locale,
            replacing(
              old?.value, with: made.members,
              without: ["stringUnit", "substitutions", "variations"])))
      }
      let same = source.entries.first { $0.name.utf8.elementsEqual(entry.name.utf8) }
      add(
        document.sourceLocale,
        same.map { localizer.source($0.content, source) } ?? localizer.source(of: entry, entries),
        .source)
      if let locale = document.targetLocale {
        add(locale, localizer.target(entry.content, entries), .target)
      }
      return member(entry, unit, placeholders, present, localizations)
    }
  }

  private func member(
    _ entry: AppleEntry, _ unit: ExchangeUnit, _ placeholders: ApplePlaceholders,
    _ present: CatalogJSON.Value?, _ localizations: [XcodeJSON.Member]
  ) -> XcodeJSON.Member {
    var new: [XcodeJSON.Member] = []
    if let comment = comment(entry, unit, placeholders, present) {
      new.append(XcodeJSON.Member("comment", .string(comment)))
    }
    // Xcode drops keys that it doesn't find in code, unless they are manual.
    if present == nil { new.append(XcodeJSON.Member("extractionState", .string("manual"))) }
    if !localizations.isEmpty {
      new.append(
        XcodeJSON.Member(
          "localizations", replacing(present?["localizations"], with: localizations)))
    }
    return XcodeJSON.Member(entry.name, replacing(present, with: new))
  }

  /// The comment; `nil` where the one that is there, or none, stays.
  ///
  /// Only comments that were written here are written anew.
  private func comment(
    _ entry: AppleEntry, _ unit: ExchangeUnit, _ placeholders: ApplePlaceholders,
    _ present: CatalogJSON.Value?
  ) -> String? {
    let old = present?["comment"]?.string
    var stamps = old.flatMap(XCStrings.stamps) ?? []
    guard present == nil || old.flatMap(XCStrings.stamps) != nil else { return nil }
    var lines = unit.appleNotes(for: entry, placeholders)
    if let locale = document.targetLocale {
      let stamp = String(XLIFF.stamp(unit).dropFirst(XLIFF.prefix.count + 1))
      if let place = stamps.firstIndex(where: { XCStrings.isSame($0.locale, locale) }) {
        stamps[place].stamp = stamp
      } else {
        stamps.append((locale, stamp))
      }
    }
    stamps.sort { $0.locale < $1.locale }
    if !stamps.isEmpty {
      lines.append(
        "\(XCStrings.stamps) " + stamps.map { "\($0.locale) \($0.stamp)" }.joined(separator: ", "))
    }
    let comment = lines.joined(separator: "\n")
    return old?.utf8.elementsEqual(comment.utf8) == true ? nil : comment
  }
}

/// Makes the localizations of a unit.
private struct XCStringsLocalizer {
  let unit: ExchangeUnit
  let placeholders: ApplePlaceholders

  func source(_ content: AppleContent, _ entries: AppleEntries) -> XcodeJSON? {
    localization(content) { row in
      entries.rows[row].pattern.map { (placeholders.text($0, .source), "translated") }
    }
  }

  /// The source of an entry that the source itself doesn't have, such as a number of its own.
  func source(of entry: AppleEntry, _ entries: AppleEntries) -> XcodeJSON? {
    guard let row = entry.content.rows.last, unit.variants.indices.contains(row) else { return nil }
    return localization(.text(row: row)) { row in
      (placeholders.text(unit.variants[row].source, .source), "translated")
    }
  }

  func target(_ content: AppleContent, _ entries: AppleEntries) -> XcodeJSON? {
    let state = unit.state == .draft || unit.state == .stale ? "needs_review" : "translated"
    let isTranslated = content.rows.contains { entries.rows[$0].pattern != nil }
    // Of a text that isn't translated Xcode shows the source. The forms of a plural are offered.
    if !isTranslated, case .text = content { return nil }
    return localization(content) { row in
      if let pattern = entries.rows[row].pattern {
        return (placeholders.text(pattern, .target), state)
      }
      let isOther = row == content.rows.last
      guard !isTranslated || isOther else { return nil }
      return (placeholders.text(unit.variants[row].source, .source), "new")
    }
  }

  private func localization(
    _ content: AppleContent, _ text: (Int) -> (text: String, state: String)?
  ) -> XcodeJSON? {
    switch content {
    case .text(let row): return text(row).map { Self.unit($0.text, $0.state) }
    case .choice(let value, let name, let cases, let other):
      let all = cases + [AppleCase(category: "other", content: other)]
      let forms = all.compactMap { form in
        form.content.rows.first.flatMap(text).map {
          (category: form.category, text: $0.text, state: $0.state)
        }
      }
      guard let last = forms.last else { return nil }
      let used = forms.flatMap { ApplePlaceholders.values(in: $0.text) }
      // Xcode finds the number by itself where it is all that a text shows.
      let isAlone = value.place == 1 && used.allSatisfy { $0 == value }
      let own = value.formatted
      let plural = XcodeJSON.sorted(
        forms.map { form in
          let text = isAlone ? form.text : Self.replacing(own, with: "%arg", in: form.text)
          return XcodeJSON.Member(form.category, Self.unit(text, form.state))
        })
      let variations = XcodeJSON.Member(
        "variations", .object([XcodeJSON.Member("plural", plural)]))
      if isAlone { return .object([variations]) }
      let substitution = XcodeJSON.object([
        XcodeJSON.Member("argNum", .number(value.place)),
        XcodeJSON.Member("formatSpecifier", .string(value.type)), variations,
      ])
      return .object([
        Self.unitMember("%#@\(name)@", last.state),
        XcodeJSON.Member("substitutions", .object([XcodeJSON.Member(name, substitution)])),
      ])
    }
  }

  /// A value in a format string that has it at no place where `%` is text.
  private static func replacing(_ value: String, with other: String, in text: String) -> String {
    text.split(separator: "%%", omittingEmptySubsequences: false)
      .map { $0.replacing(value, with: other) }.joined(separator: "%%")
  }

  private static func unit(_ text: String, _ state: String) -> XcodeJSON {
    .object([unitMember(text, state)])
  }

  private static func unitMember(_ text: String, _ state: String) -> XcodeJSON.Member {
    XcodeJSON.Member(
      "stringUnit",
      .object([
        XcodeJSON.Member("state", .string(state)), XcodeJSON.Member("value", .string(text)),
      ]))
  }

  /// Whether a localization that is there says what a new one would.
  func isSame(
    _ made: XcodeJSON, _ old: CatalogJSON.Value?, _ side: ApplePlaceholders.Side
  ) -> Bool {
    guard let old else { return false }
    var bytes: [UInt8] = []
    made.write(to: &bytes)
    guard let new = try? CatalogJSON.read(SourceFile(path: "", bytes: bytes)) else { return false }
    let (there, here) = (XCStringsTexts(old), XCStringsTexts(new))
    guard there.problems.isEmpty, there.rows.count == here.rows.count else { return false }
    return zip(there.rows, here.rows).allSatisfy { there, here in
      there.keys == here.keys && (there.state == here.state || side == .source)
        && restored(there.text).isSame(as: restored(here.text))
    }
  }

  private func restored(_ text: String) -> Pattern {
    placeholders.restored(
      Pattern(elements: [.text(.init(value: text, span: .none))], span: .none))
  }
}

extension XcodeJSON {
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
}

extension Diagnostic.Message {
  fileprivate static let noCatalog: Self =
    "the file that is there is no string catalog; write to another one, or remove it"

  fileprivate static func otherSource(_ source: String, _ ours: String) -> Self {
    "the string catalog translates from \(quoted(source)), and this project from \(quoted(ours))"
  }

  fileprivate static func twice(_ name: String) -> Self {
    "the string catalog has the key \(quoted(name)) twice; remove one"
  }
}
