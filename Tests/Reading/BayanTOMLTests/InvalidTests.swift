import BayanDiagnostics
import BayanTOML
import Testing

@Suite("Invalid TOML")
struct InvalidTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var source: String
    var rules: [RuleID]
    var testDescription: String { source }

    init(_ source: String, _ rules: RuleID...) { (self.source, self.rules) = (source, rules) }
  }

  @Test(arguments: [
    Example("①= 1", "toml-syntax"),
    Example(
      "①<<<<<<< HEAD\na = 1\nb = ②yes\n=======\na = 2\nb = no\n>>>>>>> topic\nc = ③no",
      "merge-conflict-marker", "toml-value", "toml-value"),
    Example(
      "①<<<<<<< HEAD\r\na = 1\r\n||||||| 1a2b\r\na = 0\r\n=======\r\na = 2\r\n>>>>>>> topic\r\n",
      "merge-conflict-marker"),
    // Conflict markers within a string are reported, too: they would be valid TOML and reach
    // readers.
    Example(
      "a = \"\"\"\n①<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> topic\n\"\"\"\nb = 1",
      "merge-conflict-marker"),
    Example(
      "①<<<<<<< A\na = 1\n=======\na = 2\n>>>>>>> B\n②<<<<<<< A\nb = 1\n=======\nb = 2\n>>>>>>> B\n",
      "merge-conflict-marker", "merge-conflict-marker"),
    Example(
      "①<<<<<<< HEAD\na = 1\n②=======\nb = 1", "merge-conflict-marker", "merge-conflict-marker"),
    Example("a = 1\n①=======\nb = 1", "merge-conflict-marker"),
    Example("①>>>>>>> topic\na = 1\n②a = 2", "merge-conflict-marker", "key-duplicate"),
    Example("①======= = 1", "merge-conflict-marker"),
    Example("①======== 1", "toml-syntax"),
    Example("a①", "toml-syntax"),
    Example("a = ①", "toml-syntax"),
    Example("a = 1 ①b = 2", "toml-syntax"),
    Example("①عنوان = 1", "toml-syntax"),
    Example("①\"\"\"a\"\"\" = 1", "toml-syntax"),
    Example("a = \"لا يوجد ①\"اتصال\" بالإنترنت\"\nb = ②x", "toml-syntax", "toml-value"),
    Example("a = \"①\"اتصال\" بالإنترنت\"", "toml-syntax"),
    Example("a = 'don①'t'", "toml-syntax"),
    Example("a = \"b\" ①c = \"d\"", "toml-syntax"),
    Example(
      "a = ①“لا يوجد”\nb = ②«x\nc = [③‘y’, 1, ④„z“]", "toml-value", "toml-value", "toml-value",
      "toml-value"),
    Example("a = ①\"open", "toml-syntax"),
    Example("a = ①\"\"\"open\n", "toml-syntax"),
    Example(
      "a = \"①\\x41 ②\\e ③\\uD800 ④\\u12\"", "toml-syntax", "toml-syntax", "toml-syntax",
      "toml-syntax"),
    Example("a = \"①\u{1}\"", "toml-syntax"),
    Example("# ①\u{7F}", "toml-syntax"),
    Example("a = 1①\rb = 2", "toml-syntax"),
    Example("a = [1, 2①}", "toml-syntax"),
    Example("a = [1 ①2]", "toml-syntax"),
    Example("a = ①[1,\nb = 2", "toml-syntax"),
    Example("a = ①[1,\n[b]\nc = ②01", "toml-syntax", "toml-value"),
    Example("a = { b = 1①, }", "toml-syntax"),
    Example("a = {①\nb = 1\n}\nc = 2", "toml-syntax"),
    Example("a = ①{ b = 1\nc = 2", "toml-syntax"),
    Example("[①]", "toml-syntax"),
    Example("[a①", "toml-syntax"),
    Example("[[a①]", "toml-syntax"),
    Example("a = ①yes", "toml-value"),
    Example("a = ①True", "toml-value"),
    Example(
      "a = [①01, ②1__0, ③1_, ④.5, ⑤1., ⑥+0x1]", "toml-value", "toml-value", "toml-value",
      "toml-value", "toml-value", "toml-value"),
    Example("a = ①9223372036854775808", "toml-value"),
    Example(
      "a = [①2023-02-29, ②2024-13-01, ③24:00:00, ④07:32, ⑤07:32:61]", "toml-value",
      "toml-value", "toml-value", "toml-value", "toml-value"),
    Example("a = ①1979-05-27T00:32:00+24:00", "toml-value"),
    Example("a = 1\n①a = 2", "key-duplicate"),
    Example("[a]\n[①a]", "key-duplicate"),
    Example("a.b = 1\n[①a]", "key-duplicate"),
    Example("a = {}\n[①a.b]", "key-duplicate"),
    Example("a = {}\n①a.b = 1", "key-duplicate"),
    Example("a = []\n[[①a]]", "key-duplicate"),
    Example("[[a]]\n[①a]", "key-duplicate"),
    Example("[a]\n[[①a]]", "key-duplicate"),
    Example("[a.b]\n[a]\n①b.c = 1", "key-duplicate"),
    Example("a = 1\n①a.b = 1", "key-duplicate"),
    Example("a = { b = 1, ①b = 2 }", "key-duplicate"),
  ])
  func `is reported at its place`(_ example: Example) {
    let marked = Marked(example.source)
    let (document, diagnostics) = parse(marked.text)
    #expect(diagnostics.map(\.span.start) == marked.offsets, "\(diagnostics.map(\.message))")
    #expect(diagnostics.map(\.rule) == example.rules)
    #expect(diagnostics.allSatisfy { $0.severity == .error && $0.file == "test.toml" })
    #expect(document.source.bytes == Array(marked.text.utf8))
  }

  struct Sentence: Sendable, CustomTestStringConvertible {
    var source: String
    var message: String
    var testDescription: String { source }
  }

  @Test(arguments: [
    Sentence(source: "a = hello", message: "'hello' isn't a value; put text in quotes"),
    Sentence(source: "a = True", message: "'True' isn't a value; write 'true' in lower case"),
    Sentence(
      source: "a = 1\na = 2",
      message: "the key 'a' is written twice; remove or rename one of the two"),
    Sentence(
      source: "a = 2023-02-29",
      message: "'2023-02-29' has the day '29', which 2023-02 doesn't have"),
    Sentence(
      source: "a = \"b\\d\"", message: "'\\d' isn't an escape; write '\\\\' for a backslash"),
    Sentence(
      source: "a = \"لا يوجد \"اتصال\" بالإنترنت\"",
      message:
        "this '\"' ends the text, and more follows; inside the text write '«…»', or '\\\"'"),
    Sentence(
      source: "a = 'don't'",
      message:
        "this ' ends the text, and more follows; put the whole text in '\"', or write '’' inside"),
    Sentence(
      source: "a = “لا يوجد”",
      message: "'“' isn't a quotation mark of TOML; begin and end the text with '\"'"),
    Sentence(source: "a = [1", message: "the array is not closed; end it with ']'"),
  ])
  func `is reported in a reader's words`(_ sentence: Sentence) {
    #expect(parse(sentence.source).diagnostics.map(\.message.description) == [sentence.message])
  }

  @Test(arguments: [
    ("a = “لا يوجد”", "a = \"لا يوجد\""),
    ("a = „b“ # c", "a = \"b\" # c"),
    ("a = ”b\"", "a = \"b\""),
    ("a = { b = «c», d = 1 }", "a = { b = \"c\", d = 1 }"),
    ("a = “b” c”", nil),
    ("a = “b\\n”", nil),
    ("a = “b", nil),
    ("a = “b\"c\"”", nil),
  ])
  func `has a fix for quotes of a word processor where it is plain what they enclose`(
    _ source: String, _ fixed: String?
  ) throws {
    let diagnostic = try #require(parse(source).diagnostics.first)
    let edits = diagnostic.fixes.first?.edits
    let result = edits.map { TOMLEditor.apply($0, to: Array(source.utf8)) }
    #expect(result.map { String(decoding: $0, as: UTF8.self) } == fixed)
    if let fixed { #expect(parse(fixed).diagnostics.isEmpty) }
  }

  @Test func `escape leaves no value, so that nothing else is said of it`() {
    let (document, diagnostics) = parse("a = \"لا \\موجود\"\nb = \"\"\"\n\\x\n\"\"\"\nc = 3\n")
    #expect(diagnostics.map(\.rule) == ["toml-syntax", "toml-syntax"])
    #expect(document.root.entries.map(\.key) == ["c"])
    #expect(document.root.isIncomplete)
  }

  @Test func `names the first of two equal keys`() throws {
    let (document, diagnostics) = parse("a.\"ب\" = 1\na.ب = 2\n")
    let diagnostic = try #require(diagnostics.last)
    #expect(diagnostic.rule == "key-duplicate")
    let first = try #require(diagnostic.notes.first?.span)
    #expect(document.source.text(in: first) == "\"ب\"")
  }

  @Test func `in several places is found in one run, and the rest is still read`() throws {
    let (document, diagnostics) = parse(
      "a = 01\nb = \"open\nc = 3\n[d\ne = 5\n[f]\ng = [1,\n\"x\" = 2\nh = 1 2\ni = 9\n")
    let lines = diagnostics.map { document.source.location(of: $0.span.start).line }
    #expect(lines == [1, 2, 4, 7, 9])
    #expect(document.root["c"]?.value.integer == 3)
    #expect(document.root["f"]?.value.table?["i"]?.value.integer == 9)
    #expect(document.root.isIncomplete)
    let table = try #require(document.root["f"]?.value.table)
    #expect(table.isIncomplete)
  }

  @Test func `stops reporting at a hundred diagnostics and says so`() {
    let diagnostics = parse(String(repeating: "a = 01\n", count: 150)).diagnostics
    #expect(diagnostics.count == TOMLDocument.diagnosticLimit)
    #expect(diagnostics.last?.notes.count == 1)
    #expect(diagnostics.dropLast().allSatisfy { $0.notes.isEmpty })
  }

  @Test func `in a wrong encoding is reported once a line`() throws {
    var bytes = Array("a = 'ok'\nb = '".utf8)
    bytes += [0xC8, 0xED, 0xC7, 0xE4] + Array("'\nc = 01\n".utf8)
    let (document, diagnostics) = TOMLDocument.parse(SourceFile(path: "a.toml", bytes: bytes))
    #expect(diagnostics.map(\.rule) == ["encoding-invalid", "toml-value"])
    #expect(diagnostics.first?.span == SourceSpan(14, 15))
    #expect(document.root["a"]?.value.string?.value == "ok")
    let wide = TOMLDocument.parse(SourceFile(path: "a.toml", bytes: [0xFF, 0xFE, 0x61, 0]))
    #expect(wide.diagnostics.map(\.rule) == ["encoding-invalid"])
  }

  @Test(arguments: 0..<20)
  func `in a wrong encoding is found at any distance from the line's start`(_ distance: Int) {
    let before = Array(("a = '" + String(repeating: "x", count: distance)).utf8)
    let bytes = before + [0xC3] + Array("''\nb = '\u{E9}\u{E9}'\nc = '".utf8) + [0xE9] + [0x27]
    let (_, diagnostics) = TOMLDocument.parse(SourceFile(path: "a.toml", bytes: bytes))
    let found = diagnostics.filter { $0.rule == "encoding-invalid" }.map(\.span)
    let last = bytes.count - 2
    #expect(
      found == [SourceSpan(before.count, before.count + 1), SourceSpan(last, last + 1)])
  }

  @Test(arguments: 0..<20)
  func `control character, escape or end of a string is seen at any distance`(_ distance: Int) {
    let text = String(repeating: "ع", count: distance / 2) + String(repeating: "x", count: distance)
    #expect(value(of: "a = \"\(text)\\t|\"") == text + "\t|")
    #expect(value(of: "a = '\(text)|'\nb = 1") == text + "|")
    #expect(parse("a = '\(text)\u{1}|'").diagnostics.map(\.rule) == ["toml-syntax"])
    #expect(parse("a = '\(text)\u{7F}|'").diagnostics.map(\.rule) == ["toml-syntax"])
    #expect(parse("a = '\(text)\nb = 1").diagnostics.map(\.rule) == ["toml-syntax"])
  }

  private func value(of source: String) -> String? {
    parse(source).document.root["a"]?.value.string?.value
  }

  struct Nest: Sendable, CustomTestStringConvertible {
    var opening: String
    var middle = ""
    var closing = ""
    var testDescription: String { opening + middle + closing }
    var source: String {
      let count = 10_000
      return (opening == "a." ? "" : "a = ")
        + String(repeating: opening, count: count) + middle
        + String(repeating: closing, count: count)
    }
  }

  @Test(arguments: [
    Nest(opening: "["),
    Nest(opening: "[", closing: "]"),
    Nest(opening: "{a="),
    Nest(opening: "{a=", middle: "1", closing: "}"),
    Nest(opening: "{a.b.c=["),
    Nest(opening: "{a.b.c=[", closing: "]}"),
    Nest(opening: "a.", middle: "b = 1"),
  ])
  func `that nests too deep is reported, not followed`(_ nest: Nest) {
    let (document, diagnostics) = parse(nest.source + "\nb = 2\n")
    #expect(diagnostics.map(\.rule) == ["toml-nesting-too-deep"])
    #expect(document.root.isIncomplete)
    #expect(document.root["b"]?.value.integer == 2)
  }

  @Test(arguments: [
    "a = \"M\"", "a = 'M'", "\"M\" = 1", "xM = 1", "a = \"\"\"\nM\"\"\"", "[\"M\"]",
  ])
  func `has more marks on a letter than any word`(_ line: String) {
    let most = String(repeating: "\u{301}", count: 30)
    let many = String(repeating: "\u{301}\u{323}", count: 100_000)
    #expect(
      !parse(line.replacing("M", with: "e" + most)).diagnostics.map(\.rule)
        .contains("toml-too-many-marks"))
    for text in ["e" + most + "\u{323}", "سلام" + many, many + "x"] {
      let rules = parse(line.replacing("M", with: text) + "\nb = 2\n").diagnostics.map(\.rule)
      #expect(rules.contains("toml-too-many-marks"), "\(rules)")
    }
    // Marks in escapes count, too.
    let escaped = String(repeating: "\\u0301", count: 31)
    #expect(parse("a = \"e\(escaped)\"").diagnostics.map(\.rule) == ["toml-too-many-marks"])
  }

  @Test func `has headers that nest too deep`() {
    let source = "[" + String(repeating: "a.", count: 10_000) + "b]\nb = 2\n"
    #expect(parse(source).diagnostics.map(\.rule) == ["toml-nesting-too-deep"])
  }

  @Test func `may nest up to the limit`() {
    let levels = TOMLDocument.nestingLimit - 1
    let source =
      "a = " + String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    #expect(parse(source).diagnostics.isEmpty)
    #expect(parse("b" + String(source.dropFirst()) + "\nb = 01").diagnostics.count == 1)
  }
}
