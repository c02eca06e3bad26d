import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanExchange
import BayanMeaning
import BayanMessageConversion
import BayanMessageSyntax
import BayanRules
import BayanRuntime
import BayanSupport
import BayanTOML
import Testing

/// The selection of each message, which all modules must know as the runtime performs it.
///
/// A row is a function with its options. It is declared in each way, in languages with six plural
/// categories, four, two and one. The test compares the keys that the runtime selects with those
/// that each module knows.
@Suite("the selection of a message")
struct OneMeaningTests {
  private func categories(_ way: WayToSelect, _ locale: RunningLocale) throws -> [String] {
    guard way.kind == .plural || way.kind == .ordinal else { return [] }
    let reached = try way.reached(locale)
    return ["zero", "one", "two", "few", "many"].filter(reached.contains)
  }

  // MARK: - Rules and editors

  @Test(arguments: WaysCatalog.locales)
  func `the rules and the editors name the categories that the runtime chooses`(
    _ tag: String
  ) throws {
    let locale = try #require(RunningLocale.all[tag])
    let checker = MessageChecker(try WaysCatalog().catalog, rules: .all)
    var faults: [String] = []
    for way in WayToSelect.all {
      let wanted = try categories(way, locale)
      let text = way.message(["*"])
      let missing = checker.pluralKeys(of: text, id: way.id, locale: tag)?.missing ?? []
      let offered = missing.filter { $0.key != "*" }
      if offered.map(\.key) != wanted {
        faults.append("editor: \(way.testDescription): \(offered.map(\.key)), not \(wanted)")
      }
      // A variant for a number is added, because another rule reports `*` alone beside a source
      // with variants.
      let beside = way.message(["1234567", "*"])
      let file = SourceFile(path: "a.toml", text: "title = '''\(beside)'''")
      let value = try #require(TOMLDocument.parse(file).document.root["title"]?.value)
      let found = checker.diagnostics(
        in: try #require(value.string), at: Place(file: file.path, span: value.span), id: way.id,
        locale: tag)
      let sentences = (found ?? []).filter { $0.rule == "plural-category-missing" }
        .map(\.message.description)
      let said = ["zero", "one", "two", "few", "many"].filter { category in
        sentences.contains { $0.contains("'\(category)'") }
      }
      if said != wanted { faults.append("rules: \(way.testDescription): \(said), not \(wanted)") }
      for (key, numbers) in offered {
        if let fault = try way.fault(of: numbers, beside: key, locale) {
          faults.append("editor: \(way.testDescription): \(fault)")
        }
        let shown = numbers.replacing("–", with: "…")
        if !sentences.contains(where: { $0.contains("'\(key)'") && $0.contains("n = \(shown)") }) {
          faults.append("numbers: \(way.testDescription): \(key) is \(shown), not in \(sentences)")
        }
      }
    }
    #expect(faults == [])
  }

  // MARK: - Samples

  @Test(arguments: WaysCatalog.locales)
  func `the samples of a message and of the preview show each variant that the runtime chooses`(
    _ tag: String
  ) throws {
    let locale = try #require(RunningLocale.all[tag])
    let catalog = try WaysCatalog().catalog
    // The first classes are for the message's locale, the second for all locales that a page shows
    // together.
    let classes = [NumberClasses(locales: [tag]), NumberClasses(locales: WaysCatalog.locales)]
    var faults: [String] = []
    for way in WayToSelect.all {
      let text = way.message(way.allKeys)
      let file = SourceFile(path: "a.toml", text: "title = '''\(text)'''")
      let value = try #require(TOMLDocument.parse(file).document.root["title"]?.value)
      let message = LocaleMessage(
        reading: try #require(value.string), id: way.id, locale: tag,
        at: Place(file: file.path, span: value.span))
      let arguments = try #require(DeclaredArguments(catalog)[way.id])
      let preview = try #require(locale.preview(message.parsed.message))
      for classes in classes {
        let samples = VariantSamples(
          of: [message], values: [MessageArgument("n", .number(MessageNumber(7)))],
          declared: arguments, classes: classes)
        let shown = Set(
          samples.rows.map { row in
            preview.string(row, for: .terminal).split(separator: " ").first.map(String.init) ?? ""
          })
        let wanted = try way.reached(locale)
        if !wanted.subtracting(shown).isEmpty {
          faults.append("\(way.testDescription): \(shown.sorted()), not \(wanted.sorted())")
        }
        let choice = try locale.choice(text)
        for (row, labels) in zip(samples.rows, samples.labels) {
          let key = choice("\(row[0].value)")
          if let fault = way.fault(ofLabel: labels.first ?? "", for: key, choice) {
            faults.append("\(way.testDescription): \(fault)")
          }
        }
      }
    }
    #expect(faults == [])
  }

  // MARK: - Exchange

  /// Returns the errors of a message that was exported and imported.
  private func judge(
    _ text: String, _ way: WayToSelect, _ locale: RunningLocale, _ checker: MessageChecker
  ) throws -> [String] {
    var faults: [String] = []
    let own = try way.choices(text, locale)
    let other = try way.choices(way.message(way.allKeys), locale)
    if let value = way.values.first(where: { own[$0] != other[$0] }) {
      faults.append("\(value) is \(own[value] ?? ""), not \(other[value] ?? "")")
    }
    let missing =
      checker.pluralKeys(of: text, id: way.id, locale: locale.tag)?.missing.map(\.key) ?? []
    if missing.contains(where: { $0 != "*" }) { faults.append("came back without \(missing)") }
    return faults
  }

  @Test(arguments: WaysCatalog.locales.dropFirst() + [WaysCatalog.ranking])
  func `a file is offered with each variant, and comes back when it is filled in`(
    _ tag: String
  ) throws {
    let locale = try #require(RunningLocale.all[tag])
    let all = WayToSelect.all.filter { tag != WaysCatalog.ranking || $0.kind == .ordinal }
    let catalog = try WaysCatalog(all).catalog
    let checker = MessageChecker(catalog, rules: .all)
    var document = ExchangeDocument(catalog, locale: tag)
    var faults: [String] = []
    for (index, way) in all.enumerated() {
      let unit = document.units[index]
      #expect(unit.id == way.id)
      let keys = unit.variants.flatMap(\.keys).map(\.formatted)
      let wanted = try categories(way, locale)
      let offered = ["zero", "one", "two", "few", "many"].filter(keys.contains)
      if offered != wanted {
        faults.append("offer: \(way.testDescription): \(offered), not \(wanted)")
      }
      if unit.selectors.map({ WayToSelect.Kind($0.kind) }) != [way.kind] {
        faults.append("kind: \(way.testDescription): \(unit.selectors.map(\.kind))")
      }
      for note in unit.notes where note.kind == .pluralExamples {
        let key = note.keys?.first?.formatted ?? ""
        if Int(key) == nil, let fault = try way.fault(of: note.text, beside: key, locale) {
          faults.append("notes: \(way.testDescription): \(fault)")
        }
      }
      for place in unit.variants.indices {
        let key = unit.variants[place].keys.first?.formatted ?? "*"
        document.units[index].variants[place].target =
          ParsedMessage.parse("{{\(key) \(way.placeholder)}}").message.patterns[0]
      }
      document.units[index].state = .translated
    }
    let ways = Dictionary(uniqueKeysWithValues: all.map { ("\($0.id)", $0) })
    // Most formats return the same text.
    var judged: [String: [String]] = [:]
    for format in ExchangeFormats.all {
      let output = format.write(document, over: nil)
      let refused = Set(output.losses.filter(\.makesTextWrong).map(\.id))
      let returned = format.read(SourceFile(path: "back", bytes: output.bytes), for: tag)
      let result = ExchangeImport(
        returned, format: format, into: catalog,
        request: ExchangeImport.Request(locale: tag, origin: "import:\(format.name)"))
      let changes = Dictionary(firstOf: result.changes.map { ($0.id, $0.new) })
      for way in all {
        guard !refused.contains(way.id) else { continue }
        guard let text = changes[way.id] else {
          let reasons = result.refusals.filter { $0.id == way.id }.flatMap(\.reasons)
          faults.append("\(format.name): \(way.testDescription): \(reasons)")
          continue
        }
        let name = "\(way.code) \(text)"
        let found = try judged[name] ?? judge(text, way, locale, checker)
        judged[name] = found
        faults += found.map { "\(format.name): \(way.testDescription): \($0)" }
      }
      // XLIFF 2.2 has the kind of each selector; its `select` is for texts.
      for unit in returned.units {
        guard let way = unit.names.lazy.compactMap({ ways[$0] }).first,
          let kinds = unit.selectors?.map({ WayToSelect.Kind($0.kind) })
        else { continue }
        if kinds != [way.kind == .exact ? .text : way.kind] {
          faults.append("\(format.name) says \(kinds): \(way.testDescription)")
        }
      }
      // A format refuses exactly the messages that it can't express.
      for way in all {
        let isHeld = !refused.contains(way.id)
        if let expected = way.isHeld(by: format.name, in: tag), isHeld != expected {
          faults.append("\(format.name) \(isHeld ? "holds" : "refuses") \(way.testDescription)")
        }
      }
    }
    #expect(faults == [])
  }

  // MARK: - Conversion

  @Test(arguments: WaysCatalog.locales)
  func `a message that is converted selects as before, or isn't converted`(_ tag: String) throws {
    let locale = try #require(RunningLocale.all[tag])
    var faults: [String] = []
    var held: Set<String> = []
    for way in WayToSelect.all {
      let message = ParsedMessage.parse(way.message(way.allKeys)).message
      let whole: Set<String> = way.type == "integer" ? ["n"] : []
      let pattern: String
      do {
        pattern = try ICUMessageFormat.pattern(for: message, wholeNumbers: whole)
      } catch {
        continue
      }
      held.insert("\(way.declared) :\(way.function)")
      let back = try ICUMessageFormat.message(from: pattern, wholeNumbers: whole)
      let own = try way.choices(back.formatted(), locale)
      let other = try way.choices(way.message(way.allKeys), locale)
      if let value = way.values.first(where: { own[$0] != other[$0] }) {
        faults.append(
          "\(way.testDescription): \(value) is \(own[value] ?? ""), not \(other[value] ?? ""): \(pattern)"
        )
      }
    }
    #expect(faults == [])
    for function in [
      "number", "integer", "integer select=ordinal", "offset subtract=1", "string",
    ] {
      for declared in ["input", "local", "chain"] {
        #expect(held.contains("\(declared) :\(function)"))
      }
    }
    let declared = held.filter { !$0.hasPrefix("inline") }
    #expect(!declared.contains { $0.contains("percent") || $0.contains("app:f") })
  }
}
