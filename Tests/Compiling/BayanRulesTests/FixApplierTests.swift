import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanRules
import Testing

@Suite("the application of fixes")
struct FixApplierTests {
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

  private func fixing(_ words: String) -> FixApplier {
    FixApplier(CatalogFixture([Self.ar: words]).files, run: CheckRun(.all))
  }

  private func text(_ applier: FixApplier) -> String {
    applier.files.first { $0.path == Self.ar }.map { String(decoding: $0.bytes, as: UTF8.self) }
      ?? ""
  }

  @Test func `fixes leave every other byte as it was`() throws {
    var applier = fixing("\u{FEFF}" + Self.unused + Self.words + Self.unused)
    try applier.applyAutomatic()
    #expect(text(applier).utf8.elementsEqual(Self.words.utf8))
    #expect(applier.changed.map(\.path) == [Self.ar])
    #expect(applier.fixed.count == 3)
  }

  @Test func `where there is nothing to mend nothing changes`() throws {
    var applier = fixing(Self.words)
    try applier.applyAutomatic()
    #expect(applier.changed.isEmpty && applier.fixed.isEmpty)
  }

  @Test func `only what is wanted is fixed`() throws {
    var applier = fixing("\u{FEFF}" + Self.unused + Self.words)
    try applier.applyAutomatic { $0.rule == "suppression-unused" }
    #expect(text(applier).utf8.elementsEqual(("\u{FEFF}" + Self.words).utf8))
  }

  private func diagnostic(_ fix: Fix) -> Diagnostic {
    Diagnostic(
      "some-rule", .error, "m", file: Self.ar, span: SourceSpan(0, 0), fixes: [fix])
  }

  @Test func `a fix that would bring a new diagnostic is refused, and the files stay`() {
    var applier = fixing(Self.words)
    let start = Self.words.utf8.count - "\"{$name} {$retryAfter}\"\n".utf8.count + 1
    let fix = Fix("break it", .review, edits: [TextEdit(SourceSpan(start, start + 7), "")])
    do {
      try applier.apply(fix, of: diagnostic(fix))
      Issue.record("it was applied")
    } catch {
      guard case .newDiagnostics(let found) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(found.contains { $0.rule == "placeholder-missing" })
    }
    #expect(applier.changed.isEmpty)
  }

  @Test func `a fix that leaves no TOML is refused`() {
    var applier = fixing(Self.words)
    let fix = Fix("break it", .review, edits: [TextEdit(SourceSpan(0, 0), "[")])
    #expect(throws: FixApplier.Failure.self) { try applier.apply(fix, of: diagnostic(fix)) }
    #expect(applier.changed.isEmpty)
  }

  @Test(arguments: [
    [TextEdit(SourceSpan(0, 4), "a"), TextEdit(SourceSpan(2, 6), "b")],
    [TextEdit(SourceSpan(3, 3), "a"), TextEdit(SourceSpan(3, 3), "b")],
    [TextEdit(SourceSpan(0, 3), "a"), TextEdit(SourceSpan(3, 3), "b")],
    [TextEdit(SourceSpan(0, 1_000_000), "a")], [],
  ])
  func `edits that don't fit together, or the file, are refused`(_ edits: [TextEdit]) {
    var applier = fixing(Self.words)
    let fix = Fix("no", .review, edits: edits)
    #expect(throws: FixApplier.Failure.self) { try applier.apply(fix, of: diagnostic(fix)) }
  }

  @Test func `a fix after a mistake in writing may bring what couldn't be seen before`() throws {
    let broken = Self.words.replacing("{$name} {$retryAfter}", with: "{$name}}")
    var applier = fixing(broken)
    let start = broken.utf8.count - "}\"\n".utf8.count
    let fix = Fix("mend it", .review, edits: [TextEdit(SourceSpan(start, start + 1), "")])
    try applier.apply(fix, of: diagnostic(fix))
    #expect(applier.check().diagnostics.contains { $0.rule == "placeholder-missing" })
  }

  // MARK: Drafts

  private static let states = "Locales/ar/state.lock"
  private static let countless = words.replacing(
    "title = \"{$name} {$retryAfter}\"\n",
    with: "title = 'ج'\ndescription = '.input {$retryAfter :integer} .match $retryAfter "
      + "* {{بعد {$retryAfter} ثانية}}'\n")

  private func draft(_ files: [String: String?]) throws -> FixApplier {
    var applier = FixApplier(
      CatalogFixture([Self.ar: Self.countless].merging(files) { $1 }).files, run: CheckRun(.all))
    let found = try #require(
      applier.check().diagnostics.first { $0.rule == "plural-category-missing" })
    try applier.apply(try #require(found.fixes.first), of: found)
    return applier
  }

  @Test func `a fix that writes words nobody has checked makes the message a draft`() throws {
    let applier = try draft([:])
    let catalog = try #require(applier.check().catalog)
    let id = MessageID(file: "login", entry: "tooManyCalls", facet: "description")
    let locale = try #require(catalog.locales.first { $0.tag == "ar" })
    let message = try #require(locale[id])
    #expect(locale.isDraft(message))
    let line = try #require(locale.states.lines[id])
    let source = catalog.locales.first { $0.tag == "en" }?[id]
    #expect(line.origin == "fix" && line.source == (source ?? message).fingerprint)
    #expect(applier.changed.map(\.path) == [Self.ar, Self.states])
    let found = applier.check().diagnostics.filter { $0.messageID == id }
    #expect(found.map(\.rule) == ["translation-draft"])
  }

  @Test func `other states stay`() throws {
    let other = "login.passwordChanged.title = reviewed 01234567 89abcdef person"
    let applier = try draft([Self.states: other + "\n"])
    let lock = try #require(applier.files.first { $0.path == Self.states })
    let lines = String(decoding: lock.bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains(other) && lines.count == 3)
  }

  @Test func `states that can't be read are not overwritten`() throws {
    #expect(throws: FixApplier.Failure.self) { try draft([Self.states: "login = draft\n"]) }
  }

  @Test func `drafts are never written unseen`() throws {
    var applier = fixing(Self.countless)
    try applier.applyAutomatic()
    #expect(applier.changed.isEmpty)
  }

  @Test func `a text that is typed in is written as the file's string can hold it`() throws {
    let words = Self.words.replacing("\"ب\"", with: "'ب'  # kept")
    let applier = fixing(words)
    let diagnostic = Diagnostic(
      "some-rule", .error, "m", file: Self.ar, span: SourceSpan(0, 0), locale: "ar",
      messageID: MessageID("login.passwordChanged.description"))
    let message = try #require(FixApplier.message(of: diagnostic, in: applier.files))
    for (text, written) in [
      ("ج \"\\", "'ج \"\\'"), ("it's", "\"it's\""), ("a\nb", "\"a\\nb\""),
    ] {
      let files = try #require(applier.effect(ofText: text, in: message))
      let file = try #require(files.first { $0.path == Self.ar })
      #expect(
        String(decoding: file.bytes, as: UTF8.self)
          == words.replacing("'ب'", with: written))
      #expect(FixApplier.message(of: diagnostic, in: files)?.messageText == text)
    }
  }
}
