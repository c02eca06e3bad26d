import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

@Suite("gates")
struct GateTests {
  /// The gates: rules whose diagnostics refuse a text at any severity.
  private static let table: Set<RuleID> = [
    "argument-private-shown", "argument-type-mismatch", "bad-operand", "bad-selector",
    "bidi-override", "bidi-spill", "bidi-unbalanced", "control-character", "markup-tag-missing",
    "markup-tag-unknown", "markup-unbalanced", "markup-unsafe", "merge-conflict-marker",
    "placeholder-format-changed", "placeholder-lookalike", "placeholder-missing",
    "placeholder-type-changed", "placeholder-unknown", "plural-number-omitted",
    "plural-offset-changed", "plural-type-changed", "raw-code-shown", "replacement-character",
    "sensitive-detail", "unknown-function", "url-secret-shown",
  ]

  private static let ar = "Locales/ar/login.toml"

  /// Returns a catalog whose Arabic lacks a placeholder.
  private func files(
    checks: String = "", allow: String = "", comment: String = ""
  ) -> [SourceFile] {
    CatalogFixture([
      "Catalog/bayan.toml": """
      format = 1
      source-locale = "en"
      locales = ["en", "ar"]
      [module]
      name = "Small"
      \(checks)
      \(allow)
      """,
      Self.ar: """
      [passwordChanged]
      title = "تغيّرت كلمة المرور"
      description = "سجّل الدخول."
      [tooManyCalls]
      \(comment)
      title = "انتظر {$retryAfter} ثانية"
      """,
    ]).files
  }

  private func severities(_ files: [SourceFile], closesGates: Bool) -> [Diagnostic.Severity] {
    CheckRun(.all, closesGates: closesGates)(files).diagnostics
      .filter { $0.rule == "placeholder-missing" && $0.isOpen }.map(\.severity)
  }

  @Test func `are those of the table`() {
    #expect(Set(RuleBook.all.entries.filter(\.isGate).map(\.id)) == Self.table)
  }

  @Test(arguments: ["off", "note", "warning", "error"])
  func `refuse at their own severity, whatever the project says`(_ severity: String) {
    let files = files(checks: "[checks]\nplaceholder-missing = \"\(severity)\"")
    #expect(severities(files, closesGates: true) == [.error])
    let own = Diagnostic.Severity(rawValue: severity)
    #expect(severities(files, closesGates: false) == (own.map { [$0] } ?? []))
    let release = CheckRun(.all, audience: .release)(files)
    #expect(release.diagnostics.contains { $0.rule == "placeholder-missing" })
    #expect(release.hasErrors)
  }

  @Test func `let a rule's notes pass`() {
    let files = CatalogFixture([
      "Locales/en/login.toml": """
      [passwordChanged]
      title = "T"
      description = "D"
      [tooManyCalls]
      title = "Open<br/>the {$retryAfter}<br/>"
      """,
      "Locales/ar/login.toml": """
      [passwordChanged]
      title = "ع"
      description = "و"
      [tooManyCalls]
      title = "افتح {$retryAfter}"
      """,
    ]).files
    for closesGates in [false, true] {
      // A missing line break isn't an error, because a line may break elsewhere.
      let found = CheckRun(.all, closesGates: closesGates)(files).diagnostics
      #expect(found.filter { $0.rule == "markup-tag-missing" }.map(\.severity) == [.note, .note])
    }
  }

  @Test func `are not opened by a suppression of many texts`() throws {
    let files = files(
      allow: """
        [[allow]]
        rule = "placeholder-missing"
        locale = "ar"
        reason = "the number is in the title"
        """)
    #expect(severities(files, closesGates: false) == [])
    #expect(severities(files, closesGates: true) == [.error])
    let closed = try #require(
      CheckRun(.all, closesGates: true)(files).diagnostics.first {
        $0.rule == "placeholder-missing"
      })
    #expect(
      closed.notes.contains { $0.message.description.contains("'bayan allow' suppresses one text") }
    )
  }

  @Test func `are opened by a suppression of the text`() throws {
    let found = try #require(
      CheckRun(.all)(files()).diagnostics.first { $0.rule == "placeholder-missing" })
    let outcome = CheckRun(.all)(files())
    let catalog = try #require(outcome.catalog)
    let comment = SuppressionEntry.comment(
      rule: found.rule, fingerprint: try #require(found.fingerprint),
      textStamp: catalog.textStamp(of: found), reason: "the number is in the title")
    let allowed = files(comment: comment)
    #expect(severities(allowed, closesGates: false) == [])
    #expect(severities(allowed, closesGates: true) == [])
  }

  @Test func `are not opened by a baseline`() throws {
    let found = CheckRun(.all, closesGates: true)(files()).diagnostics
    let baseline = try Baseline(Baseline.text(of: found, by: .all))
    func isOpen(closesGates: Bool) -> Bool? {
      baseline.marking(found, by: .all, closesGates: closesGates)
        .first { $0.rule == "placeholder-missing" }?.isOpen
    }
    #expect(isOpen(closesGates: false) == false)
    #expect(isOpen(closesGates: true) == true)
  }
}
