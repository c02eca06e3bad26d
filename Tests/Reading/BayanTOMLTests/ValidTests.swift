import BayanDiagnostics
import BayanTOML
import Testing

@Suite("Valid TOML")
struct ValidTests {
  @Test(arguments: [
    TextExample("an empty file", "", "{}"),
    TextExample("a comment without a line end", "# nothing", "{}"),
    TextExample("Arabic text and an Arabic key", "\"عنوان\" = 'بيان' # تعليق\n", "{عنوان: 'بيان'}"),
    TextExample(
      "decimal integers", "a = [0, -0, +1_000, -9223372036854775808]",
      "{a: [0, 0, 1000, -9223372036854775808]}"),
    TextExample("other radixes", "a = [0xDEAD_beef, 0o755, 0b1101]", "{a: [3735928559, 493, 13]}"),
    TextExample(
      "floats", "a = [1.5, -0.0, 5e+22, 1e06, 6.626e-3, inf, -inf, +nan]",
      "{a: [1.5, -0.0, 5e+22, 1000000.0, 0.006626, inf, -inf, nan]}"),
    TextExample(
      "dates and times",
      "a = [2024-02-29, 07:32:60.5, 1979-05-27 07:32:00z, 1979-05-27t07:32:00]",
      "{a: [local date 2024-02-29, local time 07:32:60.5, "
        + "offset date-time 1979-05-27T07:32:00Z, local date-time 1979-05-27T07:32:00]}"),
    TextExample(
      "an offset", "a = 1979-05-27T00:32:00-07:00",
      "{a: offset date-time 1979-05-27T00:32:00-07:00}"),
    TextExample(
      "escapes", #"a = "\b\t\n\f\r\"\\\u0628\U0001F600""#,
      "{a: '\u{8}\t\n\u{C}\r\"\\ب😀'}"),
    TextExample("a literal string", #"a = 'C:\new'"#, #"{a: 'C:\new'}"#),
    TextExample(
      "a multi-line string", "a = \"\"\"\r\none\r\n\"two\" \\\n   three\"\"\"\"\"",
      "{a: 'one\n\"two\" three\"\"'}"),
    TextExample("a multi-line literal string", "a = '''\n'' \\ '''", "{a: ''' \\ '}"),
    TextExample("dotted keys", "a.b.c = 1\na . \"b.b\" = 2", "{a: {b: {c: 1}, b.b: 2}}"),
    TextExample("a bare key of digits", "1234 = 1\n3.14 = 2", "{1234: 1, 3: {14: 2}}"),
    TextExample("headers in any order", "[a.b]\nx = 1\n[a]\ny = 2\n", "{a: {b: {x: 1}, y: 2}}"),
    TextExample(
      "arrays of tables", "[[a]]\nx = 1\n[[a.b]]\ny = 2\n[[a]]\n[a.c]\n",
      "{a: [{x: 1, b: [{y: 2}]}, {c: {}}]}"),
    TextExample(
      "a header below a dotted key", "[a]\nb.c = 1\n[a.b.d]\ne = 2", "{a: {b: {c: 1, d: {e: 2}}}}"
    ),
    TextExample("an array over lines", "a = [ # one\n  1,\n\n  2, # two\n]", "{a: [1, 2]}"),
    TextExample(
      "inline tables", "a = { b.c = 1, d = { }, e = [\n1 ] }", "{a: {b: {c: 1}, d: {}, e: [1]}}"),
    TextExample("CR LF", "a = 1\r\n[b]\r\nc = 2\r\n", "{a: 1, b: {c: 2}}"),
    TextExample(
      "keys that differ in normalization alone", "\"é\" = 1\n\"e\u{301}\" = 2",
      "{é: 1, e\u{301}: 2}"),
  ])
  func `is read as its tree`(_ example: TextExample) {
    let (document, diagnostics) = parse(example.before)
    #expect(diagnostics.map(\.message.description) == [])
    #expect(outline(document.root) == example.after)
  }

  @Test func `with a byte-order mark is read, with a warning whose fix deletes it`() throws {
    let (document, diagnostics) = parse("\u{FEFF}a = 1\n")
    #expect(outline(document.root) == "{a: 1}")
    #expect(diagnostics.map(\.rule) == ["byte-order-mark"])
    #expect(diagnostics.map(\.severity) == [.warning])
    let fix = try #require(diagnostics.first?.fixes.first)
    #expect(fix.applicability == .automatic)
    #expect(TOMLEditor.apply(fix.edits, to: document.source.bytes) == Array("a = 1\n".utf8))
  }

  @Test func `has spans that cut out keys, values and headers`() throws {
    let (document, _) = parse("[أ]\nfail = 1\n['ب'.c]\n\"k\" = { x = [1] }\n")
    let second = try #require(document.root["ب"])
    #expect(document.source.text(in: second.keySpan) == "'ب'")
    let inner = try #require(second.value.table?["c"])
    #expect(document.source.text(in: inner.value.span) == "['ب'.c]")
    let entry = try #require(inner.value.table?["k"])
    #expect(document.source.text(in: entry.keySpan) == "\"k\"")
    #expect(document.source.text(in: entry.value.span) == "{ x = [1] }")
  }

  @Test func `leads from the text of a string back to its place in the file`() throws {
    let source = "a = \"\"\"\r\nء\\tb\r\nc\\\n   d\\u0628e\"\"\""
    let (document, diagnostics) = parse(source)
    #expect(diagnostics.isEmpty)
    let string = try #require(document.root["a"]?.value.string)
    #expect(string.value == "ء\tb\ncdبe")
    for letter in ["ء", "b", "c", "d", "e"] {
      let offset = try #require(string.value.utf8.firstOffset(of: letter))
      let length = letter.utf8.count
      let span = string.sourceSpan(of: SourceSpan(offset, offset + length))
      #expect(document.source.text(in: SourceSpan(span.start, span.start + length)) == letter)
    }
  }
}

extension String.UTF8View {
  fileprivate func firstOffset(of text: String) -> Int? {
    let bytes = Array(self)
    let wanted = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) }
  }
}
