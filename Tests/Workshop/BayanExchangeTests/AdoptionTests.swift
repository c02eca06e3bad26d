import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanExchange
import BayanMessageSyntax
import BayanRules
import BayanSupport
import Testing

@Suite("adopting an app's texts")
struct AdoptionTests {
  private static let run = CheckRun(.all, threshold: .warning)

  private func adopted(
    _ files: [SourceFile], into project: [SourceFile] = [],
    _ change: (inout Adoption.Request) -> Void = { _ in }
  ) -> Adoption.Checked {
    var request = Adoption.Request(domain: "app")
    change(&request)
    let loaded = project.isEmpty ? nil : CatalogLoader.load(project)
    let source = loaded?.catalog?.project.sourceLocale
    let set = TextSet(files, sourceLocale: source) { request.takes($0.name) }
    return Adoption(set, sourceLocale: set.sourceLocale ?? "en", request: request, into: loaded)
      .checked(by: Self.run)
  }

  private func strings(_ locale: String, _ texts: String) -> SourceFile {
    SourceFile(path: "R/\(locale).lproj/E.strings", text: texts)
  }

  private func ids(_ checked: Adoption.Checked) -> [String: String] {
    Dictionary(firstOf: checked.result.rows.map { ($0.key.name, $0.id.description) })
  }

  private func all(_ checked: Adoption.Checked) -> [SourceFile] { Array(checked.sources.values) }

  @Test func `texts of a pseudo-locale are left out, and the file is named`() {
    let checked = adopted([
      strings("en", "\"offline.title\" = \"Offline\";"),
      strings("ar-XB", "\"offline.title\" = \"[Offline]\";"),
    ])
    #expect(!checked.sources.keys.contains { $0.contains("XB") })
    #expect(
      checked.result.untaken.map { "\($0.place.file): \($0.reason)" } == [
        "R/ar-XB.lproj/E.strings: 'ar-XB' is a pseudo-locale, which is generated from the source and never translated"
      ])
  }

  private func text(_ path: String, _ checked: Adoption.Checked) -> String {
    checked.sources[path].map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  @Test func `keys that share a stem become one code`() {
    let checked = adopted([
      strings(
        "en",
        """
        "error.offline.title" = "You’re offline"; "offlineErrorMessage" = "Nothing was sent.";
        "OFFLINE_HINT" = "Connect, and then try again."; "err_offline_btn_retry" = "Try Again";
        "err_offline_cancel" = "Cancel"; "lonely_button" = "Lonely"; "404_title" = "Not found";
        "Could not open %@" = "Could not open %@"; "error" = "Wrong"; "disk.full" = "Full";
        "offline_title" = "Offline again";
        """)
    ])
    #expect(checked.errors.isEmpty)
    #expect(
      ids(checked) == [
        "error.offline.title": "app.offline.title",
        "offlineErrorMessage": "app.offline.description",
        "OFFLINE_HINT": "app.offline.suggestion", "err_offline_btn_retry": "options.retry.label",
        "err_offline_cancel": "options.cancel.label",
        "lonely_button": "app.lonelyButton.description",
        "404_title": "app.error404.title", "Could not open %@": "app.couldNotOpen.description",
        "error": "app.error.description", "disk.full": "app.diskFull.description",
        "offline_title": "app.offline2.title",
      ])
    #expect(text("Catalog/recoveries.toml", checked).contains("options = [\"retry\", \"cancel\"]"))
    #expect(text("Catalog/categories.toml", checked).contains("requires = [\"description\"]"))
  }

  @Test func `endings, patterns and what is taken can be chosen`() {
    let file = strings(
      "en",
      """
      "auth.login_failed.headline" = "No"; "auth.login_failed.body" = "It failed.";
      "net.down.body" = "Down."; "free" = "Free";
      """)
    let checked = adopted([file]) {
      $0.pattern = KeyPattern("{domain}.{code}.{facet}")
      $0.keywords.set("body", to: .facet(.suggestion))
      $0.only = ["*.*", "fr?e"]
    }
    #expect(
      ids(checked) == [
        "auth.login_failed.headline": "auth.loginFailed.title",
        "auth.login_failed.body": "auth.loginFailed.suggestion",
        "net.down.body": "net.down.suggestion",
      ])
    #expect(checked.result.untaken.map(\.reason) == ["the key doesn't match the pattern"])
    #expect(checked.result.leftOut.isEmpty)
    #expect(adopted([file]) { $0.only = ["net*"] }.result.leftOut.count == 3)
    #expect(KeyPattern("{code}{facet}") == nil && KeyPattern("{facet}") == nil)
  }

  @Test func `values of one name and type are one argument of a code`() {
    let checked = adopted([
      strings(
        "en",
        #""x.title" = "File %@"; "x.message" = "File %@ has %d pages."; "x.hint" = "File %d of %@";"#
      ),
      strings("de", #""x.title" = "Datei %@"; "x.hint" = "Datei %1$d von %2$@";"#),
    ])
    #expect(
      checked.catalog?.code("x", in: "app")?.arguments.map { "\($0.name): \($0.type)" } == [
        "file: string", "pages: integer", "value1: integer", "value2: string",
      ])
    #expect(text("Locales/de/app.toml", checked).contains("Datei {$value1 :integer} von {$value2}"))
  }

  @Test func `a translation that breaks a rule becomes a draft`() {
    let checked = adopted([
      strings("en", #""a" = "%@ is gone"; "b" = "Gone";"#),
      strings("de", #""a" = "Weg"; "b" = "Weg %@";"#),
    ])
    #expect(checked.errors.isEmpty && checked.result.untaken.isEmpty)
    #expect(checked.result.drafts.map(\.key) == ["a", "b"])
    #expect(text("Locales/de/state.lock", checked).contains("app.a.description = draft"))
  }

  @Test func `where the source's own text is fuzzy or lacks a form the key is the source`() {
    let entries = #"""
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\n"

      #, fuzzy
      msgid "No week."
      msgstr "No time."

      #, python-format
      msgid "%(n)d row."
      msgid_plural "%(n)d rows."
      msgstr[0] "%(n)d row!"
      msgstr[1] ""

      msgid "Gone."
      msgstr "It is gone."
      """#
    let checked = adopted([SourceFile(path: "en/LC_MESSAGES/a.po", text: entries)])
    #expect(checked.errors.isEmpty && checked.result.drafts.isEmpty)
    #expect(
      text("Locales/en/app.toml", checked) == """
        [noWeek]
        description = "No week."

        [row]
        description = '''
        .input {$n :integer}
        .match $n
        one {{{$n} row.}}
        * {{{$n} rows.}}'''

        [gone]
        description = "It is gone."

        """)
    #expect(
      checked.result.untaken.map { "\($0.key ?? "") \($0.reason)" } == [
        "No week. it is fuzzy; programs show the key itself",
        "%(n)d row. the form msgstr[1] is empty",
      ])
  }

  @Test(arguments: ["po/*/LC_MESSAGES/a.po", "po/*/a.po", "po/*.po", "po/a.*.po"])
  func `PO files of several languages have the same keys wherever the path names the language`(
    _ path: String
  ) {
    let checked = adopted(
      ["ar", "pt_BR"].map { locale in
        SourceFile(
          path: path.replacing("*", with: locale), text: "msgid \"Gone\"\nmsgstr \"\(locale)\"\n")
      })
    #expect(checked.errors.isEmpty && checked.result.untaken.isEmpty)
    #expect(ids(checked) == ["Gone": "app.gone.description"])
    #expect(checked.catalog?.locales.map(\.tag).sorted() == ["ar", "en", "pt-BR"])
    #expect(checked.result.rows.map(\.key.table) == [path])
  }

  @Test func `a second run changes nothing, and a later one takes what is new`() {
    let english = #""error.offline.title" = "Offline"; "b" = "B %@";"#
    let first = adopted([strings("en", english), strings("ar", #""b" = "ب %@";"#)])
    #expect(
      text("Catalog/adopted.lock", first).contains(
        """

        ["R/*.lproj/E.strings"]
        b = "app.b.description"
        "error.offline.title" = "app.offline.title"

        """))
    let project = all(first)
    let files = [strings("en", english), strings("ar", #""b" = "ب %@";"#)]
    #expect(adopted(files, into: project).files.isEmpty)
    // Existing texts stay, even if the app's file has changed.
    let later = adopted(
      [
        strings("en", english + #""offline_message" = "Nothing was sent."; "c" = "C";"#),
        strings("ar", #""b" = "غيره %@"; "error.offline.title" = "بلا اتصال"; "c" = "ج";"#),
      ], into: project)
    #expect(
      later.files.map(\.path) == [
        "Catalog/adopted.lock", "Catalog/app.toml", "Catalog/sources.lock", "Locales/ar/app.toml",
        "Locales/en/app.toml",
      ])
    #expect(ids(later)["offline_message"] == "app.offline.description")
    #expect(
      text("Locales/ar/app.toml", later) == """
        [b]
        description = "ب {$value1}"
        source = { description = "\(messageFingerprint("B {$value1}"))" }

        [offline]
        title = "بلا اتصال"
        source = { title = "\(messageFingerprint("Offline"))" }

        [c]
        description = "ج"
        source = { description = "\(messageFingerprint("C"))" }

        """)
  }

  @Test func `codes are the cases of an enum that is there`() {
    let files = [
      strings(
        "en",
        #""offline_title" = "Offline"; "error_disk_full" = "%d files on %@"; "settings" = "Settings"; "odd" = "Odd";"#
      )
    ]
    let existing = ExistingEnum(
      name: "UploadError",
      cases: [
        .init(name: "offline", values: []),
        .init(
          name: "diskFull",
          values: [.init(label: "count", type: .integer), .init(label: "disk", type: .string)]),
        .init(name: "odd", values: [.init(label: "view", type: nil)]),
        .init(name: "unsaid", values: []),
      ], access: "public")
    let checked = adopted(files) { $0.existing = existing }
    #expect(
      ids(checked) == [
        "offline_title": "app.offline.title", "error_disk_full": "app.diskFull.description",
      ])
    #expect(checked.result.casesWithoutText == ["odd", "unsaid"])
    #expect(
      checked.result.untaken.map(\.reason) == [
        "no case of 'UploadError' has this name",
        "the case 'odd' carries a value that no message can show, or several without labels",
      ])
    #expect(text("Catalog/app.toml", checked).contains(#"type = { existing = "UploadError" }"#))
    #expect(text("Catalog/bayan.toml", checked).contains(#"access = "public""#))
    #expect(text("Locales/en/app.toml", checked).contains("{$count :integer} files on {$disk}"))
  }

  @Test func `a new locale and one that isn't whole any more are in progress`() {
    let first = adopted([strings("en", #""a" = "A";"#), strings("ar", #""a" = "ا";"#)])
    #expect(!text("Catalog/bayan.toml", first).contains("in progress"))
    let later = adopted(
      [strings("en", #""a" = "A"; "b" = "B";"#), strings("de", #""a" = "Ä";"#)], into: all(first))
    #expect(later.errors.isEmpty)
    #expect(text("Catalog/bayan.toml", later).contains(#"locales = ["en", "ar", "de"]"#))
    #expect(
      text("Catalog/bayan.toml", later).contains("[locale.ar]\nstatus = \"in progress\""))
    #expect(
      text("Catalog/bayan.toml", later).contains("[locale.de]\nstatus = \"in progress\""))
  }
}

/// Adoption of 300 keys in five languages, in each format.
@Suite("adopting many texts")
struct AdoptedTextTests {
  private static let locales = ["en", "ar", "de", "ja", "pl"]

  private static let forms = [
    "en": ["one", "other"], "ar": ["zero", "one", "two", "few", "many", "other"],
    "de": ["one", "other"], "ja": ["other"], "pl": ["one", "few", "many", "other"],
  ]

  /// Returns the text of a key in a language; every third key has plural forms if the format has
  /// them.
  private static func text(_ number: Int, _ locale: String, _ form: String = "") -> String {
    "\(locale) \(number)\(form.isEmpty ? "" : " \(form)"): %1$lld × \(locale == "ar" ? "“%2$@”" : "‘%2$@’")"
  }

  private static func strings() -> [SourceFile] {
    locales.map { locale in
      SourceFile(
        path: "\(locale).lproj/E.strings",
        text: (0..<300).map { "\"e\($0).message\" = \"\(text($0, locale))\";\n" }.joined())
    }
  }

  private static func stringsDict() -> [SourceFile] {
    locales.map { locale in
      let entries = (0..<300).map { number in
        """
        <key>e\(number).message</key><dict><key>NSStringLocalizedFormatKey</key>
        <string>%1$#@files@</string><key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>

        """
          + (forms[locale] ?? []).map {
            "<key>\($0)</key><string>\(text(number, locale, $0))</string>"
          }.joined() + "</dict></dict>\n"
      }
      return SourceFile(
        path: "\(locale).lproj/E.stringsdict",
        text: "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>")
    }
  }

  private static func catalog() -> [SourceFile] {
    func unit(_ text: String) -> String {
      #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    let entries = (0..<300).map { number in
      let texts = locales.map { locale -> String in
        guard number % 3 == 0 else { return "\"\(locale)\":\(unit(text(number, locale)))" }
        let plural = (forms[locale] ?? []).map { "\"\($0)\":\(unit("\(number) \($0) %1$lld"))" }
        return #""\#(locale)":{"variations":{"plural":{\#(plural.joined(separator: ","))}}}"#
      }
      return "\"e\(number).message\":{\"localizations\":{\(texts.joined(separator: ","))}}"
    }
    return [
      SourceFile(
        path: "E.xcstrings",
        text:
          #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ",\n"))},"version":"1.0"}"#
      )
    ]
  }

  private static func po() -> [SourceFile] {
    locales.filter { $0 != "en" }.map { locale in
      let rules = [
        "de": "nplurals=2; plural=(n != 1);", "ja": "nplurals=1; plural=0;",
        "pl":
          "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
        "ar":
          "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
      ]
      let count = rules[locale].flatMap { $0.dropFirst(9).first?.wholeNumberValue } ?? 0
      let entries = (0..<300).map { number in
        let start = "\n#, python-brace-format\nmsgctxt \"e.k\(number).message\"\n"
        guard number % 3 == 0 else {
          return start
            + "msgid \"{n} of {name} \(number)\"\nmsgstr \"\(locale) {name}: {n}, \(number)\"\n"
        }
        return start + "msgid \"{n} row \(number)\"\nmsgid_plural \"{n} rows \(number)\"\n"
          + (0..<count).map { "msgstr[\($0)] \"{n} \(locale) \($0) \(number)\"\n" }.joined()
      }
      let header =
        "msgid \"\"\nmsgstr \"Language: \(locale)\\nPlural-Forms: \(rules[locale] ?? "")\\n\"\n"
      return SourceFile(path: "\(locale).po", text: header + entries.joined())
    }
  }

  /// Returns the texts of a file by name, each with its plural forms.
  private func texts(
    _ file: SourceFile, _ format: any ExchangeFormat.Type, _ locale: String
  ) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for unit in format.read(file, for: locale).units {
      result[unit.names[0], default: []] += unit.variants.map {
        "\($0.keys): \($0.target?.formatted() ?? "")"
      }
    }
    return result.mapValues { $0.sorted() }
  }

  @Test(arguments: ["strings", "stringsdict", "xcstrings", "po"])
  func `every text comes out again as it was`(_ name: String) throws {
    let files =
      [
        "strings": Self.strings, "stringsdict": Self.stringsDict, "xcstrings": Self.catalog,
        "po": Self.po,
      ][name]?() ?? []
    let format = try #require(ExchangeFormats.named(name))
    let set = TextSet(files)
    let checked = Adoption(
      set, sourceLocale: "en", request: Adoption.Request(domain: "app"), into: nil
    ).checked(by: CheckRun(.all, threshold: .warning))
    #expect(checked.errors.isEmpty)
    #expect(checked.result.rows.count == 300)
    #expect(checked.result.untaken.isEmpty && checked.result.drafts.isEmpty)
    let catalog = try #require(checked.catalog)
    #expect(catalog.locales.map(\.messages.count) == [300, 300, 300, 300, 300])
    let ids = Dictionary(firstOf: checked.result.rows.map { ($0.key.name, $0.id.description) })
    for locale in Self.locales where locale != "en" {
      let document = ExchangeDocument(catalog, locale: locale)
      let written = SourceFile(path: "out", bytes: format.write(document, over: nil).bytes)
      let after = texts(written, format, locale)
      let files = files.count == 1 ? files : files.filter { $0.path.hasPrefix(locale) }
      let before = files.map { texts($0, format, locale) }
      for entry in before.flatMap(\.self) {
        let id = try #require(ids[entry.key])
        // In Polish, PO has an additional text for fractions.
        #expect(Set(entry.value).isSubset(of: after[id] ?? []))
      }
    }
  }
}
