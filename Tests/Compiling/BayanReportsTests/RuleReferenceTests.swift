import BayanChecking
import BayanDiagnostics
import BayanReports
import BayanRules
import Foundation
import Testing

@Suite("the reference of the rules")
struct RuleReferenceTests {
  @Test func `each rule has a page, and the index links to it`() throws {
    let pages = Dictionary(
      uniqueKeysWithValues: RuleReference(.all).pages.map { ($0.name, $0.text) })
    let index = try #require(pages["README.md"])
    for entry in RuleBook.all.entries {
      let page = try #require(pages["\(entry.id).md"])
      #expect(page.hasPrefix(RuleReference.mark + "# \(entry.id)\n\n*"))
      #expect(page.contains("\n## How to fix it\n"))
      #expect(index.contains("[\(entry.id)](\(entry.id).md)"))
      let reason = RulePage(of: entry.id).facts["gate"]
      let gates = try #require(index.components(separatedBy: "## Gates").last)
      #expect(gates.contains("[\(entry.id)](\(entry.id).md) | \(reason ?? "") |") == entry.isGate)
    }
    #expect(pages.count == RuleBook.all.entries.count + 1)
    let superseded = try #require(pages["quote-balance.md"])
    #expect(
      superseded.contains(
        "the cause: [markdown-broken](markdown-broken.md), [translation-unchanged]"))
    #expect(pages["toml-syntax.md"]?.contains("*error*, can't be turned off\n") == true)
  }

  @Test func `the index is that in Documentation`() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Documentation/Rules/README.md")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == RuleReference(.all).index,
      "run: swift run bayan rules --index >Documentation/Rules/README.md")
  }

  @Test func `a reader's example is that of the locale, or of its language`() throws {
    let explanation = try #require(RuleBook.all.entry("mixed-script-word")).explanation
    #expect(explanation.example(for: "ar-EG")?.locale == "ar")
    #expect(explanation.example(for: "SR-latn")?.locale == "sr-Latn")
    #expect(explanation.example(for: "sr") == nil)
    #expect(explanation.example(for: "") == nil)
  }

  @Test func `an explanation says what, why, how to fix it and how to suppress it`() throws {
    let page = try #require(RuleBook.all.entry("placeholder-missing")).page()
    for part in [
      "placeholder-missing (error)\n\n", "\n\nReported:\n    ", "\n\nNot reported:\n    ",
      "Not reported where another rule reports the cause: 'placeholder-lookalike',",
      "bayan allow placeholder-missing @FINGERPRINT --reason",
      "[checks] in Catalog/bayan.toml sets it",
      "\n\nHow to fix it: Put the placeholder where your sentence needs it",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    for line in page.split(separator: "\n") where !line.hasPrefix("    ") {
      #expect(line.count <= 80 || line.contains("bayan allow") || line.contains("[checks]"))
    }
    let others = try #require(RuleBook.all.entry("quote-balance")).page()
    #expect(others.contains("\n\nAlso not reported:\n- where the source has an odd number"))
    let fixed = try #require(RuleBook.all.entry("toml-syntax")).page()
    #expect(!fixed.contains("bayan allow") && fixed.contains("can't be turned off"))
  }

  @Test(arguments: [
    "bad-variant-key", "duplicate-variant", "placeholder-missing", "plural-category-missing",
    "plural-number-omitted", "number-changed", "syntax-error", "title-full-stop",
    "url-secret-shown",
  ])
  func `a translator of Arabic reads an example in Arabic`(name: String) throws {
    let entry = try #require(RuleBook.all.entry(name))
    let page = RulePage(of: entry.id, preferring: "ar-EG")
    let example = try #require(page.explanation.example(for: "ar-EG"))
    let printed = entry.page(locale: "ar-EG")
    for text in [example.source, example.bad].compactMap(\.self) + example.good {
      for line in text.split(separator: "\n") { #expect(printed.contains(line)) }
    }
    #expect(printed.contains("\n\(page.labels.source)\n") == (example.source != nil))
  }

  @Test func `a page in Arabic is Arabic throughout`() throws {
    let page = try #require(RuleBook.all.entry("placeholder-missing")).page(locale: "ar-EG")
    #expect(page.hasPrefix("placeholder-missing (خطأ)\n\nلماذا هو خطأ: "))
    for part in [
      "\n\nالأصل:\n    ", "\n\nيُبلَّغ عنه:\n    ", "\n\nوهذا أيضًا لا يُبلَّغ عنه:\n- ",
      "\n\nكيف تصحّحه: ", "\n\nقاعدة مانعة: لا يرى القارئ القيمة. ",
      "\n    bayan allow placeholder-missing @FINGERPRINT ",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    for word in ["eported", "How", "Why", "gate", "source", "cause"] {
      #expect(!page.contains(word), "\(word)")
    }
    let fixed = try #require(RuleBook.all.entry("toml-syntax")).page(locale: "ar")
    #expect(!fixed.contains("bayan allow") && fixed.contains("لا يمكن تعطيلها"))
  }

  @Test func `to a reader of Arabic, a page in English says that it is`() throws {
    let entry = try #require(RuleBook.all.entry("code-renumbered"))
    let line = "لم تُكتب صفحة هذه القاعدة بالعربية بعد، وهذه صفحتها بالإنجليزية.\n\n"
    #expect(entry.page(locale: "ar-MA") == line + entry.page())
    #expect(entry.page(locale: "de") == entry.page())
    #expect(!entry.page().contains("بالعربية"))
  }
}
