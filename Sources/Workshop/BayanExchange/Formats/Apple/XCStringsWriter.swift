import BayanDiagnostics
import BayanICU
import BayanMessageSyntax
import BayanSupport

/// Writes a locale to a string catalog, and keeps what else is in it.
struct XCStringsWriter {
  private let document: ExchangeDocument
  private let sourceNames: LocaleNames
  private let targetNames: LocaleNames?
  private let sourceCategories: FormCategories
  private let targetCategories: FormCategories
  private var losses: [ExchangeLoss] = []

  /// The bytes of the present file.
  private let previous: [UInt8]
  private let root: PlacedJSON.Value?

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
    sourceNames = LocaleNames(document.sourceLocale)
    targetNames = document.targetLocale.map { LocaleNames($0) }
    sourceCategories = FormCategories(appleLocale: document.sourceLocale)
    targetCategories = FormCategories(appleLocale: document.targetLocale)
    self.previous = previous?.bytes ?? []
    guard let previous, !previous.bytes.isEmpty else {
      root = nil
      return
    }
    guard XCStrings.recognizes(previous) else {
      throw ExchangeFault("exchange-syntax", 0, .noCatalog)
    }
    let root = try PlacedJSON.read(previous)
    if let source = root["sourceLanguage"]?.string,
      !StatedLanguage.isSame(source, document.sourceLocale)
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
    let places = Dictionary(firstOf: present.map { (Array($0.name.utf8), $0.value) })
    var changed: [[UInt8]: WrittenJSON] = [:]
    var new: [WrittenJSON.Member] = []
    for member in document.units.flatMap({ members(of: $0, places) }) {
      let name = Array(member.name.utf8)
      if places[name] == nil { new.append(member) } else { changed[name] = member.value }
    }
    let updated = present.map { member in
      WrittenJSON.Member(
        member.name, changed[Array(member.name.utf8)] ?? raw(member.value),
        written: previous[member.range])
    }
    let strings = WrittenJSON.object(WrittenJSON.merged(new, into: updated))
    let value = replacing(
      root,
      with: [
        WrittenJSON.Member("sourceLanguage", .string(document.sourceLocale)),
        WrittenJSON.Member("strings", strings), WrittenJSON.Member("version", .string("1.0")),
      ], keeping: ["sourceLanguage", "version"])
    var bytes: [UInt8] = []
    value.write(to: &bytes)
    // A line end after it stays, if somebody's editor has put one there.
    return bytes + previous[(root?.range.upperBound ?? previous.count)...]
  }

  private func raw(_ value: PlacedJSON.Value) -> WrittenJSON { .raw(previous[value.range]) }

  /// An object with other members; those that aren't named stay.
  ///
  /// - Parameter kept: New members that give way to present ones.
  private func replacing(
    _ object: PlacedJSON.Value?, with new: [WrittenJSON.Member], keeping retained: Set<String> = [],
    without removed: Set<String> = []
  ) -> WrittenJSON {
    // A removed member may come back, as the forms of a plural do in place of others.
    let present = (object?.members ?? []).filter { !removed.contains($0.name) }
    let names = Set(present.map(\.name))
    let members = present.map { member in
      let other = retained.contains(member.name) ? nil : new.first { $0.name == member.name }
      return WrittenJSON.Member(
        member.name, other?.value ?? raw(member.value), written: previous[member.range])
    }
    return .object(WrittenJSON.merged(new.filter { !names.contains($0.name) }, into: members))
  }

  // MARK: - Entries

  private mutating func members(
    of unit: ExchangeUnit, _ places: [[UInt8]: PlacedJSON.Value]
  ) -> [WrittenJSON.Member] {
    let placeholders = PrintfPlaceholders(unit)
    let source = PluralEntries(
      unit, .source, placeholders, sourceCategories, axisLimit: 1)
    let target = document.targetLocale.map { _ in
      PluralEntries(unit, .target, placeholders, targetCategories, axisLimit: 1)
    }
    let entries = target ?? source
    losses += unit.keyedLosses(entries, placeholders, format: "a string catalog")
    if unit.state == .reviewed {
      losses.append(
        ExchangeLoss(
          .state, of: unit.id, "a string catalog doesn't tell reviewed translations from others"))
    }
    let localizer = XCStringsLocalizer(unit: unit, placeholders: placeholders)
    return entries.entries.map { entry in
      let present = places[Array(entry.name.utf8)]
      var localizations: [WrittenJSON.Member] = []
      func add(_ locale: String, _ written: WrittenJSON?, _ side: PrintfPlaceholders.Side) {
        let names = side == .source ? sourceNames : targetNames
        let old = present?["localizations"]?.members?.first { names?.areSame($0.name) == true }
        guard let written, !localizer.isSame(written, old?.value, side) else { return }
        localizations.append(
          WrittenJSON.Member(
            old?.name ?? locale,
            replacing(
              old?.value, with: written.members,
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
    _ entry: PluralEntry, _ unit: ExchangeUnit, _ placeholders: PrintfPlaceholders,
    _ present: PlacedJSON.Value?, _ localizations: [WrittenJSON.Member]
  ) -> WrittenJSON.Member {
    var new: [WrittenJSON.Member] = []
    if let comment = comment(entry, unit, placeholders, present) {
      new.append(WrittenJSON.Member("comment", .string(comment)))
    }
    // Xcode drops keys that it doesn't find in code, unless they are manual.
    if present == nil { new.append(WrittenJSON.Member("extractionState", .string("manual"))) }
    if !localizations.isEmpty {
      new.append(
        WrittenJSON.Member(
          "localizations", replacing(present?["localizations"], with: localizations)))
    }
    return WrittenJSON.Member(entry.name, replacing(present, with: new))
  }

  /// The comment; `nil` where the one that is there, or none, stays.
  ///
  /// Only comments that were written here are written anew.
  private func comment(
    _ entry: PluralEntry, _ unit: ExchangeUnit, _ placeholders: PrintfPlaceholders,
    _ present: PlacedJSON.Value?
  ) -> String? {
    let old = present?["comment"]?.string
    var stamps = old.flatMap(XCStrings.stamps) ?? []
    guard present == nil || old.flatMap(XCStrings.stamps) != nil else { return nil }
    var lines = unit.keyedNotes(for: entry, placeholders)
    if let locale = document.targetLocale {
      let stamp = String(XLIFF.stamp(unit).dropFirst(XLIFF.prefix.count + 1))
      if let place = stamps.firstIndex(where: { targetNames?.areSame($0.locale) == true }) {
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

extension Diagnostic.Message {
  fileprivate static let noCatalog: Self =
    "the existing file isn't a string catalog; write to another file, or remove this one"

  fileprivate static func otherSource(_ source: String, _ ours: String) -> Self {
    "the string catalog translates from \(quoted(source)), but this project from \(quoted(ours))"
  }

  fileprivate static func twice(_ name: String) -> Self {
    "the string catalog has the key \(quoted(name)) twice; remove one"
  }
}
