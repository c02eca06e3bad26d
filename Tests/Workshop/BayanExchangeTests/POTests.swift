import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanMessageSyntax
import BayanTOML
import Testing

@Suite("exchange: PO")
struct POTests {
  private static let source = """
    [full]
    title = "Full"
    description = '''
    .input {$count :integer}
    .match $count
    0 {{No file on {$disk :string}.}}
    one {{One file on {$disk :string}.}}
    * {{{$count} files on {$disk :string}.}}
    '''
    suggestion = "Use \\\\{\\"x\\"\\\\}\\twith\\na line."
    """

  private static let translation = """
    [full]
    title = "ممتلئ"
    description = '''
    .input {$count :integer}
    .match $count
    0 {{لا ملفات على {$disk :string}.}}
    one {{ملف واحد على {$disk :string}.}}
    two {{ملفان على {$disk :string}.}}
    few {{{$count} ملفات على {$disk :string}.}}
    many {{{$count} ملفًا على {$disk :string}.}}
    * {{{$count} ملف على {$disk :string}.}}
    '''
    """

  private func document(
    _ locale: String?, _ translation: String = translation
  ) throws
    -> ExchangeDocument
  {
    try SampleProject(
      source: Self.source, translation: translation, locale: locale ?? "ar",
      arguments: "count = { type = \"integer\" }, disk = { type = \"string\" }"
    ).document(locale)
  }

  private func po(_ locale: String?, _ translation: String = translation) throws -> String {
    let format = try #require(ExchangeFormats.named("po"))
    let output = format.write(try document(locale, translation), over: nil)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private func read(_ text: String) throws -> ReturnedDocument {
    try #require(ExchangeFormats.named("po")).read(SourceFile(path: "x.po", text: text))
  }

  @Test("has the plural forms of the locale, each text at its form")
  func pluralForms() throws {
    let text = try po("ar")
    #expect(
      text.contains(
        """
        "Plural-Forms: nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 \
        ? 3 : n%100>=11 && n%100<=99 ? 4 : 5);\\n"
        """))
    #expect(
      text.contains(
        """
        msgctxt "disk.full.description"
        msgid "One file on {disk}."
        msgid_plural "{count} files on {disk}."
        msgstr[0] ""
        msgstr[1] "ملف واحد على {disk}."
        msgstr[2] "ملفان على {disk}."
        msgstr[3] "{count} ملفات على {disk}."
        msgstr[4] "{count} ملفًا على {disk}."
        msgstr[5] "{count} ملف على {disk}."

        """))
  }

  @Test("lists what the file doesn't carry")
  func losses() throws {
    let format = try #require(ExchangeFormats.named("po"))
    let translation = Self.translation.replacing("{$count} ملف ", with: "{$count :number} ملف ")
      .replacing("\"ممتلئ\"", with: "\"\"")
    let losses = format.write(try document("ar", translation), over: nil).losses
    #expect(
      losses.map { "\($0.id) \($0.kind.rawValue): \($0.sentence)" } == [
        "disk.full.title message: PO can't have an empty translation; it stays in the catalog only",
        "disk.full.description options: the file has '{count_2}' for {$count :number}, which stays in "
          + "the catalog",
        "disk.full.description options: the file has '{disk}' for {$disk :string}, which stays in "
          + "the catalog",
        "disk.full.description variant: each variant is a separate unit; tools don't know that only "
          + "one of them is shown",
      ])
    let wrong = losses.filter { $0.makesTextWrong }
    #expect(wrong.isEmpty)
  }

  @Test("has an entry of its own for an exact number")
  func exactNumbers() throws {
    let text = try po("ar")
    #expect(
      text.contains(
        """
        msgctxt "disk.full.description [0]"
        msgid "No file on {disk}."
        msgstr "لا ملفات على {disk}."

        """))
  }

  @Test("leaves out categories that only fractions have, and keeps their text in an entry")
  func fractionsOnly() throws {
    let text = try po("ru", "[full]\ntitle = \"Полон\"\n")
    #expect(text.contains("nplurals=3; plural=("))
    #expect(text.contains("msgctxt \"disk.full.description [*]\""))
  }

  @Test("says of texts with braces that they have placeholders, and doubles other braces")
  func braces() throws {
    let text = try po("ar")
    #expect(
      text.contains(
        """
        #, python-brace-format
        msgctxt "disk.full.suggestion"
        msgid ""
        "Use {{\\"x\\"}}\\twith\\n"
        "a line."
        msgstr ""

        """))
    #expect(text.contains("msgctxt \"disk.full.title\"\nmsgid \"Full\"\nmsgstr \"ممتلئ\"\n"))
  }

  @Test("without a locale is a template")
  func template() throws {
    let text = try po(nil)
    #expect(text.hasPrefix("#, fuzzy\nmsgid \"\"\n"))
    #expect(text.contains("nplurals=INTEGER; plural=EXPRESSION;"))
    #expect(text.contains("msgstr[0] \"\"\nmsgstr[1] \"\"\n"))
    #expect(!text.contains("msgstr[2]"))
  }

  @Test("is read with the forms in another order, as other tools write them")
  func otherOrder() throws {
    let document = try read(
      """
      msgid ""
      msgstr "Language: en\\nPlural-Forms: nplurals=2; plural=n==1;\\n"

      msgctxt "disk.full.title"
      msgid "one"
      msgid_plural "many"
      msgstr[0] "MANY"
      msgstr[1] "ONE"
      """)
    #expect(document.diagnostics.isEmpty)
    let texts = try #require(document.units.first).variants.map {
      "\($0.keys.formatted): \($0.target?.formatted() ?? "")"
    }
    #expect(texts == ["one: ONE", "*: MANY"])
  }

  @Test(
    "is refused with the place and the reason",
    arguments: [
      (
        "msgid \"a\"\nmsgstr \"b\n", 2,
        "this text has no quotation mark at its end"
      ),
      ("msgid \"a\"\n", 1, "this entry has no 'msgstr'"),
      ("msgid \"a\"\nmsgstr \"\\q\"\n", 2, "this text has an escape that PO doesn't know"),
      ("msgid \"a\"\nmsgid \"b\"\n", 1, "this entry has no 'msgstr'"),
      ("msgid \"a\"\nmsgstr \"\"\nmsgstr \"\"\n", 3, "this entry has 'msgstr' twice; remove one"),
      ("msgid \"a\"\nmsgstr[9] \"\"\n", 2, "the number of a plural form must be from 0 to 5"),
      (
        "<html>\n", 1,
        "this isn't a line of a PO file; expected '#', 'msgctxt', 'msgid' or 'msgstr'"
      ),
      ("\"a\"\n", 1, "there is no 'msgid' or 'msgstr' before this text"),
      ("msgid a\nmsgstr \"b\"\n", 1, "'msgid' needs a text in quotes after it"),
    ])
  func refuses(_ text: String, _ line: Int, _ reason: String) throws {
    let file = SourceFile(path: "x.po", text: text)
    let document = try #require(ExchangeFormats.named("po")).read(file)
    let diagnostic = try #require(document.diagnostics.first)
    #expect(diagnostic.message.description == reason)
    #expect(file.location(of: diagnostic.span.start).line == line)
    #expect(document.units.isEmpty)
  }

  @Test("reads strings and comments that begin with a combining mark")
  func combiningMarks() throws {
    let document = try read(
      """
      #\u{301} of the program
      #.\u{301} of somebody
      msgctxt "a.b.title"
      msgid "x"
      msgstr "\u{745}y\\n"
      "\u{301}z"

      """)
    #expect(document.diagnostics.isEmpty)
    let text = try #require(document.units.first?.variants.first?.target?.formatted())
    #expect(text.utf8.elementsEqual("\u{745}y\n\u{301}z".utf8))
  }

  @Test("refuses a unit whose placeholders are broken, and says why")
  func brokenPlaceholders() throws {
    let document = try read("msgctxt \"a.b.title\"\nmsgid \"{x}\"\nmsgstr \"{x\"\n")
    #expect(document.diagnostics.isEmpty)
    #expect(
      try #require(document.units.first).syntaxProblems == [
        "'{' isn't part of a placeholder; write it twice to show it: '{{'"
      ])
  }

  @Test("takes an empty text for none")
  func emptyTexts() throws {
    let document = try read(
      """
      msgid ""
      msgstr "Language: en\\n"

      msgctxt "a.b.title"
      msgid "one"
      msgid_plural "many"
      msgstr[0] ""
      msgstr[1] "MANY"

      msgctxt "a.c.title"
      msgid "x"
      msgstr ""
      """)
    #expect(
      document.units.map { $0.variants.map { $0.target?.formatted() } } == [[nil, "MANY"], [nil]])
    #expect(document.units.map(\.state) == [.translated, nil])
  }

  @Test("names a unit that is there twice once for each")
  func duplicates() throws {
    let entry = "msgctxt \"a.b.title\"\nmsgid \"x\"\nmsgstr \"y\"\n\n"
    #expect(try read(entry + entry).units.count == 2)
  }

  // MARK: - Former sources

  private static let formerTitle = "It was {$disk :string} that is full"
  private static let formerDescription = """
    .input {$count :integer}
    .match $count
    one {{A file on {$disk}.}}
    * {{{$count} files on {$disk}.}}
    """

  /// Returns a project whose sources have changed since the translation.
  private func changedProject() throws -> SampleProject {
    let title = messageFingerprint(Self.formerTitle)
    let description = messageFingerprint(Self.formerDescription)
    return try SampleProject(
      source: Self.source,
      translation: Self.translation
        + "\nsource = { title = \"\(title)\", description = \"\(description)\" }\n",
      formerSources: """
        disk.full.title.\(title) = \(tomlBasicString(Self.formerTitle))
        disk.full.description.\(description) = \(tomlBasicString(Self.formerDescription))
        """)
  }

  @Test("has the former source of what is stale, as msgmerge --previous writes it")
  func formerSources() throws {
    let text = try changedProject().text(PO.self)
    #expect(
      text.contains(
        """
        #, fuzzy
        #| msgid "It was {disk} that is full"
        msgctxt "disk.full.title"
        msgid "Full"
        msgstr "ممتلئ"

        """), "\(text)")
    #expect(
      text.contains(
        """
        #, fuzzy, python-brace-format
        #| msgid "A file on {disk}."
        #| msgid_plural "{count} files on {disk}."
        msgctxt "disk.full.description"
        msgid "One file on {disk}."
        msgid_plural "{count} files on {disk}."

        """), "\(text)")
    // The title's former source has one line; the next one has several, all of which are marked.
    let lines = try SampleProject(
      source: Self.source,
      translation: "[full]\ntitle = \"x\"\nsource.title = \"\(messageFingerprint("a\nb"))\"\n",
      formerSources: "disk.full.title.\(messageFingerprint("a\nb")) = \"a\\nb\"\n"
    ).text(PO.self, only: "disk.full.title")
    #expect(lines.contains("#| msgid \"\"\n#| \"a\\n\"\n#| \"b\"\nmsgctxt"), "\(lines)")
  }

  @Test("takes words that are still fuzzy beside a former source for a translation of that")
  func wordsOfFormerSources() throws {
    let project = try changedProject()
    let text = project.text(PO.self, only: "disk.full.title")
      .replacing("\"ممتلئ\"", with: "\"امتلأ\"")
    let current = try #require(project.document().units.first?.source.fingerprint)
    let former = messageFingerprint(Self.formerTitle)
    func result(_ text: String) -> (stamps: [String], states: [ExchangeState]) {
      let changes = project.imported(text, PO.self).changes
      return (changes.map(\.stamp), changes.map(\.newState))
    }
    #expect(result(text) == ([former], [.stale]))
    // A translator who removes the flag has read the current source.
    let finished = text.replacing("#, fuzzy\n", with: "")
    #expect(result(finished) == ([current], [.translated]))
    #expect(result(finished.replacing("#. bayan:", with: "#. ")) == ([current], [.translated]))
    // The first entry is fuzzy without a former source, and the second is another tool's guess.
    let cut = text.replacing("#| msgid \"It was {disk} that is full\"\n", with: "")
    #expect(result(cut) == ([current], [.draft]))
    let guessed = text.replacing("It was {disk} that is full", with: "Fully")
    #expect(result(guessed) == ([messageFingerprint("Fully")], [.stale]))
    // An unchanged text is no change.
    let same = text.replacing("\"امتلأ\"", with: "\"ممتلئ\"")
    #expect(project.imported(same, PO.self).changes.isEmpty)
  }

  @Test(
    "refuses former sources that gettext refuses",
    arguments: [
      ("#| \"a\"", "there is no 'msgid' or 'msgstr' before this text"),
      ("#| msgid \"a", "this text has no quotation mark at its end"),
      ("#| msgid \"\\q\"", "this text has an escape that PO doesn't know"),
      ("#| msgid \"a\"\n#| msgid \"b\"", "this entry has 'msgid' twice; remove one"),
      (
        "#| msgstr \"a\"",
        "this isn't a line of a PO file; expected '#', 'msgctxt', 'msgid' or 'msgstr'"
      ),
    ])
  func brokenFormerSources(_ lines: String, _ reason: String) throws {
    let document = try read("\(lines)\nmsgctxt \"a.b.title\"\nmsgid \"x\"\nmsgstr \"y\"\n")
    #expect(document.diagnostics.map(\.message.description) == [reason])
    let whole = try read(
      "#, fuzzy\n#| msgctxt \"old\"\n#| \"er\"\n#| msgid \"\"\n#| \"a\"\nmsgctxt \"a.b.title\"\n"
        + "msgid \"x\"\nmsgstr \"y\"\n")
    #expect(whole.diagnostics.isEmpty)
    #expect(whole.units.first?.names.first == "a.b.title")
    #expect(whole.units.first?.variants.first?.formerSource?.formatted() == "a")
  }

  @Test("gives a result at every cut")
  func cuts() throws {
    let bytes = Array(try po("ar").utf8)
    let format = try #require(ExchangeFormats.named("po"))
    for end in bytes.indices {
      let document = format.read(SourceFile(path: "x.po", bytes: Array(bytes[..<end])))
      #expect(document.diagnostics.isEmpty || document.units.isEmpty)
    }
  }

  @Test(
    "survives plural forms that no person writes",
    arguments: [
      String(repeating: "(", count: 900) + "n", String(repeating: "!", count: 900) + "n",
      "n%0", "n?n:n?", "99999999999999999999", "n/0", "-n", "",
    ])
  func hostilePluralForms(_ expression: String) throws {
    let document = try read(
      """
      msgid ""
      msgstr "Language: ar\\nPlural-Forms: nplurals=6; plural=\(expression);\\n"

      msgctxt "a.b.title"
      msgid "a"
      msgid_plural "b"
      msgstr[0] "c"
      """)
    #expect(try #require(document.units.first).problems.count == 1)
  }

  @Test("says that nobody knows the forms of a file without a language, unless one is named")
  func formsWithoutLanguage() throws {
    let text = "msgctxt \"a.b.title\"\nmsgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\n"
    #expect(
      try read(text).units.map { $0.problems.map(\.description) } == [
        [
          "the header has no 'Language', so the plural forms aren't known; add it, or name "
            + "the language with '--locale'"
        ]
      ])
    let named = PO.read(SourceFile(path: "x.po", text: text), for: "ja")
    #expect(named.units.map(\.problems) == [[]])
  }
}
