import BayanDiagnostics
import BayanReports
import Foundation
import Testing

@Suite("SARIF output")
struct SARIFRendererTests {
  private let renderer = SARIFRenderer(
    rules: [
      RuleDescription(
        id: "b-rule", severity: .warning, isAdjustable: true,
        texts: .init(
          what: "What.", why: "Why.", bad: "bad", good: "good", howToFix: "Write *this*."))
    ], version: "1.2.3")

  private func run(
    _ diagnostics: [Diagnostic], files: [String: SourceFile] = [:]
  ) throws
    -> [String: Any]
  {
    let text = renderer.render(diagnostics, files: files)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(
    _ diagnostics: [Diagnostic], files: [String: SourceFile] = [:]
  ) throws
    -> [[String: Any]]
  {
    try #require(try run(diagnostics, files: files)["results"] as? [[String: Any]])
  }

  @Test func `a log without diagnostics is a log`() throws {
    let run = try run([])
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    #expect((run["results"] as? [Any])?.isEmpty == true)
  }

  @Test func `each rule that was broken is described once, and diagnostics point to it`() throws {
    let diagnostics = ["b-rule", "a-rule", "b-rule"].map {
      Diagnostic(RuleID(rawValue: $0), .note, "m", file: "f", span: SourceSpan(0, 0))
    }
    let run = try run(diagnostics)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "bayan")
    #expect(driver["semanticVersion"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["a-rule", "b-rule"])
    #expect((rules[1]["help"] as? [String: String])?["text"]?.contains("bad") == true)
    #expect(
      (rules[1]["help"] as? [String: String])?["text"]?.contains("How to fix it: Write *this*.")
        == true)
    #expect(
      (rules[1]["help"] as? [String: String])?["markdown"]?.contains("Write \\*this\\*.") == true)
    #expect((rules[1]["defaultConfiguration"] as? [String: String]) == ["level": "warning"])
    let results = try #require(run["results"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(result["level"] as? String == "note")
    }
  }

  @Test func `a rule links to its explanation if its address is known`() throws {
    let diagnostic = Diagnostic("b-rule", .note, "m", file: "f", span: SourceSpan(0, 0))
    #expect(!renderer.render([diagnostic], files: [:]).contains("helpUri"))
    var linking = renderer
    linking.helpAddress = "https://example.com/{rule}.md"
    let text = linking.render([diagnostic], files: [:])
    #expect(text.contains("\"helpUri\":\"https://example.com/b-rule.md\""))
  }

  @Test func `a diagnostic has its place, its name apart from the file, and its fixes`() throws {
    let file = SourceFile(path: "Locales/ar/a b%.toml", text: "x\nعنوان = 1\n")
    var diagnostic = Diagnostic(
      "b-rule", .error, "wrong", file: file.path, span: SourceSpan(2, 12), locale: "ar",
      messageID: MessageID("login.x.title"), variant: "few",
      notes: [.init("there", span: SourceSpan(0, 1)), .init("so it is")],
      fixes: [
        Fix("mend", .automatic, edits: [TextEdit(SourceSpan(2, 4), "ق")]), Fix("think", .review),
        Fix("copy", .review, edits: [TextEdit(SourceSpan(2, 4), "ق")], isDraft: true),
      ])
    diagnostic.fingerprint = "0123abcd"
    let result = try #require(try results([diagnostic], files: [file.path: file]).first)
    #expect((result["message"] as? [String: String])?["text"] == "wrong\nnote: so it is")
    #expect((result["partialFingerprints"] as? [String: String]) == ["bayan/v1": "0123abcd"])
    #expect((result["suppressions"] as? [Any])?.isEmpty == true)
    #expect(result["baselineState"] == nil)

    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: [String: Any]])
    #expect(
      physical["artifactLocation"] as? [String: String]
        == ["uri": "Locales/ar/a%20b%25.toml", "uriBaseId": "PROJECT"])
    #expect(
      physical["region"] as? [String: Int] == [
        "startLine": 2, "startColumn": 1, "endLine": 2, "endColumn": 6, "byteOffset": 2,
        "byteLength": 10,
      ])
    let logical = try #require((location["logicalLocations"] as? [[String: String]])?.first)
    #expect(logical["fullyQualifiedName"] == "login.x.title (ar) [few]")

    let fixes = try #require(result["fixes"] as? [[String: Any]])
    #expect(fixes.count == 2)
    let properties = fixes.map { $0["properties"] as? [String: any Sendable] }
    #expect(properties.map { $0?["applicability"] as? String } == ["automatic", "review"])
    #expect(properties.map { $0?["draft"] as? Bool } == [false, true])
    let change = try #require((fixes[0]["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect((replacement["insertedContent"] as? [String: String]) == ["text": "ق"])
    #expect((result["relatedLocations"] as? [[String: Any]])?.count == 1)
  }

  @Test func `suppressed diagnostics say why, and known ones are unchanged`() throws {
    var allowed = Diagnostic("b-rule", .error, "m", file: "a", span: SourceSpan(0, 0))
    allowed.suppression = Suppression(.inSource, reason: "so")
    allowed.isInBaseline = false
    var known = Diagnostic("b-rule", .error, "m", file: "b", span: SourceSpan(0, 0))
    known.isInBaseline = true
    let results = try results([allowed, known])
    let suppression = try #require((results[0]["suppressions"] as? [[String: String]])?.first)
    #expect(
      suppression == ["kind": "inSource", "status": "accepted", "justification": "so"])
    #expect(results.map { $0["baselineState"] as? String } == ["new", "unchanged"])
  }
}
