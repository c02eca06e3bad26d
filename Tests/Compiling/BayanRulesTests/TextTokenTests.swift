import BayanChecking
import Testing

@Suite("tokens of a text")
struct TextTokenTests {
  @Test(arguments: [
    ("don't stop", ["word don't", "space  ", "word stop"]),
    ("1,000.5", ["number 1,000.5"]),
    ("١٢٫٥", ["number ١٢٫٥"]),
    ("(ملف)", ["mark (", "word ملف", "mark )"]),
    ("h264", ["identifier h264"]),
    ("file_name", ["identifier file_name"]),
    ("open()", ["function open()"]),
    ("&amp;", ["entity &amp;"]),
    ("config.json", ["path config.json"]),
    ("support@example.com", ["email support@example.com"]),
    // Scripts without capital letters write words without a space after numbers.
    ("3件の", ["number 3", "word 件の"]),
    ("エラー190が", ["word エラー", "number 190", "word が"]),
    ("오류190이", ["word 오류", "number 190", "word 이"]),
    ("ב-5", ["word ב", "mark -", "number 5"]),
    ("1445هـ", ["number 1445", "word هـ"]),
    ("क्5", ["word क्", "number 5"]),
    ("10-го", ["identifier 10-го"]),
  ])
  func `are without gaps and have the kind that Checks.md says`(text: String, expected: [String]) {
    let scalars = Array(text.unicodeScalars)
    let tokens = TextToken.all(in: text)
    #expect(
      tokens.map { "\($0.kind) \(String(String.UnicodeScalarView(scalars[$0.range])))" }
        == expected)
    #expect(tokens.flatMap { Array($0.range) } == Array(scalars.indices))
  }
}
