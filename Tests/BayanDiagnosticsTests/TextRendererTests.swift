import BayanDiagnostics
import Testing

@Suite("text output")
struct TextRendererTests {
  /// Renders one finding about `marked` in a file of one text.
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

  @Test func `a finding stands above its line, with carets, notes and fixes below`() {
    let output = render(
      "x = 1\nrecovery = \"logn\"\n", marking: "\"logn\"",
      notes: [
        Diagnostic.Note("it is declared here", file: "b.toml", span: SourceSpan(0, 1)),
        Diagnostic.Note("names are case-sensitive"),
      ],
      fixes: [Fix("replace 'logn' with 'logIn'", .review)])
    #expect(
      output == """
        a.toml:2:12: error: this is wrong [some-rule]
          2 | recovery = "logn"
            |            ^~~~~~
          b.toml:1:1: note: it is declared here
          note: names are case-sensitive
          fix: replace 'logn' with 'logIn'

        """)
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

  @Test func `a joiner is named only where the finding is about it`() {
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
  func `a long line is clipped around the finding`(_ letter: String) {
    let long = String(repeating: letter, count: 100_000)
    let output = render(long + "!!" + long, marking: "!!")
    #expect(output.utf8.count < 1000)
    #expect(output.contains("…"))
    #expect(output.contains("!!"))
  }

  @Test func `a long finding is clipped too`() {
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

  @Test func `notes are hidden unless asked for, and findings are sorted`() {
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

  @Test func `colours are used only when asked for`() {
    let plain = render("a = 1", marking: "1")
    let colored = render("a = 1", marking: "1", renderer: TextRenderer(color: true))
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m"))
  }
}
