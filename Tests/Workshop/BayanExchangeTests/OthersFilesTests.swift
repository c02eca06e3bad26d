import BayanCatalog
import BayanDiagnostics
import BayanSupport
import Testing

@testable import BayanExchange

/// Files of other tools, of which only the faulty parts are refused.
@Suite("exchange: files of others")
struct OthersFilesTests {
  private static let source = """
    [full]
    title = "File not found"
    description = '''
    .input {$count :integer}
    .match $count
    one {{One file on {$disk :string}.}}
    * {{{$count} files on {$disk :string}.}}
    '''
    suggestion = "Look for {$disk :string}."

    [plain]
    title = "Done"
    """

  private static let arguments =
    "count = { type = \"integer\" }, disk = { type = \"string\" }"

  private func project(
    _ locale: String = "ar", _ translation: String = "", arguments: String = arguments
  ) throws -> SampleProject {
    try SampleProject(
      source: Self.source, translation: translation, locale: locale, arguments: arguments)
  }

  private static func po(_ language: String, _ entries: String, forms: String = "") -> String {
    """
    msgid ""
    msgstr ""
    "Language: \(language)\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    \(forms.isEmpty ? "" : "\"Plural-Forms: \(forms)\\n\"\n")
    \(entries)
    """
  }

  private static let title = """

    msgctxt "disk.full.title"
    msgid "File not found"
    msgstr "الملف غير موجود"

    """

  private func taken(_ result: ExchangeImport) -> [String: String] {
    Dictionary(
      result.changes.map { ($0.id.description, $0.new) }, uniquingKeysWith: { $0 + "|" + $1 })
  }

  // MARK: - Faulty parts

  @Test(arguments: [
    "#~ msgid \"a\"\n#~ msgstr \"\"\n#~ \"c\\n\"\n#~ \"d\"\n",
    "#, fuzzy\n#~| msgid \"\"\n#~| \"x\"\n#~ msgid \"\"\n#~ \"a\"\n#~ msgstr[0] \"\"\n#~ \"b\"\n",
    "#~ msgctxt \"disk.full.title\"\r\n#~ msgid \"a\"\r\n#~ msgstr \"\"\r\n#~ \"b\"\r\n",
    "#~msgid \"a\"\n#~msgstr \"b\"\n#~\n#~ # remark\n",
  ])
  func `obsolete entries are passed over, whatever stands in them`(obsolete: String) throws {
    for text in [
      Self.title + obsolete, obsolete + Self.title, obsolete + "\n" + obsolete + Self.title,
    ] {
      let result = try project().imported(Self.po("ar", text), PO.self)
      #expect(taken(result) == ["disk.full.title": "الملف غير موجود"])
      #expect(result.changes.map(\.newState) == [.translated])
      #expect(result.refusals.isEmpty && result.strangers.isEmpty)
    }
  }

  /// Faulty entries, with the line and the reason of each refusal.
  private static let brokenEntries: [(entry: String, line: Int, reason: String)] = [
    (
      "msgctxt \"disk.plain.title\"\nmsgid \"Done\"\nmsgstr \"تم\n", 4,
      "no quotation mark at its end"
    ),
    (
      "msgctxt \"disk.plain.title\"\nmsgid \"Done\"\nmsgstr \"\\q\"\n", 4,
      "escape that PO doesn't know"
    ),
    ("msgctxt \"disk.plain.title\"\nmsgid \"Done\"\n", 2, "has no 'msgstr'"),
    (
      "msgctxt \"disk.plain.title\"\nmsgid \"Done\"\nmsgsrt \"تم\"\n", 4,
      "isn't a line of a PO file"
    ),
    (
      "msgctxt \"disk.plain.title\"\nmsgid \"Done\"\nmsgstr \"تم\"\nmsgstr \"ثم\"\n", 5,
      "has 'msgstr' twice"
    ),
    (
      "msgctxt \"disk.plain.title\"\nmsgid \"Done\"\nmsgstr \"ت\"\n# odd\n\"م\"\n", 6,
      "there is no 'msgid' or 'msgstr' before"
    ),
    ("msgctxt \"disk.plain.title\"\nmsgid \"Done\"\nmsgstr[9] \"تم\"\n", 4, "from 0 to 5"),
  ]

  @Test(arguments: brokenEntries)
  func `an entry that can't be read is refused at its line, and the next is taken`(
    entry: String, line: Int, reason: String
  ) throws {
    let header = "msgid \"\"\nmsgstr \"Language: ar\\n\"\n"
    for text in [header + "\n" + entry + Self.title, "\n" + entry + "\n" + Self.title] {
      let file = SourceFile(path: "back", text: text)
      let returned = PO.read(file, for: "ar")
      #expect(returned.diagnostics.isEmpty)
      let result = try project().imported(text, PO.self)
      #expect(taken(result) == ["disk.full.title": "الملف غير موجود"])
      let refusal = try #require(result.refusals.first)
      #expect(refusal.id?.description == "disk.plain.title")
      #expect(refusal.reasons.joined().contains(reason), "\(refusal.reasons)")
      let offset = text.hasPrefix("msgid") ? 2 : 0
      #expect(file.location(of: refusal.span.start).line == line + offset)
    }
  }

  @Test func `bytes that are no text refuse the file, and in a remark nothing`() throws {
    func file(_ lines: [String]) -> [UInt8] {
      lines.flatMap {
        Array($0.replacing("é", with: "").utf8) + ($0.contains("é") ? [0xE9] : []) + [0x0A]
      }
    }
    let remark = file(["# Jos é", "msgctxt \"disk.full.title\"", "msgid \"x\"", "msgstr \"y\""])
    #expect(taken(try project().imported(remark, PO.self)) == ["disk.full.title": "y"])
    let text = file(["msgctxt \"disk.plain.title\"", "msgid \"Done\"", "msgstr \"é\""])
    let read = PO.read(SourceFile(path: "back", bytes: text), for: "ar")
    #expect(read.diagnostics.map(\.rule) == ["encoding-invalid"] && read.units.isEmpty)
  }

  @Test func `strings and keywords may stand on lines as they like`() throws {
    let text =
      "msgctxt \"disk.full\" \".title\" msgid \"File \" \"not found\"\n  msgstr\"الملف \"\t\"غير موجود\"\n"
    #expect(taken(try project().imported(text, PO.self)) == ["disk.full.title": "الملف غير موجود"])
    let plural = Self.po(
      "de",
      "msgctxt \"disk.full.description\"\nmsgid \"a\" msgid_plural \"b\" msgstr [0] \"eine\" msgstr [1] \"alle\""
    )
    #expect(try project("de").imported(plural, PO.self).changes.count == 1)
  }

  @Test(arguments: [
    "nplurals=2; plural=function (n) { return 0; }", "nplurals=9; plural=n;", "odd",
  ])
  func `a header that says nothing of forms refuses the plurals alone`(forms: String) throws {
    let plural =
      "\nmsgctxt \"disk.full.description\"\nmsgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"x\"\n"
    let result = try project().imported(Self.po("ar", Self.title + plural, forms: forms), PO.self)
    #expect(taken(result) == ["disk.full.title": "الملف غير موجود"])
    #expect(result.refusals.count == 1)
    #expect(result.refusals[0].reasons.joined().contains("'Plural-Forms'"))
  }

  @Test func `two forms for numbers of one variant are taken if they have one text`() throws {
    let forms = "nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n>10 && n%10==0 ? 2 : 3);"
    func entry(_ tens: String) -> String {
      """

      msgctxt "disk.full.description"
      msgid "One file on {disk}."
      msgid_plural "{count} files on {disk}."
      msgstr[0] "קובץ אחד על {disk}."
      msgstr[1] "שני קבצים על {disk}."
      msgstr[2] "\(tens)"
      msgstr[3] "{count} קבצים על {disk}."

      """
    }
    let same = try project("he").imported(
      Self.po("he", entry("{count} קבצים על {disk}."), forms: forms), PO.self, locale: "he")
    #expect(same.changes.count == 1)
    let other = try project("he").imported(
      Self.po("he", entry("{count} קובץ על {disk}."), forms: forms), PO.self, locale: "he")
    #expect(other.changes.isEmpty)
    #expect(
      other.refusals.first?.reasons.joined().contains("msgstr[2] is for numbers such as 20, 30, 40")
        == true)
  }

  @Test func `a unit that is there several times with one text is taken once`() throws {
    let twice = try project().imported(Self.po("ar", Self.title + Self.title), PO.self)
    #expect(taken(twice) == ["disk.full.title": "الملف غير موجود"])
    // The least finished state counts.
    let fuzzy = Self.title.replacing("msgctxt", with: "#, fuzzy\nmsgctxt")
    let draft = try project().imported(Self.po("ar", Self.title + fuzzy), PO.self)
    #expect(draft.changes.map(\.newState) == [.draft])
    let other = Self.title.replacing("غير", with: "ليس")
    let refused = try project().imported(Self.po("ar", Self.title + other), PO.self)
    #expect(refused.changes.isEmpty && refused.refusals.count == 1)
    let strings = "\"disk.plain.title\" = \"تم\";\n\"disk.plain.title\" = \"تم\";\n"
    #expect(try project().imported(strings, AppleStrings.self).changes.count == 1)
  }

  @Test
  func `foreign entries of the file are counted, and those that look like a message are unknown`()
    throws
  {
    let shared = "\"OK\" = \"حسنًا\";\n\"app.ok\" = \"\";\n\"disk.plain.title\" = \"تم\";\n"
    let result = try project().imported(shared, AppleStrings.self)
    #expect(result.othersNames == ["OK", "app.ok"])
    #expect(result.strangers.isEmpty && result.changes.count == 1)
    let gone = try project().imported(shared + "\"disk.gone.title\" = \"x\";\n", AppleStrings.self)
    #expect(gone.strangers.map(\.name) == ["disk.gone.title"])
    // A file without any text of this project was probably meant for another one.
    let wrong = try project().imported("\"OK\" = \"x\";\n", AppleStrings.self)
    #expect(wrong.strangers.map(\.name) == ["OK"])
  }

  // MARK: - States of a file

  @Test(arguments: ["", " ", "   \u{A0}"])
  func `a text of white space is no translation`(text: String) throws {
    let entry = Self.title.replacing("الملف غير موجود", with: text)
    let result = try project().imported(Self.po("ar", entry), PO.self)
    #expect(result.changes.isEmpty && result.refusals.isEmpty && result.unchanged == 1)
    let strings = try project().imported("\"disk.plain.title\" = \"\(text)\";\n", AppleStrings.self)
    #expect(strings.changes.isEmpty && strings.refusals.isEmpty)
  }

  @Test(arguments: ["xliff-1.2", "xliff-2.1", "xliff-2.2", "po", "xcstrings"])
  func `an export without translation that comes back untouched takes nothing away`(
    name: String
  ) throws {
    let format = try #require(ExchangeFormats.named(name))
    let exported = try project().text(format)
    let since = try project(
      "ar",
      "[full]\ntitle = \"ملف\"\nsuggestion = \"ابحث عن {$disk :string}.\"\n[plain]\ntitle = \"تم\"\n"
    )
    let result = since.imported(exported, format)
    #expect(result.changes.isEmpty && result.refusals.isEmpty && result.conflicts.isEmpty)
    #expect(result.unchanged == 4)
  }

  @Test func `a translation that the file had and has no more stays, and is told`() throws {
    let project = try project("ar", "[plain]\ntitle = \"تم\"\n")
    let text = project.text(PO.self).replacing("msgstr \"تم\"", with: "msgstr \"\"")
    let result = project.imported(text, PO.self)
    #expect(result.changes.isEmpty)
    #expect(result.refusals.map(\.name) == ["disk.plain.title"])
  }

  @Test func `a key in the source's place is no source`() throws {
    let entry = "msgid \"disk.full.title\"\nmsgstr \"الملف غير موجود\"\n"
    let monolingual = try project().imported(Self.po("ar", entry), PO.self)
    #expect(monolingual.changes.map(\.newState) == [.translated])
    let catalog = """
      {"sourceLanguage":"en","strings":{"disk.full.title":{"localizations":{"ar":{"stringUnit":
      {"state":"translated","value":"الملف غير موجود"}}}}},"version":"1.0"}
      """
    let result = try project().imported(catalog, XCStrings.self)
    #expect(result.changes.map(\.newState) == [.translated])
  }

  @Test
  func
    `the source's words that Xcode calls new are no translation, whether the file has the source`()
    throws
  {
    func catalog(_ value: String, _ source: String) -> String {
      """
      {"sourceLanguage":"en","strings":{"disk.full.title":{"localizations":{\(source)"ar":{"stringUnit":
      {"state":"new","value":"\(value)"}}}}},"version":"1.0"}
      """
    }
    let source = "\"en\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"File not found\"}},"
    for english in ["", source] {
      let copied = try project().imported(catalog("File not found", english), XCStrings.self)
      #expect(copied.changes.isEmpty && copied.refusals.isEmpty && copied.unchanged == 1)
      let begun = try project().imported(catalog("ملف", english), XCStrings.self)
      #expect(begun.changes.map(\.newState) == [.draft])
    }
  }

  // MARK: - Plurals

  /// The forms of a Polish translator, without the form for fractions.
  private static let polish = [
    "msgstr[0] \"Jeden plik na {disk}.\"", "msgstr[1] \"{count} pliki na {disk}.\"",
    "msgstr[2] \"{count} plików na {disk}.\"",
  ]

  @Test func `the text for all other numbers is the most numbers' where no number has it`() throws {
    let entry = """

      msgctxt "disk.full.description"
      msgid "One file on {disk}."
      msgid_plural "{count} files on {disk}."
      \(Self.polish.joined(separator: "\n"))

      """
    let forms =
      "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
    let po = try project("pl").imported(
      Self.po("pl", entry, forms: forms), PO.self, locale: "pl")
    let text = try #require(po.changes.first?.new)
    #expect(text.contains("* {{{$count} plików na {$disk :string}.}}"), "\(text) \(po.refusals)")
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>disk.full.description</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$#@files@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>Jeden plik na %2$@.</string><key>few</key><string>%1$d pliki na %2$@.</string>
      <key>many</key><string>%1$d plików na %2$@.</string></dict></dict></dict></plist>
      """
    let apple = try project("pl").imported(dictionary, StringsDict.self, locale: "pl")
    #expect(apple.changes.first?.new.contains("* {{{$count} plików na {$disk :string}.}}") == true)
  }

  @Test func `a number with fractions needs the text for all others`() throws {
    let number = "count = { type = \"number\" }, disk = { type = \"string\" }"
    let source = Self.source.replacing(":integer", with: ":number")
    let project = try SampleProject(
      source: source, translation: "", locale: "pl", arguments: number)
    let entry = """

      msgctxt "disk.full.description"
      msgid "One file on {disk}."
      msgid_plural "{count} files on {disk}."
      \(Self.polish.joined(separator: "\n"))

      """
    let result = project.imported(Self.po("pl", entry), PO.self, locale: "pl")
    #expect(result.changes.isEmpty)
    #expect(
      result.refusals.first?.reasons == [
        "the file has no text for the entry with msgctxt 'disk.full.description [*]'"
      ])
  }

  @Test func `exports ask for the numbers that a message can have, and say which`() throws {
    let range = "count = { type = \"integer\", range = \"1...20\" }, disk = { type = \"string\" }"
    let project = try project("ar", arguments: range)
    let unit = try #require(project.document("ar", only: "disk.full.description").units.first)
    #expect(unit.variants.map(\.keys.formatted) == ["one", "two", "few", "many", "*"])
    let notes = Dictionary(
      firstOf: unit.notes.compactMap { note in note.keys.map { ($0.formatted, note.text) } })
    #expect(
      notes == [
        "one": "1", "two": "2", "few": "3–10", "many": "11–20", "*": "no number of this message",
      ])
    // PO has a text for each form. The form without numbers repeats the last text, and isn't
    // imported.
    let translated = try self.project(
      "ar",
      """
      [full]
      description = '''
      .input {$count :integer}
      .match $count
      one {{ملف واحد على {$disk :string}.}}
      two {{ملفان على {$disk :string}.}}
      few {{{$count} ملفات على {$disk :string}.}}
      many {{{$count} ملفًا على {$disk :string}.}}
      * {{{$count} ملف على {$disk :string}.}}
      '''
      """, arguments: range)
    let text = translated.text(PO.self, only: "disk.full.description")
    #expect(text.contains("msgstr[0] \"{count} ملف على {disk}.\""), "\(text)")
    #expect(translated.imported(text, PO.self).unchanged == 1)
    let changed = text.replacing("ملفات على", with: "من الملفات على")
    #expect(translated.imported(changed, PO.self).changes.first?.new.contains("zero") == false)
  }

  // MARK: - Names in the file's syntax

  @Test func `an unknown placeholder is named as it stands, beside those that the message has`()
    throws
  {
    let entry =
      "\nmsgctxt \"disk.full.suggestion\"\nmsgid \"Look for {disk}.\"\nmsgstr \"ابحث عن {القرص}.\"\n"
    let po = try project().imported(Self.po("ar", entry), PO.self)
    #expect(
      po.refusals.first?.reasons == [
        "'{القرص}' isn't a placeholder of this message; it has '{disk}'"
      ]
    )
    let strings = try project().imported(
      "\"disk.full.suggestion\" = \"ابحث عن %1$s.\";\n", AppleStrings.self)
    #expect(
      strings.refusals.first?.reasons == [
        "'%1$s' isn't a placeholder of this message; it has '%1$@'"
      ]
    )
  }

  @Test func `a letter quotes the words as they stand in the file`() throws {
    let strings = try project().imported(
      "\"disk.full.suggestion\" = \"ابحث عن %2$s %1$@.\";\n", AppleStrings.self)
    #expect(strings.refusals.first?.text == "ابحث عن %2$s %1$@.")
    let entry =
      "\nmsgctxt \"disk.full.suggestion\"\nmsgid \"x\"\nmsgstr \"ابحث عن {disk} {odd}.\"\n"
    #expect(
      try project().imported(Self.po("ar", entry), PO.self).refusals.first?.text
        == "ابحث عن {disk} {odd}.")
  }

  @Test func `a unit without a name is known by its source, and so is the message that has it now`()
    throws
  {
    let entry = "\nmsgid \"File not found\"\nmsgstr \"الملف غير موجود\"\n"
    let result = try project().imported(
      Self.po("ar", Self.title.replacing("full.title", with: "plain.title") + entry), PO.self)
    #expect(result.strangers.map(\.movedTo?.description) == ["disk.full.title"])
    #expect(result.othersNames.isEmpty)
    let alone = try project().imported(Self.po("ar", entry), PO.self)
    #expect(alone.strangers.map(\.name) == ["File not found"])
    #expect(alone.strangers.first?.movedTo?.description == "disk.full.title")
  }

  // MARK: - Encodings

  @Test func `files are read in the encoding that they have`() throws {
    let text = Self.po("ar", Self.title)
    let wide = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let long = text.unicodeScalars.flatMap { scalar in
      (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * UInt32($0))) }
    }
    // ISO 8859-6 has the Arabic letters in Unicode's order.
    let old = text.replacing("UTF-8", with: "ISO-8859-6").unicodeScalars.map {
      $0.value < 0x80 ? UInt8($0.value) : UInt8($0.value - 0x600 + 0xA0)
    }
    for bytes in [
      Array(text.utf8), [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + Array(text.utf8),
      [0xFF, 0xFE] + wide,
      [0xFE, 0xFF] + big, wide, big, [0xFF, 0xFE, 0, 0] + long, old,
    ] {
      let file = ExchangeFormats.inUTF8(SourceFile(path: "back", bytes: bytes))
      #expect(ExchangeFormats.format(of: file)?.name == "po")
      #expect(
        taken(try project().imported(file.bytes, PO.self)) == ["disk.full.title": "الملف غير موجود"]
      )
    }
    let xml = "<?xml version=\"1.0\" encoding='utf-16'?>\n<xliff version=\"1.2\"/>"
    let file = ExchangeFormats.inUTF8(
      SourceFile(
        path: "x", bytes: [0xFF, 0xFE] + xml.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
    #expect(String(decoding: file.bytes, as: UTF8.self).contains("encoding='UTF-8'"))
  }

  @Test(arguments: [
    ("", "x.strings", "is empty"), ("\n \n", "x.strings", "is empty"),
    ("bplist00\u{1}", "x.strings", "plutil -convert xml1"),
    ("{\"a\": 1}", "app_ar.arb", "JSON that has no texts under its keys"),
    ("[{\"a\":\"b\"}]", "ar.json", "JSON that has no texts under its keys"),
    ("<TS version=\"2.1\"></TS>", "ar.ts", "TS file of Qt"),
    ("hello = Hallo\n", "de.ftl", "a Fluent file"),
    ("number,en,ar\n", "x.csv", "names no column 'id'"),
    ("PK\u{3}\u{4}", "x.docx", "is a ZIP archive"),
  ])
  func `a file in no format that is read is called by its name, with what helps`(
    text: String, path: String, said: String
  ) {
    let file = SourceFile(path: path, text: text)
    #expect(ExchangeFormats.format(of: file) == nil)
    #expect(ExchangeFormats.unknownFormat(of: file).contains(said))
  }
}
