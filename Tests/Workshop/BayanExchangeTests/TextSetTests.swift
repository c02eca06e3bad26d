import BayanDiagnostics
import BayanExchange
import Testing

@Suite("texts of an app's files")
struct TextSetTests {
  private func read(_ files: [String: String], source: String? = nil) -> TextSet {
    TextSet(
      files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) },
      sourceLocale: source)
  }

  /// Returns the texts as lines, followed by the texts that aren't adopted.
  private func lines(_ set: TextSet) -> [String] {
    set.entries.flatMap { entry in
      entry.texts.map { "\(entry.key.name) \($0.locale): \($0.text)" }
    } + set.untaken.map { "- \($0.place.file) \($0.key ?? "") \($0.locale ?? ""): \($0.reason)" }
  }

  @Test func `strings have their folder's language, notes, and names by the words beside values`() {
    let set = read([
      "R/en.lproj/L.strings": """
      /* Shown when a file is missing. */
      "missing" = "The file “%@” and %d folders are missing.";
      "sure" = "100% sure, 50% discount";
      """,
      "R/ar.lproj/L.strings": """
      "missing" = "%2$d مجلدات وملف %1$@";
      """,
    ])
    #expect(set.sourceLocale == "en" && set.locales == ["en", "ar"])
    #expect(
      lines(set).sorted() == [
        "missing ar: {$folders :integer} مجلدات وملف {$file}",
        "missing en: The file “{$file}” and {$folders :integer} folders are missing.",
        "sure en: 100% sure, 50% discount",
      ])
    let missing = set.entries.first { $0.key.name == "missing" }
    #expect(missing?.note == "Shown when a file is missing.")
    #expect(missing?.key.table == "R/*.lproj/L.strings")
    #expect(
      missing?["en"]?.arguments.map { "\($0.name) \($0.type)" } == [
        "file string", "folders integer",
      ])
    #expect(missing?["en"]?.place.offset == 36)
  }

  @Test func `keys that are words are the source's texts, unless a file has others`() {
    let files = [
      "ar.lproj/L.strings": """
      "No connection" = "لا يوجد اتصال";
      "%lld files are missing" = "%lld ملفات مفقودة";
      "Retry" = "إعادة المحاولة";
      """
    ]
    let set = read(files)
    #expect(set.sourceLocale == "en")
    #expect(
      lines(set).sorted() == [
        "%lld files are missing ar: {$files :integer} ملفات مفقودة",
        "%lld files are missing en: {$files :integer} files are missing",
        "No connection ar: لا يوجد اتصال", "No connection en: No connection",
        "Retry ar: إعادة المحاولة", "Retry en: Retry",
      ])
    let own = read(files.merging(["en.lproj/L.strings": "\"Retry\" = \"Try again\";"]) { $1 })
    #expect(lines(own).contains("Retry en: Try again"))
    // A key that is an identifier isn't taken for the source text.
    let named = read(["ar.lproj/L.strings": "\"no_connection\" = \"لا يوجد اتصال\";"])
    #expect(lines(named) == ["no_connection ar: لا يوجد اتصال"])
  }

  @Test func `plurals of a stringsdict take the place of the text beside them`() {
    let set = read([
      "en.lproj/L.strings": #""files" = "%#@files@";"#,
      "en.lproj/L.stringsdict": """
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ on %@</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>zero</key><string>No file</string><key>one</key><string>One file</string>
      <key>other</key><string>%d files</string></dict></dict></dict></plist>
      """,
    ])
    #expect(
      lines(set) == [
        """
        files en: .input {$files :integer}
        .match $files
        0 {{No file on {$value2}}}
        one {{One file on {$value2}}}
        * {{{$files} files on {$value2}}}
        """
      ])
  }

  @Test func `a string catalog has all its languages, states and variations`() {
    let set = read([
      "L.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{
      "Could not open %@":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"%@ ging nicht auf"}}}},
      "n.files":{"localizations":{
      "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld file"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}},
      "fr":{"stringUnit":{"state":"new","value":""}},
      "it":{"variations":{"device":{"mac":{"stringUnit":{"state":"translated","value":"x"}}}}}}}}}
      """
    ])
    #expect(set.entries.first?.texts.map(\.state) == [.translated, .draft])
    #expect(set.entries.first?.texts.map(\.isImplied) == [true, false])
    #expect(
      lines(set) == [
        "Could not open %@ en: Could not open {$value1}",
        "Could not open %@ de: {$value1} ging nicht auf",
        """
        n.files en: .input {$files :integer}
        .match $files
        one {{{$files} file}}
        * {{{$files} files}}
        """,
        "- L.xcstrings n.files it: the text differs by device, and messages can't select by that",
      ])
  }

  @Test func `PO has its sources in its entries, and its language in the header or the path`() {
    let header = #"msgid ""\#nmsgstr "Content-Type: text/plain; charset=UTF-8\n"\#n"#
    let set = read([
      "locale/ar/LC_MESSAGES/app.po": header + """

        #. About a file.
        #, python-format
        msgid "%(file_name)s is gone"
        msgstr "اختفى %(file_name)s"

        #, fuzzy, python-brace-format
        msgctxt "menu"
        msgid "Open {name}"
        msgstr "افتح {name}"

        msgctxt "disk.full.title"
        msgid "Full"
        msgstr ""
        """,
      "po/pl.po": header.dropLast(0) + """

        #, c-format
        msgid "%d file"
        msgid_plural "%d files"
        msgstr[0] "%d plik"
        msgstr[1] "%d pliki"
        msgstr[2] "%d plików"
        """,
      "po/app.pot": header + #"\#nmsgid "error.gone"\#nmsgstr """#,
    ])
    #expect(set.sourceLocale == "en")
    #expect(
      lines(set) == [
        "%(file_name)s is gone en: {$fileName} is gone",
        "%(file_name)s is gone ar: اختفى {$fileName}",
        "menu\u{4}Open {name} en: Open {$name}", "menu\u{4}Open {name} ar: افتح {$name}",
        "disk.full.title en: Full",
        """
        %d file en: .input {$files :integer}
        .match $files
        one {{{$files} file}}
        * {{{$files} files}}
        """,
        """
        %d file pl: .input {$files :integer}
        .match $files
        one {{{$files} plik}}
        few {{{$files} pliki}}
        many {{{$files} plików}}
        * {{{$files} plików}}
        """,
      ])
    #expect(set.entries[1].texts[1].state == .draft)
  }

  @Test func `a source that looks like a name is a text, unless most of its file are names`() {
    func entries(_ texts: [String]) -> String {
      texts.map { "msgid \"\($0)\"\nmsgstr \"de\"\n" }.joined(separator: "\n")
    }
    let texts = ["A_pply", "TCP/IP", "Node.js", "No connection", "Try again", "Open", "Close"]
    let set = read(["po/de.po": entries(texts + ["error.disk.full"])])
    #expect(
      Set(lines(set))
        == Set(texts.flatMap { ["\($0) en: \($0)", "\($0) de: de"] } + ["error.disk.full de: de"]))
    let named = read(["po/de.po": entries(["error.gone", "error_full", "a/b", "Open"])])
    #expect(lines(named).filter { $0.contains(" en: ") } == ["Open en: Open"])
  }

  @Test func `of several Englishes beside sources without a locale each is a translation`() {
    let entry = "msgid \"Colour\"\nmsgstr \"Color\"\n"
    let set = read(["locale/en_AU/LC_MESSAGES/a.po": entry, "locale/en_GB/LC_MESSAGES/a.po": entry])
    #expect(set.sourceLocale == "en" && set.locales == ["en", "en-AU", "en-GB"])
  }

  @Test func `texts without an equivalent message are listed with their places`() {
    let set = read([
      "en.lproj/A.strings":
        #""""bad" = "%x"; "mixed" = "%1$@ and %@"; "twice" = "a"; "twice" = "b";"#
        .dropFirst(2).description,
      "en.lproj/B.strings": "\"open\" = \"no end",
      "c.po": "not a po",
    ])
    #expect(
      lines(set) == [
        "mixed en: {$value1} and {$value1}", "twice en: a",
        "- c.po  : has an unknown format; known are: \(ExchangeFormats.all.map { $0.name }.joined(separator: ", "))",
        "- en.lproj/A.strings bad en: '%x' has no equivalent among the functions of MessageFormat 2",
        "- en.lproj/A.strings twice en: the file has the key twice, with different texts",
        "- en.lproj/B.strings  : this text has no quotation mark at its end; the file may be cut off, so ask for it again",
      ])
  }

  @Test(
    "a path says the language",
    arguments: [
      ("App/ar.lproj/L.strings", "ar"), ("App/zh_CN.lproj/L.strings", "zh-CN"),
      ("App/German.lproj/L.strings", "de"), ("ar/L.strings", "fr"), ("pt_BR.strings", "pt-BR"),
      ("app.ar.strings", "ar"), ("values-pt-rBR/L.strings", "pt-BR"),
      ("values-b+sr+Latn/L.strings", "sr-Latn"), ("app.strings", "fr"),
      ("App/Base.lproj/L.strings", "fr"),
    ])
  func path(_ path: String, _ locale: String) {
    // The source is French; so a path that says nothing gives French.
    #expect(read([path: "\"a\" = \"b\";"], source: "fr").locales == [locale])
  }
}
