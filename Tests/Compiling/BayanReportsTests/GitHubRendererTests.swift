import BayanDiagnostics
import BayanReports
import Testing

@Suite("GitHub annotations")
struct GitHubRendererTests {
  @Test func `a diagnostic is one line with its place`() {
    let file = SourceFile(path: "a.toml", text: "x\nعنوان = 1\n")
    let diagnostic = Diagnostic(
      "some-rule", .error, "wrong", file: "a.toml", span: SourceSpan(2, 12),
      notes: [.init("so")], fixes: [Fix("mend it", .review)])
    #expect(
      GitHubRenderer().render([diagnostic], files: ["a.toml": file])
        == "::error file=a.toml,line=2,col=1,endLine=2,endColumn=6,title=some-rule::"
        + "wrong%0Anote: so%0Ahelp: mend it\n")
  }

  @Test func `no text leaves its field, its line, or the annotation`() {
    let hostile = "a,b:c%d\r\n::error::x\u{2028}"
    let diagnostic = Diagnostic(
      "r", .warning, .init(hostile), file: hostile, span: SourceSpan(0, 0))
    let output = GitHubRenderer().render([diagnostic], files: [:])
    #expect(output.split(separator: "\n").count == 1)
    #expect(
      output.hasPrefix(
        "::warning file=a%2Cb%3Ac%25d<U+000D><U+000A>%3A%3Aerror%3A%3Ax<U+2028>,line=1"))
    #expect(output.hasSuffix("::a,b:c%25d<U+000D><U+000A>::error::x<U+2028>\n"))
  }

  @Test func `notes are notices, when they are asked for`() {
    let note = Diagnostic("r", .note, "n", file: "f", span: SourceSpan(0, 0))
    #expect(GitHubRenderer().render([note], files: [:]).isEmpty)
    #expect(GitHubRenderer(showNotes: true).render([note], files: [:]).hasPrefix("::notice "))
  }
}
