import BayanDiagnostics
import BayanReports
import Testing

@Suite("text output")
struct TextRendererTests {
  /// Renders one diagnostic about `marked` in a file of one text.
  private func render(
    _ text: String, marking marked: String, message: Diagnostic.Message = "this is wrong",
    notes: [Diagnostic.Note] = [], fixes: [Fix] = [], renderer: TextRenderer = TextRenderer()
  ) -> String {
    let file = SourceFile(path: "a.toml", text: text)
    let bytes = Array(marked.utf8)
    let start = file.bytes.indices.first { file.bytes[$0...].starts(with: bytes) } ?? 0
    let diagnostic = Diagnostic(
      "some-rule", .error, message, file: "a.toml", span: SourceSpan(start, start + bytes.count),
      notes: notes, fixes: fixes)
    return renderer.render([diagnostic], files: ["a.toml": file])
  }

  @Test func `a diagnostic stands above its line, with carets, notes and fixes below`() {
    let output = render(
      "x = 1\nrecovery = \"logn\"\n", marking: "\"logn\"",
      notes: [
        Diagnostic.Note("it is declared here", file: "b.toml", span: SourceSpan(0, 1)),
        Diagnostic.Note("names are case-sensitive"),
      ],
      fixes: [
        Fix("replace 'logn' with 'logIn'", .review, edits: [TextEdit(SourceSpan(0, 0), "logIn")]),
        Fix("ask", .review),
      ])
    #expect(
      output == """
        a.toml:2:12: error: this is wrong [some-rule]
          2 | recovery = "logn"
            |            ^~~~~~
          b.toml:1:1: note: it is declared here
          note: names are case-sensitive
          help: replace 'logn' with 'logIn' (fix: review)
          help: ask

        """)
  }

  /// Renders one diagnostic about a message.
  private func render(
    _ target: Quotation?, source: Quotation? = nil, message: Diagnostic.Message = "wrong",
    notes: [Diagnostic.Note] = [], cldr: String? = nil
  ) -> String {
    var diagnostic = Diagnostic(
      "r", .warning, message, file: "a.toml", span: SourceSpan(0, 0), cldr: cldr, notes: notes)
    diagnostic.target = target
    diagnostic.source = source
    return TextRenderer(name: { $0 == "\u{202E}" ? "RIGHT-TO-LEFT OVERRIDE" : nil })
      .render([diagnostic], files: [:])
  }

  private func arabic(_ text: String, marking marked: String?) -> Quotation {
    let bytes = Array(text.utf8)
    let wanted = Array((marked ?? "").utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return Quotation(
      text, marked: marked.map { _ in SourceSpan(start, start + wanted.count) }, locale: "ar",
      isRightToLeft: true)
  }

  @Test func `words stand under those they translate, placeholders in their own direction`() {
    let output = render(
      arabic("مرحبا {$nme} بك", marking: "$nme"),
      source: Quotation("Hello {$name}", locale: "en", isRightToLeft: false))
    #expect(
      output == """
        a.toml:1:1: warning: wrong [r]
          source  Hello {$name}
          target  \u{2068}مرحبا \u{2066}{⟪$nme⟫}\u{2069} بك\u{2069}

        """)
  }

  @Test func `a message with variants is syntax, its patterns are text`() {
    let output = render(arabic(".match $n\none {{ملف {$n}}} * {{ملفات}}", marking: "ملفات"))
    #expect(
      output.hasSuffix(
        "  target  \u{2068}.match $n⏎one {{\u{2067}ملف \u{2066}{$n}\u{2069}\u{2069}}} "
          + "* {{\u{2067}⟪ملفات⟫\u{2069}}}\u{2069}\n"))
  }

  @Test func `what is hidden is given by number, and by name below`() {
    let output = render(arabic("أ\u{202E}ب", marking: "\u{202E}"))
    #expect(output.contains("⟪<U+202E>⟫"))
    #expect(output.hasSuffix("  U+202E RIGHT-TO-LEFT OVERRIDE\n"))
  }

  @Test func `a missing translation shows what there is to translate`() {
    let output = render(nil, source: Quotation("Hello", locale: "en", isRightToLeft: false))
    #expect(output == "a.toml:1:1: warning: wrong [r]\n  source  Hello\n")
  }

  @Test func `names from right to left don't move the sentence around them`() {
    let output = render(nil, message: "no 'أ', but 'ب'; it isn't here: ج د!")
    #expect(
      output
        == "a.toml:1:1: warning: no '\u{2068}أ\u{2069}', but '\u{2068}ب\u{2069}'; "
        + "it isn't here: \u{2068}ج د\u{2069}! [r]\n")
  }

  @Test func `a note shows what a reader sees, in the order of the eye`() {
    let output = render(nil, notes: [.init("it is seen as", visual: "ب 1 أ")], cldr: "42")
    #expect(
      output == """
        a.toml:1:1: warning: wrong [r]
          note: it is seen as: \u{2066}\u{202D}ب 1 أ\u{202C}\u{2069}
          note: judged with CLDR 42

        """)
  }

  @Test func `every control that is printed is paired on its line`() {
    let hostile = "\u{2067}\u{202E}\u{2069}\u{2069}'أ\u{2068}' {\u{202B}ب"
    let output = render(
      arabic(hostile + "\n" + hostile, marking: "ب"), source: arabic(hostile, marking: nil),
      message: .init(hostile), notes: [.init(.init(hostile), visual: hostile)])
    for line in output.split(separator: "\n") {
      var open: [Unicode.Scalar] = []
      for scalar in line.unicodeScalars {
        switch scalar {
        case "\u{2066}", "\u{2067}", "\u{2068}": open.append("\u{2069}")
        case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": open.append("\u{202C}")
        case "\u{2069}", "\u{202C}": #expect(open.popLast() == scalar, "\(line.debugDescription)")
        default: break
        }
      }
      #expect(open.isEmpty, "\(line.debugDescription)")
    }
  }

  @Test func `what is allowed, and what is in the baseline, isn't printed`() {
    var allowed = Diagnostic("r", .error, "allowed", file: "a", span: SourceSpan(0, 0))
    allowed.suppression = Suppression(.inSource, reason: "so")
    var known = Diagnostic("r", .error, "known", file: "a", span: SourceSpan(0, 0))
    known.isInBaseline = true
    var new = Diagnostic("r", .error, "new", file: "a", span: SourceSpan(0, 0))
    new.isInBaseline = false
    let output = TextRenderer().render([allowed, known, new], files: [:])
    #expect(output == "a:1:1: error: new [r]\n")
  }

  @Test func `text from right to left is marked within, and isolated`() {
    let output = render("title = \"مرحبا {$nam}\"\n", marking: "$nam")
    #expect(
      output == """
        a.toml:1:17: error: this is wrong [some-rule]
          1 | \u{2068}title = "مرحبا {⟪$nam⟫}"\u{2069}

        """)
  }

  @Test func `wide characters are marked within, without isolation`() {
    let output = render("title = \"日本 {$nam}\"\n", marking: "$nam")
    #expect(output.hasSuffix("  1 | title = \"日本 {⟪$nam⟫}\"\n"))
  }

  @Test func `a bidirectional control is named, in the line and in the words`() {
    let output = render("a = \"x\u{202E}y\"", marking: "\u{202E}", message: "'\u{202E}' is hidden")
    #expect(
      output == """
        a.toml:1:7: error: '<U+202E>' is hidden [some-rule]
          1 | a = "x<U+202E>y"
            |       ^~~~~~~~

        """)
  }

  @Test func `no control character reaches the terminal`() {
    let output = render("a = \"\u{1B}[31m\u{7}\u{9B}\tb\u{2066}\"", marking: "b")
    let controls = output.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{2066}")
    }
    #expect(controls.isEmpty)
  }

  @Test func `a joiner is named only where the diagnostic is about it`() {
    #expect(render("a = \"می\u{200C}خواهم\"", marking: "\u{200C}").contains("⟪<U+200C>⟫"))
    #expect(!render("a = \"می\u{200C}خواهم\"", marking: "a").contains("U+200C"))
  }

  @Test func `invalid bytes are shown as replacement characters`() {
    let file = SourceFile(path: "a.toml", bytes: Array("a = \"".utf8) + [0xFF, 0xFE, 0x22])
    let diagnostic = Diagnostic(
      "invalid-utf8", .error, "not UTF-8", file: "a.toml", span: SourceSpan(5, 6))
    #expect(
      TextRenderer().render([diagnostic], files: ["a.toml": file]) == """
        a.toml:1:6: error: not UTF-8 [invalid-utf8]
          1 | a = "\u{FFFD}\u{FFFD}"
            |      ^

        """)
  }

  @Test(arguments: ["x", "ج"])
  func `a long line is clipped around the diagnostic`(_ letter: String) {
    let long = String(repeating: letter, count: 100_000)
    let output = render(long + "!!" + long, marking: "!!")
    #expect(output.utf8.count < 1000)
    #expect(output.contains("…"))
    #expect(output.contains("!!"))
  }

  @Test func `a long diagnostic is clipped too`() {
    let output = render(
      String(repeating: "x", count: 5000), marking: String(repeating: "x", count: 4000))
    #expect(output.utf8.count < 1000)
  }

  @Test func `an empty file and an unknown one have line 1, column 1`() {
    let diagnostics = ["empty.toml", "missing.toml"].map {
      Diagnostic("r", .error, "m", file: $0, span: SourceSpan(0, 0))
    }
    let output = TextRenderer().render(
      diagnostics, files: ["empty.toml": SourceFile(path: "empty.toml", bytes: [])])
    #expect(output == "empty.toml:1:1: error: m [r]\nmissing.toml:1:1: error: m [r]\n")
  }

  @Test func `notes are hidden unless asked for, and diagnostics are sorted`() {
    let diagnostics = [
      Diagnostic("r", .warning, "third", file: "b", span: SourceSpan(1, 1)),
      Diagnostic("r", .note, "second", file: "b", span: SourceSpan(0, 0)),
      Diagnostic("r", .error, "first", file: "a", span: SourceSpan(9, 9)),
    ]
    let shown = TextRenderer(showNotes: true).render(diagnostics, files: [:])
    #expect(
      shown == "a:1:1: error: first [r]\nb:1:1: note: second [r]\nb:1:1: warning: third [r]\n")
    #expect(!TextRenderer().render(diagnostics, files: [:]).contains("second"))
  }

  /// Returns diagnostics of one rule, one at each offset.
  private func many(
    _ count: Int, _ severity: Diagnostic.Severity = .warning, locale: String? = "ar"
  ) -> [Diagnostic] {
    (0..<count).map {
      Diagnostic(
        "r", severity, "\("\($0)")", file: "f\(10 + $0)", span: SourceSpan(0, 0), locale: locale)
    }
  }

  @Test func `a group is its first three diagnostics, and a line with the number of the others`() {
    let renderer = TextRenderer(groupsBelow: .error)
    let other = Diagnostic("s", .warning, "other", file: "f10x", span: SourceSpan(0, 0))
    #expect(
      renderer.render(many(30).reversed() + [other], files: [:]) == """
        f10:1:1: warning: 0 [r]
        f11:1:1: warning: 1 [r]
        f12:1:1: warning: 2 [r]
        and 27 more of 'r' in 'ar'; --all shows them
        f10x:1:1: warning: other [s]

        """)
    #expect(
      renderer.render(many(10, locale: nil), files: [:])
        .hasSuffix("2 [r]\nand 7 more of 'r'; --all shows them\n"))
  }

  @Test func `only what is shown makes a group`() {
    let renderer = TextRenderer(groupsBelow: .error)
    var allowed = many(10)
    allowed[9].suppression = Suppression(.inSource, reason: "so")
    #expect(!renderer.render(allowed, files: [:]).contains("--all"))
    var known = many(10)
    known[0].isInBaseline = true
    #expect(!renderer.render(known, files: [:]).contains("--all"))
    #expect(renderer.render(many(10, .note), files: [:]).isEmpty)
    let noting = TextRenderer(showNotes: true, groupsBelow: .error)
    #expect(noting.render(many(10, .note), files: [:]).contains("and 7 more"))
  }

  @Test func `nothing is grouped unless asked for`() {
    let output = TextRenderer().render(many(30), files: [:])
    #expect(output.split(separator: "\n").count == 30)
  }

  @Test func `nothing in a group's line steers the terminal`() {
    let output = TextRenderer(groupsBelow: .error)
      .render(many(10, locale: "a\u{1B}[31m\u{202E}"), files: [:])
    #expect(output.contains("in 'a<U+001B>[31m<U+202E>'"))
  }

  @Test func `colours are used only when asked for`() {
    let plain = render("a = 1", marking: "1")
    let colored = render("a = 1", marking: "1", renderer: TextRenderer(color: true))
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m"))
  }
}
