import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanEmission
import BayanReports
import BayanRules
import BayanSeededRandom
import BayanSupport
import Foundation
import Testing

@testable import BayanBuildCommands

/// Stages of a build, whose result in any grouping equals the result of one process.
@Suite("stages of a build")
struct StageTests {
  /// The seeds of catalogs; the variable `STAGE_SEEDS` sets others, such as `1-500`.
  static let seeds: [UInt64] = {
    let text = ProcessInfo.processInfo.environment["STAGE_SEEDS"] ?? "1-24"
    let ends = text.split(separator: "-").compactMap { UInt64($0) }
    return Array(ends[0]...ends[ends.count - 1])
  }()

  /// Creates a random catalog, with errors if requested.
  private static func files(seed: UInt64, withFaults: Bool) -> [SourceFile] {
    var random = RandomProject(seed: seed, hasFaults: withFaults)
    return random.files()
  }

  private static func ofCatalog(_ files: [SourceFile]) -> [SourceFile] {
    files.filter { ProjectLayout.locale(of: $0.path) == nil }
  }

  private static func of(_ locale: String, _ files: [SourceFile]) -> [SourceFile] {
    files.filter { ProjectLayout.locale(of: $0.path) == locale }
  }

  /// Returns the parts of a locale, with random groups of domains.
  private static func parts(
    of tag: String, _ files: [SourceFile], _ interface: CatalogInterface,
    _ random: inout SeededRandom
  ) throws -> [CompiledPart] {
    let shared = files.filter { $0.path.hasSuffix("/locale.toml") || $0.path.hasSuffix(".lock") }
    let words = files.filter { file in !shared.contains { $0.path == file.path } }
    var groups: [[SourceFile]] = [[]]
    for file in words.shuffled(using: &random) {
      if Bool.random(using: &random) { groups.append([]) }
      groups[Int.random(in: groups.indices, using: &random)].append(file)
    }
    return try groups.filter { !$0.isEmpty || words.isEmpty }.map { group in
      let (made, diagnostics) = CompiledPart.compile(
        CatalogLoader.messages(of: tag, in: shared + group), against: interface,
        at: Place(file: "", span: SourceSpan(0, 0)))
      #expect(diagnostics.isEmpty)
      let part = try #require(made)
      // Only the bytes are passed on, as between two machines.
      return try #require(CompiledPart(bytes: part.bytes))
    }
  }

  /// Returns the module and the packs, made by stages.
  private static func linked(
    _ files: [SourceFile], _ random: inout SeededRandom
  ) throws -> [String: [UInt8]] {
    let catalogFiles = ofCatalog(files)
    let whole = try #require(CatalogLoader.load(files).catalog)
    let source = whole.project.sourceLocale
    let inputs = catalogFiles + of(source, files)
    let made = try #require(CatalogInterface(StageFiles.catalog(of: inputs)))
    let interface = try #require(CatalogInterface(bytes: made.bytes))
    #expect(interface == made)
    var parts: [CompiledPart] = []
    for tag in whole.locales.map(\.tag) {
      parts += try Self.parts(of: tag, of(tag, files), interface, &random)
    }
    let (module, packs) = try StageLink.linked(
      StageFiles.catalog(of: inputs), parts.shuffled(using: &random), pseudo: [], in: inputs)
    return contents(module + packs)
  }

  private static func contents(_ files: [GeneratedFile]) -> [String: [UInt8]] {
    Dictionary(firstOf: files.map { ($0.name, $0.bytes) })
  }

  /// Returns the module and the packs, made by one process.
  private static func generated(_ files: [SourceFile]) throws -> [String: [UInt8]] {
    let catalog = try #require(CatalogLoader.load(files).catalog?.withPseudoLocales())
    let compiled = try #require(CatalogCompiler.compile(catalog).0)
    let sources = Dictionary(firstOf: ofCatalog(files), by: \.path)
    return contents(
      CatalogEmitter.files(catalog, compiled, sources: sources)
        + compiled.locales.map { GeneratedFile(name: $0.tag + ".bayanpack", bytes: $0.pack) })
  }

  @Test(arguments: seeds)
  func `in any grouping they link to the bytes of one process`(seed: UInt64) throws {
    let files = Self.files(seed: seed, withFaults: false)
    var random = SeededRandom(seed: seed &+ 1_000)
    let expected = try Self.generated(files)
    #expect(expected.count > 2)
    let linked = try Self.linked(files, &random)
    #expect(Set(linked.keys) == Set(expected.keys), "seed \(seed)")
    for (name, bytes) in expected {
      #expect(linked[name] == bytes, "seed \(seed): \(name)")
    }
  }

  @Test(arguments: seeds, [false, true])
  func `the checks of all locales are one report`(seed: UInt64, withFaults: Bool) throws {
    let files = Self.files(seed: seed, withFaults: withFaults)
    let outcome = CheckRun(.all)(files)
    let expected = JSONRenderer().render(outcome.diagnostics, files: outcome.files)
    let project = try #require(outcome.catalog?.project)
    let source = project.sourceLocale
    let shared = Self.ofCatalog(files) + Self.of(source, files)
    let listed = Set(project.locales)
    let others = files.filter { file in
      ProjectLayout.locale(of: file.path).map { !listed.contains($0) } ?? false
    }
    var written = [CheckResult.bytes(of: CheckStage(of: nil, in: shared + others, by: .all))]
    for tag in project.locales where tag != source {
      written.append(
        CheckResult.bytes(of: CheckStage(of: tag, in: shared + Self.of(tag, files), by: .all)))
    }
    let merged = CheckResult.report(
      CheckResult.merged(try written.reversed().map { try CheckResult($0) }))
    guard merged != expected else { return }
    let (new, old) = (Set(merged.split(separator: "\n")), Set(expected.split(separator: "\n")))
    Issue.record(
      """
      seed \(seed): \(new.subtracting(old).first.map(String.init) ?? "")
      instead of \(old.subtracting(new).first.map(String.init) ?? "")
      """)
  }

  @Test func `the interface stays where words, summaries and comments change`() throws {
    let files = Self.files(seed: 5, withFaults: false)
    func interface(_ files: [SourceFile]) throws -> String {
      let inputs = Self.ofCatalog(files) + Self.of("en", files)
      return try #require(CatalogInterface(StageFiles.catalog(of: inputs))).text
    }
    let before = try interface(files)
    func changed(_ change: (String) -> String, in folder: String) -> [SourceFile] {
      files.map { file in
        guard file.path.hasPrefix(folder) else { return file }
        return SourceFile(
          path: file.path, text: change(String(decoding: file.bytes, as: UTF8.self)))
      }
    }
    #expect(
      try interface(changed({ $0.replacing("text", with: "words") }, in: "Locales/en")) == before)
    #expect(try interface(changed({ "# remark\n" + $0 }, in: "Catalog/")) == before)
    #expect(
      try interface(
        changed({ $0.replacing("summary = \"About", with: "summary = \"Of") }, in: "Catalog/"))
        == before)
    let renamed = changed({ $0.replacing("count", with: "number") }, in: "Catalog/")
    #expect(try interface(renamed) != before)
  }

  @Test func `damaged parts, and parts that don't fit together, are refused`() throws {
    let files = Self.files(seed: 3, withFaults: false)
    let whole = try #require(CatalogLoader.load(files).catalog)
    let inputs = Self.ofCatalog(files) + Self.of("en", files)
    let interface = try #require(CatalogInterface(StageFiles.catalog(of: inputs)))
    var random = SeededRandom(seed: 1)
    var parts: [CompiledPart] = []
    for tag in whole.locales.map(\.tag) {
      parts += try Self.parts(of: tag, Self.of(tag, files), interface, &random)
    }
    let bytes = parts[0].bytes
    for end in 0..<bytes.count { #expect(CompiledPart(bytes: Array(bytes[..<end])) == nil) }
    #expect(CompiledPart(bytes: bytes + [0]) == nil)
    #expect(throws: (any Error).self) {
      try StageLink.linked(
        StageFiles.catalog(of: inputs), parts + [parts[0]], pseudo: [], in: inputs)
    }
    #expect(CatalogInterface(text: "") == nil)
    #expect(CatalogInterface(text: interface.text.replacing("slots ", with: "slots -")) == nil)
  }
}

@Suite("the inputs of linking")
struct StageLinkTests {
  private static let files = [
    SourceFile(
      path: "Catalog/bayan.toml",
      text: """
        format = 1
        source-locale = "en"
        locales = ["en", "fr", "ar", "en-XA"]

        [module]
        name = "Words"
        """),
    SourceFile(
      path: "Catalog/app.toml",
      text: """
        domain = "app"
        type = "AppError"
        summary = "Errors."

        [codes.offline]
        value = 1
        summary = "No connection."
        """),
    SourceFile(path: "Locales/en/app.toml", text: "[offline]\ntitle = \"Offline\"\n"),
  ]

  private static func part(
    of tag: String, against interface: CatalogInterface
  ) throws
    -> CompiledPart
  {
    let words = SourceFile(
      path: "Locales/\(tag)/app.toml", text: "[offline]\ntitle = \"Offline\"\n")
    let made = CompiledPart.compile(
      CatalogLoader.messages(of: tag, in: [words]), against: interface,
      at: Place(file: "", span: SourceSpan(0, 0)))
    return try #require(made.0)
  }

  @Test func `a listed locale that nobody compiled isn't left out in silence`() throws {
    let catalog = try StageFiles.catalog(of: Self.files)
    let interface = try #require(CatalogInterface(catalog))
    let parts = try ["en", "ar"].map { try Self.part(of: $0, against: interface) }
    func errors(without parts: [CompiledPart]) throws -> [String] {
      CheckResult.merged(try StageLink.checks(of: catalog, in: Self.files, without: parts))
        .filter(\.head.isError).map { "\($0.head.rule) \($0.head.locale ?? "")" }
    }
    #expect(try errors(without: parts) == ["locale-missing fr"])
    let all = try parts + [Self.part(of: "fr", against: interface)]
    #expect(try errors(without: all) == [])
    let packs = try StageLink.linked(catalog, all, pseudo: [], in: Self.files).packs
    #expect(
      Set(packs.map(\.name)) == Set(["ar", "en", "en-XA", "fr"].map { "\($0).bayanpack" }))
  }
}

/// A generator of random projects.
private struct RandomProject {
  private var random: SeededRandom
  private let hasFaults: Bool

  init(seed: UInt64, hasFaults: Bool) {
    random = SeededRandom(seed: seed &* 7 &+ (hasFaults ? 1 : 0))
    self.hasFaults = hasFaults
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<Element>(_ all: [Element]) -> Element {
    all[Int.random(in: all.indices, using: &random)]
  }

  private struct Code {
    var name: String
    var facets: [String]
    var isWithCount: Bool
  }

  mutating func files() -> [SourceFile] {
    let locales = ["ar", "pl", "ja", "pt-BR", "de"].filter { _ in chance(60) }
    let hasOwnCategories = chance(50)
    let hasOwnOptions = chance(40)
    var domains: [(name: String, codes: [Code])] = []
    for name in ["disk", "login", "net", "pay"].prefix(Int.random(in: 1...4, using: &random)) {
      domains.append(
        (
          name,
          (0..<Int.random(in: 1...5, using: &random)).map { index in
            Code(
              name: "code\(index)",
              facets: ["title", "description", "suggestion", "help"].filter { _ in chance(70) },
              isWithCount: chance(50))
          }
        ))
    }
    var files = [SourceFile(path: "Catalog/bayan.toml", text: project(locales))]
    if hasOwnCategories {
      files.append(
        SourceFile(
          path: "Catalog/categories.toml",
          text:
            "[other]\nrequires = []\n\n[spare]\nsummary = \"About spares.\"\nrequires = [\"title\"]\n"
        ))
    }
    if hasOwnOptions {
      files.append(
        SourceFile(
          path: "Catalog/options.toml",
          text: "[retry]\nrole = \"default\"\n\n[cancel]\nrole = \"cancel\"\n"))
    }
    for (name, codes) in domains {
      files.append(
        SourceFile(path: "Catalog/\(name).toml", text: domain(name, codes)))
    }
    for tag in ["en"] + locales {
      if tag != "en", chance(8) { continue }
      files += words(of: tag, domains, hasOwnOptions: hasOwnOptions)
    }
    if hasFaults, chance(20) {
      files.append(SourceFile(path: "Locales/fi/disk.toml", text: "[code0]\ntitle = \"x\"\n"))
    }
    return files
  }

  private mutating func project(_ locales: [String]) -> String {
    var text = """
      format = 1
      source-locale = "en"
      locales = [\((["en"] + locales).map { "\"\($0)\"" }.joined(separator: ", "))\
      \(chance(20) ? ", \"en-XA\", \"ar-XB\"" : "")]

      [module]
      name = "RandomErrors"

      """
    for tag in locales where chance(60) {
      text += "\n[locale.\(tag)]\nstatus = \"in progress\"\n"
    }
    let rules = ["end-punctuation", "translation-missing", "double-space", "no-such-rule"]
    for rule in rules where hasFaults && chance(30) {
      text += "\n[[allow]]\nrule = \"\(rule)\"\n"
      text += chance(50) ? "path = \"Locales/**\"\n" : "locale = \"\(pick(["ar", "pl", "en"]))\"\n"
      text += "reason = \"because\"\n"
    }
    return text
  }

  private mutating func domain(_ name: String, _ codes: [Code]) -> String {
    var text = "domain = \"com.example.\(name)\"\ntype = \"\(name.capitalized)Error\"\n"
    for code in codes {
      text += "\n[codes.\(code.name)]\ncategory = \"other\"\nsummary = \"About \(code.name).\"\n"
      if code.isWithCount {
        text +=
          "arguments = { count = { type = \"integer\" }, name = { type = \"string\", example = \"a.txt\" } }\n"
      }
      if chance(30) { text += "recovery = \"retry\"\n" }
    }
    return text
  }

  private mutating func words(
    of tag: String, _ domains: [(name: String, codes: [Code])], hasOwnOptions: Bool
  ) -> [SourceFile] {
    var files: [SourceFile] = []
    if tag == "ar", chance(50) {
      files.append(
        SourceFile(path: "Locales/ar/locale.toml", text: "numbering-system = \"latn\"\n"))
    }
    for (name, codes) in domains {
      var text = ""
      for code in codes {
        text += "[\(code.name)]\n"
        for facet in code.facets where tag == "en" || chance(85) {
          text += "\(facet) = '''\n\(message(tag, code, facet))'''\n"
        }
        if hasFaults, chance(4) { text += "tilte = \"x\"\n" }
        text += "\n"
      }
      if hasFaults, chance(10) { text += "[gone]\ntitle = \"Old\"\n" }
      if hasFaults, chance(4) { text += "[broken\n" }
      if tag == "en" || chance(90) {
        files.append(SourceFile(path: "Locales/\(tag)/\(name).toml", text: text))
      }
    }
    if tag == "en" || chance(40) {
      files.append(
        SourceFile(
          path: "Locales/\(tag)/options.toml",
          text: hasOwnOptions
            ? "[retry]\nlabel = \"Again \(tag)\"\n\n[cancel]\nlabel = \"No \(tag)\"\n"
            : chance(50) ? "[retry]\nlabel = \"Once more \(tag)\"\n" : "[ok]\nlabel = \"Fine\"\n"))
    }
    return files
  }

  private mutating func message(_ tag: String, _ code: Code, _ facet: String) -> String {
    let word = pick(["text", "a sentence", "نص", "tekst", "Text…", "text!", "two  spaces", "text."])
    guard code.isWithCount else { return hasFaults && chance(5) ? "{$unknown}" : word }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return "\(word) {$name}"
    case 1:
      let keys = tag == "ar" ? ["zero", "one", "two", "few", "many"] : tag == "ja" ? [] : ["one"]
      return ".input {$count :integer}\n.match $count\n"
        + keys.map { "\($0) {{\(word) {$count} {$name}}}\n" }.joined() + "* {{\(word) {$name}}}\n"
    case 2: return hasFaults && chance(20) ? "{$name" : "{$count :integer} \(word)"
    default: return word
    }
  }
}
