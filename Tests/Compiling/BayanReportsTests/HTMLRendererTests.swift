import BayanDiagnostics
import BayanReports
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("the HTML report")
struct HTMLRendererTests {
  private let renderer = HTMLRenderer(
    rules: [
      RuleDescription(
        id: "some-rule", severity: .error, isAdjustable: true,
        texts: .init(
          what: "What <b>.", why: "Why & how.", bad: nil, good: nil, howToFix: "Write 'this'."))
    ], provenance: "bayan", name: { $0 == "\u{202E}" ? "RIGHT-TO-LEFT OVERRIDE" : nil },
    localeName: { $0 == "ar" ? "Arabic" : $0 })

  private func diagnostic(_ message: String = "wrong", locale: String? = "ar") -> Diagnostic {
    var diagnostic = Diagnostic(
      "some-rule", .error, .init(message), file: "Locales/ar/a.toml", span: SourceSpan(0, 0),
      locale: locale, messageID: MessageID("a.b.title"))
    diagnostic.fingerprint = "0123abcd"
    return diagnostic
  }

  @Test func `every text says its language and its direction`() {
    var diagnostic = diagnostic()
    diagnostic.target = Quotation(
      "مرحبا {$nme}", marked: SourceSpan(12, 16), fixed: "مرحبا {$name}", locale: "ar",
      isRightToLeft: true)
    diagnostic.source = Quotation("Hello {$name}", locale: "en", isRightToLeft: false)
    let page = renderer.render([diagnostic], files: [:])
    #expect(page.contains("<blockquote lang=\"en\" dir=\"ltr\">Hello {$name}</blockquote>"))
    #expect(
      page.contains(
        "<blockquote lang=\"ar\" dir=\"rtl\">مرحبا <bdi class=\"code\" dir=\"ltr\">"
          + "{<mark>$nme</mark>}</bdi></blockquote>"))
    #expect(page.contains("With the fix"))
    #expect(page.contains("Arabic (ar)"))
    #expect(page.contains("<dd class=\"how-to-fix\">Write &#39;this&#39;.</dd>"))
    #expect(page.contains("<code>bayan allow some-rule @0123abcd --reason …</code>"))
  }

  private static let plural = """
    .input {$n :integer}
    .match $n
    0 {{لا شيء}}
    one {{ملف}}
    few {{{$n} ملفات}}
    * {{{$n} ملف}}
    """

  @Test func `a plural from right to left is a table, with the numbers of each row`() {
    var diagnostic = diagnostic()
    let start = Self.plural.utf8.count - "* {{{$n} ملف}}".utf8.count + "* {{{$n} ".utf8.count
    diagnostic.target = Quotation(
      Self.plural, marked: SourceSpan(start, start + 6), locale: "ar", isRightToLeft: true)
    let page = renderer.render([diagnostic], files: [:])
    #expect(page.contains("<div dir=\"rtl\"><table>"))
    #expect(
      page.contains(
        "<bdi class=\"key\" dir=\"ltr\">few</bdi> "
          + "<bdi class=\"numbers\" dir=\"ltr\">3–10, 103–110, …</bdi>"))
    #expect(
      page.contains(
        "<bdi class=\"key\" dir=\"ltr\">0</bdi></th><td lang=\"ar\" dir=\"rtl\">لا شيء</td>"))
    #expect(
      page.contains(
        "<bdi class=\"code\" dir=\"ltr\">{$n}</bdi> <mark>ملف</mark></td>"))
    #expect(!page.contains(".match"))
  }

  @Test(arguments: [
    (".match $n", "$n", "<bdi dir=\"ltr\"><mark>$n</mark></bdi></th>"),
    ("few", "few", "<bdi class=\"key\" dir=\"ltr\"><mark>few</mark></bdi>"),
    (".input {$n :integer}", ":integer", ".input {$n <mark>:integer</mark>}"),
    (".match", ".match", "<bdi dir=\"ltr\"><mark>$n</mark></bdi></th>"),
    ("one {{ملف}}", "one {{ملف}}", "<mark>ملف</mark>"),
  ])
  func `a mark outside the texts is in the table too`(
    place: String, marked: String, expected: String
  ) throws {
    var diagnostic = diagnostic()
    let around = try #require(Self.plural.range(of: place))
    let range = try #require(Self.plural.range(of: marked, range: around))
    let start = Self.plural.utf8.distance(from: Self.plural.startIndex, to: range.lowerBound)
    diagnostic.target = Quotation(
      Self.plural, marked: SourceSpan(start, start + marked.utf8.count), locale: "ar",
      isRightToLeft: true)
    let page = renderer.render([diagnostic], files: [:])
    #expect(page.contains("<div dir=\"rtl\"><table>"))
    let plain = page.replacing(#/<bdi class="code" dir="ltr">|</bdi>(?=[ }])/#, with: "")
    #expect(page.contains(expected) || plain.contains(expected), "\(page)")
    #expect(!page.contains(".match"))
  }

  @Test(arguments: [
    // The range 1 to 20 excludes 0 and the numbers above 20.
    (1...20, ["no whole number of 1–20", "1", "3–10", "2, 11–20"]),
    (0...1, ["", "1", "no whole number of 0–1", "no whole number of 0–1"]),
    (
      3...10,
      ["no whole number of 3–10", "no whole number of 3–10", "3–10", "no whole number of 3–10"]
    ),
  ])
  func `rows have the numbers that the argument can be`(
    range: ClosedRange<Int>, expected: [String]
  ) {
    #expect(numbers(in: Self.plural, locale: "ar", ["n": range]) == expected)
  }

  @Test func `rows show numbers without the offset`() {
    let message = """
      .input {$n :integer}
      .local $others = {$n :offset subtract=1}
      .match $others
      0 {{a}}
      one {{b}}
      * {{c}}
      """
    #expect(numbers(in: message, locale: "en", ["n": 1...5]) == ["", "1", "2–4"])
    #expect(numbers(in: message, locale: "en", ["x": 1...5]) == ["", "1", "2, 3, 4, …"])
  }

  /// Returns the numbers of each row; an empty text if none are beside the key.
  private func numbers(
    in message: String, locale: String, _ ranges: [String: ClosedRange<Int>]
  ) -> [String] {
    var diagnostic = diagnostic()
    diagnostic.target = Quotation(
      message, locale: locale, isRightToLeft: locale == "ar", ranges: ranges)
    return renderer.render([diagnostic], files: [:]).components(separatedBy: "<tr>")
      .filter { $0.contains("scope=\"row\"") }
      .map { row in row.firstMatch(of: /"numbers" dir="ltr">([^<]*)</).map { String($0.1) } ?? "" }
  }

  @Test func `a star stands for what the rows leave that differ in it alone`() {
    let message = """
      .input {$h :integer}
      .input {$m :integer}
      .match $h $m
      0 one {{a}}
      0 * {{b}}
      * * {{c}}
      """
    var diagnostic = diagnostic()
    diagnostic.target = Quotation(message, locale: "en", isRightToLeft: false)
    let rows = renderer.render([diagnostic], files: [:]).components(separatedBy: "<tr>")
      .filter { $0.contains("scope=\"row\"") }
    let numbers = rows.map { row in
      row.matches(of: /"numbers" dir="ltr">([^<]*)</).map { String($0.1) }
    }
    #expect(numbers == [["1"], ["0, 2, 3, 4, …"], ["1, 2, 3, …"]])
  }

  @Test(arguments: [199, 200])
  func `a message of more than 200 variants is no table`(keys: Int) {
    var text = ".input {$n :integer}\n.match $n"
    for key in 0..<keys { text += "\n\(key) {{a}}" }
    text += "\n* {{b}}"
    var diagnostic = diagnostic()
    diagnostic.target = Quotation(text, locale: "en", isRightToLeft: false)
    #expect(renderer.render([diagnostic], files: [:]).contains("<table>") == (keys < 200))
  }

  @Test func `the fix stands beside its own language`() throws {
    var diagnostic = diagnostic()
    diagnostic.source = Quotation("Hello", locale: "en", isRightToLeft: false)
    diagnostic.target = Quotation("مرحبا ", fixed: "مرحبا", locale: "ar", isRightToLeft: true)
    let page = renderer.render([diagnostic], files: [:])
    let pair = try #require(page.components(separatedBy: "<div class=\"pair\">").last)
    let figures = pair.components(separatedBy: "</div>")[0]
    #expect(figures.contains("<figcaption>Arabic</figcaption>"))
    #expect(figures.contains("<figcaption>With the fix</figcaption>"))
    #expect(!figures.contains("Hello"))
  }

  @Test(arguments: [true, false])
  func `a fix says whether the message becomes a draft`(_ isDraft: Bool) {
    var diagnostic = diagnostic()
    diagnostic.fixes = [
      Fix(
        "copy", .review, edits: [TextEdit(SourceSpan(0, 0), "a")], isDraft: isDraft)
    ]
    let page = renderer.render([diagnostic], files: [:])
    #expect(page.contains("look at it first"))
    #expect(page.contains("the message becomes a draft until a person edits it") == isDraft)
  }

  @Test func `names in a sentence have a direction of their own`() {
    let page = renderer.render([diagnostic("no 'أ', but 'ب'")], files: [:])
    #expect(
      page.contains("no &#39;<bdi>أ</bdi>&#39;, but &#39;<bdi>ب</bdi>&#39;</span>"))
  }

  /// Texts that HTML would read as markup if they weren't escaped.
  static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='x", "&lt;b&gt;",
    "</style><b>", "]]><!--", "javascript:alert(1)", "\u{202E}\u{2066}<b>\u{0}\u{1B}[31m",
  ]

  @Test(arguments: hostile)
  func `no text becomes markup, wherever it stands`(_ text: String) throws {
    var diagnostic = Diagnostic(
      RuleID(rawValue: text), .warning, .init("'\(text)' أ"), file: text, span: SourceSpan(0, 3),
      locale: text, messageID: MessageID(file: text, entry: text), variant: text, cldr: text,
      notes: [.init(.init(text), file: text, span: SourceSpan(0, 0), visual: text)],
      fixes: [Fix(.init(text), .automatic, edits: [TextEdit(SourceSpan(0, 0), text)])])
    diagnostic.fingerprint = text
    let source = SourceFile(path: text, text: text)
    var quoted = diagnostic
    quoted.target = Quotation(
      text, marked: SourceSpan(0, 1), fixed: text + "!", locale: text, isRightToLeft: true)
    quoted.source = Quotation(text, locale: text, isRightToLeft: false)
    var allowed = diagnostic
    allowed.suppression = Suppression(.inSource, reason: text)
    let renderer = HTMLRenderer(
      rules: [
        RuleDescription(
          id: RuleID(rawValue: text), severity: .error, isAdjustable: true,
          texts: .init(what: text, why: text, bad: text, good: text, howToFix: text))
      ], provenance: text, name: { _ in text }, localeName: { _ in text })
    let page = renderer.render([diagnostic, quoted, allowed], files: [text: source])

    // Read as XML, the page has only elements and attributes of the renderer.
    let body = try #require(page.range(of: "<body>"))
    let end = try #require(page.range(of: "</body>"))
    let parser = XMLParser(
      data: Data(
        page[body.lowerBound..<end.upperBound]
          .replacing(" checked>", with: ">")
          .replacing(/(<input [^>]*)>/, with: { "\($0.output.1)/>" }).utf8))
    let elements = ElementList()
    parser.delegate = elements
    #expect(parser.parse(), "\(parser.parserError.debugDescription)")
    #expect(elements.names.isDisjoint(with: ["script", "img", "b ", "style", "iframe", "object"]))
    #expect(elements.attributes.allSatisfy { !$0.hasPrefix("on") && $0 != "style" && $0 != "src" })
    #expect(elements.links.allSatisfy { $0.hasPrefix("#") })
    let controls = page.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || $0 == "\u{202E}" || $0 == "\u{2066}" || $0 == "\u{1B}"
    }
    #expect(controls.isEmpty)
  }

  @Test func `a rule is described in the reader's language if it has a page in it`() {
    func described(_ tag: String) -> RuleDescription {
      RuleDescription(id: "placeholder-unknown", severity: .error, isAdjustable: true) { asked in
        let isArabic = asked == "ar" && tag == "ar"
        return RuleDescription.Texts(
          what: isArabic ? "هو \u{2066}{$x}\u{2069}." : "It is '{$x}'.", why: "<b>", bad: nil,
          good: nil, howToFix: "…", language: isArabic ? "ar" : "en")
      }
    }
    let diagnostic = Diagnostic(
      "placeholder-unknown", .error, "x", file: "a", span: SourceSpan(0, 0))
    func page(_ tag: String) -> String {
      HTMLRenderer(
        rules: [described(tag)], provenance: "",
        language: DiagnosticLanguage(tag: "ar", isRightToLeft: true) { _, _ in nil }
      ).render([diagnostic], files: [:])
    }
    #expect(
      page("ar").contains("<dd>هو <bdi dir=\"ltr\">{$x}</bdi>. &lt;b&gt;</dd>"), "\(page("ar"))")
    #expect(page("en").contains("<dd lang=\"en\" dir=\"ltr\">It is "))
    #expect(page("en").contains("<dd class=\"how-to-fix\" lang=\"en\" dir=\"ltr\">"))
  }

  @Test func `the page runs no script, whatever its texts say`() {
    let page = renderer.render([diagnostic()], files: [:])
    #expect(
      page.contains(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
          + "style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">"))
    #expect(!page.contains("<script"))
  }

  @Test(arguments: [
    ("main\u{2067}x", "main<U+2067>x"), ("a\u{2069}b", "a<U+2069>b"),
    ("\u{2068}نص\u{2069} x", "\u{2068}نص\u{2069} x"),
    ("\u{2068}a\u{2067}b\u{2069}", "<U+2068>a\u{2067}b\u{2069}"),
    ("\u{202E}x\u{1B}", "<U+202E>x<U+001B>"),
  ])
  func `an isolate that nothing closes is shown by its number on a terminal`(
    text: String, shown: String
  ) {
    #expect(VisibleText.withoutTerminalControls(text) == shown)
  }

  @Test func `the page needs nothing from elsewhere`() {
    let page = renderer.render([diagnostic()], files: [:])
    for part in ["http:", "https:", "<script", "<link", "@import", "url("] {
      #expect(!page.contains(part))
    }
  }

  @Test func `an invisible character is a label with its name`() {
    var diagnostic = diagnostic()
    diagnostic.target = Quotation("a\u{202E}b", locale: "ar", isRightToLeft: true)
    let page = renderer.render([diagnostic], files: [:])
    #expect(page.contains("title=\"RIGHT-TO-LEFT OVERRIDE\">U+202E</bdi>"))
  }

  @Test func `the effect of direction controls is shown too`() {
    var diagnostic = diagnostic()
    diagnostic.target = Quotation(
      "a\u{202E}b", fixed: "ab", locale: "ar", isRightToLeft: true)
    let page = renderer.render([diagnostic], files: [:])
    #expect(
      page.contains("<blockquote class=\"seen\" lang=\"ar\" dir=\"rtl\">a&#x202e;b</blockquote>"))
    #expect(page.contains("<blockquote class=\"seen\" lang=\"ar\" dir=\"rtl\">ab</blockquote>"))
  }

  @Test func `suppressed diagnostics have their reason, and a clean catalog says so`() {
    var allowed = diagnostic()
    allowed.suppression = Suppression(.inSource, reason: "a brand")
    let page = renderer.render([allowed], files: [:])
    #expect(page.contains("a brand") && page.contains("1 suppressed"))
    #expect(page.contains("Nothing to report"))
  }

  @Test
  func `a page in a language from right to left has its direction, and isolates are elements`() {
    let language = DiagnosticLanguage(tag: "ar", isRightToLeft: true) { message, _ in
      switch message.description {
      case "Diagnostics of the catalog": "بلاغات"
      case "a <b> word": "كلمة \u{2068}من \u{2066}<b>\u{2069} هنا\u{2069}، \u{2067}وهنا"
      default: nil
      }
    }
    let renderer = HTMLRenderer(rules: [], provenance: "bayan", language: language)
    let found = Diagnostic(
      "double-space", .error, "a <b> word", file: "a.toml", span: SourceSpan(0, 0), locale: "ar")
    let page = renderer.render([found], files: [:])
    #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(page.contains("<h1>بلاغات</h1>"))
    // An isolate that doesn't end is shown by its number.
    #expect(page.contains("كلمة <bdi>من <bdi dir=\"ltr\">&lt;b&gt;</bdi> هنا</bdi>، "), "\(page)")
    #expect(page.contains("U+2067"))
  }
}

/// The elements, attributes and links of a page.
private final class ElementList: NSObject, XMLParserDelegate {
  var names: Set<String> = []
  var attributes: Set<String> = []
  var links: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.insert(name)
    self.attributes.formUnion(attributes.keys)
    if let link = attributes["href"] { links.append(link) }
  }
}
