import BayanCatalog
import BayanDiagnostics
import BayanExchange
import Testing

/// The messages that an app's texts became, and the arguments that the texts' values became.
@Suite("keys and values of an app's files")
struct AppKeyTests {
  private static func strings(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: path, text: text)
  }

  @Test func `a key of two files is that of the file with its name, or refused`() throws {
    let files = ["en", "de"].flatMap { locale in
      ["Errors", "Common"].map {
        Self.strings("R/\(locale).lproj/\($0).strings", "\"title\" = \"\($0) \(locale)\";")
      }
    }
    let project = try WayBackProject(files, .adopted)
    let sent = Self.strings("sent/de.lproj/Errors.strings", "\"title\" = \"Neu\";")
    let result = try project.imported(sent)
    #expect(result.changes.map(\.old) == ["Errors de"] && result.changes.map(\.new) == ["Neu"])
    let other = Self.strings("sent/de.lproj/Others.strings", "\"title\" = \"Neu\";")
    let refused = try project.imported(other)
    #expect(refused.changes.isEmpty && refused.strangers.isEmpty && refused.othersNames.isEmpty)
    #expect(
      refused.refusals.flatMap(\.reasons) == [
        "several files of the app have this key ('R/*.lproj/Common.strings' and 'R/*.lproj/Errors.strings'), but not this file; import the file from its place in the app"
      ])
  }

  @Test func `an export of Xcode names the table of each key`() throws {
    let files = ["en", "de"].flatMap { locale in
      ["Errors", "Common"].map {
        Self.strings("R/\(locale).lproj/\($0).strings", "\"title\" = \"\($0) \(locale)\";")
      }
    }
    let project = try WayBackProject(files, .adopted)
    let parts = ["Errors", "Common"].map { name in
      """
      <file original="R/en.lproj/\(name).strings" source-language="en" target-language="de" datatype="plaintext">
      <body><trans-unit id="title"><source>\(name) en</source><target>\(name) neu</target></trans-unit></body></file>
      """
    }
    let sent = SourceFile(
      path: "de.xliff",
      text:
        "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\(parts.joined())</xliff>"
    )
    let result = try project.imported(sent)
    #expect(result.refusals.isEmpty, "\(result.refusals)")
    #expect(result.changes.map(\.old) == ["Errors de", "Common de"])
    #expect(result.changes.map(\.new) == ["Errors neu", "Common neu"])
  }

  @Test func `where nothing says which value is which argument the text is refused`() throws {
    let english = Self.strings("R/en.lproj/L.strings", "\"a\" = \"%@ of %@\"; \"b\" = \"B %@\";")
    let german = Self.strings("R/de.lproj/L.strings", "\"a\" = \"%@ von %@\"; \"b\" = \"Bé %@\";")
    var project = try WayBackProject([english, german], .renamedByOldLock)
    for locale in ["en", "de"] {
      let path = "Locales/\(locale)/mine.toml"
      let file = try #require(project.files.first { $0.path == path })
      // The texts now differ from those of the app.
      try project.replace(locale == "en" ? " of " : " von ", with: " / ", in: file)
    }
    let result = try project.imported(german)
    #expect(result.changes.isEmpty)
    let reasons = result.refusals.flatMap(\.reasons)
    #expect(reasons.count == 1)
    #expect(
      reasons.first?.hasSuffix(
        "below '[values.\"R/*.lproj/L.strings\"]', such as 'a = { v8 = 1, v9 = 2 }'") == true,
      "\(reasons)")
    let update = try #require(try project.exported(over: german))
    #expect(update.bytes == german.bytes)
    #expect(update.diagnostics.map(\.message) == reasons)
  }

  @Test func `a value that the source doesn't have is none of its words`() throws {
    let project = try WayBackProject(
      [
        Self.strings("R/en.lproj/L.strings", "\"a\" = \"Private\";"),
        Self.strings("R/de.lproj/L.strings", "\"a\" = \"Privat\";"),
      ], .adopted)
    let result = try project.imported(
      Self.strings("R/de.lproj/L.strings", "\"a\" = \"Privat %@\";"))
    #expect(result.changes.isEmpty)
    #expect(
      result.refusals.flatMap(\.reasons) == [
        "'%1$@' isn't a placeholder of this message; it has none"
      ])
  }

  @Test func `a translation with a value that only it has comes back in every format`() throws {
    let project = try WayBackProject(
      [
        Self.strings("R/en.lproj/L.strings", "\"a\" = \"Private\";"),
        Self.strings("R/de.lproj/L.strings", "\"a\" = \"Privat %@\";"),
      ], .adopted)
    let document = ExchangeDocument(project.catalog, locale: "de")
    for format in ExchangeFormats.all {
      let bytes = format.write(document, over: nil).bytes
      let result = try project.imported(SourceFile(path: "out", bytes: bytes))
      #expect(result.refusals.isEmpty, "\(format.name) \(result.refusals)")
      #expect(result.changes.isEmpty)
    }
  }

  @Test func `the lock keeps places, and names where the app has names`() throws {
    let project = try WayBackProject(
      [
        Self.strings(
          "R/en.lproj/L.strings",
          "\"x.title\" = \"The file “%@”\"; \"x.message\" = \"%2$@ in the folder “%1$@”\";"),
        SourceFile(path: "l/en.json", text: #"{"a": "{0} of {file_name}"}"#),
      ], .adopted)
    let lock = try #require(project.catalog.adopted)
    #expect(
      lock.values == [
        "R/*.lproj/L.strings": [
          "x.title": ["file": .place(1)],
          "x.message": ["folder": .place(1), "value2": .place(2)],
        ], "l/*.json": ["a": ["value1": .name("0"), "fileName": .name("file_name")]],
      ])
    let path = project.catalog.layout.path(of: .adoptedLock)
    let text = try #require(project.files.first { $0.path == path }).bytes
    #expect(String(decoding: text, as: UTF8.self) == lock.fileText)
    #expect(lock.fileText.contains("a = { fileName = \"file_name\", value1 = \"0\" }\n"))
  }

  @Test func `a value that only the translation of a plural has is no other one`() throws {
    let german = SourceFile(
      path: "po/de.po",
      text: #"""
        msgid ""
        msgstr "Language: de\nPlural-Forms: nplurals=2; plural=(n != 1);\n"

        msgid "million"
        msgid_plural "millions"
        msgstr[0] "%(value)s Million"
        msgstr[1] "%(value)s Millionen"

        """#)
    let french = SourceFile(
      path: "po/af.po",
      text: String(decoding: german.bytes, as: UTF8.self).replacing("%(value)s ", with: "")
        .replacing("de", with: "af"))
    let project = try WayBackProject([french, german], .adopted)
    let result = try project.imported(german)
    // The translation is a draft here, but the file counts it as finished.
    #expect(result.changes.isEmpty)
    #expect(
      result.refusals.flatMap(\.reasons) == [
        "the error has no argument 'value2'; it has 'count' [placeholder-unknown]"
      ])
  }

  @Test func `a plural of PO is written with the placeholders of its entry`() throws {
    let german = SourceFile(
      path: "po/de.po",
      text: #"""
        msgid ""
        msgstr "Language: de\nPlural-Forms: nplurals=2; plural=(n != 1);\n"

        #, c-format
        msgid "%d file of %s"
        msgid_plural "%d files of %s"
        msgstr[0] "%d Datei von %s"
        msgstr[1] "%d Dateien von %s"

        msgctxt "menu"
        msgid "Open"
        msgstr ""

        """#)
    var project = try WayBackProject([german], .adopted)
    let words = try #require(project.files.first { $0.path == "Locales/de/app.toml" })
    try project.replace(
      "{$files} Dateien von {$value2}", with: "Von {$value2} {$files} 100%", in: words)
    let update = try #require(try project.exported(over: german))
    #expect(update.diagnostics.isEmpty)
    #expect(
      update.bytes
        == german.replacing("%d Dateien von %s", with: "Von %2$s %1$d 100%%").bytes)
    // A value can only be written if a text of the entry shows it.
    try project.replace("Von {$value2} {$files}", with: "{$other}", in: words)
    let refused = try #require(try project.exported(over: german))
    #expect(refused.bytes == german.bytes)
    #expect(refused.losses.contains { $0.makesTextWrong })
  }

  @Test func `Flutter's apostrophes are written as Flutter reads them`() throws {
    let german = SourceFile(
      path: "l/app_de.arb", text: #"{"a": "'{x}' Wort1 '{y}'", "b": "Nur '{x}'", "c": "'"}"#)
    var project = try WayBackProject(
      [
        SourceFile(
          path: "l/app_en.arb", text: #"{"a": "'{x}' or '{y}'", "b": "Only '{x}'", "c": "'"}"#),
        german,
      ], .adopted)
    try project.swapValues(in: "Wort1")
    let update = try #require(try project.exported(over: german))
    #expect(
      String(decoding: update.bytes, as: UTF8.self)
        == #"{"a": "'{y}' Wort1 '{x}'", "b": "Nur '{x}'", "c": "'"}"#)
  }

  @Test func `a later run reads texts by the names that arguments have now`() throws {
    let english = Self.strings("R/en.lproj/L.strings", "\"a\" = \"%@ of %@\";")
    let project = try WayBackProject([english], .renamed)
    let german = Self.strings("R/de.lproj/L.strings", "\"a\" = \"%2$@ von %1$@\";")
    let set = TextSet([english, german], sourceLocale: "en")
    let later = Adoption(
      set, sourceLocale: "en", request: Adoption.Request(domain: "app"),
      into: CatalogLoader.load(project.files))
    #expect(later.untaken.isEmpty)
    #expect(later.rows.flatMap(\.texts).map(\.text) == ["{$v8} von {$v9}"])
  }
}
