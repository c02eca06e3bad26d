import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

@Suite("the baseline")
struct BaselineTests {
  private func diagnostic(
    _ fingerprint: String, _ rule: RuleID = "placeholder-missing", key: String? = "a.b.title"
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      rule, .error, "m", file: "Locales/ar/a.toml", span: SourceSpan(0, 0), locale: "ar",
      messageID: key.flatMap(MessageID.init))
    diagnostic.fingerprint = fingerprint
    return diagnostic
  }

  @Test func `diagnostics in the baseline are known, others are new`() throws {
    let text = Baseline.text(
      of: [diagnostic("01234567"), diagnostic("89abcdef", key: nil)], by: .all)
    #expect(
      text == """
        # Diagnostics that 'bayan check --baseline' ignores.
        01234567 placeholder-missing ar a.b.title
        89abcdef placeholder-missing ar Locales/ar/a.toml

        """)
    let baseline = try Baseline(text)
    #expect(baseline.count == 2)
    let marked = baseline.marking(
      [
        diagnostic("01234567"), diagnostic("01234568"),
        diagnostic("01234567", "translation-missing"),
      ], by: .all)
    #expect(marked.map(\.isInBaseline) == [true, false, false])
    #expect(marked.map(\.isOpen) == [false, true, true])
  }

  @Test func `a second diagnostic like a known one is new`() throws {
    let baseline = try Baseline(Baseline.text(of: [diagnostic("01234567")], by: .all))
    let marked = baseline.marking([diagnostic("01234567"), diagnostic("01234567")], by: .all)
    #expect(marked.map(\.isInBaseline) == [true, false])
  }

  @Test func `unusable files and suppressed diagnostics get no line`() throws {
    var allowed = diagnostic("01234567")
    allowed.suppression = Suppression(.inSource, reason: "so")
    let text = Baseline.text(of: [allowed, diagnostic("89abcdef", "toml-syntax")], by: .all)
    #expect(try Baseline(text).count == 0)
    let marked = try Baseline("89abcdef toml-syntax ar x").marking(
      [
        diagnostic("89abcdef", "toml-syntax")
      ], by: .all)
    #expect(marked.map(\.isInBaseline) == [false])
  }

  @Test(arguments: [("# a\n\nx", 3), ("01234567", 1), ("0123456z some-rule", 1)])
  func `a line that can't be understood is named`(_ text: String, _ line: Int) {
    #expect(throws: Baseline.LineError.self) { try Baseline(text) }
    do { _ = try Baseline(text) } catch { #expect(error.line == line) }
  }

  @Test func `line ends of Windows and columns of one's own are fine`() throws {
    let baseline = try Baseline("01234567\tplaceholder-missing   whatever\r\n\r\n# note\r\n")
    #expect(baseline.marking([diagnostic("01234567")], by: .all).map(\.isInBaseline) == [true])
  }
}
