import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import BayanTOML
import Testing

@Suite("a run of the checks")
struct CheckRunTests {
  private static let ar = "Locales/ar/login.toml"
  private static let en = "Locales/en/login.toml"

  /// A project with errors in the catalog, in the source and in the translation.
  private let fixture = CatalogFixture([
    "Catalog/recoveries.toml":
      "[logIn]\noptions = [\"logIn\", \"cancel\"]\n[idle]\noptions = [\"cancel\"]",
    Self.en: """
    [passwordChanged]
    title = "Password Changed"
    description = "Log in again."
    [tooManyCalls]
    title = "Wait {$retryAfter} s, {$nme}"
    """,
    Self.ar: """
    [passwordChanged]
    title = "تغيّرت كلمة المرور"
    [tooManyCalls]
    title = "انتظر {$retryAfter} ثانية يا {$nome}"
    """,
  ])

  @Test(arguments: [
    (
      "Catalog/login.toml", "type = \"integer\", range", "type = \"int\", range",
      "unknown argument type 'int'; did you mean 'integer'?"
    ),
    (
      "Catalog/login.toml", "type = \"integer\", range", "type = \"seconds\", range",
      "unknown argument type 'seconds'; use 'string', 'integer', 'number', 'date', "
        + "'currency' or 'list'"
    ),
    (
      "Catalog/options.toml", "role = \"cancel\"", "role = \"dismiss\"",
      "'role' can't be 'dismiss'; use 'default', 'cancel' or 'destructive'"
    ),
    (
      "Catalog/options.toml", "role = \"default\"", "role = \"primary\"",
      "'role' can't be 'primary'; use 'default', 'cancel' or 'destructive'"
    ),
  ])
  func `a value that the catalog can't have is reported once, and not again in each locale`(
    _ path: String, _ right: String, _ wrong: String, _ message: String
  ) {
    func words(_ title: String, _ description: String, one: String, other: String) -> String {
      """
      [passwordChanged]
      title = "\(title)"
      description = "\(description)"

      [tooManyCalls]
      title = '.input {$retryAfter :integer} .match $retryAfter one {{\(one)}} * {{\(other)}}'
      """
    }
    let text = CatalogFixture.text(of: path)
    #expect(text.contains(right))
    let files = CatalogFixture([
      path: text.replacing(right, with: wrong),
      Self.en: words(
        "Password Changed", "Log in again.", one: "Wait {$retryAfter} second, {$name}",
        other: "Wait {$retryAfter} s, {$name}"),
      "Locales/de/login.toml": words(
        "Passwort geändert", "Bitte neu anmelden.", one: "{$name}, {$retryAfter} Sekunde warten",
        other: "{$name}, {$retryAfter} Sekunden warten"),
      "Locales/de/options.toml":
        "[logIn]\nlabel = \"Anmelden\"\n[cancel]\nlabel = \"Abbrechen\"\n",
      Self.ar: nil, "Locales/ar/options.toml": nil,
      "Catalog/bayan.toml": CatalogFixture.text(of: "Catalog/bayan.toml")
        .replacing("\"ar\"", with: "\"de\""),
    ]).files
    let found = CheckRun(.all)(files).diagnostics.filter { $0.severity > .note }
    #expect(found.map(\.message.description) == [message])
  }

  @Test(arguments: [("\"dismiss\"", true), ("\"default\"", false)])
  func `buttons aren't judged by a role that nobody knows`(role: String, isUnknown: Bool) {
    let path = "Catalog/options.toml"
    let text = CatalogFixture.text(of: path).replacing("\"default\"", with: "\"destructive\"")
      .replacing("\"cancel\"", with: role)
    let found = CheckRun(.all)(CatalogFixture([path: text]).files).diagnostics
    let rules: Set<RuleID> = ["recovery-roles", "alert-without-exit"]
    #expect(found.count { rules.contains($0.rule) } == (isUnknown ? 0 : 3))
    #expect(
      found.count { $0.message.description.contains("'role' can't be") } == (isUnknown ? 1 : 0))
  }

  @Test(arguments: [("seconds", true), ("string", false)])
  func `a function of one's own isn't told off for an argument of an unknown type`(
    type: String, isUnknown: Bool
  ) {
    let (project, domain) = ("Catalog/bayan.toml", "Catalog/login.toml")
    func words(_ text: String) -> String {
      "[tooManyCalls]\ntitle = \"\(text) {$retryAfter :app:rank}\"\n"
    }
    let files = CatalogFixture([
      project: CatalogFixture.text(of: project)
        + "\n[functions.\"app:rank\"]\noperand = [\"integer\"]\n",
      domain: CatalogFixture.text(of: domain)
        .replacing("type = \"integer\", range = \"0...3600\"", with: "type = \"\(type)\""),
      Self.en: words("Wait"), Self.ar: words("انتظر"),
    ]).files
    let found = CheckRun(.all)(files).diagnostics
    #expect(found.count { $0.rule == "argument-type-mismatch" } == (isUnknown ? 0 : 2))
    #expect(
      found.count { $0.message.description.contains("unknown argument type") }
        == (isUnknown ? 1 : 0))
  }

  private func rules(_ run: CheckRun) -> [String] {
    run(fixture.files).diagnostics.map { "\($0.rule) \($0.locale ?? "-")" }.sorted()
  }

  @Test(arguments: [19, 20, 21, 5_000])
  func `a rule has at most twenty diagnostics of a message, and counts the others`(
    _ count: Int
  ) throws {
    let marks = String(repeating: "\u{2069}x", count: count)
    let fixture = CatalogFixture([
      Self.en: "[passwordChanged]\ntitle = \"Password Changed\"\ndescription = \"Log in.\"",
      Self.ar: "[passwordChanged]\ntitle = \"\(marks)\"\ndescription = \"\(marks)\"",
    ])
    let found = CheckRun(.all)(fixture.files).diagnostics.filter { $0.rule == "bidi-unbalanced" }
    for facet in ["title", "description"] {
      let those = found.filter { $0.messageID?.facet == facet }
      #expect(those.count == min(count, 20))
      let notes = those.flatMap(\.notes).map(\.message.description)
      #expect(
        notes.filter { $0.hasPrefix("this rule reports ") }
          == (count > 20 ? ["this rule reports \(count - 20) more in this message"] : []))
    }
  }

  @Test func `each audience gets what it can mend`() {
    #expect(
      rules(CheckRun(.all)) == [
        "placeholder-unknown ar", "placeholder-unknown en", "recovery-unused -",
        "translation-missing ar",
      ])
    #expect(
      rules(CheckRun(.all, audience: .translator)) == [
        "placeholder-unknown ar", "translation-missing ar",
      ])
    #expect(
      rules(CheckRun(.all, audience: .developer)) == [
        "placeholder-unknown en", "recovery-unused -",
      ])
    #expect(
      rules(CheckRun(.all, audience: .release)) == [
        "placeholder-unknown ar", "placeholder-unknown en", "translation-missing ar",
      ])
    #expect(rules(CheckRun(.all, locales: ["en"])) == ["placeholder-unknown en"])
    #expect(rules(CheckRun(.all, audience: .translator, locales: ["en"])) == [])
  }

  @Test(arguments: Diagnostic.Severity.allCases)
  func `what isn't asked for changes nothing of what is`(_ threshold: Diagnostic.Severity) {
    // The project has rules of all severities, a superseded rule, and a rule whose severity is set
    // to note.
    let project = CatalogFixture.project["Catalog/bayan.toml"] ?? ""
    let files = CatalogFixture([
      "Catalog/bayan.toml": (project ?? "") + "\n[checks]\nwords-repeated = \"note\"",
      Self.en: """
      [passwordChanged]
      title = "Password Changed"
      description = "Password  changed changed."
      [tooManyCalls]
      title = "Wait {$retryAfter} s, {$nme}"
      """,
      Self.ar: """
      [passwordChanged]
      title = "تغيّرت كلمة المرور."
      description = "تغيّرت كلمة المرور"
      [tooManyCalls]
      title = "b انتظر ثانية يا {$nome}"
      """,
    ]).files
    let all = CheckRun(.all)(files)
    #expect(Set(all.diagnostics.map(\.severity)) == Set(Diagnostic.Severity.allCases))
    let asked = CheckRun(.all, threshold: threshold)(files)
    #expect(asked.diagnostics == all.diagnostics.filter { $0.severity >= threshold })
    #expect(asked.hasErrors == all.hasErrors)
  }

  @Test func `a suppression of notes is used where notes aren't asked for`() throws {
    let words = """
      [passwordChanged]
      title = "تغيّرت كلمة المرور"
      description = "b  تغيّرت"
      [tooManyCalls]
      title = "انتظر {$retryAfter} ثانية"
      """
    let files = CatalogFixture([Self.ar: words]).files
    let outcome = CheckRun(.all)(files)
    let edits = SuppressionComments.edits(
      suppressing: outcome.diagnostics.filter { $0.severity == .note }, reason: "it is so",
      in: try #require(outcome.catalog), files: outcome.files)
    let allowed = files.map { file in
      SourceFile(
        path: file.path, bytes: TOMLEditor.apply(edits[file.path] ?? [], to: file.bytes))
    }
    let found = CheckRun(.all)(allowed).diagnostics
    #expect(found.contains { $0.severity == .note && $0.suppression != nil })
    #expect(!found.contains { $0.rule == "suppression-unused" })
    #expect(
      CheckRun(.all, threshold: .warning)(allowed).diagnostics
        == found.filter { $0.severity > .note })
  }

  @Test func `a release can't be without words, whatever the project says meanwhile`() throws {
    let project = try #require(CatalogFixture.project["Catalog/bayan.toml"] ?? nil)
    let files = CatalogFixture([
      "Catalog/bayan.toml": project + "\n[checks]\ntranslation-missing = \"off\"",
      Self.ar: "",
    ]).files
    #expect(CheckRun(.all)(files).diagnostics.isEmpty)
    let release = CheckRun(.all, audience: .release)(files)
    #expect(Set(release.diagnostics.map(\.rule)) == ["translation-missing"])
    #expect(release.diagnostics.allSatisfy { $0.severity == .error } && release.hasErrors)
  }

  @Test func `a diagnostic on the form of a locale's file is that locale's`() {
    let files = CatalogFixture([Self.ar: "[passwordChanged\n"]).files
    let found = CheckRun(.all, audience: .translator, locales: ["ar"])(files).diagnostics
    #expect(found.contains { $0.rule == "toml-syntax" && $0.locale == "ar" })
  }

  @Test func `a diagnostic quotes its words and those they translate`() throws {
    let found = CheckRun(.all, locales: ["ar"])(fixture.files).diagnostics
    let unknown = try #require(found.first { $0.rule == "placeholder-unknown" })
    let target = try #require(unknown.target)
    #expect(target.text == "انتظر {$retryAfter} ثانية يا {$nome}")
    let marked = try #require(target.marked)
    #expect(
      String(decoding: Array(target.text.utf8)[marked.range], as: UTF8.self) == "$nome")
    #expect(target.fixed == "انتظر {$retryAfter} ثانية يا {$name}")
    #expect(target.isRightToLeft && target.locale == "ar")
    #expect(unknown.source?.text == "Wait {$retryAfter} s, {$nme}")
    let missing = try #require(found.first { $0.rule == "translation-missing" })
    #expect(missing.target == nil && missing.source?.text == "Log in again.")
    #expect(found.allSatisfy { $0.fingerprint?.utf8.count == 8 })
  }

  @Test func `an escape in the file is one character in the quotation`() throws {
    let files = CatalogFixture([
      Self.ar: """
      [passwordChanged]
      title = "أ"
      description = "ب"
      [tooManyCalls]
      title = "\\u0627\\n\\t{$retryAfter} {$nome} {$name}"
      """
    ]).files
    let diagnostic = CheckRun(.all)(files).diagnostics.first { $0.rule == "placeholder-unknown" }
    let target = try #require(diagnostic?.target)
    #expect(target.text == "ا\n\t{$retryAfter} {$nome} {$name}")
    let marked = try #require(target.marked)
    #expect(String(decoding: Array(target.text.utf8)[marked.range], as: UTF8.self) == "$nome")
  }
}
