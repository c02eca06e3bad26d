import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanTOML
import Testing

@testable import BayanChecking
@testable import BayanRules

@Suite("the text that a reader sees")
struct ShownTextTests {
  /// Returns a message at the beginning of a file.
  static func words(_ text: String, locale: String = "en") -> LocaleMessage {
    LocaleMessage(
      reading: TOMLString(value: text, anchors: [.init(offset: 0, source: 0)]),
      id: MessageID(file: "a", entry: "b", facet: .title), locale: locale,
      at: Place(file: "a.toml", span: SourceSpan(0, text.utf8.count)))
  }

  /// Returns the shown text of each variant.
  static func texts(_ text: String) -> [ShownText] { ShownText.all(in: words(text)) }

  @Test(arguments: [
    ("Hello, {$name}!", ["Hello, {…}!"]),
    ("a {#b}bold{/b} word", ["a bold word"]),
    ("Join {|Wi-Fi|} or {|a b| :string}", ["Join Wi-Fi or a b"]),
    ("{|5| :integer} files", ["{…} files"]),
    (#"a \{brace\} and a \\"#, [#"a {brace} and a \"#]),
    (".input {$n :integer} .match $n one {{one}} * {{{$n} all}}", ["one", "{…} all"]),
    ("", [""]),
  ])
  func `is what a reader sees, variant by variant`(_ message: String, _ expected: [String]) {
    #expect(Self.texts(message).map { $0.shown($0.whole) } == expected)
  }

  @Test func `has its variant's keys`() {
    let texts = Self.texts(
      ".input {$n :integer} .input {$g :string} .match $n $g one |a| {{1}} * * {{2}}")
    #expect(texts.map(\.variant) == ["one a", "* *"])
    #expect(texts[0].variantKeys == ["one", "a"])
    #expect(Self.texts("a").map(\.variant) == [nil])
  }

  @Test(arguments: [
    "Hello, {$name}!", #"a \{b\} c {|x\|y|} é {#b}🎈{/b} {$x :number style=percent}ع"#,
    ".input {$n :integer} .match $n one {{a\\\\b}} * {{  {$n} c}}", "{| |}", #"\\\\"#,
  ])
  func `every stretch has its place in the message`(_ message: String) {
    let bytes = Array(message.utf8)
    for text in Self.texts(message) {
      var previous = 0
      for index in text.scalars.indices {
        let span = text.span(index..<(index + 1))
        #expect(span.start >= previous && !span.isEmpty)
        previous = span.end
        let written = String(decoding: bytes[span.range], as: UTF8.self)
        if text.isPlaceholder(at: index) {
          #expect(written.hasPrefix("{$") && written.hasSuffix("}"))
        } else {
          let plain = String(text.scalars[index])
          #expect(written == plain || written == "\\" + plain)
        }
        let empty = text.span(index..<index)
        #expect(empty.isEmpty && empty.start == span.start)
      }
      let end = text.span(text.scalars.count..<text.scalars.count)
      #expect(end.start >= previous)
    }
  }

  @Test(arguments: [
    ("See https://example.com/a?b=1,2;c.", ["url https://example.com/a?b=1,2;c"]),
    ("(https://en.wikipedia.org/wiki/Foo_(bar))", ["url https://en.wikipedia.org/wiki/Foo_(bar)"]),
    ("راسل support@example.com.", ["email support@example.com"]),
    ("راسل وsupport@example.com،", ["email support@example.com"]),
    ("زر facebook.com؟", ["url facebook.com"]),
    ("Edit /etc/hosts or ~/.bashrc, please.", ["path /etc/hosts", "path ~/.bashrc"]),
    (#"In C:\\Temp"#, [#"path C:\Temp"#]),
    ("الملف config.json مفقود", ["path config.json"]),
    ("Try --help, -v or --lang=ar.", ["option --help", "option -v", "option --lang"]),
    ("Call open() or fs.read(path)", ["function open()", "function fs.read(path)"]),
    ("Run `git pull` or ``a ` b``", ["code `git pull`", "code ``a ` b``"]),
    (
      "<b>Bold</b> <br/> <a href=\"x>y\">z</a>",
      [
        "tag <b>", "tag </b>", "tag <br/>", "tag <a href=\"x>y\">", "tag </a>",
      ]
    ),
    ("Removing `{$a}' from `{$b}' and `it's`", ["code `it's`"]),
    ("Fish &amp; chips &#160; A & B;", ["entity &amp;", "entity &#160;"]),
    ("https://example.com/{$id}/x", ["url https://example.com/{…}/x"]),
    ("and/or, km/h, 1/2, file(s), 3 < 4 > 2, e.g. a-b - c. 3.14 v1.2", []),
    ("Settings > Wi-Fi (beta)...", []),
  ])
  func `has tokens that aren't prose`(_ message: String, _ expected: [String]) {
    let text = Self.texts(message)[0]
    #expect(text.literals.map { "\($0.kind) \(text.shown($0.range))" } == expected)
  }

  @Test(arguments: [
    ("a <b>bold</b> word", "a bold word", ""),
    ("Join {|Wi-Fi|}!", "Join \u{2068}Wi-Fi\u{2069}!", ""),
    ("{||}", "\u{2068}\u{2069}", ""),
    ("<b>see</b> example.com/{$id}", "see example.com/{…}", "url example.com/{…}"),
    (#"\{a\} {#b}c{/b}"#, "{a} c", ""),
  ])
  func `is rendered without tags, and with isolates around quoted values`(
    _ message: String, _ expected: String, _ token: String
  ) {
    let shown = Self.texts(message)[0]
    let text = shown.rendered(with: shown.bytes)
    #expect(text.shown(text.whole) == expected)
    #expect(text.literals.map { "\($0.kind) \(text.shown($0.range))" }.joined() == token)
    for (index, character) in text.characters.enumerated() {
      #expect(character.scalar == text.scalars[index])
      #expect(character.literal == text.literal(at: index)?.kind)
      let isMark = character.scalar == "\u{2068}" || character.scalar == "\u{2069}"
      #expect((character.kind == .isolation) == isMark)
    }
  }

  @Test func `a declaration's value is a rendered text of its own`() {
    let message = CatalogMessage(Self.words(".local $x = {|é|} {{a {$x}}}", locale: "ar"))
    #expect(message.texts.map { $0.shown($0.whole) } == ["a {…}"])
    #expect(message.renderedTexts.map { $0.shown($0.whole) } == ["a {…}", "é"])
    #expect(message.renderedTexts.map(\.isDeclared) == [false, true])
    #expect(message.renderedTexts[1].span(0..<1) == SourceSpan(14, 16))
  }

  @Test(.timeLimit(.minutes(1)))
  func `stays quick on text that is all brackets, quotes and slashes`() {
    let units = [
      "`", "<a ", "&a", "/", "@.", "(", ")", "--a(", "<!--", "a.b/", "\\\\", "<a b=\"", "://", ". ",
    ]
    for unit in units {
      let text = String(repeating: unit, count: 4000 / unit.utf8.count)
      #expect(Self.texts(text)[0].literals.allSatisfy { !$0.range.isEmpty })
    }
  }
}
