import BayanChecking
import Testing

@Suite("tokens of a text")
struct TextTokenTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var text: String
    var tokens: [String]

    var testDescription: String { text }
  }

  @Test(arguments: [
    Example(text: "don't stop", tokens: ["word don't", "space  ", "word stop"]),
    Example(text: "1,000.5", tokens: ["number 1,000.5"]),
    Example(text: "١٢٫٥", tokens: ["number ١٢٫٥"]),
    Example(text: "(ملف)", tokens: ["mark (", "word ملف", "mark )"]),
    Example(text: "h264", tokens: ["identifier h264"]),
    Example(text: "file_name", tokens: ["identifier file_name"]),
    Example(text: "open()", tokens: ["function open()"]),
    Example(text: "&amp;", tokens: ["entity &amp;"]),
    Example(text: "config.json", tokens: ["path config.json"]),
    Example(text: "support@example.com", tokens: ["email support@example.com"]),
    // Scripts without capital letters write words without a space after numbers.
    Example(text: "3件の", tokens: ["number 3", "word 件の"]),
    Example(text: "エラー190が", tokens: ["word エラー", "number 190", "word が"]),
    Example(text: "오류190이", tokens: ["word 오류", "number 190", "word 이"]),
    Example(text: "ב-5", tokens: ["word ב", "mark -", "number 5"]),
    Example(text: "1445هـ", tokens: ["number 1445", "word هـ"]),
    Example(text: "क्5", tokens: ["word क्", "number 5"]),
    Example(text: "10-го", tokens: ["identifier 10-го"]),
  ])
  func `are without gaps and have the kind that Checks.md says`(_ example: Example) {
    let scalars = Array(example.text.unicodeScalars)
    let tokens = TextToken.all(in: example.text)
    #expect(
      tokens.map { "\($0.kind) \(String(String.UnicodeScalarView(scalars[$0.range])))" }
        == example.tokens)
    #expect(tokens.flatMap { Array($0.range) } == Array(scalars.indices))
  }
}
