import BayanDiagnostics
import BayanSeededRandom
import Foundation
import Testing

@testable import BayanTOML

@Suite("The layout of a file")
struct LayoutTests {
  private static func laidOut(_ text: String) throws -> String {
    let document = parse(text).document
    let bytes = try TOMLEditor.applying(
      TOMLLayout.edits(of: document), to: document.source.bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    TextExample("equals signs", "a=1\nb   =   2\n", "a = 1\nb = 2\n"),
    TextExample("keys and headers", "[ a . \"b\" ]\n  c . d = 1", "[a.\"b\"]\nc.d = 1\n"),
    TextExample("blanks at the ends of lines", "a = 1  \n# two \t\n", "a = 1\n# two\n"),
    TextExample("the end", "a = 1\n\n\n", "a = 1\n"),
    TextExample("the start", "\n\n  # one\na = 1\n", "# one\na = 1\n"),
    TextExample("nothing but blanks", " \n \n", ""),
    TextExample("empty lines", "a = 1\n\n\n\nb = 2\n", "a = 1\n\nb = 2\n"),
    TextExample("a header", "a = 1\n[b]\n[[c]]\n", "a = 1\n\n[b]\n\n[[c]]\n"),
    TextExample(
      "the comment of a header", "a = 1\n# of b\n[b]\n# of c\n\n[c]\n",
      "a = 1\n\n# of b\n[b]\n# of c\n\n[c]\n"),
    TextExample(
      "an inline table", "a={b=1,c={},d=[ 1,2 ]}\n", "a = { b = 1, c = {}, d = [1, 2] }\n"),
    TextExample(
      "an array over lines", "a=[1,# one\n 2 ,\n\n\n{b=[\n3]}\n]\n",
      "a = [1, # one\n  2,\n\n  { b = [\n    3] }\n]\n"),
    TextExample(
      "comments that are aligned", "a = 1    # x\nbb = 2   # y\nc = 3#z\n",
      "a = 1    # x\nbb = 2   # y\nc = 3 #z\n"),
    TextExample(
      "most lines end with CR LF", "a=1\r\nb=2\n[c]\r\n", "a = 1\r\nb = 2\r\n\r\n[c]\r\n"),
    TextExample("most lines end with LF", "a=1\r\nb=2\n[c]\n", "a = 1\nb = 2\n\n[c]\n"),
    TextExample("as many lines end with one as with the other", "a=1\r\nb=2\n", "a = 1\nb = 2\n"),
    TextExample("CR LF", "a=1\r\nb=2 \r\n\r\n\r\n", "a = 1\r\nb = 2\r\n"),
    TextExample(
      "a date and its time", "a=1979-05-27  \nb=[1979-05-27 07:32:00,1.5]\n",
      "a = 1979-05-27\nb = [1979-05-27 07:32:00, 1.5]\n"),
    TextExample("a byte-order mark", "\u{FEFF}\na=1\n", "\u{FEFF}a = 1\n"),
  ])
  func `has one form`(_ example: TextExample) throws {
    #expect(try Array(Self.laidOut(example.before).utf8) == Array(example.after.utf8))
  }

  @Test(arguments: [
    "a = '''\n  .match $n  \n one   {{x}} \n\n\n*{{y}}'''\n", "a = \"x = 1  [  #  \"\n",
    "a = \"\"\"\\\n   x  \n\"\"\"\n", "\"a  b\" = '  '\n",
  ])
  func `leaves what stands in strings`(_ text: String) throws {
    #expect(try Self.laidOut(text) == text)
  }

  @Test(arguments: ["a = \nb=1\n", "[a\nb=1", "a = \"\n b=1"])
  func `leaves a file with errors`(_ text: String) throws {
    #expect(try Self.laidOut(text) == text)
  }

  /// Expects that the layout keeps all values and comments, and that a second layout changes
  /// nothing.
  private static func check(_ text: String, _ comment: Comment? = nil) throws {
    let before = parse(text).document
    try #require(before.isValid, "\(text)")
    let after = try laidOut(text)
    let document = parse(after).document
    #expect(outline(document.root) == outline(before.root), comment)
    #expect(comments(of: document) == comments(of: before), comment)
    #expect(document.isValid, comment)
    #expect(try Array(laidOut(after).utf8) == Array(after.utf8), comment)
    let isTidy = after.utf8.last == 0x0A || after.isEmpty
    #expect(isTidy, comment)
  }

  private static func comments(of document: TOMLDocument) -> [String] {
    document.comments.map { span in
      let text = document.source.text(in: span)
      return String(text.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
  }

  @Test func `keeps every value of this repository's files`() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var count = 0
    for folder in ["Catalog", "Locales", "Tools/Benchmarks/Formats", "Tests"] {
      let folder = root.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where path.hasSuffix(".toml") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        guard parse(text).document.isValid else { continue }
        try Self.check(text, "\(path)")
        count += 1
      }
    }
    #expect(count >= 20)
  }

  @Test func `keeps every value, however a file is laid out`() throws {
    var random = SeededRandom(seed: 4)
    for _ in 0..<2_000 { try Self.check(Self.file(&random)) }
  }

  // MARK: Generated files

  private static func file(_ random: inout SeededRandom) -> String {
    let newline = Bool.random(using: &random) ? "\n" : "\r\n"
    var text = ""
    func blank() -> String { ["", "", " ", "  ", "\t"].randomElement(using: &random) ?? "" }
    func breaks() -> String {
      var text = ""
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        text += blank() + (Bool.random(using: &random) ? "# تعليق = [ \" " : "") + newline
      }
      return text + blank()
    }
    func value(_ depth: Int, inTable: Bool) -> String {
      switch Int.random(in: 0..<(depth > 2 ? 9 : 12), using: &random) {
      case 0: return "1_000"
      case 1: return "-1.5e+3"
      case 2: return "1979-05-27 07:32:00"
      case 3: return "\"x # = [ \\\" \\\\\""
      case 4: return "'C:\\ ]'"
      case 5: return "\"\"\"\n a  \n\\\"\"\" b \\\n   c\"\"\"\""
      case 6: return "'''\n''\"  \n.match $n '''"
      case 7: return "true"
      case 8: return "\"\""
      case 9, 10:
        let parts = (0..<Int.random(in: 0...3, using: &random)).map { _ in
          let free = inTable ? blank() : breaks()
          return free + value(depth + 1, inTable: inTable) + (inTable ? blank() : breaks())
        }
        return "[" + parts.joined(separator: ",") + (inTable ? blank() : breaks()) + "]"
      default:
        let parts = (0..<Int.random(in: 0...3, using: &random)).map { index in
          blank() + "k\(index)" + blank() + "=" + blank() + value(depth + 1, inTable: true)
            + blank()
        }
        return "{" + parts.joined(separator: ",") + blank() + "}"
      }
    }
    for index in 0..<Int.random(in: 0...6, using: &random) {
      text += breaks()
      switch Int.random(in: 0..<4, using: &random) {
      case 0: text += "[" + blank() + "t\(index)" + blank() + "." + blank() + "'u'" + blank() + "]"
      case 1: text += "[[" + blank() + "list" + blank() + "]]"
      default:
        text +=
          "a\(index)" + blank() + "." + blank() + "\"b b\"" + blank() + "=" + blank()
          + value(0, inTable: false)
      }
      text += blank() + (Bool.random(using: &random) ? "# end " : "") + newline
    }
    return text + breaks()
  }
}
