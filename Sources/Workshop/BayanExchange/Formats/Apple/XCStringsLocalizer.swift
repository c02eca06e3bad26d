import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// Makes the localizations of a unit.
struct XCStringsLocalizer {
  let unit: ExchangeUnit
  let placeholders: PrintfPlaceholders

  func source(_ content: PluralContent, _ entries: PluralEntries) -> WrittenJSON? {
    localization(content) { row in
      entries.rows[row].pattern.map { (placeholders.text($0, .source), "translated") }
    }
  }

  /// The source of an entry that the source itself doesn't have, such as a number of its own.
  func source(of entry: PluralEntry, _ entries: PluralEntries) -> WrittenJSON? {
    guard let row = entry.content.rows.last, unit.variants.indices.contains(row) else { return nil }
    return localization(.text(row: row)) { row in
      (placeholders.text(unit.variants[row].source, .source), "translated")
    }
  }

  func target(_ content: PluralContent, _ entries: PluralEntries) -> WrittenJSON? {
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
    _ content: PluralContent, _ text: (Int) -> (text: String, state: String)?
  ) -> WrittenJSON? {
    switch content {
    case .text(let row): return text(row).map { Self.unit($0.text, $0.state) }
    case .choice(let value, let name, let cases, let other):
      let all = cases + [PluralCase(category: "other", content: other)]
      let forms = all.compactMap { form in
        form.content.rows.first.flatMap(text).map {
          (category: form.category, text: $0.text, state: $0.state)
        }
      }
      guard let last = forms.last else { return nil }
      let used = forms.flatMap { PrintfPlaceholders.values(in: $0.text) }
      // Xcode finds the number by itself where it is all that a text shows.
      let isAlone = value.place == 1 && used.allSatisfy { $0 == value }
      let own = value.formatted
      let plural = WrittenJSON.sorted(
        forms.map { form in
          let text = isAlone ? form.text : form.text.replacingValue(own, with: "%arg")
          return WrittenJSON.Member(form.category, Self.unit(text, form.state))
        })
      let variations = WrittenJSON.Member(
        "variations", .object([WrittenJSON.Member("plural", plural)]))
      if isAlone { return .object([variations]) }
      let substitution = WrittenJSON.object([
        WrittenJSON.Member("argNum", .number(value.place)),
        WrittenJSON.Member("formatSpecifier", .string(value.type)), variations,
      ])
      return .object([
        Self.unitMember("%#@\(name)@", last.state),
        WrittenJSON.Member("substitutions", .object([WrittenJSON.Member(name, substitution)])),
      ])
    }
  }

  private static func unit(_ text: String, _ state: String) -> WrittenJSON {
    .object([unitMember(text, state)])
  }

  private static func unitMember(_ text: String, _ state: String) -> WrittenJSON.Member {
    WrittenJSON.Member(
      "stringUnit",
      .object([
        WrittenJSON.Member("state", .string(state)), WrittenJSON.Member("value", .string(text)),
      ]))
  }

  /// Whether a localization that is there says what a new one would.
  func isSame(
    _ written: WrittenJSON, _ old: PlacedJSON.Value?, _ side: PrintfPlaceholders.Side
  ) -> Bool {
    guard let old else { return false }
    var bytes: [UInt8] = []
    written.write(to: &bytes)
    guard let new = try? PlacedJSON.read(SourceFile(path: "", bytes: bytes)) else { return false }
    // The same of both, whatever the language.
    let categories = FormCategories(appleLocale: nil)
    let (there, here) = (XCStringsTexts(old, categories), XCStringsTexts(new, categories))
    // A form that nobody has translated yet isn't written, and may be there with the source's words.
    let rows = there.rows.filter { row in
      row.state != "new" || here.rows.contains { $0.keys == row.keys }
    }
    guard there.problems.isEmpty, rows.count == here.rows.count,
      side == .source || there.isTranslated == here.isTranslated
    else { return false }
    return zip(rows, here.rows).allSatisfy { there, here in
      // One text is the same as one whose only variant is for everything.
      there.keys.withoutCatchAllAlone == here.keys.withoutCatchAllAlone
        && restoredPattern(there.text).isSame(as: restoredPattern(here.text))
    }
  }

  private func restoredPattern(_ text: String) -> Pattern {
    placeholders.restoredPattern(
      Pattern(elements: [.text(.init(value: text, span: .none))], span: .none))
  }
}

extension [ExchangeKey] {
  fileprivate var withoutCatchAllAlone: Self { allSatisfy { $0 == .catchAll } ? [] : self }
}

extension String {
  /// A format string with another text for a value, but not where a `%` is text.
  func replacingValue(_ value: String, with other: String) -> String {
    splitExactly(at: "%%").map { $0.replacingExactly(value, with: other) }.joined(separator: "%%")
  }
}

extension WrittenJSON {
  var members: [Member] { if case .object(let members) = self { members } else { [] } }
}
