import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import BayanTOML
import Testing

@Suite("suppressions")
struct SuppressingTests {
  private static let ar = "Locales/ar/login.toml"
  private static let words = """
    # The first words.
    [passwordChanged]
    title = "أ"
    description = "ب"   # short

      [tooManyCalls]
      title = '''
    {$retryAfter}
    وحده'''
    """

  private func fixture(_ changes: [String: String?] = [:]) -> [SourceFile] {
    CatalogFixture([Self.ar: Self.words].merging(changes, uniquingKeysWith: { $1 })).files
  }

  private func rewritten(
    _ files: [SourceFile], _ edits: [String: [TextEdit]]
  ) -> [SourceFile] {
    files.map { file in
      edits[file.path].map {
        SourceFile(path: file.path, bytes: TOMLEditor.apply($0, to: file.bytes))
      } ?? file
    }
  }

  private func text(_ path: String, in files: [SourceFile]) -> String {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  /// Returns the files with a suppressing comment for each diagnostic.
  private func allowed(_ files: [SourceFile], reason: String = "it is so") throws -> [SourceFile] {
    let outcome = CheckRun(.all)(files)
    let edits = SuppressionComments.edits(
      suppressing: outcome.diagnostics.filter { $0.severity > .note }, reason: reason,
      in: try #require(outcome.catalog), files: outcome.files)
    return rewritten(files, edits)
  }

  private func open(_ files: [SourceFile]) -> [String] {
    CheckRun(.all)(files).diagnostics.filter { $0.isOpen && $0.severity > .note }.map {
      "\($0.rule)"
    }
  }

  @Test func `a comment above the message suppresses a diagnostic, and nothing else changes`()
    throws
  {
    let files = fixture()
    #expect(open(files) == ["placeholder-missing"])
    let changed = try allowed(files)
    #expect(open(changed) == [])
    let diagnostic = CheckRun(.all)(changed).diagnostics.first { $0.rule == "placeholder-missing" }
    #expect(diagnostic?.suppression == Suppression(.inSource, reason: "it is so"))
    let lines = text(Self.ar, in: changed).split(
      separator: "\n", omittingEmptySubsequences: false)
    let comment = try #require(lines.first { $0.contains("bayan:") })
    #expect(
      comment.wholeMatch(
        of: #/ {2}# bayan: allow placeholder-missing @[0-9a-f]{8}\.[0-9a-f]{4} -- it is so/#) != nil
    )
    #expect(
      lines.filter { !$0.contains("bayan:") }.joined(separator: "\n") == Self.words)
  }

  @Test func `what is allowed doesn't stand against using the catalog`() throws {
    let files = fixture()
    #expect(CheckRun(.all)(files).hasErrors)
    #expect(try !CheckRun(.all)(allowed(files)).hasErrors)
  }

  @Test func `when the English changes, the diagnostic is back and says so`() throws {
    let english = "Locales/en/login.toml"
    let files = try allowed(fixture())
    let older = text(english, in: files)
    let changed = files.map { file in
      file.path == english
        ? SourceFile(path: english, text: older.replacing("Wait", with: "Hold on")) : file
    }
    #expect(open(changed) == ["placeholder-missing"])
    let diagnostic = CheckRun(.all)(changed).diagnostics.first { $0.rule == "placeholder-missing" }
    #expect(
      diagnostic?.notes.last?.message
        == "it was suppressed ('it is so'), but the text has changed since; renew the suppression with 'bayan allow'"
    )

    let renewed = try allowed(changed, reason: "still")
    #expect(open(renewed) == [])
    #expect(text(Self.ar, in: renewed).components("bayan:").count == 2)
  }

  @Test(arguments: [
    ("title-full-stop", "Locales/de/login.toml", "Zu viele Anfragen.", "Das war zu viel."),
    ("title-full-stop", "Locales/en/login.toml", "Too many calls.", "That was too much."),
  ])
  func `when the whole text is written anew, a diagnostic about a part of it is back`(
    _ rule: String, _ path: String, _ text: String, _ rewritten: String
  ) throws {
    func words(_ title: String) -> String {
      "[passwordChanged]\ntitle = \"Neues\"\ndescription = \"D.\"\n[tooManyCalls]\ntitle = \"\(title)\"\n"
    }
    let changes: [String: String?] = [
      Self.ar: nil, "Locales/ar/options.toml": nil, "Locales/en/login.toml": words("Calls"),
      "Locales/de/login.toml": words("Rufe"), "Locales/de/options.toml": "",
      "Catalog/bayan.toml": CatalogFixture.text(of: "Catalog/bayan.toml")
        .replacing("\"ar\"", with: "\"de\"") + "\n[checks]\n\(rule) = \"warning\"\n",
    ]
    let files = CatalogFixture(changes.merging([path: words(text)]) { $1 }).files
    func found(_ files: [SourceFile]) -> [Diagnostic] {
      CheckRun(.all)(files).diagnostics.filter { $0.rule.rawValue == rule && $0.file == path }
    }
    let before = found(files)
    #expect(before.count == 1 && before.allSatisfy(\.isOpen))
    let allowed = try self.allowed(files)
    #expect(found(allowed).allSatisfy { !$0.isOpen })
    let after = found(
      allowed.map { file in
        let words = self.text(file.path, in: allowed).replacing(text, with: rewritten)
        return SourceFile(path: file.path, text: words)
      })
    #expect(after.count == 1 && after.allSatisfy(\.isOpen))
    #expect(after.map(\.fingerprint) == before.map(\.fingerprint))
  }

  @Test func `a comment that nothing needs is reported, and its fix removes the line`() throws {
    let comment = "# bayan: allow placeholder-missing @01234567 -- once\n"
    let files = fixture([Self.ar: comment + Self.words])
    let unused = try #require(
      CheckRun(.all)(files).diagnostics.first { $0.rule == "suppression-unused" })
    #expect(unused.severity == .warning && unused.locale == "ar")
    #expect(
      unused.message.description
        == "unused suppression: 'placeholder-missing' reports nothing here with '@01234567'")
    var applier = FixApplier(files, run: CheckRun(.all))
    try applier.applyAutomatic()
    #expect(text(Self.ar, in: applier.files) == Self.words)
  }

  @Test func `a comment behind a value goes without the value`() throws {
    let words = Self.words.replacing(
      "# short", with: "# bayan: allow placeholder-missing @01234567 -- once")
    var applier = FixApplier(fixture([Self.ar: words]), run: CheckRun(.all))
    try applier.applyAutomatic()
    #expect(text(Self.ar, in: applier.files) == Self.words.replacing("   # short", with: ""))
  }

  private static let noReason =
    "this comment suppresses nothing, because it has no reason; write one after '--' at its end"

  struct Comment: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var diagnostics: [String]
  }

  @Test(arguments: [
    Comment(
      testDescription: "# bayan: ignore x",
      diagnostics: [
        "'bayan: ignore' is not known; "
          + "write '# bayan: allow RULE @fingerprint -- reason'"
      ]),
    Comment(
      testDescription: "# bayan: allow",
      diagnostics: [
        "this comment doesn't name a rule; write '# bayan: allow RULE @fingerprint -- reason'"
      ]),
    Comment(
      testDescription: "# bayan: allow placeholder-missing -- a reason",
      diagnostics: [
        "this comment doesn't say which diagnostic of 'placeholder-missing' it suppresses; "
          + "'bayan allow' writes a comment with the diagnostic's fingerprint"
      ]),
    Comment(
      testDescription: "# bayan: allow placeholder-missing @01234567",
      diagnostics: [Self.noReason]),
    Comment(
      testDescription: "#\tbayan:\tallow placeholder-missing @01234567 --  ",
      diagnostics: [Self.noReason]),
    Comment(
      testDescription: "# bayan: allow placeholder-missing @01234567 -- …",
      diagnostics: [Self.noReason]),
    Comment(
      testDescription: "# bayan: allow placeholder-mising @01234567 -- why",
      diagnostics: ["there is no rule 'placeholder-mising'; did you mean 'placeholder-missing'?"]),
    Comment(
      testDescription: "# bayan: allow toml-syntax @01234567 -- why",
      diagnostics: [
        "'toml-syntax' can't be suppressed, because files with this problem can't be used"
      ]),
    Comment(testDescription: "# Bayan is a project, bayan: allow it", diagnostics: []),
  ])
  func reports(_ comment: Comment) {
    let words =
      "[passwordChanged]\ntitle = \"أ\"\ndescription = \"ب\"\n"
      + "[tooManyCalls]\ntitle = \"{$name} {$retryAfter}\"\n"
    let files = fixture([Self.ar: comment.testDescription + "\n" + words])
    let found = CheckRun(.all)(files).diagnostics.filter { $0.severity > .note }
    #expect(found.map(\.message.description) == comment.diagnostics)
  }

  private func project(_ allow: String) -> [String: String?] {
    let project = CatalogFixture.project["Catalog/bayan.toml"] ?? nil
    return ["Catalog/bayan.toml": (project ?? "") + "\n" + allow]
  }

  @Test(arguments: [
    #"locale = "ar""#, #"path = "Locales/ar/*.toml""#, #"path = "**/login.toml""#,
    "locale = \"ar\"\npath = \"Locales/??/login.toml\"",
  ])
  func `a table in bayan.toml suppresses those of a locale or of some files`(_ area: String) {
    let files = fixture(
      project("[[allow]]\nrule = \"placeholder-missing\"\n\(area)\nreason = \"so\""))
    #expect(open(files) == [])
    let diagnostic = CheckRun(.all)(files).diagnostics.first { $0.rule == "placeholder-missing" }
    #expect(diagnostic?.suppression == Suppression(.external, reason: "so"))
  }

  @Test func `a table that nothing needs is reported`() {
    let files = fixture(
      project("[[allow]]\nrule = \"placeholder-missing\"\nlocale = \"en\"\nreason = \"so\""))
    #expect(open(files) == ["suppression-unused", "placeholder-missing"])
  }

  @Test(arguments: [
    ("rule = \"placeholder-missing\"\nlocale = \"ar\"", "missing key 'reason'"),
    (
      "rule = \"placeholder-missing\"\nlocale = \"ar\"\nreason = \" \"",
      "say why the diagnostics are suppressed"
    ),
    (
      "rule = \"placeholder-missing\"\nreason = \"so\"",
      "this table suppresses all diagnostics of 'placeholder-missing'; name a 'locale' or a 'path', "
        + "or set the rule in '[checks]'"
    ),
    ("locale = \"ar\"\nreason = \"so\"", "missing key 'rule'"),
  ])
  func `a table says what, where and why`(_ table: String, _ message: String) {
    let found = CheckRun(.all)(fixture(project("[[allow]]\n" + table))).diagnostics
    #expect(
      found.filter { $0.file == "Catalog/bayan.toml" }.map(\.message.description) == [message])
  }

  @Test func `what couldn't be read isn't called unneeded`() {
    let files = fixture([
      Self.ar: "# bayan: allow placeholder-missing @01234567 -- once\n[passwordChanged\n"
    ])
    #expect(!CheckRun(.all)(files).diagnostics.contains { $0.rule == "suppression-unused" })
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}

@Suite("patterns of paths")
struct PathPatternTests {
  @Test(arguments: [
    ("Locales/ar/login.toml", "Locales/ar/login.toml", true),
    ("Locales/ar/*", "Locales/ar/login.toml", true),
    ("Locales/*", "Locales/ar/login.toml", false),
    ("Locales/**", "Locales/ar/login.toml", true),
    ("**/login.toml", "Locales/ar/login.toml", true),
    ("Locales/a?/l*n.toml", "Locales/ar/login.toml", true),
    ("Locales/a?login.toml", "Locales/ar/login.toml", false),
    ("*", "", true), ("", "a", false), ("", "", true), ("login.toml", "Locales/login.toml", false),
  ])
  func `a pattern fits whole paths`(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
  }

  @Test func `a hostile pattern ends`() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!PathPattern(pattern).matches(String(repeating: "a", count: 4000)))
  }
}
