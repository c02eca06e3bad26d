import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanExchange
import BayanMessageSyntax
import BayanRules
import BayanSupport
import BayanTestProject
import Foundation
import Testing

/// Properties of every format, tested with random catalogs with every construct.
@Suite("exchange: out and back")
struct IdentityTests {
  /// All formats, or those of `EXCHANGE_FORMATS`, such as `po,csv`.
  static let all: [String] = {
    let some = ProcessInfo.processInfo.environment["EXCHANGE_FORMATS"]
    return some?.split(separator: ",").map(String.init) ?? ExchangeFormats.all.map { $0.name }
  }()

  /// The seeds of the catalogs; those after the first four once found an error.
  ///
  /// `EXCHANGE_SEEDS` sets others, such as `84` or `1-1000`; Tools/proof/release runs 100.
  static let seeds: [UInt64] = {
    let text =
      ProcessInfo.processInfo.environment["EXCHANGE_SEEDS"]
      ?? "1-4,24,84,94,107,115,172,224,315,821"
    return text.split(separator: ",").flatMap { part in
      let ends = part.split(separator: "-").compactMap { UInt64($0) }
      return Array(ends[0]...ends[ends.count - 1])
    }
  }()
  private static let locales = ["ar", "ja", "pl", "en-GB"]

  /// The runs of all cases, which keep the data of locales.
  private static let run = CheckRun(.all)
  private static let silentRun = CheckRun(.all, locales: ["none"])

  /// A generated catalog, with its texts as all formats get them.
  private struct Made: Sendable {
    var catalog: GeneratedCatalog
    var document: ExchangeDocument
    var locale: String

    init(seed: UInt64) throws {
      locale = IdentityTests.locales[Int(seed) % IdentityTests.locales.count]
      catalog = try GeneratedCatalog(seed: seed, codes: 5, locale: locale)
      document = ExchangeDocument(catalog.catalog, locale: locale)
    }

    /// The catalogs by seed, which all properties and formats share.
    static let known = Known<UInt64, Made>()
  }

  /// A generated catalog with its exported file.
  private struct Exported {
    var made: GeneratedCatalog
    var format: any ExchangeFormat.Type
    var document: ExchangeDocument
    var locale: String
    var output: ExchangeOutput

    init(_ name: String, seed: UInt64) throws {
      let made = try Made.known.value(of: seed) { try Made(seed: seed) }
      self.made = made.catalog
      locale = made.locale
      document = made.document
      format = try #require(ExchangeFormats.named(name))
      output = format.write(document, over: nil)
    }

    var text: String { String(decoding: output.bytes, as: UTF8.self) }

    /// The number of messages in the file; some formats omit messages without a translation.
    var heldCount: Int {
      let losses = output.losses.filter { $0.kind == .message }
      let missing = Set(losses.map(\.id))
      return document.units.filter { unit in
        !missing.contains(unit.id) || unit.variants.contains { $0.target != nil }
      }.count
    }

    func imported(_ text: String) -> ExchangeImport {
      let file = SourceFile(path: "back", text: text)
      let returned = format.read(file, for: locale)
      #expect(returned.diagnostics.isEmpty, "\(returned.diagnostics.map(\.message))")
      return ExchangeImport(
        returned, format: format, into: made.catalog,
        request: ExchangeImport.Request(locale: locale, origin: "import:\(format.name)"))
    }

    /// Returns whether the file has exactly the texts of a message.
    ///
    /// XLIFF has the texts of all messages. For other formats the certificate of loss lists the
    /// missing texts.
    func carries(_ id: MessageID) -> Bool { Self.carries(id, output) }

    static func carries(_ id: MessageID, _ output: ExchangeOutput) -> Bool {
      !output.losses.contains { loss in
        loss.id == id
          && (loss.kind == .characters || loss.kind == .message
            || loss.sentence.hasSuffix("is in the file as its text"))
      }
    }

    func expectUnchanged(_ result: ExchangeImport, _ what: String) {
      #expect(result.changes.map { "\($0.id): \($0.old ?? "") → \($0.new)" } == [], "\(what)")
      #expect(result.conflicts.map(\.id) == [], "\(what)")
      #expect(result.refusals.map { "\($0.name): \($0.reasons)" } == [], "\(what)")
      #expect(result.strangers.map(\.name) == [], "\(what)")
      #expect(result.unchanged == heldCount, "\(what)")
      let checked = result.checked(made.files, by: IdentityTests.run)
      #expect(checked.files.map(\.path) == [], "\(what)")
    }
  }

  @Test(arguments: all, seeds)
  func `an untouched file changes nothing`(format: String, seed: UInt64) throws {
    let exported = try Exported(format, seed: seed)
    exported.expectUnchanged(exported.imported(exported.text), "seed \(seed)")
  }

  @Test(arguments: all, seeds)
  func `private notes, metadata and modules may be lost`(format: String, seed: UInt64) throws {
    let exported = try Exported(format, seed: seed)
    let text = exported.text.withoutNotes(format)
    let stamp = #/bayan:( \S+)? ?[0-9a-f]{8}-/#
    // XLIFF has stamps in attributes, which tools keep. No other format may have stamps outside
    // notes.
    // The file as it is is the case of the test above.
    guard !text.utf8.elementsEqual(exported.text.utf8) else { return }
    #expect(text.firstMatch(of: stamp) == nil || format.hasPrefix("xliff"))
    exported.expectUnchanged(exported.imported(text), "seed \(seed)")
  }

  @Test(arguments: all, seeds)
  func `one text that changes is one facet that changes`(format: String, seed: UInt64) throws {
    let exported = try Exported(format, seed: seed)
    var maker = MessageMaker(seed: seed &+ 77)
    let translated = exported.document.units.indices.filter { index in
      exported.document.units[index].variants.contains { $0.target != nil }
    }
    for _ in 0..<3 {
      var document = exported.document
      let index = maker.pick(translated)
      let unit = document.units[index]
      let row = maker.pick(unit.variants.indices.filter { unit.variants[$0].target != nil })
      document.units[index].variants[row].target?.elements.append(
        .text(.init(value: "<new & \"words\">", span: SourceSpan(0, 0))))
      let output = exported.format.write(document, over: nil)
      let result = exported.imported(String(decoding: output.bytes, as: UTF8.self))
      let what = "seed \(seed), \(unit.id) [\(unit.variants[row].keys.formatted)]"
      #expect(result.refusals.map { "\($0.name): \($0.reasons)" } == [], "\(what)")
      #expect(result.changes.map(\.id) == [unit.id], "\(what)")
      let change = try #require(result.changes.first)
      #expect(change.old == unit.target?.messageText)
      let new = ParsedMessage.parse(change.new)
      #expect(new.isValid)
      if exported.carries(unit.id) {
        let expected = try #require(unit.target).parsed.message.texts
        var others = new.message.texts
        let keys = unit.variants[row].keys.formatted
        let name = expected[keys] == nil ? "" : keys
        let before = try #require(expected[name])
        #expect(others[name] == before + "<new & \"words\">", "\(what)")
        others[name] = before
        #expect(others == expected, "\(what)")
      }

      let checked = result.checked(exported.made.files, by: Self.silentRun)
      let after = CatalogLoader.load(exported.made.files(with: checked.files))
      let locale = try #require(after.catalog?.locales.last)
      #expect(locale[unit.id]?.messageText == change.new)
      let former = try #require(exported.made.catalog.locales.last)
      for message in former.messages where message.id != unit.id {
        #expect(locale[message.id]?.hasSameText(as: message) == true)
      }
    }
  }

  @Test(arguments: all, seeds)
  func `a message that had no translation gets one`(format: String, seed: UInt64) throws {
    let exported = try Exported(format, seed: seed)
    var document = exported.document
    let holdsEmpty = ![PO.name, CSV.name, TSV.name].contains(format)
    for index in document.units.indices where document.units[index].target == nil {
      if !holdsEmpty, document.units[index].variants.contains(where: { $0.source.elements.isEmpty })
      {
        continue
      }
      for row in document.units[index].variants.indices {
        document.units[index].variants[row].target = document.units[index].variants[row].source
      }
      document.units[index].state = .translated
    }
    let output = exported.format.write(document, over: nil)
    let result = exported.imported(String(decoding: output.bytes, as: UTF8.self))
    let untranslated = exported.document.units.filter { unit in
      // PO and tables can't distinguish an empty text from a missing one.
      unit.target == nil
        && (holdsEmpty || !unit.variants.contains { $0.source.elements.isEmpty })
    }
    #expect(result.refusals.map { "\($0.name): \($0.reasons)" } == [])
    // String catalogs sort their keys, so that the order may differ.
    let changes = Dictionary(firstOf: result.changes, by: \.id)
    #expect(Set(changes.keys) == Set(untranslated.map(\.id)), "seed \(seed)")
    for unit in untranslated {
      let change = try #require(changes[unit.id])
      #expect(change.old == nil && change.oldState == .untranslated)
      let new = ParsedMessage.parse(change.new)
      #expect(new.isValid, "\(change.new)")
      guard Exported.carries(unit.id, output) else { continue }
      // All variants have the text of the source.
      for row in unit.variants {
        let keys = new.message.texts[""] == nil ? row.keys.formatted : ""
        #expect(
          new.message.texts[keys] == row.source.formatted(), "seed \(seed), \(unit.id) [\(keys)]")
      }
    }
    let files = result.checked(exported.made.files, by: Self.silentRun).files
    let after = CatalogLoader.load(exported.made.files(with: files))
    #expect(after.isUsable, "\(after.diagnostics.map(\.message))")
  }
}

extension String {
  /// Returns the exported file without the parts that a tool may drop.
  fileprivate func withoutNotes(_ format: String) -> String {
    switch format {
    case PO.name:
      split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("#.") && !$0.hasPrefix("#|") }.joined(separator: "\n")
    case XCStrings.name:
      split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("      \"comment\" : ") }.joined(separator: "\n")
    case ARB.name:
      split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("    \"x-") && !$0.hasPrefix("    \"description\"") }
        .joined(separator: "\n").replacing(",\n  }", with: "\n  }")
    case StringsDict.name, AndroidStrings.name:
      replacing(#/<!--.*?-->/#.dotMatchesNewlines(), with: "")
    case AppleStrings.name:
      replacing(#/"(?:[^"\\]|\\.)*"|\/\*.*?\*\/|\/\/[^\n]*/#.dotMatchesNewlines()) { match in
        match.output.hasPrefix("/") ? "" : match.output
      }
    default: format.hasPrefix("xliff") ? withoutNotesOfXLIFF : self
    }
  }

  private var withoutNotesOfXLIFF: String {
    var text = self
    for element in ["notes", "mda:metadata", "note"] {
      let parts = text.components(separatedBy: "<\(element)")
      // By now no `<notes` is left, which begins with `<note`, too.
      text =
        parts[0]
        + parts.dropFirst().map { part in
          part.components(separatedBy: "</\(element)>").dropFirst().joined(
            separator: "</\(element)>")
        }.joined()
    }
    for attribute in [" pgs:switch=", " pgs:case=", " subState=", " slr:sizeRestriction="] {
      let parts = text.components(separatedBy: attribute + "\"")
      text =
        parts[0] + parts.dropFirst().map { $0.drop { $0 != "\"" }.dropFirst() }.joined()
    }
    #expect(!text.contains("<note") && !text.contains(":meta>") && !text.contains("pgs:case"))
    return text
  }
}

extension Message {
  /// The texts by key.
  var texts: [String: String] {
    switch body {
    case .pattern(let pattern): return ["": pattern.formatted()]
    case .select(_, let variants):
      return Dictionary(
        firstOf: variants.map { ($0.keys.map(ExchangeKey.init).formatted, $0.pattern.formatted()) })
    }
  }
}
