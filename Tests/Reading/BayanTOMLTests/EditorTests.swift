import BayanDiagnostics
import BayanTOML
import Testing

@Suite("Editing")
struct EditorTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: String
    var edit: @Sendable (TOMLEditor) throws -> [TextEdit]
    var after: String

    init(
      _ description: String, _ before: String, _ after: String,
      _ edit: @escaping @Sendable (TOMLEditor) throws -> [TextEdit]
    ) {
      (testDescription, self.before, self.after, self.edit) = (description, before, after, edit)
    }
  }

  static let replacing: [Example] = [
    Example(
      "a value between comments", "# top\na = 'x'  # why\nb = 2", "# top\na = \"ص\"  # why\nb = 2"
    ) {
      try $0.setValue(.string("ص"), at: ["a"])
    },
    Example("a value in an inline table", "[t]\ns = {a='1',b='2'}\n", "[t]\ns = {a=\"9\",b='2'}\n")
    {
      try $0.setValue(.string("9"), at: ["t", "s", "a"])
    },
    Example("a value that is missing", "[t]\na = 1\n", "[t]\na = 1\nb = true\n") {
      try $0.setValue(.boolean(true), at: ["t", "b"])
    },
  ]

  static let adding: [Example] = [
    Example(
      "behind the last entry, as far in", "[t]\n  a = 1 # x\n\n# next\n[u]\n",
      "[t]\n  a = 1 # x\n  b = 2\n\n# next\n[u]\n"
    ) {
      try $0.addEntry("b", .integer(2), to: ["t"])
    },
    Example("without a last line end", "[t]\r\na = 1\r\nc = 3", "[t]\r\na = 1\r\nc = 3\r\nb = 2") {
      try $0.addEntry("b", .integer(2), to: ["t"])
    },
    Example("below a bare header", "[t]\n[u]\n", "[t]\n\"ب\" = 2\n[u]\n") {
      try $0.addEntry("ب", .integer(2), to: ["t"])
    },
    Example("to a root with headers only", "# about t\n[t]\n", "b = 2\n\n# about t\n[t]\n") {
      try $0.addEntry("b", .integer(2), to: [])
    },
    Example("to an inline table", "s = { a = 1 }\n", "s = { a = 1, b = { c = \"d\" } }\n") {
      try $0.addEntry("b", .inlineTable([(key: "c", value: .string("d"))]), to: ["s"])
    },
    Example("to empty braces", "s = {}\n", "s = { b = [1, 2] }\n") {
      try $0.addEntry("b", .array([.integer(1), .integer(2)]), to: ["s"])
    },
    Example("to a dotted table", "[t]\na.x = 1\nc = 3\n", "[t]\na.x = 1\na.b = 2\nc = 3\n") {
      try $0.addEntry("b", .integer(2), to: ["t", "a"])
    },
    Example("several to empty braces", "s = {}\n", "s = { b = 1, c = 2 }\n") {
      try $0.addEntries([("b", .integer(1)), ("c", .integer(2))], to: ["s"])
    },
    Example(
      "several, with the line ends of the file", "[t]\r\n  a = 1\r\n",
      "[t]\r\n  a = 1\r\n  b = 1\r\n  c = 2\r\n"
    ) {
      try $0.addEntries([("b", .integer(1)), ("c", .integer(2))], to: ["t"])
    },
    Example("to a table without a header", "[t.u]\na = 1\n", "[t.u]\na = 1\n\n[t]\nb = 2\n") {
      try $0.addEntry("b", .integer(2), to: ["t"])
    },
  ]

  @Test(arguments: replacing + adding)
  func `changes what it names and no other byte`(_ example: Example) throws {
    let (document, diagnostics) = parse(example.before)
    #expect(diagnostics.isEmpty)
    let edits = try example.edit(TOMLEditor(document))
    let bytes = TOMLEditor.apply(edits, to: document.source.bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == example.after)
    #expect(TOMLDocument.parse(SourceFile(path: "x", bytes: bytes)).diagnostics.isEmpty)
  }

  @Test func `refuses what would not be TOML, or not what was asked`() {
    let editor = TOMLEditor(parse("a = 1\n[t]\nb = 2\n").document)
    #expect(throws: TOMLEditError.exists(["t", "b"])) {
      try editor.addEntry("b", .integer(1), to: ["t"])
    }
    #expect(throws: TOMLEditError.notTable(["a"])) {
      try editor.addEntry("b", .integer(1), to: ["a"])
    }
    #expect(throws: TOMLEditError.notFound(["x"])) {
      try editor.addEntry("b", .integer(1), to: ["x"])
    }
    #expect(throws: TOMLEditError.notValue(["t"])) { try editor.setValue(.integer(1), at: ["t"]) }
  }

  @Test(arguments: [
    "a = 1\nb = \n[t]\n", "a = 1\na = 2\n[t]\n", "a = 1\n[t]\n[t]\n", "a = 1\n[t\n",
    "a = 1\n[t]\nb = \"\n", "a = 1\n[t]\nb = 'é\u{0}'\n",
  ])
  func `refuses a document with errors, in which a key might be written twice`(_ source: String) {
    let (document, diagnostics) = parse(source)
    #expect(diagnostics.contains { $0.severity == .error } && !document.isValid)
    let editor = TOMLEditor(document)
    #expect(throws: TOMLEditError.notValid) { try editor.setValue(.integer(1), at: ["a"]) }
    #expect(throws: TOMLEditError.notValid) { try editor.addEntry("b", .integer(1), to: []) }
  }

  @Test func `refuses edits that overlap, or lie behind the end`() throws {
    let bytes = Array("abcdef".utf8)
    func applying(_ spans: (Int, Int)...) throws -> String {
      let edits = spans.map { TextEdit(SourceSpan($0.0, $0.1), "x") }
      return String(decoding: try TOMLEditor.applying(edits, to: bytes), as: UTF8.self)
    }
    #expect(try applying((4, 6), (0, 2), (2, 2)) == "xxcdx")
    #expect(throws: TOMLEditError.overlapping(1)) { try applying((0, 2), (1, 3)) }
    #expect(throws: TOMLEditError.overlapping(0)) { try applying((0, 2), (0, 2)) }
    #expect(throws: TOMLEditError.outside(7)) { try applying((5, 7)) }
    #expect(throws: TOMLEditError.outside(9)) { try applying((9, 9)) }
  }

  @Test(arguments: [
    "", "plain", "say \"hi\" \\ there", "\u{0}\u{8}\t\n\u{C}\r\u{1F}\u{7F}\u{85}",
    "‏مرحبا‎ \u{2066}x\u{2069} \u{202E}", "می\u{200C}خواهم", "😀\u{FEFF}\u{2028}",
  ])
  func `writes every text so that it comes back the same`(_ text: String) {
    let written = tomlBasicString(text)
    #expect(parse("a = \(written)").document.root["a"]?.value.string?.value == text)
    #expect(
      !written.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{200F}" || $0.value < 32 })
    #expect(parse("\(tomlKey([text, "b"])) = 1").document.root[text]?.value.table?["b"] != nil)
  }

  @Test(arguments: ["plain", "\u{301}begins", "ends\u{600}", "\u{745}\"\u{301}\n", "\u{301}"])
  func `writes every text within a string so that it comes back the same`(_ text: String) throws {
    let string = try #require(parse("a = \"old\"").document.root["a"]?.value.string)
    let written = try #require(string.source(for: text))
    let value = try #require(parse("a = \"\(written)\"").document.root["a"]?.value.string).value
    #expect(value.utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: [
    "a\nb", "\n", "a\n'", "a\n'''b", "a\n'''\u{301}b", "a\nb'\u{301}", "\r\na\n\u{1B}",
  ])
  func `writes text of several lines so that it comes back the same`(_ text: String) throws {
    let (document, diagnostics) = parse("a = \(TOMLNewValue.lines(text).text)\n")
    #expect(diagnostics.isEmpty)
    #expect(try #require(document.root["a"]?.value.string).value.utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: RobustnessTests.samples)
  func `adds to every table`(_ sample: String) throws {
    let document = parse(sample).document
    let editor = TOMLEditor(document)
    for (path, value) in [([], nil)] + paths(in: document.root, below: []) {
      if value == nil || value?.table != nil {
        let edits = try editor.addEntry("جديد", .string("x\n"), to: path)
        let after = try reparse(edits, document)
        #expect(entry(path + ["جديد"], in: after)?.value.string?.value == "x\n")
        #expect(edits.allSatisfy { $0.span.isEmpty || $0.replacement.hasPrefix("{") })
      }
    }
  }

  private func paths(
    in table: TOMLTable, below path: [String]
  ) -> [(path: [String], value: TOMLValue?)] {
    table.entries.flatMap { entry in
      let own = path + [entry.key]
      let inner = entry.value.table.map { paths(in: $0, below: own) } ?? []
      return [(own, entry.value)] + inner
    }
  }

  private func entry(_ path: [String], in table: TOMLTable) -> TOMLEntry? {
    guard let first = path.first, let found = table[first] else { return nil }
    if path.count == 1 { return found }
    return found.value.table.flatMap { entry(Array(path.dropFirst()), in: $0) }
  }

  private func reparse(_ edits: [TextEdit], _ document: TOMLDocument) throws -> TOMLTable {
    let bytes = TOMLEditor.apply(edits, to: document.source.bytes)
    let (after, diagnostics) = TOMLDocument.parse(SourceFile(path: "x", bytes: bytes))
    #expect(diagnostics.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
    return after.root
  }
}
