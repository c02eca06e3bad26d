import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

@Suite("retired rules")
struct RetiredRulesTests {
  private static let project = "Catalog/bayan.toml"
  private static let ar = "Locales/ar/login.toml"

  /// A rule book in which one rule replaces two retired rules.
  private static let merging = RuleBook(
    [.placeholders: [PlaceholderMissing.self]],
    retired: [
      "number-lost": .merged(into: "placeholder-missing"),
      "name-lost": .merged(into: "placeholder-missing"),
      "noise": .removed(because: "it was wrong more often than right"),
    ])

  private static func files(bayan lines: String, _ changes: [String: String?] = [:]) -> [SourceFile]
  {
    let project = CatalogFixture.text(of: Self.project) + "\n" + lines
    return CatalogFixture([Self.project: project].merging(changes) { $1 }).files
  }

  /// Returns the diagnostics about retired rules and unknown rules.
  private static func said(_ files: [SourceFile], _ rules: RuleBook = merging) -> [String] {
    CheckRun(rules)(files).diagnostics.filter {
      ["rule-retired", "unknown-rule", "suppression-unused"].contains($0.rule)
    }.map { "\($0.severity): \($0.message) [\($0.rule)]" }
  }

  private static func text(_ path: String, in files: [SourceFile]) -> String {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  /// Returns the lines that the project adds to `bayan.toml`, after the first fix of each
  /// diagnostic.
  private static func fixed(_ files: [SourceFile]) throws -> String {
    var applier = FixApplier(files, run: CheckRun(merging))
    while let found = applier.check().diagnostics.first(where: {
      $0.rule == "rule-retired" && !$0.fixes.isEmpty
    }) {
      try applier.apply(found.fixes[0], of: found)
    }
    let before = CatalogFixture.text(of: project) + "\n"
    return String(text(project, in: applier.files).dropFirst(before.count))
  }

  @Test func `no rule has a retired name, and what is said to have taken over is a rule`() {
    #expect(RuleBook.all.retired.count >= 8)
    for (name, fate) in RuleBook.all.retired {
      #expect(RuleBook.all.entry(name.rawValue) == nil, "\(name)")
      switch fate {
      case .removed(let because):
        let reason = because.description
        #expect(reason.first?.isUppercase == false && reason.last != ".")
      case .merged(let other):
        #expect(RuleBook.all.entry(other.rawValue)?.isAdjustable == true, "\(name)")
      }
    }
  }

  @Test func `a setting of a rule that was removed is a note, which says why`() {
    let found = Self.said(Self.files(bayan: "[checks]\ndash-style = \"note\""), .all)
    #expect(
      found == [
        "note: the rule 'dash-style' was removed: languages and teams differ in their dashes; "
          + "remove this line [rule-retired]"
      ])
  }

  @Test(arguments: [
    ("[checks]\nnoise = \"off\"\n", "[checks]\n"),
    ("[checks]\n  'noise'='error' # why\r\ntitle = 1\n", "[checks]\ntitle = 1\n"),
    (
      "[checks]\nplaceholder-missing = \"note\"\nnoise = \"off\"",
      "[checks]\nplaceholder-missing = \"note\"\n"
    ),
  ])
  func `the fix removes the line`(_ before: String, _ after: String) throws {
    #expect(try Self.fixed(Self.files(bayan: before)) == after)
  }

  @Test(arguments: [
    "checks = { noise = \"off\" }", "checks.noise = \"off\"", "[checks]\nnoise = \"\"\"\noff\"\"\"",
  ])
  func `a line that has more than the setting is left to a person`(_ lines: String) {
    // A key of the top level has to be above the tables.
    let project = lines + "\n" + CatalogFixture.text(of: Self.project)
    let files = CatalogFixture([
      Self.project: lines.hasPrefix("[")
        ? CatalogFixture.text(of: Self.project) + "\n" + lines : project
    ]).files
    let found = CheckRun(Self.merging)(files).diagnostics.filter { $0.rule == "rule-retired" }
    #expect(found.count == 1 && found.allSatisfy { $0.fixes.isEmpty })
  }

  @Test func `a setting of a rule that is part of another names the other, and the fix writes it`()
    throws
  {
    let files = Self.files(bayan: "[checks]\nnumber-lost = \"warning\"\n")
    #expect(
      Self.said(files) == [
        "note: the rule 'number-lost' is part of 'placeholder-missing'; "
          + "write 'placeholder-missing' [rule-retired]"
      ])
    #expect(try Self.fixed(files) == "[checks]\nplaceholder-missing = \"warning\"\n")
  }

  @Test(arguments: [
    ("number-lost = \"off\"\nplaceholder-missing = \"note\"\n", "placeholder-missing = \"note\"\n"),
    ("number-lost = \"off\"\nname-lost = \"note\"\n", "placeholder-missing = \"off\"\n"),
  ])
  func `no rule is set twice by fixes`(_ before: String, _ after: String) throws {
    #expect(try Self.fixed(Self.files(bayan: "[checks]\n" + before)) == "[checks]\n" + after)
  }

  @Test func `a table that suppresses a removed rule is a note`() {
    let files = Self.files(
      bayan: "[[allow]]\nrule = \"noise\"\nlocale = \"ar\"\nreason = \"so\"\n")
    #expect(
      Self.said(files) == [
        "note: the rule 'noise' was removed: it was wrong more often than right; "
          + "remove this table [rule-retired]"
      ])
  }

  @Test func `the fix of a table writes the rule that has taken over`() throws {
    let files = Self.files(
      bayan: "[[allow]]\nrule = \"name-lost\"\nlocale = \"de\"\nreason = \"so\"\n")
    #expect(
      Self.said(files) == [
        "note: the rule 'name-lost' is part of 'placeholder-missing'; "
          + "write 'placeholder-missing' [rule-retired]"
      ])
    let changed = try Self.fixed(
      files.filter { $0.path != Self.ar } + [SourceFile(path: Self.ar, text: Self.lacking)])
    #expect(changed.hasPrefix("[[allow]]\nrule = \"placeholder-missing\"\n"))
  }

  private static let lacking =
    "[passwordChanged]\ntitle = \"أ\"\ndescription = \"ب\"\n[tooManyCalls]\ntitle = \"{$name}\"\n"

  @Test func `a comment about a removed rule is a note of its locale, and the fix removes it`()
    throws
  {
    let comment = "# bayan: allow noise @01234567 -- once\n"
    let files = CatalogFixture([Self.ar: comment + Self.lacking]).files
    let found = try #require(
      CheckRun(Self.merging)(files).diagnostics.first { $0.rule == "rule-retired" })
    #expect(found.locale == "ar" && found.severity == .note)
    #expect(found.message.description.hasSuffix("; remove this comment"))
    var applier = FixApplier(files, run: CheckRun(Self.merging))
    try applier.applyAutomatic()
    #expect(Self.text(Self.ar, in: applier.files) == Self.lacking)
  }

  @Test
  func `a comment about a rule that is part of another suppresses the same again, by its fix`()
    throws
  {
    let open = CheckRun(Self.merging)(CatalogFixture([Self.ar: Self.lacking]).files)
    var old = try #require(open.diagnostics.first { $0.rule == "placeholder-missing" })
    let stamp = try #require(open.catalog?.textStamp(of: old))
    old.rule = "number-lost"
    let fingerprint = old.fingerprint(in: open.files)
    func files(_ mark: String) -> [SourceFile] {
      CatalogFixture([
        Self.ar: "# bayan: allow number-lost @\(mark) -- it is so\n" + Self.lacking
      ]).files
    }
    let before = files("\(fingerprint).\(stamp)")
    let found = try #require(
      CheckRun(Self.merging)(before).diagnostics.first { $0.rule == "rule-retired" })
    var applier = FixApplier(before, run: CheckRun(Self.merging))
    try applier.apply(try #require(found.fixes.first), of: found)
    let after = applier.check().diagnostics
    #expect(
      after.filter(\.isOpen).isEmpty && after.contains { $0.suppression?.reason == "it is so" })

    // The comment's fingerprint is that of another text, so that its reason doesn't apply here.
    let other = CheckRun(Self.merging)(files("\(fingerprint).0000")).diagnostics.first {
      $0.rule == "rule-retired"
    }
    #expect(other?.fixes.map(\.label) == ["remove the comment"])
  }

  @Test func `a project can turn the notes off, or make them errors`() {
    let files = Self.files(
      bayan: "[[allow]]\nrule = \"noise\"\nlocale = \"ar\"\nreason = \"so\"\n"
        + "[checks]\nrule-retired = \"off\"\nnumber-lost = \"off\"\n")
    #expect(Self.said(files) == [])
    let strict = Self.files(bayan: "[checks]\nrule-retired = \"error\"\nnoise = \"off\"\n")
    #expect(Self.said(strict).map { $0.prefix(6) } == ["error:"])
  }

  @Test func `lines of a baseline about retired rules are one note`() throws {
    let catalog = CheckRun(Self.merging)(CatalogFixture().files).catalog
    let text = "# mine\n01234567 placeholder-missing ar a\n"
    let known = try Baseline(text + "01234568 noise ar a\n01234569 number-lost ar a\n")
    let note = try #require(known.noteOnRetired(in: "known.txt", by: Self.merging, catalog))
    #expect(note.severity == .note && note.rule == "rule-retired" && note.file == "known.txt")
    #expect(note.span == SourceSpan(text.utf8.count + 9, text.utf8.count + 14))
    #expect(
      note.message.description
        == "the baseline has 2 diagnostics of retired rules: 'noise' and 'number-lost'; "
        + "remove them with '--update-baseline'")
    #expect(try Baseline(text).noteOnRetired(in: "known.txt", by: Self.merging, catalog) == nil)
  }
}
