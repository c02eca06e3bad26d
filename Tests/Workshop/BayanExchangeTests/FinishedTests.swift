import BayanCatalog
import BayanDiagnostics
import Testing

@testable import BayanExchange

/// Finished and unfinished translations in files.
@Suite("exchange: finished or not")
struct FinishedTests {
  private static let source = "[plain]\ntitle = \"Busy. Try again.\"\n"

  private func project(_ translation: String = "", states: String = "") throws -> SampleProject {
    try SampleProject(source: Self.source, translation: translation, states: states)
  }

  private static func old(_ unit: String, attributes: String = "") -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" \
    source-language="en" target-language="ar" datatype="x"><body>
    <trans-unit id="disk.plain.title"\(attributes)><source>Busy. Try again.</source>
    \(unit)</trans-unit></body></file></xliff>
    """
  }

  private static func new(_ segments: String) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="ar">
    <file id="f"><unit id="disk.plain.title">\(segments)</unit></file></xliff>
    """
  }

  // MARK: - Segments

  private static let segments = """
    <seg-source><mrk mtype="seg" mid="0">Busy.</mrk> <mrk mtype="seg" mid="1">Try \
    <ph id="1">{$x}</ph>again.</mrk></seg-source>
    """

  @Test(arguments: [
    // ① all segments, ② one empty, ③ one missing, ④ one of spaces, ⑤ none, ⑥ no marks, ⑦ one in a
    // code
    ("<mrk mtype=\"seg\" mid=\"0\">a</mrk> <mrk mtype=\"seg\" mid=\"1\">b</mrk>", nil, true),
    ("<mrk mtype=\"seg\" mid=\"0\">a</mrk> <mrk mtype=\"seg\" mid=\"1\"/>", 2, false),
    ("<mrk mtype=\"seg\" mid=\"1\">b</mrk>", 1, false),
    ("<mrk mtype=\"seg\" mid=\"0\"> </mrk><mrk mtype=\"seg\" mid=\"1\">b</mrk>", 1, false),
    ("<mrk mtype=\"seg\" mid=\"0\"/> <mrk mtype=\"seg\" mid=\"1\"/>", nil, false),
    ("a b", nil, true),
    (
      "<mrk mtype=\"seg\" mid=\"0\">a</mrk><g id=\"2\"><mrk mtype=\"seg\" mid=\"1\"/></g>", 2, false
    ),
    ("<mrk mtype=\"seg\" mid=\"x\">a</mrk><mrk mtype=\"seg\" mid=\"y\">b</mrk>", nil, true),
    ("<mrk mtype=\"seg\">a</mrk><mrk mtype=\"seg\"/>", 2, false),
  ])
  func `a segment without translation makes no finished translation in XLIFF 1.2`(
    target: String, missing: Int?, isTaken: Bool
  ) throws {
    for states in ["", " state=\"final\""] {
      let text = Self.old(
        Self.segments + "<target\(states)>\(target)</target>", attributes: " approved=\"yes\"")
      let result = try project().imported(text, XLIFF12.self)
      #expect(result.changes.map(\.newState) == (isTaken ? [.translated] : []))
      if let missing {
        let expected = "segment \(missing) of 2 has no translation"
        #expect(result.refusals.first?.reasons.map(\.description).contains(expected) == true)
      }
    }
  }

  private static func segment(_ source: String, _ target: String?, _ state: String?) -> String {
    "<segment\(state.map { " state=\"\($0)\"" } ?? "")><source>\(source)</source>"
      + (target.map { "<target>\($0)</target>" } ?? "") + "</segment>"
  }

  /// The target and the state of the second segment, with the resulting state of the unit.
  private static let seconds: [(String?, String?, ExchangeState?)] = [
    ("b", "final", .translated), ("b", nil, .draft), ("b", "initial", .draft),
    ("b", "odd", .draft), ("", "final", nil), (nil, "final", nil), (" ", nil, nil),
  ]

  @Test(arguments: seconds)
  func `a segment without translation makes no finished translation in XLIFF 2`(
    target: String?, state: String?, becomes: ExchangeState?
  ) throws {
    let text = Self.new(
      Self.segment("Busy.", "a", "final") + "<ignorable><source> </source></ignorable>"
        + Self.segment("Try again.", target, state))
    let result = try project().imported(text, XLIFF21.self)
    #expect(result.changes.map(\.newState) == [becomes].compactMap(\.self))
    #expect(
      result.refusals.flatMap(\.reasons)
        == (becomes == nil ? ["segment 2 of 2 has no translation"] : []))
  }

  @Test func `segments of which none has a translation are no translation`() throws {
    let text = Self.new(
      Self.segment("Busy. ", "", "initial") + Self.segment("Try again.", nil, nil))
    let result = try project().imported(text, XLIFF21.self)
    #expect(result.changes.isEmpty && result.refusals.isEmpty && result.unchanged == 1)
  }

  @Test func `a plural of a string catalog is a draft as long as a form is nobody's`() throws {
    let project = try SampleProject(translation: "")
    let catalog = { (one: String, state: String) in
      """
      {"sourceLanguage":"en","strings":{"disk.plain.description":{"localizations":{"en":{"variations":
      {"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld file"}},"other":{"stringUnit":
      {"state":"translated","value":"%lld files"}}}}},"ar":{"variations":{"plural":{"one":{"stringUnit":
      {"state":"\(state)","value":"\(one)"}},"other":{"stringUnit":{"state":"translated",
      "value":"%lld من الملفات"}}}}}}}},"version":"1.0"}
      """
    }
    let copied = project.imported(catalog("%lld file", "new"), XCStrings.self)
    #expect(copied.changes.map(\.newState) == [.draft])
    let whole = project.imported(catalog("ملف واحد", "translated"), XCStrings.self)
    #expect(whole.changes.map(\.newState) == [.translated])
  }

  // MARK: - States

  private static let unfinished = [
    "new", "needs-translation", "needs-adaptation", "needs-l10n", "needs-review-translation",
    "needs-review-adaptation", "needs-review-l10n", "x-odd",
  ]

  @Test(arguments: unfinished)
  func `no state of XLIFF 1.2 that isn't finished comes back as translated`(state: String) throws {
    let text = Self.old("<target state=\"\(state)\">مشغول. حاول.</target>")
    #expect(try project().imported(text, XLIFF12.self).changes.map(\.newState) == [.draft])
    let stale = try project("[plain]\ntitle = \"مشغول.\"\nsource = { title = \"0123abcd\" }\n")
    #expect(stale.imported(text, XLIFF12.self).changes.map(\.newState) == [.draft])
  }

  @Test func `a translation that was rejected is a draft`() throws {
    let text = Self.old(
      "<target state=\"translated\" state-qualifier=\"rejected-grammar\">مشغول.</target>")
    #expect(try project().imported(text, XLIFF12.self).changes.map(\.newState) == [.draft])
  }

  @Test(arguments: ["new", "needs-translation"])
  func `the source's words that nobody has translated are no translation`(state: String) throws {
    let copy = "<target state=\"\(state)\">Busy. Try again.</target>"
    let result = try project().imported(Self.old(copy), XLIFF12.self)
    #expect(result.changes.isEmpty && result.refusals.isEmpty && result.unchanged == 1)
    let finished = copy.replacing(state, with: "final")
    let taken = try project().imported(Self.old(finished), XLIFF12.self)
    #expect(taken.changes.map(\.newState) == [.translated])
  }

  @Test(arguments: ["xliff-1.2", "xliff-2.1", "xliff-2.2", "po", "xcstrings"])
  func `stale words come back untouched or as a draft, and never as translated by themselves`(
    name: String
  ) throws {
    let format = try #require(ExchangeFormats.named(name))
    // In the second pass the translation equals the source.
    for words in ["مشغول.", "Busy. Try again."] {
      let project = try project(
        "[plain]\ntitle = \"\(words)\"\nsource = { title = \"0123abcd\" }\n")
      let text = project.text(format)
      let untouched = project.imported(text, format)
      #expect(untouched.changes.isEmpty && untouched.refusals.isEmpty && untouched.unchanged == 1)
      var changedText = text
      for (before, after) in [(">", "</target>"), ("msgstr \"", "\""), ("\"value\" : \"", "\"")] {
        changedText = changedText.replacing(
          before + words + after, with: before + "لا يجيب." + after, maxReplacements: 1)
      }
      let changed = project.imported(changedText, format)
      #expect(changed.changes.map(\.newState) == [.draft])
    }
  }

  @Test func `the export has one state for what is stale, and another for drafts`() throws {
    let stale = try project("[plain]\ntitle = \"x\"\nsource = { title = \"0123abcd\" }\n")
    #expect(
      stale.text(XLIFF12.self).contains(
        "<target state=\"needs-translation\" state-qualifier=\"x-bayan-stale\">"))
  }
}
