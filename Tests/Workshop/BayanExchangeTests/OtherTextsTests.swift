import BayanDiagnostics
import BayanExchange
import Testing

/// Contents of an app's files that aren't texts, or are in another language than the file's.
@Suite("texts that aren't an app's")
struct OtherTextsTests {
  private func read(_ files: KeyValuePairs<String, String>) -> TextSet {
    TextSet(files.map { SourceFile(path: $0.key, text: $0.value) })
  }

  private func lines(_ set: TextSet) -> [String] {
    set.entries.flatMap { entry in
      entry.texts.map { "\(entry.key.name) \($0.locale): \($0.text)" }
    }.sorted()
  }

  @Test func `FormatJS has a text and its note in one object`() {
    let set = read([
      "lang/en.json": """
      {"a.b": {"defaultMessage": "Not {x}", "description": "A note"},
       "c": {"id": "c", "defaultMessage": ""},
       "d": {"defaultMessage": "Text", "title": "Another"}}
      """,
      "lang/de.json": #"{"a.b": {"defaultMessage": "Nicht {x}"}}"#,
    ])
    #expect(
      lines(set) == [
        "a.b de: Nicht {$x}", "a.b en: Not {$x}", "d.defaultMessage en: Text",
        "d.title en: Another",
      ])
    #expect(set.entries.first?.note == "A note")
  }

  @Test func `keys about the file are no texts`() {
    let set = read([
      "locales/en.json": """
      {"$schema": "https://example.com", "_comment": "Buttons", "a": {"_note": "n", "b": "Save"}}
      """
    ])
    #expect(lines(set) == ["a.b en: Save"])
    let bundle = read(["app_en.arb": #"{"@@locale": "en", "@@x": "1", "_b": "no", "a": "Save"}"#])
    #expect(lines(bundle) == ["a en: Save"])
    #expect(set.untaken.isEmpty)
  }

  @Test(arguments: [
    (#"{"en": {"a": "Save"}, "de": {"a": "Sichern"}}"#, "several languages (en, de)"),
    (#"{"a": {"en": "Save", "de": "Sichern"}}"#, "several languages (en, de)"),
    (#"{"a": {"b": {"en": "Save", "de": "Sichern"}}}"#, "several languages (en, de)"),
    (
      #"{"a": {"message": "Hi $X$", "placeholders": {"x": {"content": "$1"}}}}"#,
      "a browser extension"
    ),
  ])
  func `a file that isn't of one language is refused whole`(_ text: String, _ reason: String) {
    let set = read(["messages.json": text])
    #expect(set.entries.isEmpty)
    #expect(set.untaken.map(\.key) == [nil])
    #expect(set.untaken.first?.reason.contains(reason) == true, "\(set.untaken)")
  }

  @Test func `names of languages beside other texts are texts`() {
    let set = read([
      "en.json": #"{"languages": {"en": "English", "de": "German"}, "save": "Save"}"#,
      "_locales/de/messages.json": #"{"a": {"message": "Hallo"}}"#,
    ])
    #expect(set.entries.count == 3)
    #expect(set.untaken.map(\.place.file) == ["_locales/de/messages.json"])
  }

  @Test func `a template is the source of the catalogs beside it`() {
    func po(_ entries: String...) -> String {
      ([#"msgid ""\#nmsgstr "Content-Type: text/plain; charset=UTF-8\n"\#n"#] + entries)
        .joined(separator: "\n")
    }
    let save = #"msgid "Save"\#nmsgstr ""\#n"#
    let saved = #"msgid "Save"\#nmsgstr "Sichern"\#n"#
    let open = #"msgid "Open"\#nmsgstr ""\#n"#
    let babel = read(["app.pot": po(save, open), "de/LC_MESSAGES/app.po": po(saved)])
    #expect(lines(babel) == ["Open en: Open", "Save de: Sichern", "Save en: Save"])
    #expect(Set(babel.entries.map(\.key.table)) == ["*/LC_MESSAGES/app.po"])
    let flat = read(["po/app.pot": po(save, open), "po/de.po": po(saved)])
    #expect(Set(flat.entries.map(\.key.table)) == ["po/*.po"])
    let alone = read(["app.pot": po(save), "other/de/LC_MESSAGES/web.po": po(saved)])
    #expect(alone.entries.count == 2)
  }

  @Test func `a file that Xcode has exported is a copy`() {
    #expect(!TextFormats.areTexts(at: "de.xcloc/Source Contents/en.lproj/L.strings"))
    #expect(TextFormats.areTexts(at: "en.lproj/L.strings"))
  }

  @Test func `folders of Android for some devices are listed`() {
    let folders = [
      "values", "values-de", "values-pt-rBR", "values-b+sr+Latn", "values-land", "values-night",
      "values-v21", "values-ar-v17", "values-mcc310-de", "values-sw600dp", "values-car",
    ]
    let set = TextSet(
      folders.map {
        SourceFile(
          path: "\($0)/strings.xml",
          text: "<resources><string name=\"a\">\($0)</string></resources>")
      })
    #expect(set.locales == ["en", "de", "pt-BR", "sr-Latn"])
    #expect(set.entries.count == 1)
    #expect(set.untaken.count == 7 && set.untaken.allSatisfy(\.isOther))
  }

  @Test func `a code that names no language is listed`() {
    let set = read([
      "en.lproj/L.strings": #""a" = "Save";"#, "qqq.lproj/L.strings": #""a" = "A button";"#,
      "mul.lproj/L.strings": #""a" = "x";"#, "ckb.lproj/L.strings": #""a" = "y";"#,
    ])
    #expect(set.locales == ["en", "ckb"])
    #expect(set.untaken.map(\.place.file) == ["mul.lproj/L.strings", "qqq.lproj/L.strings"])
  }

  @Test func `a text and plurals of one name are two`() {
    func file(_ text: String?, _ plural: String) -> String {
      "<resources>" + (text.map { "<string name=\"days\">\($0)</string>" } ?? "")
        + "<plurals name=\"days\"><item quantity=\"other\">%d \(plural)</item></plurals></resources>"
    }
    let set = read([
      "values/strings.xml": file("Days", "days"), "values-de/strings.xml": file("Tage", "Tage"),
      "values-fr/strings.xml": file(nil, "jours"),
    ])
    #expect(set.untaken.isEmpty)
    #expect(
      set.entries.map { "\($0.key.name) \($0.texts.map(\.locale))" }.sorted() == [
        #"days ["en", "de"]"#, #"plurals/days ["en", "de", "fr"]"#,
      ])
    let alone = read(["values/strings.xml": file(nil, "days")])
    #expect(alone.entries.map(\.key.name) == ["days"])
  }

  @Test(arguments: [
    ("locales/en.json", "locales/de.json", #"{"a": "A", "b": "B"}"#, #"{"a": "", "b": " "}"#),
    (
      "en.lproj/L.strings", "de.lproj/L.strings", #""a" = "A"; "b" = "B";"#,
      #""a" = ""; "b" = " ";"#
    ),
    ("app_en.arb", "app_de.arb", #"{"a": "A", "b": "B"}"#, #"{"a": "", "b": " "}"#),
    (
      "values/strings.xml", "values-de/strings.xml",
      "<resources><string name=\"a\">A</string><string name=\"b\">B</string></resources>",
      "<resources><string name=\"a\"></string><string name=\"b\"> </string></resources>"
    ),
  ])
  func `an empty text is no translation`(
    _ english: String, _ german: String, _ source: String, _ empty: String
  ) {
    let set = read([english: source, german: empty])
    #expect(lines(set) == ["a en: A", "b en: B"])
    #expect(set.untaken.isEmpty)
    #expect(set.empty.mapValues(\.count) == ["de": 2])
    // If the source is empty, too, no translation is missing.
    let both = read([english: empty, german: empty])
    #expect(both.entries.isEmpty && both.empty.isEmpty && both.untaken.isEmpty)
  }

  @Test func `a comment can be a state, and that of a translation is no note`() {
    let set = read([
      "en.lproj/L.strings": #""a" = "A"; /* About b */ "b" = "B";"#,
      "de.lproj/L.strings": "// Fuzzy\n\"a\" = \"Ah\";\n/* Wirklich? */ \"b\" = \"Be\";",
    ])
    #expect(set.entries.map { $0["de"]?.state } == [.draft, .translated])
    #expect(set.entries.map(\.note) == [nil, "About b"])
  }

  @Test(arguments: [
    ("double", "percentPattern", "", "Share {$v :percent}"),
    (
      "double", "decimalPercentPattern", #", "optionalParameters": {"decimalDigits": 1}"#,
      "Share {$v :percent minimumFractionDigits=1 maximumFractionDigits=1}"
    ),
    ("int", "decimalPattern", "", "Share {$v}"),
    ("DateTime", "yMMMd", "", "Share {$v :date"),
    ("double", "compactCurrency", "", nil), ("DateTime", "QQQ", "", nil),
  ])
  func `a bundle says how a value is shown, in its template for all languages`(
    type: String, format: String, more: String, expected: String?
  ) {
    let set = read([
      "app_en.arb": """
      {"f": "Share {v}", "@f": {"placeholders": {
        "v": {"type": "\(type)", "format": "\(format)"\(more)}}}}
      """,
      "app_de.arb": #"{"f": "Share {v}"}"#,
    ])
    guard let expected else {
      #expect(set.untaken.map(\.locale) == ["en"] && set.entries.first?["en"] == nil)
      return
    }
    let texts = set.entries.flatMap(\.texts).map(\.text)
    #expect(texts.count == 2 && texts.allSatisfy { $0.hasPrefix(expected) }, "\(texts)")
  }

  @Test func `names that MessageFormat 2 can't have get others`() {
    let set = read([
      "locales/en.json": #"{"a": "{9amTime} {0} {x, plural, one {{1st}} other {#}}"}"#
    ])
    #expect(set.untaken.isEmpty, "\(set.untaken)")
    #expect(set.entries[0].texts[0].text.contains("{$value9amTime} {$value1}"))
  }

  @Test(arguments: [
    ("sep=;\r\nid;source;de\r\na; Save ;Sichern\r\n", ["a de: Sichern", "a en: {{ Save }}"]),
    ("id,source,de\n a ,Save,#NAME?\n", ["a en: Save"]),
    ("id,source,de\nb,#REF!,Sichern\n", ["b de: Sichern"]),
    ("id,source,de,de\na,Save,x,y\n", []),
    (
      "id,source,pt,pt-BR\na,Save,x,y\n",
      ["a en: Save", "a pt-BR: y", "a pt: x"]
    ),
  ])
  func `tables of spreadsheets are read as they mean them`(text: String, expected: [String]) {
    let set = read(["a.csv": text])
    #expect(lines(set) == expected, "\(set.untaken)")
  }
}
