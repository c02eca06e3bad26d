import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanExchange
import BayanMessageSyntax
import BayanRules
import Foundation
import Testing

@Suite("exchange: strings")
struct AppleStringsTests {
  private func read(_ text: String) -> ReturnedDocument {
    AppleStrings.read(SourceFile(path: "x", text: text))
  }

  private func pairs(_ document: ReturnedDocument) -> [String] {
    document.units.map { unit in
      "\(unit.names[0])=\(unit.variants.compactMap { $0.target?.formatted() }.joined())"
    }
  }

  @Test func `Foundation reads what is written`() throws {
    let project = try SampleProject(
      translation: """
        [full]
        title = "a \\"b\\" \\\\\\\\ \\n\\r\\t\\u0001\\u007F\\uFEFF\\u2028 c"
        suggestion = "ضع 100% /* هذا */ // \\U0001F469‍👧"
        """)
    let text = project.text(AppleStrings.self)
    let value = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: nil)
    #expect(
      value as? [String: String] == [
        "disk.full.title": "a \"b\" \\ \n\r\t\u{1}\u{7F}\u{FEFF}\u{2028} c",
        "disk.full.suggestion": "ضع 100% /* هذا */ // \u{1F469}‍👧",
      ])
    #expect(text.contains("// \"disk.plain.title\" = \"100% done\";"))
    let result = project.imported(text, AppleStrings.self)
    #expect(result.unchanged == 2 && result.changes.isEmpty && result.refusals.isEmpty)
  }

  @Test func `a sign with a combining mark on it neither ends a comment nor begins a value`() throws
  {
    let project = try SampleProject(
      source: """
        [full]
        title = "Full */\\u0301 x"
        description = "{$disk} is 100%\\u0301 full."
        """,
      translation: """
        [full]
        title = "ممتلئ"
        description = "{$disk} 100%\\u0301 ممتلئ."
        """)
    let text = project.text(AppleStrings.self)
    let value = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: nil)
    let texts = try #require(value as? [String: String])
    let words = try #require(texts["disk.full.description"])
    #expect(words.unicodeScalars.contains("%"))
    #expect(words.utf8.contains("100%%\u{301}".utf8))
    #expect(project.imported(text, AppleStrings.self).refusals.isEmpty)
  }

  @Test func `comments, bare keys, escapes and encodings are read`() {
    let text = """
      // A line; "not" = "this";
      /* A comment
         of lines */ "a.b.title" = "x\\"y\\\\\\n\\U0041\\u00e9\\101\\'z";
      a.c.title="1";   'a.d.title' = word ; "a.e.title";
      "a.f.title" = "\\Ud83d\\ude00"; /* end */
      """
    let expected = [
      "a.b.title=x\"y\\\\\nAéA'z", "a.c.title=1", "a.d.title=word", "a.e.title=a.e.title",
      "a.f.title=😀",
    ]
    #expect(pairs(read(text)) == expected)
    #expect(pairs(read("\u{FEFF}" + text)) == expected)
    for isBigEndian in [false, true] {
      let units = "\u{FEFF}\(text)".utf16.flatMap {
        isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
      }
      let file = ExchangeFormats.inUTF8(SourceFile(path: "x", bytes: units))
      #expect(AppleStrings.recognizes(file))
      #expect(pairs(AppleStrings.read(file)) == expected)
    }
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", 1, 10, "the text of 'a' needs ';' after it"),
    ("\"a\" = \"b\";\n\"c\" = \"d;\n", 2, 7, "this text has no quotation mark at its end"),
    ("\"a\" = ;", 1, 7, "expected a key or a text"),
    ("/* open", 1, 1, "this comment has no end"),
    ("\"a\" = \"\\Ud800\";", 1, 8, "this escape doesn't stand for a character"),
    ("\"a\" = \"\\377\";", 1, 8, "this escape doesn't stand for a character"),
    ("{ a = b; }", 1, 1, "expected a key or a text"),
  ])
  func `what can't be read is reported with its place`(
    _ text: String, _ line: Int, _ column: Int, _ words: String
  ) throws {
    let file = SourceFile(path: "x", text: text)
    let document = AppleStrings.read(file)
    let found = try #require(document.diagnostics.first)
    #expect(found.message.description.contains(words))
    let place = file.location(of: found.span.start)
    #expect("\(place.line):\(place.column)" == "\(line):\(column)" && document.units.isEmpty)
  }

  @Test func `every cut is read or reported`() throws {
    let bytes = Array(try SampleProject().text(AppleStrings.self).utf8)
    let whole = AppleStrings.read(SourceFile(path: "x", bytes: bytes)).units.count
    for end in bytes.indices {
      let document = AppleStrings.read(SourceFile(path: "x", bytes: Array(bytes[..<end])))
      // A list needs no end: after each `;` the file is complete.
      #expect(document.diagnostics.isEmpty ? document.units.count <= whole : document.units.isEmpty)
    }
  }

  @Test func `plurals are refused, and each form is a text of its own`() throws {
    let project = try SampleProject()
    let output = AppleStrings.write(project.document(), over: nil)
    #expect(
      output.losses.wrong == ["disk.full.description variant", "disk.plain.description variant"])
    let untranslated = output.losses.filter { $0.kind == .message }.map(\.id.description)
    #expect(
      untranslated.contains("disk.full.suggestion") && untranslated.contains("disk.plain.title"))
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(text.contains("\"disk.full.description [few]\" = \"%1$lld ملفات على %2$@.\";"))
    let result = project.imported(
      text.replacing("ملفات على %2$@.", with: "ملفات في %2$@."), AppleStrings.self)
    #expect(
      result.changes.map(\.new) == [
        (project.document(only: "disk.full.description").units[0].target?.messageText ?? "")
          .replacing("ملفات على", with: "ملفات في")
      ])
  }

  @Test func `what changed on both sides is a conflict, by the stamp in the comment`() throws {
    let text = try SampleProject().text(AppleStrings.self)
    let later = try SampleProject(
      translation: SampleProject.arabic.replacing("ممتلئ 100%", with: "مليء"))
    let back = text.replacing("ممتلئ 100%", with: "امتلأ")
    #expect(later.imported(back, AppleStrings.self).conflicts.map(\.theirs) == ["امتلأ"])
  }

  @Test func `a line without its strokes is a translation`() throws {
    let project = try SampleProject()
    let text = project.text(AppleStrings.self)
    let back = text.replacing(
      "// \"disk.plain.title\" = \"100% done\"", with: "\"disk.plain.title\" = \"تم\"")
    let result = project.imported(back, AppleStrings.self)
    #expect(
      result.changes.map { "\($0.id) \($0.new) \($0.newState)" } == [
        "disk.plain.title تم translated"
      ])
  }

  @Test func `placeholders that the message doesn't have are refused`() throws {
    let project = try SampleProject()
    let text = "\"disk.full.title\" = \"%3$@ %1$s %\";\n\"disk.plain.title\" = \"%d\";"
    let result = project.imported(text, AppleStrings.self)
    #expect(result.changes.map(\.new) == ["%d"])
    #expect(
      result.refusals.map(\.reasons) == [
        ["%3$@", "%1$s"].map { "'\($0)' isn't a placeholder of this message; it has none" }
      ])
  }

  @Test(arguments: [
    ("\"a\" = \"b\";", true), ("/* only */\n", true), ("/* open", true), ("// x\n", true),
    ("msgid \"a\"\n", false), ("<plist>", false), ("{\"a\": 1}", false), ("", false),
    ("a b", false),
  ])
  func `recognized by how it begins`(_ text: String, _ isStrings: Bool) {
    #expect(AppleStrings.recognizes(SourceFile(path: "", text: text)) == isStrings)
  }
}
