import BayanCatalogFixtures
import BayanChecks
import BayanDiagnostics
import Testing

@Suite("the application of fixes")
struct MendingTests {
  private static let ar = "Locales/ar/login.toml"
  private static let unused = "# bayan: allow placeholder-missing @01234567 -- once\n"
  private static let words = """
    # words
    [passwordChanged]
    title    =   "أ"   # a title
    description = "ب"

    [tooManyCalls]
    title = "{$name} {$retryAfter}"

    """

  private func mending(_ words: String) -> Mending {
    Mending(CatalogFixture([Self.ar: words]).files, run: CheckRun())
  }

  private func text(_ mending: Mending) -> String {
    mending.files.first { $0.path == Self.ar }.map { String(decoding: $0.bytes, as: UTF8.self) }
      ?? ""
  }

  @Test func `fixes leave every other byte as it was`() throws {
    var mending = mending("\u{FEFF}" + Self.unused + Self.words + Self.unused)
    try mending.applyAutomatic()
    #expect(text(mending).utf8.elementsEqual(Self.words.utf8))
    #expect(mending.changed.map(\.path) == [Self.ar])
    #expect(mending.mended.count == 3)
  }

  @Test func `where there is nothing to mend nothing changes`() throws {
    var mending = mending(Self.words)
    try mending.applyAutomatic()
    #expect(mending.changed.isEmpty && mending.mended.isEmpty)
  }

  @Test func `only what is wanted is mended`() throws {
    var mending = mending("\u{FEFF}" + Self.unused + Self.words)
    try mending.applyAutomatic { $0.rule == "suppression-unused" }
    #expect(text(mending).utf8.elementsEqual(("\u{FEFF}" + Self.words).utf8))
  }

  private func finding(_ fix: Fix) -> Diagnostic {
    Diagnostic(
      "some-rule", .error, "m", file: Self.ar, span: SourceSpan(0, 0), fixes: [fix])
  }

  @Test func `a fix that would bring a new finding is refused, and the files stay`() {
    var mending = mending(Self.words)
    let start = Self.words.utf8.count - "\"{$name} {$retryAfter}\"\n".utf8.count + 1
    let fix = Fix("break it", .review, edits: [TextEdit(SourceSpan(start, start + 7), "")])
    do {
      try mending.apply(fix, of: finding(fix))
      Issue.record("it was applied")
    } catch {
      guard case .newFindings(let found) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(found.contains { $0.rule == "placeholder-missing" })
    }
    #expect(mending.changed.isEmpty)
  }

  @Test func `a fix that leaves no TOML is refused`() {
    var mending = mending(Self.words)
    let fix = Fix("break it", .review, edits: [TextEdit(SourceSpan(0, 0), "[")])
    #expect(throws: Mending.Failure.self) { try mending.apply(fix, of: finding(fix)) }
    #expect(mending.changed.isEmpty)
  }

  @Test(arguments: [
    [TextEdit(SourceSpan(0, 4), "a"), TextEdit(SourceSpan(2, 6), "b")],
    [TextEdit(SourceSpan(3, 3), "a"), TextEdit(SourceSpan(3, 3), "b")],
    [TextEdit(SourceSpan(0, 3), "a"), TextEdit(SourceSpan(3, 3), "b")],
    [TextEdit(SourceSpan(0, 1_000_000), "a")], [],
  ])
  func `edits that don't fit together, or the file, are refused`(_ edits: [TextEdit]) {
    var mending = mending(Self.words)
    let fix = Fix("no", .review, edits: edits)
    #expect(throws: Mending.Failure.self) { try mending.apply(fix, of: finding(fix)) }
  }

  @Test func `a fix after a mistake in writing may bring what couldn't be seen before`() throws {
    let broken = Self.words.replacing("{$name} {$retryAfter}", with: "{$name}}")
    var mending = mending(broken)
    let start = broken.utf8.count - "}\"\n".utf8.count
    let fix = Fix("mend it", .review, edits: [TextEdit(SourceSpan(start, start + 1), "")])
    try mending.apply(fix, of: finding(fix))
    #expect(mending.findings().findings.contains { $0.rule == "placeholder-missing" })
  }
}
