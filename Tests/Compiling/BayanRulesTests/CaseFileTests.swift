import Testing

@Suite("the form of files of cases")
struct CaseFileTests {
  @Test(arguments: [
    "", " ", "  a  b  ", "a\nb\n", "\n\n", "a\tb\\nc\\t\\u{41}\\", "\\\n", "\u{200F}GitHub\u{2069}",
    "\u{651}a", "Caf\u{65}\u{301}", "\u{2126}", "\u{1100}\u{1161}", "شد\u{651}\u{651}ة", "\r\n",
    ".input {$n :integer} .match $n  one {{a}} * {{b  }} ", ".match $a $b one * {{ }} * * {{}}",
    ".match $n\none {{a}}\n* {{b c}}", "a {{b}} .match", "👨\u{200D}👩", "\u{FE0F}", "→ x", "- x",
  ])
  func `a text is read as it was written, and nothing in it is hidden`(_ text: String) {
    let lines = CaseText.block("ar:", text)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("    ") })
    let read = CaseFile(
      path: "", ruleID: "double-space",
      text: "# double-space\n\n" + lines.joined(separator: "\n") + "\n")
    #expect(read.problems == [])
    // Bytes are compared, because `==` ignores canonical differences.
    #expect(read.cases.first?.expected.texts.first?.text.utf8.elementsEqual(text.utf8) == true)
    let written = lines.joined(separator: "\n")
    #expect(written.unicodeScalars.allSatisfy { !$0.properties.isDefaultIgnorableCodePoint })
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }

  @Test(arguments: [
    ("en: a\n\nde: b", 0), ("en: a\nde: b\nfr: c", 3), ("de: a\nen: b", 3), ("  a", 3),
    ("@file a\n  b", 0), ("@files a", 3), ("- a\nwhat is this", 4), ("@beside no-rule\nde: a", 3),
    ("- a\n  b", 4), ("① a\n  b", 4),
  ])
  func `a line that isn't understood is named`(_ text: String, _ line: Int) {
    let file = CaseFile(path: "p", ruleID: "double-space", text: "# double-space\n\n\(text)\n")
    #expect(file.problems.count == (line == 0 ? 0 : 1))
    #expect(file.problems.allSatisfy { $0.hasPrefix("p:\(line): ") }, "\(file.problems)")
  }

  @Test func `a file that no rule has is named`() {
    let file = CaseFile(path: "p", ruleID: "no-rule", text: "# no-rule\n")
    #expect(file.problems == ["p:1: no rule is called 'no-rule'"])
  }

  @Test(arguments: [
    (["'a' is 'b' here", "'c' is 'b' here"], "'{}' is 'b' here"),
    (
      ["the source's '<b>' is missing", "the source's '<i>' is missing"],
      "the source's '{}' is missing"
    ),
    (["2 spaces, not 1", "3 spaces, not 1"], "{} spaces, not 1"), (["a", "a"], "a"),
    (["one 'a'", "two 'a'"], nil), (["'a'", "'a' and 'b'"], nil),
  ])
  func `sentences have in common what stands around quotations and numbers`(
    _ sentences: [String], _ common: String?
  ) {
    #expect(CaseSentence.common(to: sentences) == common)
    guard let common else { return }
    #expect(sentences.allSatisfy { CaseSentence(common).values(in: $0) != nil })
    #expect(CaseSentence(common).values(in: "something else") == nil)
  }
}
