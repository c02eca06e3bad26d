import BayanDiagnostics
import BayanSeededRandom
import BayanWorkspace
import Testing

@testable import BayanLanguageServer

/// Consecutive changes, as in "DidChangeTextDocumentParams" of the Language Server Protocol 3.17.
struct EditedTextTests {
  @Test func `each change is one of the text that the changes before have left`() {
    var text = EditedText(SourceFile(path: "x", text: "one\ntwo\n"), .utf16)
    text.replace(Self.range((0, 0), (0, 0)), with: "a\nb\n")
    text.replace(Self.range((2, 3), (3, 0)), with: " ")
    text.replace(Self.range((2, 4), (2, 7)), with: "2")
    #expect(Self.text(text, over: "one\ntwo\n") == "a\nb\none 2\n")
  }

  @Test func `only what was replaced is given`() {
    let old = String(repeating: "word\n", count: 1000)
    var text = EditedText(SourceFile(path: "x", text: old), .utf8)
    text.replace(Self.range((900, 1), (900, 2)), with: "0")
    text.replace(Self.range((5, 0), (5, 4)), with: "")
    text.replace(Self.range((7, 0), (7, 0)), with: "a")
    text.replace(Self.range((7, 1), (7, 1)), with: "b")
    text.replace(Self.range((3, 2), (3, 2)), with: "")
    #expect(
      text.replacements().map(\.span) == [
        SourceSpan(25, 29), SourceSpan(35, 35), SourceSpan(4501, 4502),
      ])
    #expect(text.replacements().map(\.bytes) == [[], Array("ab".utf8), Array("0".utf8)])
  }

  @Test func `a change without a range is the whole text`() {
    var text = EditedText(SourceFile(path: "x", text: "old"), .utf16)
    text.replace(nil, with: "new\ntext")
    text.replace(Self.range((1, 0), (1, 4)), with: "line")
    #expect(Self.text(text, over: "old") == "new\nline")
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func `a position means what it means in the whole text`(_ encoding: PositionEncoding) {
    var random = SeededRandom(seed: 45)
    let pieces = ["", "x", "سـ\u{650}", "\n", "\r\n", "\r", "😀", "한 word ", "\n\n"]
    for _ in 0..<20 {
      func piece() -> String { pieces.randomElement(using: &random) ?? "" }
      let old = (0..<Int.random(in: 0...600, using: &random)).map { _ in piece() }.joined()
      var text = EditedText(SourceFile(path: "x", text: old), encoding)
      var whole = SourceFile(path: "x", text: old)
      for _ in 0..<60 {
        func position() -> LSP.Position {
          LSP.Position(
            line: Int.random(in: -1...whole.lines.starts.count, using: &random),
            character: [0, 1, 2, 3, 5, 9, 70, -1, .max].randomElement(using: &random) ?? 0)
        }
        let range = LSP.Range(start: position(), end: position())
        let new = (0..<3).map { _ in piece() }.joined()
        text.replace(range, with: new)
        var bytes = whole.bytes
        bytes.replaceSubrange(encoding.span(of: range, in: whole).range, with: new.utf8)
        whole = SourceFile(path: "x", bytes: bytes)
      }
      #expect(Self.text(text, over: old) == String(decoding: whole.bytes, as: UTF8.self))
    }
  }

  private static func range(_ start: (Int, Int), _ end: (Int, Int)) -> LSP.Range {
    LSP.Range(
      start: LSP.Position(line: start.0, character: start.1),
      end: LSP.Position(line: end.0, character: end.1))
  }

  private static func text(_ text: EditedText, over old: String) -> String {
    var bytes = Array(old.utf8)
    for replacement in text.replacements().reversed() {
      bytes.replaceSubrange(replacement.span.range, with: replacement.bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
