import BayanCatalog
import BayanDiagnostics
import BayanICU
import BayanMessageSyntax
import Testing

@testable import BayanExchange

/// The languages of a file's texts, of which only those of the target locale are imported.
@Suite("exchange: languages")
struct LanguageTests {
  @Test(arguments: [
    ("ar", "ar", true), ("AR", "ar", true), ("ar-SA", "ar", true), ("ar_SA", "ar", true),
    ("ar", "ar-SA", true), ("ara", "ar", true), ("iw", "he", true), ("he-IL", "iw", true),
    ("in", "id", true), ("zh-TW", "zh-Hant", true), ("zh_CN", "zh-Hans", true),
    ("zh-Hans", "zh", true), ("es-MX", "es-419", true), ("pt-AO", "pt-PT", true),
    ("sr-Latn", "sr-Latn-RS", true), ("en-GB", "en", true), ("ca-valencia", "ca", true),
    ("ar-u-nu-latn", "ar", true), ("", "ar", true), ("und", "ar", true),
    ("de", "ar", false), ("fa", "ar", false), ("arz", "ar", false), ("zh-Hant", "zh-Hans", false),
    ("zh-TW", "zh", false), ("zh", "zh-Hant", false), ("sr-Latn", "sr", false),
    ("pt-PT", "pt-BR", false), ("en-US", "en-GB", false), ("uz-Cyrl", "uz", false),
    // A text that isn't a tag gives no language.
    ("Arabic (Egypt)", "ar", true), ("Estonian", "et", true), ("persian", "fa", true),
    ("ar--", "ar", true),
  ])
  func `a language that is stated fits a locale as a language`(
    stated: String, locale: String, fits: Bool
  ) {
    #expect(StatedLanguage.fits(stated, locale) == fits)
  }

  @Test(arguments: [
    ("ar", ["ar", "ar-EG"], "ar"), ("ar-SA", ["ar", "ar-EG"], "ar"), ("iw", ["ar", "he"], "he"),
    ("pt", ["pt-BR", "pt-PT"], nil), ("de", ["ar"], nil),
    ("zh_TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
  ])
  func `the very locale is meant, or the only one that fits`(
    stated: String, locales: [String], meant: String?
  ) {
    #expect(StatedLanguage.choice(of: stated, among: locales) == meant)
  }

  // MARK: - A language of the whole file

  /// Files with a title in each format, with a place for the language.
  private static let files: [String: String] = [
    "xliff-1.2": """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" \
    source-language="en" target-language="LANGUAGE" datatype="plaintext"><body>
    <trans-unit id="disk.full.title"><source>100% full</source><target>xx</target></trans-unit>
    </body></file></xliff>
    """,
    "xliff-2.1": """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" \
    trgLang="LANGUAGE"><file id="f"><unit id="disk.full.title"><segment>
    <source>100% full</source><target>xx</target></segment></unit></file></xliff>
    """,
    "po": """
    msgid ""
    msgstr "Language: LANGUAGE\\nContent-Type: text/plain; charset=UTF-8\\n"

    msgctxt "disk.full.title"
    msgid "100% full"
    msgstr "xx"
    """,
    "strings": "\"disk.full.title\" = \"xx\";\n",
  ]

  private func read(
    _ name: String, in language: String, path: String = "back", named: String? = nil
  ) throws -> (returned: ReturnedDocument, format: any ExchangeFormat.Type) {
    let format = try #require(ExchangeFormats.named(name))
    let text = try #require(Self.files[name]).replacing("LANGUAGE", with: language)
    let returned = format.read(SourceFile(path: path, text: text), for: named)
    #expect(returned.diagnostics.isEmpty)
    return (returned, format)
  }

  @Test(arguments: ["xliff-1.2", "xliff-2.1", "po"])
  func `a file in another language is refused, whatever locale is named`(name: String) throws {
    let project = try SampleProject()
    let german = try read(name, in: "de", named: "ar").returned
    #expect(
      throws: ExchangeImport.LocaleProblem.sentence(
        "the file is in 'de'; ask for a file in 'ar', or correct the language that the file states"
      )
    ) {
      try ExchangeImport.locale(of: german, named: "ar", in: project.catalog)
    }
    for language in ["ar-SA", "AR", "ar_EG", "ar"] {
      let arabic = try read(name, in: language, named: "ar").returned
      #expect(try ExchangeImport.locale(of: arabic, named: "ar", in: project.catalog) == "ar")
      #expect(try ExchangeImport.locale(of: arabic, named: nil, in: project.catalog) == "ar")
    }
  }

  @Test(arguments: files.keys.sorted())
  func `a name where a tag belongs says nothing, so that the locale has to be named`(
    name: String
  ) throws {
    let project = try SampleProject()
    for language in ["Arabic", "persian"] {
      let returned = try read(name, in: language, named: "ar").returned
      #expect(try ExchangeImport.locale(of: returned, named: "ar", in: project.catalog) == "ar")
      #expect(
        throws: ExchangeImport.LocaleProblem.sentence(
          "the file doesn't say its locale; name it with '--locale'")
      ) {
        try ExchangeImport.locale(of: returned, named: nil, in: project.catalog)
      }
      #expect(throws: ExchangeImport.LocaleProblem.unknown(language)) {
        try ExchangeImport.locale(of: returned, named: language, in: project.catalog)
      }
    }
  }

  @Test func `a folder of an app states the language of the file in it`() throws {
    let project = try SampleProject()
    func locale(_ path: String, _ named: String?) throws -> String {
      let returned = try read("strings", in: "", path: path, named: named).returned
      return try ExchangeImport.locale(of: returned, named: named, in: project.catalog)
    }
    #expect(try locale("App/ar.lproj/Localizable.strings", nil) == "ar")
    #expect(try locale("App/Base.lproj/Localizable.strings", "ar") == "ar")
    #expect(throws: (any Error).self) { try locale("de.lproj/Localizable.strings", "ar") }
    #expect(throws: (any Error).self) { try locale("zh_TW.lproj/Localizable.strings", "ar") }
  }

  @Test(arguments: [("ar-XB", "ar"), ("ar_XB", nil), ("en-XA", nil), ("ar", "ar-XB")])
  func `texts of a pseudo-locale are no translation`(language: String, named: String?) throws {
    let project = try SampleProject()
    let returned = try read("xliff-1.2", in: language, named: "ar").returned
    let error = #expect(throws: ExchangeImport.LocaleProblem.self) {
      try ExchangeImport.locale(of: returned, named: named, in: project.catalog)
    }
    #expect("\(String(describing: error))".contains("is a pseudo-locale"))
  }

  @Test func `a source in a region of the project's language is the project's`() throws {
    let project = try SampleProject()
    var returned = try read("xliff-1.2", in: "ar").returned
    returned.sourceLocale = "en-US"
    #expect(try ExchangeImport.locale(of: returned, named: nil, in: project.catalog) == "ar")
    returned.sourceLocale = "fr"
    #expect(throws: (any Error).self) {
      try ExchangeImport.locale(of: returned, named: nil, in: project.catalog)
    }
  }

  @Test func `a header of PO that states two languages is refused`() {
    let text = (Self.files["po"] ?? "").replacing("Language: LANGUAGE", with: "Language: de")
      .replacing("\\nContent", with: "\\nX-Bayan-Language: ar\\nContent")
    let read = PO.read(SourceFile(path: "back", text: text))
    #expect(read.units.isEmpty)
    #expect(read.diagnostics.map(\.message.description).joined().contains("'Language: de'"))
  }

  // MARK: - Languages of parts

  private static func file(_ language: String?, _ facet: String, source: String = "en") -> String {
    let target = language.map { " target-language=\"\($0)\"" } ?? ""
    return """
      <file original="\(language ?? "none")" source-language="\(source)"\(target) datatype="x"><body>
      <trans-unit id="disk.full.\(facet)"><source>x</source><target>xx</target></trans-unit>
      </body></file>

      """
  }

  private func read(_ files: [String], for locale: String?) -> ReturnedDocument {
    let text =
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n"
      + files.joined() + "</xliff>"
    return XLIFF12.read(SourceFile(path: "back", text: text), for: locale)
  }

  @Test func `of files in several languages those of the locale are taken, and others named`() {
    let files = [
      Self.file("ar-SA", "title"), Self.file("de", "description"), Self.file("ar", "help"),
    ]
    let arabic = read(files, for: "ar")
    #expect(arabic.units.map(\.names) == [["disk.full.title"], ["disk.full.help"]])
    #expect(arabic.otherLanguages.map(\.language) == ["de"])
    #expect(arabic.otherLanguages.map(\.name) == ["de"])
    #expect(read(files, for: "de").units.map(\.names) == [["disk.full.description"]])
    #expect(read([Self.file("iw", "title")], for: "he").units.count == 1)
    let several = read(files, for: nil)
    #expect(several.units.isEmpty)
    #expect(
      several.diagnostics.first?.message.description.contains("name one with --locale") == true)
    let none = read(files, for: "fa")
    #expect(none.targetLocale == "ar-SA")
  }

  @Test func `units that state another language are refused, and others are taken`() throws {
    let project = try SampleProject()
    func refused(_ text: String, _ format: any ExchangeFormat.Type) -> [String: String] {
      let result = project.imported(text, format)
      return Dictionary(
        result.refusals.map { ($0.name, $0.reasons.joined()) }, uniquingKeysWith: { $0 + $1 })
    }
    let old = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" \
      source-language="en" target-language="ar" datatype="x"><body>
      <trans-unit id="disk.full.title"><source xml:lang="en">a</source>
      <target xml:lang="de">x</target></trans-unit>
      <trans-unit id="disk.full.suggestion"><source xml:lang="fr">a</source>
      <target>x</target></trans-unit>
      <trans-unit id="disk.plain.title"><source xml:lang="en-US">a</source>
      <target xml:lang="ar-SA">x</target></trans-unit></body></file>
      """
    let both = refused(old + "</xliff>", XLIFF12.self)
    #expect(both.keys.sorted() == ["disk.full.suggestion", "disk.full.title"])
    #expect(both["disk.full.title"]?.contains("in 'de'") == true)
    // The parts have different source languages.
    let mixed = refused(old + Self.file("ar", "help", source: "fr") + "</xliff>", XLIFF12.self)
    #expect(mixed.keys.sorted() == ["disk.full.suggestion", "disk.full.title"])
    let new = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="ar">
      <file id="f"><unit id="disk.full.title"><segment><source>a</source>
      <target xml:lang="de">x</target></segment></unit>
      <unit id="disk.plain.title"><segment><source>a</source>
      <target xml:lang="ar">x</target></segment></unit></file></xliff>
      """
    #expect(refused(new, XLIFF21.self).keys.sorted() == ["disk.full.title"])
  }

  @Test func `a language that one of several variants states counts`() throws {
    let unit = { (key: String, language: String) in
      """
      <trans-unit id="p\(key)" resname="disk.plain.description [\(key)]"><source>a</source>
      <target xml:lang="\(language)">x</target></trans-unit>

      """
    }
    let text =
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">"
      + "<file original=\"a\" source-language=\"en\" target-language=\"ar\" datatype=\"x\"><body>"
      + unit("one", "ar") + unit("*", "de") + "</body></file></xliff>"
    let result = try SampleProject().imported(text, XLIFF12.self)
    #expect(result.changes.isEmpty && result.refusals.count == 1)
  }

  @Test func `a string catalog's localization is found as a language`() {
    let text = """
      {"sourceLanguage":"en-US","strings":{"disk.full.title":{"localizations":{"iw":{"stringUnit":
      {"state":"translated","value":"xx"}},"de":{"stringUnit":{"state":"translated","value":"yy"}}}}},
      "version":"1.0"}
      """
    let read = XCStrings.read(SourceFile(path: "back", text: text), for: "he")
    #expect(read.targetLocale == "iw")
    #expect(read.units.flatMap(\.variants).compactMap { $0.target?.formatted() } == ["xx"])
    let other = XCStrings.read(SourceFile(path: "back", text: text), for: "fa")
    #expect(other.units.flatMap(\.variants).allSatisfy { $0.target == nil })
  }
}
