import BayanChecking
import BayanDiagnostics
import BayanICU
import BayanRules
import BayanTexts
import Testing

@Suite("the pages of the rules")
struct RulePageTests {
  // MARK: The pages of this repository

  private static let files = EmbeddedText.all.filter { $0.path.hasPrefix(RulePage.folder + "/") }

  @Test func `each rule has one page in English, and each page a rule`() {
    let names = Self.files.map { $0.path.dropFirst(RulePage.folder.count + 1) }
    let english = names.filter { !$0.contains("/") }.map { String($0.dropLast(".md".count)) }
    #expect(english.sorted() == RuleBook.all.names.sorted())
    for name in names where name.contains("/") {
      let file = name.split(separator: "/").last?.dropLast(".md".count) ?? ""
      #expect(RuleBook.all.entry(String(file)) != nil, "\(name)")
    }
  }

  @Test(arguments: files)
  func `a page can be read, and is about the rule of its name`(_ file: EmbeddedText) throws {
    let parts = file.path.dropFirst(RulePage.folder.count + 1).split(separator: "/")
    let language = parts.count > 1 ? String(parts[0]) : RulePage.Labels.english
    do throws(RulePage.Problem) {
      let page = try RulePage(file.text, language: language)
      #expect("\(page.title).md" == parts.last.map(String.init) ?? "", "\(file.path)")
      #expect(!page.body.isEmpty)
    } catch {
      Issue.record("\(file.path), \(error)")
    }
  }

  @Test(arguments: RuleBook.all.entries)
  func `the first lines of a page say what its rule's code says`(_ rule: RuleBook.Entry) {
    var facts = [
      "severity": rule.severity.rawValue, "theme": rule.theme.rawValue,
      "default": rule.isAdjustable ? rule.isOnByDefault ? "on" : "off" : "always on",
    ]
    let superseding = Set(rule.supersededBy.map(\.rule.rawValue)).sorted()
    if !superseding.isEmpty { facts["superseded-by"] = superseding.joined(separator: ", ") }
    let page = RulePage(of: rule.id)
    #expect(page.facts.filter { !["because", "gate"].contains($0.key) } == facts, "\(rule.id)")
    #expect((page.facts["gate"] != nil) == rule.isGate, "\(rule.id)")
    #expect(page.facts["gate"]?.hasSuffix(".") != false, "\(rule.id)")
  }

  @Test(arguments: RuleBook.all.entries)
  func `a page gives the reason for the severity in one short sentence`(_ rule: RuleBook.Entry) {
    let reason = RulePage(of: rule.id).facts["because"] ?? ""
    #expect(reason.hasSuffix(".") && reason.count <= 110, "\(rule.id): \(reason)")
    #expect(reason.first?.isUppercase == true, "\(rule.id): \(reason)")
  }

  @Test func `no two pages give the same reason`() {
    let pages = Dictionary(grouping: RuleBook.all.entries) { RulePage(of: $0.id).facts["because"] }
    for (reason, rules) in pages {
      #expect(rules.count == 1, "\(reason ?? "none"): \(rules.map(\.id))")
    }
  }

  @Test func `a heading of examples has the locale's name in English`() {
    for file in Self.files where !file.path.dropFirst(RulePage.folder.count + 1).contains("/") {
      for line in file.text.split(separator: "\n") where line.hasPrefix("### ") {
        let tag = line.split(separator: "`").last.map(String.init) ?? ""
        #expect(line == "### \(LocaleFacts.displayName(of: tag)): `\(tag)`", "\(file.path)")
      }
    }
  }

  @Test func `a link leads to the page of a rule`() {
    for file in Self.files {
      for match in file.text.matches(of: /\[`([^`\]]*)`\]\(([^)]*)\)/) {
        #expect("\(match.1).md" == match.2, "\(file.path)")
        #expect(RuleBook.all.entry(String(match.1)) != nil, "\(file.path): \(match.1)")
      }
    }
  }

  // MARK: Reading

  private static let page = """
    ---
    severity: warning
    default: on
    theme: markup
    ---

    # some-rule

    What `x` and [`other-rule`](other-rule.md)
    say: \\`no code\\`, `` ` ``, a [b].

    ## Why

    First.

    Second.

    ## How to fix it

    Fix it.

    ## Not reported

    - one, which
      goes on
    - two

    ## Examples

    Reported:

    ```toml
    # Catalog/login.toml
    [codes.a]

    # Locales/en/login.toml
    ```

    Not reported:

    ```toml
    # Catalog/a.toml
    ```

    ```toml
    # Catalog/b.toml
    ```

    ### Arabic: `ar`

    The source:

    ````mf2
    ```
    ````

    Reported:

    ```mf2
    - x
    ```

    Not reported:

    ```mf2

    ```

    """

  @Test func `a page has facts, texts, and examples of every form`() throws {
    let page = try RulePage(Self.page)
    #expect(page.facts == ["severity": "warning", "default": "on", "theme": "markup"])
    #expect(page.title == "some-rule")
    #expect(page.body.hasPrefix("What `x`") && page.body.hasSuffix("\n\n```\n"))
    let text = page.explanation
    #expect(text.what == "What 'x' and 'other-rule' say: `no code`, '`', a [b].")
    #expect(text.why == "First. Second.")
    #expect(text.howToFix == "Fix it.")
    #expect(text.notReported == ["one, which goes on", "two"])
    #expect(text.examples.count == 2)
    let files = try #require(text.examples.first)
    #expect(files.locale == "en" && files.content == .files && files.source == nil)
    #expect(files.bad == "# Catalog/login.toml\n[codes.a]\n\n# Locales/en/login.toml")
    #expect(files.good == ["# Catalog/a.toml", "# Catalog/b.toml"])
    let message = try #require(text.examples.last)
    #expect(message.locale == "ar" && message.content == .message && message.source == "```")
    #expect(message.bad == "- x" && message.good == [""])
  }

  @Test(arguments: [
    ("---\nseverity", "-\nseverity", "line 1: here lines of facts is expected"),
    ("# some-rule\n", "\n", "line 9: here '# ' and the rule's name is expected"),
    ("## Why", "## Because", "line 12: here '## Why' is expected"),
    ("Fix it.\n", "\n", "line 22: here a paragraph is expected"),
    ("- one", "one", "line 24: here a list is expected"),
    ("### Arabic: `ar`", "### Arabic", "line 49: here a locale, such as `ar`, is expected"),
    ("\nReported:\n\n```toml", "\nBad:\n\n```toml", "line 30: here 'Reported:' is expected"),
    ("```toml\n# Catalog/login", "```\n# Catalog/login", "line 32: here a block of mf2 or toml"),
    ("```toml\n# Catalog/a", "```mf2\n# Catalog/a", "line 41: here a block of toml is expected"),
  ])
  func `a fault of a page is reported with its line`(
    part: String, replacement: String, message: String
  ) {
    let text = Self.page.replacing(part, with: replacement, maxReplacements: 1)
    #expect(text != Self.page)
    let problem = #expect(throws: RulePage.Problem.self) { try RulePage(text) }
    #expect(problem.map { "\($0)".hasPrefix(message) } == true, "\(String(describing: problem))")
  }

  // MARK: Other languages

  @Test func `a page in Arabic is read by its own headings`() throws {
    let text = """
      ---
      theme: arabic
      ---

      <div dir="rtl">

      # some-rule

      ما يُبلَّغ عنه.

      ## لماذا

      لأن `x`.

      ## كيف تصحّحه

      أصلحه.

      ## أمثلة

      يُبلَّغ عنه:

      ```mf2
      أ
      ```

      لا يُبلَّغ عنه:

      ```mf2
      ب
      ```

      </div>

      """
    let explanation = try RulePage(text, language: "ar").explanation
    #expect(explanation.why == "لأن 'x'.")
    #expect(explanation.examples.first?.good == ["ب"])
    #expect(explanation.examples.first?.locale == "ar")
    #expect(throws: RulePage.Problem.self) { try RulePage(text) }
    #expect(throws: RulePage.Problem.self) { try RulePage(text, language: "xx") }
  }

  @Test(arguments: ["xx", "ar-EG", "", "-", "en"])
  func `where a language has no page, the English one is read`(locale: String) {
    let page = RulePage(of: "code-renumbered", preferring: locale)
    #expect(page.explanation == RulePage(of: "code-renumbered").explanation)
    #expect(page.language == "en")
  }

  @Test func `a locale's readers read the page in their language`() {
    let page = RulePage(of: "title-full-stop", preferring: "ar-EG")
    #expect(page.language == "ar")
    #expect(page.labels.why == "لماذا")
    #expect(page.explanation.examples.map(\.locale) == ["ar"])
  }

  /// The pages in other languages than English.
  private static let translations = files.compactMap { file -> (language: String, rule: RuleID)? in
    let parts = file.path.dropFirst(RulePage.folder.count + 1).split(separator: "/")
    guard parts.count == 2 else { return nil }
    return (String(parts[0]), RuleID(rawValue: String(parts[1].dropLast(".md".count))))
  }

  @Test func `a page in another language gives the reasons that the page in English gives`() {
    #expect(Self.translations.count >= 30)
    var reasons: Set<String> = []
    for (language, rule) in Self.translations {
      let page = RulePage(of: rule, preferring: language)
      let expected = Set(RulePage(of: rule).facts.keys).intersection(["because", "gate"])
      #expect(page.language == language)
      #expect(Set(page.facts.keys) == expected, "\(rule) in \(language)")
      let reason = page.facts["because"] ?? ""
      #expect(reason.hasSuffix(".") && reason.count <= 110, "\(rule): \(reason)")
      #expect(reasons.insert(reason).inserted, "\(rule): \(reason)")
      #expect(page.facts["gate"]?.hasSuffix(".") != false, "\(rule)")
    }
  }
}
