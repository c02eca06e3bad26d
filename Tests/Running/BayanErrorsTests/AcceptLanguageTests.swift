import BayanErrors
import BayanRuntime
import Testing

struct AcceptLanguageTests {
  @Test(arguments: [
    ("ar-EG, en;q=0.8, *;q=0.1", ["ar-EG", "en"]),
    ("en;q=0.5,ar", ["ar", "en"]),
    ("en;q=0.5, ar;q=0.5", ["en", "ar"]),
    ("fr;q=0, ar;q=0.001, en;q=1.000", ["en", "ar"]),
    (" AR_eg ;Q=1 , EN", ["ar-EG", "en"]),
    ("", []),
    ("*", []),
    (",,;q=1,ar;q=2,ar;q=1.5,ar;q=,ar;q=0.1234,en;q=0.3", ["en"]),
    ("ar;q=0.5;q=1, en", ["en"]),
    ("zh-Hant-TW, \u{202E}, <script>", ["zh-Hant-TW"]),
  ])
  func `the heaviest come first, and of equals the first named`(_ field: String, _ tags: [String]) {
    #expect(AcceptLanguage.preferences(field).map(\.description) == tags)
  }

  @Test func `a field without end is read to its bound`() {
    let field = (0..<100_000).map { "en;q=0.\($0 % 10)" }.joined(separator: ",")
    #expect(AcceptLanguage.preferences(field).count <= 64)
  }
}
