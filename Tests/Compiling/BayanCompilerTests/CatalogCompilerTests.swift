import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanICU
import BayanRuntime
import BayanSupport
import Testing

@Suite("Compiling a catalog")
struct CatalogCompilerTests {
  static let files = [
    "Catalog/bayan.toml": """
    format = 1
    source-locale = "en"
    locales = ["en", "ar"]
    [module]
    name = "Sample"
    """,
    "Catalog/categories.toml": """
    [other]
    summary = "Other."
    requires = ["title"]
    retry = "never"
    """,
    "Catalog/recoveries.toml": """
    [retry]
    options = ["retry"]
    """,
    "Catalog/options.toml": """
    [retry]
    role = "default"
    """,
    "Catalog/upload.toml": """
    domain = "com.example.upload"
    type = "UploadError"
    summary = "Uploads."
    [codes.quota]
    category = "other"
    recovery = "retry"
    summary = "No room."
    arguments = { count = { type = "integer" }, name = { type = "string" } }
    [codes.plain]
    category = "other"
    words = "category"
    summary = "Anything."
    """,
    "Locales/en/upload.toml": """
    [quota]
    title = "No room for {$name}"
    help = "Only here"
    """,
    "Locales/en/options.toml": "[retry]\nlabel = \"Retry\"\n",
    "Locales/en/categories.toml": "[other]\ntitle = \"Something\"\n",
    "Locales/ar/upload.toml": """
    [quota]
    title = '''
    .input {$count :integer}
    .match $count
    zero {{لا مكان}} one {{لا مكان لملف}} two {{لا مكان لملفين}}
    few {{لا مكان لـ{$count} ملفات}} many {{لا مكان لـ{$count} ملفًا}} * {{لا مكان لـ{$count} ملف}}'''
    """,
    "Locales/ar/options.toml": "[retry]\nlabel = \"إعادة المحاولة\"\n",
    "Locales/ar/categories.toml": "[other]\ntitle = \"شيء ما\"\n",
  ]

  private func compile(
    _ changes: [String: String] = [:], reusing known: CompiledLocales = CompiledLocales()
  ) throws -> CompiledCatalog {
    let files = Self.files.merging(changes) { $1 }.map { SourceFile(path: $0, text: $1) }
    let catalog = try #require(CatalogLoader.load(files).catalog)
    let (compiled, diagnostics) = CatalogCompiler.compile(catalog, reusing: known)
    #expect(diagnostics == [])
    return try #require(compiled)
  }

  @Test(
    arguments: [
      ("", []), ("value = 2147483647", []), ("value = 2147483648", ["invalid-value"]),
      ("value = -2147483648", []), ("value = -2147483649", ["invalid-value"]),
    ] as [(String, [RuleID])])
  func `a limit is found without compiling what tags are answered by`(
    _ value: String, _ rules: [RuleID]
  ) throws {
    var files = Self.files
    files["Catalog/upload.toml", default: ""] += "\n" + value
    let catalog = try #require(
      CatalogLoader.load(files.map { SourceFile(path: $0, text: $1) }).catalog)
    let found = CatalogCompiler.diagnostics(of: catalog)
    #expect(found.map(\.rule) == rules)
    #expect(found == CatalogCompiler.compile(catalog).1)
  }

  @Test func `the same catalog gives the same bytes, in whatever order its files come`() throws {
    let first = try compile()
    for _ in 0..<5 {
      let again = try compile()
      #expect(again.tableLines == first.tableLines)
      #expect(again.locales.map(\.pack) == first.locales.map(\.pack))
    }
  }

  @Test func `a code is a line, without any number that another code changes`() throws {
    let lines = try compile().tableLines
    #expect(
      lines.filter { !["alias", "fallback", "script"].contains($0.prefix { $0 != " " }) } == [
        "bayan-table 5", "locale en", "locale ar", "category other never t",
        "option retry default", "domain com.example.upload", "1 quota other retry th: No room.",
        "2 plain other - category: Anything.", "end",
      ])
    let upload = Self.files["Catalog/upload.toml"] ?? ""
    let added = """
      [codes.last]
      value = 3
      category = "other"
      sensitive = true
      words = "category"
      summary = "Line: one\\nC:\\\\new"
      """
    let more = try compile(["Catalog/upload.toml": upload + "\n" + added]).tableLines
    #expect(
      more.filter { !lines.contains($0) }
        == [#"3 last other - category sensitive: Line: one\nC:\\new"#])
    #expect(more.count == lines.count + 1)
  }

  @Test func `a summary comes back from its line as it was`() throws {
    let summaries = [
      "No room.", "two\nlines", "\n", "C:\\new", #"\"#, #"\n"#, #"\\n"#, "\\\n\\", "a: b", ": ",
      " led", "ended ", "\t\r\u{85}", "\u{301}a", "\n\u{301}", "\\\u{301}n", "نص: سطر\nثانٍ",
      "\u{10FFFF}",
    ]
    let codes = summaries.enumerated().map { number, summary in
      let escaped = summary.unicodeScalars.map { "\\U" + $0.value.hexadecimal(width: 8) }.joined()
      return """
        [codes.code\(number)]
        category = "other"
        words = "category"
        summary = "\(escaped)"

        """
    }
    let upload = "\(Self.files["Catalog/upload.toml"] ?? "")\n\(codes.joined())"
    let lines = try compile(["Catalog/upload.toml": upload]).tableLines
    #expect(!lines.contains { $0.utf8.contains(UInt8(ascii: "\n")) })
    let read = try #require(CatalogTable(lines: lines)).domains[0].codes.suffix(summaries.count)
    for (code, summary) in zip(read, summaries) {
      #expect(Array(code.summary.utf8) == Array(summary.utf8), "\(code.name)")
    }
  }

  @Test func `arguments reach the words by name, and plurals the locale's form`() throws {
    let catalog = try compile().messageCatalog()
    let arguments = [MessageArgument("count", 3), MessageArgument("name", "a.png")]
    let english = catalog.words(domain: 0, code: 0, arguments: arguments, preferring: ["en"])
    #expect(english.title(for: .log) == "No room for a.png")
    let arabic = catalog.words(domain: 0, code: 0, arguments: arguments, preferring: ["ar-SA"])
    #expect(arabic.title(for: .log) == "لا مكان لـ٣ ملفات")
    #expect(arabic.options.map(\.label) == ["إعادة المحاولة"])
  }

  @Test func `the source locale answers for a missing text, and the answer says so`() throws {
    let words = try compile().messageCatalog().words(domain: 0, code: 0, preferring: ["ar"])
    #expect(words.help == "Only here")
    #expect(words.locale == "ar")
    #expect(words.locale(of: .help) == "en")
    #expect(words.suggestion == nil)
  }

  @Test func `a code without words of its own has its category's`() throws {
    let catalog = try compile().messageCatalog()
    #expect(catalog.words(domain: 0, code: 1, preferring: ["ar"]).title == "شيء ما")
    #expect(catalog.table.domains[0].codes.map(\.value) == [1, 2])
  }

  @Test func `a locale can pin its digits`() throws {
    let catalog = try compile(["Locales/ar/locale.toml": "numbering-system = \"latn\"\n"])
      .messageCatalog()
    let words = catalog.words(
      domain: 0, code: 0, arguments: [MessageArgument("count", 3)], preferring: ["ar"])
    #expect(words.title(for: .log) == "لا مكان لـ3 ملفات")
  }

  @Test func `another catalog has another fingerprint; other words have the same`() throws {
    let catalog = try compile().messageCatalog()
    let retitled = try compile(["Locales/en/categories.toml": "[other]\ntitle = \"Else\"\n"])
    let renewed = try catalog.replacing(try Pack(retitled.locales[0].pack))
    #expect(renewed.words(domain: 0, code: 1, preferring: ["en"]).title == "Else")
    let regrown = try compile([
      "Locales/en/categories.toml": "[other]\ntitle = \"Else\"\nhelp = \"More\"\n"
    ])
    let pack = try Pack(regrown.locales[0].pack)
    #expect(throws: Pack.Failure.otherCatalog) { try catalog.replacing(pack) }
  }

  @Test(arguments: [
    ("a new type", "count = { type = \"number\" }, name = { type = \"string\" }"),
    ("another name", "count = { type = \"integer\" }, owner = { type = \"string\" }"),
    ("another order", "name = { type = \"string\" }, count = { type = \"integer\" }"),
    (
      "a range", "count = { type = \"integer\", range = \"0...9\" }, name = { type = \"string\" }"
    ),
    (
      "no more secret",
      "count = { type = \"integer\", private = true }, name = { type = \"string\" }"
    ),
    ("one less", "name = { type = \"string\" }"),
    (
      "one more",
      "count = { type = \"integer\" }, name = { type = \"string\" }, b = { type = \"date\" }"
    ),
    (
      "an error beneath",
      "count = { type = \"integer\" }, name = { type = \"string\" } }\nwraps = true\nmax-length = { title = 99"
    ),
  ])
  func `a pack whose catalog has other arguments is refused`(
    _ difference: String, _ arguments: String
  ) throws {
    let domain = try #require(Self.files["Catalog/upload.toml"])
    let same = "count = { type = \"integer\" }, name = { type = \"string\" }"
    #expect(domain.contains(same))
    let changed = [
      "Catalog/upload.toml": domain.replacing(same, with: arguments),
      "Locales/en/upload.toml": "[quota]\ntitle = \"No room\"\nhelp = \"Only here\"\n",
      "Locales/ar/upload.toml": "[quota]\ntitle = \"لا مكان\"\n",
    ]
    let pack = try Pack(try compile(changed).locales[0].pack)
    let store = CatalogStore(try compile().messageCatalog())
    #expect(throws: Pack.Failure.otherCatalog) { try store.replace(pack) }

    var examples = changed
    examples["Catalog/upload.toml"] = domain.replacing(
      same, with: same.replacing("\"string\"", with: "\"string\", example = \"Ann\""))
    try store.replace(try Pack(try compile(examples).locales[0].pack))
    #expect(store.current.words(domain: 0, code: 0, preferring: []).title == "No room")
  }

  @Test(arguments: [
    ("another number", "upload", "[codes.plain]", "[codes.plain]\nvalue = 9"),
    ("another name of a code", "upload", "[codes.plain]", "[codes.vague]"),
    ("no buttons", "upload", "recovery = \"retry\"", ""),
    ("a sensitive code", "upload", "summary = \"Anything.\"", "sensitive = true"),
    ("another domain", "upload", "com.example.upload", "com.example.download"),
    ("another retry", "categories", "\"never\"", "\"manual\""),
    ("another role of a button", "options", "\"default\"", "\"destructive\""),
  ])
  func `a pack of the same shape whose table says something else is refused`(
    _ difference: String, _ file: String, _ text: String, _ other: String
  ) throws {
    let path = "Catalog/\(file).toml"
    let was = try #require(Self.files[path])
    #expect(was.contains(text))
    let changed = try compile([path: was.replacing(text, with: other)])
    let store = CatalogStore(try compile().messageCatalog())
    for locale in changed.locales {
      let pack = try Pack(locale.pack)
      #expect(throws: Pack.Failure.otherCatalog) { try store.replace(pack) }
    }
    // A changed text isn't part of the fingerprint.
    let reworded = try compile(["Locales/en/categories.toml": "[other]\ntitle = \"Else\"\n"])
    try store.replace(try Pack(reworded.locales[0].pack))
  }

  @Test(
    arguments: [
      (["en", "zh-Hant", "zh"], "zh-TW", "zh-Hant"), (["en", "zh-Hant", "zh"], "zh-HK", "zh-Hant"),
      (["en", "zh-Hant", "zh"], "zh-CN", "zh"), (["en", "zh-Hant"], "zh-CN", nil),
      (["en", "zh"], "zh-TW", nil), (["en", "zh-TW"], "zh-HK", "zh-TW"),
      (["en", "zh-TW"], "zh-Hant-MO", "zh-TW"), (["en", "zh-CN"], "zh", "zh-CN"),
      (["en", "zh-CN", "zh-TW"], "cmn", "zh-CN"), (["en", "zh-CN", "zh-TW"], "cmn-TW", "zh-TW"),
      (["en", "zh-CN", "zh-TW"], "cmn-Hant-HK", "zh-TW"), (["en", "zh-TW"], "yue", "zh-TW"),
      (["en", "zh-CN"], "yue-Hans", "zh-CN"), (["en", "ar"], "arb", "ar"),
      (["en", "ar-EG"], "arb-SA", "ar-EG"), (["en", "ar-EG"], "ar-SA", "ar-EG"),
      (["en", "ar-EG"], "ar", "ar-EG"), (["en", "pt-BR"], "pt", "pt-BR"),
      (["en", "pt-BR"], "pt-PT", "pt-BR"), (["en", "nb"], "nn", "nb"), (["en", "no"], "nn", "no"),
      (["en", "nb"], "nn-NO", "nb"), (["en", "iw"], "he", "iw"), (["en", "iw"], "he-IL", "iw"),
      (["en", "fr-CA"], "fr", "fr-CA"), (["en", "fr-CA"], "fr-BE", "fr-CA"),
      (["en", "es-419"], "es", "es-419"), (["en", "es-419"], "es-ES", "es-419"),
      (["en", "es-419", "es"], "es-MX", "es-419"), (["en", "es-419", "es"], "es-ES", "es"),
      (["en", "pt-PT", "pt"], "pt-AO", "pt-PT"), (["en", "he"], "iw", "he"),
      (["en", "nb"], "no", "nb"), (["en", "no"], "nb-SJ", "no"), (["en", "ar"], "ar-EG", "ar"),
      (["en", "en-GB"], "en-AU", "en-GB"), (["en", "en-GB"], "en-CA", "en"),
      (["en", "sr-Latn", "sr"], "sr-Latn-RS", "sr-Latn"), (["en", "sr"], "sr-Latn", "sr"),
      (["en", "az"], "az-Cyrl", nil), (["en", "pa"], "pa-PK", nil), (["en", "ru"], "be", "ru"),
      (["en", "ar"], "hi-Latn", nil), (["en", "id"], "in-ID", "id"),
    ] as [([String], String, String?)])
  func `tags reach the locale that their readers read best`(
    locales: [String], tag: String, answer: String?
  ) throws {
    let catalog = try compiled(in: locales)
    let index = catalog.index(matching: LocaleTag(tag))
    #expect(index.map { catalog.table.locales[$0] } == answer)
  }

  /// The facts about the locales, for which ICU is asked once.
  private static let known = CompiledLocales()

  /// Returns a catalog with some locales, the first of which is the source locale.
  private func compiled(in locales: [String]) throws -> MessageCatalog {
    let list = locales.map { "\"\($0)\"" }.joined(separator: ", ")
    var changes = [
      "Catalog/bayan.toml": """
      format = 1
      source-locale = "\(locales[0])"
      locales = [\(list)]
      [module]
      name = "Sample"
      """
    ]
    for locale in locales {
      changes["Locales/\(locale)/categories.toml"] = "[other]\ntitle = \"T\"\n"
    }
    return try compile(changes, reusing: Self.known).messageCatalog()
  }

  /// Sets of locales of typical programs.
  private static let sets = [
    ["en", "ar"], ["ar", "en"], ["en", "pt-BR"], ["en", "pt", "pt-PT"], ["en", "pt-BR", "pt-PT"],
    ["en", "nb"], ["en", "no"], ["en", "nn", "nb"], ["en", "da", "sv"], ["en", "zh-CN"],
    ["en", "zh-TW"], ["en", "zh-Hans", "zh-Hant"], ["en", "zh-CN", "zh-TW", "zh-HK"],
    ["en", "zh"], ["en", "iw"], ["en", "he", "yi"], ["en", "ar-EG"], ["en", "ar", "ar-MA"],
    ["en", "fr-CA"], ["en", "fr", "fr-CA"], ["en", "es-419"], ["en", "es", "es-419"],
    ["en", "es-MX", "es-AR", "es"], ["en", "en-001"],
    ["en", "sr"], ["en", "sr-Latn"], ["en", "sr", "sr-Latn"], ["en", "ru"], ["en", "uk", "ru"],
    ["en", "de"], ["de", "de-CH", "de-AT", "en"], ["en", "id"], ["en", "ms", "id"], ["en", "hi"],
    ["en", "fil"], ["en", "tl"], ["en", "fa"], ["en", "sw"], ["en", "az"], ["en", "uz-Cyrl"],
    ["en", "ja", "ko", "zh-Hant", "fr", "de", "es", "it", "pt-BR", "ru", "tr", "ar", "he", "pl"],
  ]

  @Test(arguments: sets)
  func `a catalog matches a tag as ICU's matcher does`(locales: [String]) throws {
    let catalog = try compiled(in: locales)
    let matcher = try LanguageMatcher(locales)
    var wrong: [String] = []
    for tag in LocaleFacts.available.filter({ LocaleTag($0).description == $0 }) {
      let found = catalog.index(preferring: [LocaleTag(tag)])
      let right = matcher.bestMatch(for: tag) ?? 0
      if found != right { wrong.append("\(tag): \(locales[found]), not \(locales[right])") }
    }
    #expect(wrong == [])
  }

  @Test func `a small catalog has few exceptions`() throws {
    #expect(try compiled(in: ["en", "ar"]).table.aliases.count < 10)
    let table = try compiled(in: ["en", "pt-BR", "zh-TW", "nb"]).table
    let tags = Array(table.aliases.keys) + table.fallbacks.keys
    #expect(tags.joined(separator: " ").utf8.count < 1_000)
  }

  @Test(arguments: [
    (["en", "nb"], ["nn", "en"], "en"), (["en", "nb"], ["nn", "de"], "nb"),
    (["en", "nb"], ["no", "en"], "nb"), (["en", "pt-BR"], ["pt", "en"], "pt-BR"),
    (["en", "ru", "fr"], ["uk", "de", "fr"], "fr"), (["en", "zh-TW"], ["zh-HK", "en"], "zh-TW"),
    (["en", "he"], ["iw", "en"], "he"), (["en", "sr"], ["sr-Latn", "en"], "sr"),
    (["en", "ar-EG"], ["ar-SA", "en"], "ar-EG"), (["en", "es-419"], ["es", "en"], "es-419"),
    (["en", "fr-CA"], ["fr", "en"], "fr-CA"), (["en", "ms"], ["zsm", "en"], "ms"),
  ])
  func `of several preferences that is taken which ICU's matcher takes`(
    locales: [String], preferences: [String], answer: String
  ) throws {
    let found = try compiled(in: locales).index(preferring: preferences.map { LocaleTag($0) })
    #expect(locales[found] == answer)
    let right = try LanguageMatcher(locales).bestMatch(preferring: preferences)
    #expect(right.map { locales[$0] } == answer)
  }
}
