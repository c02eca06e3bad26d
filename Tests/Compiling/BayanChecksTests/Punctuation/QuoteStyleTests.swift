import BayanChecks
import Testing

struct QuoteStyleTests {
  @Test(arguments: [
    Example(
      "fa", "The file “{$name}”", "پروندهٔ ①“{$name}”",
      "① note: 'fa' uses «…» as quotation marks, not “…”"),
    Example(
      "de", "The file “{$name}” is missing", "Die Datei ①“{$name}” fehlt",
      "① note: 'de' uses „…“ as quotation marks, not “…”"),
    Example(
      "ja", "The file “{$name}”", "ファイル①\"{$name}\"がありません",
      "① note: 'ja' uses 「…」 as quotation marks, not \"…\""),
    Example(
      "ja", "Press “Retry” now.", "今すぐ①“再試行”を押す。",
      "① note: 'ja' uses 「…」 as quotation marks, not “…”"),
  ])
  func `quotation marks of another language are reported`(_ example: Example) throws {
    #expect(try example.diagnostics(QuoteStyle.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("de", "The file “{$name}”", "Die Datei „{$name}“"),
    Example("fr", "The file “a”", "Le fichier «a»"),
    Example("ar", "Press “Retry”.", "اضغط «إعادة المحاولة»."),
    Example("ar", "Press “Retry”.", "اضغط ”إعادة المحاولة“."),
    Example("zh", "Press “Retry” now.", "请按“重试”。"),
    Example("he", "The file", "צה\"ל כאן"),
    Example("de", "<a href=\"x\">a</a>", "<a href=\"x\">a</a>"),
  ])
  func `the locale's quotation marks are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(QuoteStyle.self) == [])
  }

  @Test(arguments: [
    Example("de", "The “file” is", "Die “Datei” ist", "Die „Datei“ ist")
  ])
  func `the fix writes the locale's marks`(_ example: Example) throws {
    #expect(try example.fixed(QuoteStyle.self) == example.diagnostic)
  }

  @Test(arguments: [
    ("Le fichier “{$name}”", "Le fichier «\u{A0}{$name}\u{A0}»"),
    ("Le fichier “a\u{202F}” est", "Le fichier «\u{A0}a\u{202F}» est"),
  ])
  func `French guillemets get the no-break spaces that they need`(
    _ target: String, _ fixed: String
  ) throws {
    let result = try BayanChecksTests.fixed(
      source: "The file “{$name}”", target: target, locale: "fr", rule: QuoteStyle.self)
    #expect(result == fixed)
  }
}
