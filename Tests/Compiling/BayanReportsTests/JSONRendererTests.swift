import BayanDiagnostics
import BayanReports
import Foundation
import Testing

@Suite("JSON output")
struct JSONRendererTests {
  @Test func `a diagnostic has all its parts`() {
    let file = SourceFile(path: "a.toml", text: "x\nعنوان = 1\n")
    var diagnostic = Diagnostic(
      "some-rule", .warning, "'x' is wrong", file: "a.toml", span: SourceSpan(2, 12),
      locale: "ar", messageID: MessageID("login.x.title"), variant: "few *", certainty: .likely,
      cldr: "42",
      notes: [
        Diagnostic.Note("here", file: "b.toml", span: SourceSpan(0, 0)),
        .init("seen", visual: "ab"),
      ],
      fixes: [Fix("mend", .automatic, edits: [TextEdit(SourceSpan(0, 1), "\"y\"")])])
    diagnostic.fingerprint = "0123abcd"
    diagnostic.target = Quotation(
      "عنوان", marked: SourceSpan(0, 2), fixed: "ع", locale: "ar", isRightToLeft: true)
    diagnostic.source = Quotation("T", locale: "en", isRightToLeft: false)
    diagnostic.suppression = Suppression(.external, reason: "why not")
    diagnostic.isInBaseline = true
    let output = JSONRenderer().render([diagnostic], files: ["a.toml": file])
    let expected =
      #"{"rule":"some-rule","severity":"warning","certainty":"likely","file":"a.toml","#
      + #""line":2,"column":1,"endLine":2,"endColumn":6,"offset":2,"length":10,"#
      + #""message":"'x' is wrong","locale":"ar","key":"login.x.title","branch":"few *","#
      + #""cldr":"42","fingerprint":"0123abcd","target":{"text":"عنوان","locale":"ar","#
      + #""direction":"rtl","marked":{"start":0,"end":2},"fixed":"ع"},"source":{"text":"T","#
      + #""locale":"en","direction":"ltr","marked":null,"fixed":null},"#
      + #""notes":[{"message":"here","file":"b.toml","line":1,"column":1,"endLine":1,"#
      + #""endColumn":1},{"message":"seen","visual":"ab"}],"#
      + #""fixes":[{"label":"mend","applicability":"automatic","draft":false,"#
      + #""edits":[{"line":1,"column":1,"endLine":1,"endColumn":2,"replacement":"\"y\""}]}],"#
      + #""suppression":{"kind":"external","reason":"why not"},"baseline":"unchanged"}"#
    #expect(output == "{\"version\":1,\"diagnostics\":[\n\(expected)\n]}\n")
  }

  @Test func `a fix says whether the message becomes a draft`() {
    let diagnostic = Diagnostic(
      "r", .error, "m", file: "f", span: SourceSpan(0, 0),
      fixes: [Fix("copy", .review, isDraft: true), Fix("write", .review)])
    let output = JSONRenderer().render([diagnostic], files: [:])
    #expect(
      output.contains(
        #""fixes":[{"label":"copy","applicability":"review","draft":true,"edits":[]},"#
          + #"{"label":"write","applicability":"review","draft":false,"edits":[]}]"#))
  }

  @Test func `missing members of a diagnostic are null, and no diagnostic is an empty list`() {
    let diagnostic = Diagnostic("r", .error, "m", file: "f", span: SourceSpan(0, 0))
    let output = JSONRenderer().render([diagnostic, diagnostic], files: [:])
    #expect(
      output.contains(
        #""locale":null,"key":null,"branch":null,"cldr":null,"fingerprint":null,"target":null,"#
          + #""source":null,"notes":[],"fixes":[],"suppression":null,"baseline":null},"#))
    #expect(JSONRenderer().render([], files: [:]) == "{\"version\":1,\"diagnostics\":[]}\n")
  }

  @Test func `any text comes back as it was`() throws {
    let text = "\"\\/\u{0}\u{1}\n\r\t\u{7F}\u{85}\u{2028}\u{202E}\u{E0041}مرحبا👩‍💻\u{10FFFF}"
    let diagnostic = Diagnostic("r", .error, .init(text), file: text, span: SourceSpan(0, 0))
    let output = JSONRenderer().render([diagnostic], files: [:])
    #expect(!output.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 || $0 == "\u{202E}" })

    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
    let read = try #require(diagnostics.first?["message"] as? String)
    #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
  }
}
