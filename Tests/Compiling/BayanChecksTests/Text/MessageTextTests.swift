import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanTOML
import Testing

@testable import BayanChecks

@Suite("the text of a message")
struct MessageTextTests {
  /// A message as it would stand in a file whose first byte is the message's.
  static func words(_ text: String, locale: String = "en") -> LocaleMessage {
    LocaleMessage(
      reading: TOMLString(value: text, anchors: [.init(offset: 0, source: 0)]),
      id: MessageID(file: "a", entry: "b", facet: .title), locale: locale,
      at: Place(file: "a.toml", span: SourceSpan(0, text.utf8.count)))
  }

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
    let text = MessageText(Self.words(message))
    #expect(text.paths.map { $0.shown(0..<$0.scalars.count) } == expected)
  }

  @Test func `a path has its variant's keys`() {
    let text = MessageText(
      Self.words(".input {$n :integer} .input {$g :string} .match $n $g one |a| {{1}} * * {{2}}"))
    #expect(text.paths.map(\.keys) == ["one a", "* *"])
  }

  @Test(arguments: [
    "Hello, {$name}!", #"a \{b\} c {|x\|y|} é {#b}🎈{/b} {$x :number style=percent}ع"#,
    ".input {$n :integer} .match $n one {{a\\\\b}} * {{  {$n} c}}", "{| |}", #"\\\\"#,
  ])
  func `every stretch has its place in the message`(_ message: String) {
    let words = Self.words(message)
    let bytes = Array(message.utf8)
    for path in MessageText(words).paths {
      var previous = 0
      for index in path.scalars.indices {
        let span = path.span(of: index..<(index + 1), in: words)
        #expect(span.start >= previous && !span.isEmpty)
        previous = span.end
        let written = String(decoding: bytes[span.range], as: UTF8.self)
        if path.isObject(at: index) {
          #expect(written.hasPrefix("{$") && written.hasSuffix("}"))
        } else {
          let plain = String(path.scalars[index])
          #expect(written == plain || written == "\\" + plain)
        }
        let empty = path.span(of: index..<index, in: words)
        #expect(empty.isEmpty && empty.start == span.start)
      }
      let end = path.span(of: path.scalars.count..<path.scalars.count, in: words)
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
    let path = MessageText(Self.words(message)).paths[0]
    #expect(path.tokens.map { "\($0.kind) \(path.shown($0.range))" } == expected)
  }

  @Test(.timeLimit(.minutes(1)))
  func `stays quick on text that is all brackets, quotes and slashes`() {
    let units = [
      "`", "<a ", "&a", "/", "@.", "(", ")", "--a(", "<!--", "a.b/", "\\\\", "<a b=\"", "://", ". ",
    ]
    for unit in units {
      let text = String(repeating: unit, count: 4000 / unit.utf8.count)
      #expect(MessageText(Self.words(text)).paths.count == 1)
    }
  }
}
