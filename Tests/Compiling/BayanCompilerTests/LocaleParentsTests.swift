import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanRuntime
import Testing

@Suite("Texts that a locale lacks")
struct LocaleParentsTests {
  @Test(
    arguments: [
      ("en es es-MX", "es-MX", "es"), ("en es-MX es", "es-MX", "es"),
      ("en es es-419 es-MX", "es-MX", "es-419 es"), ("en es es-MX es-AR", "es-AR", "es"),
      ("en es-ES es-MX", "es-MX", ""), ("en es-MX", "es-MX", ""),
      ("en fr fr-CA", "fr-CA", "fr"), ("fr en fr-CA", "fr-CA", ""),
      ("de en en-001 en-AU", "en-AU", "en-001 en"),
      ("en pt pt-PT pt-AO", "pt-AO", "pt-PT pt"), ("en pt-PT pt-AO", "pt-AO", "pt-PT"),
      ("en zh zh-Hant", "zh-Hant", ""), ("en zh zh-HK", "zh-HK", ""),
      ("en zh zh-Hant zh-HK", "zh-HK", "zh-Hant"),
      ("en zh-TW zh-Hant-HK zh-Hant-MO", "zh-Hant-MO", "zh-Hant-HK"),
      ("en sr sr-Latn", "sr-Latn", ""), ("en sr-Latn sr-ME", "sr-ME", "sr-Latn"),
      ("en no nn", "nn", "no"), ("en iw he-IL", "he-IL", "iw"),
      ("en ca ca-valencia", "ca-valencia", "ca"),
      // A pseudolocale comes from the source, and takes no translations.
      ("en en-XA es es-MX", "en-XA", ""), ("en ar ar-XB ar-EG", "ar-EG", "ar"),
    ])
  func `they come from its nearest parents in CLDR that the catalog has`(
    locales: String, locale: String, parents: String
  ) throws {
    let locales = locales.split(separator: " ").map(String.init)
    let index = try #require(locales.firstIndex(of: locale))
    let chain = LocaleParents(locales).chain(of: index).map { locales[$0] }
    #expect(chain.joined(separator: " ") == parents)
  }

  /// The facts about the locales, for which ICU is asked once.
  private static let known = CompiledLocales()

  /// Returns a catalog in which `es` lacks only one text, and the other locales have some texts.
  private static func catalog(inProgress: [String]) throws -> MessageCatalog {
    var files = [
      "Catalog/bayan.toml": """
      format = 1
      source-locale = "en"
      locales = ["en", "es-MX", "es", "zh-Hant", "zh-Hant-HK", "zh"]
      module = { name = "ChainErrors" }
      """,
      "Catalog/chain.toml": """
      domain = "org.example.chain"
      type = "ChainError"
      [codes.offline]
      category = "recoverable"
      recovery = "retry"
      [codes.full]
      category = "other"
      """,
      "Locales/en/chain.toml": """
      offline = { title = "No connection", description = "Not sent.", help = "Ask." }
      full = { title = "Disk full", description = "No room." }
      """,
      "Locales/es/chain.toml": """
      offline = { title = "Sin conexión", description = "No se envió." }
      full = { title = "Disco lleno", description = "Sin espacio." }
      """,
      "Locales/es/options.toml": "[retry]\nlabel = \"Otra vez\"\n",
      "Locales/es-MX/chain.toml": "full = { title = \"Disco lleno (MX)\" }\n",
      "Locales/zh-Hant/chain.toml": """
      offline = { title = "沒有連線", description = "無法傳送。" }
      full = { title = "磁碟已滿", description = "沒有空間。" }
      """,
      "Locales/zh-Hant-HK/chain.toml": "full = { title = \"磁碟爆滿\" }\n",
      "Locales/zh/chain.toml": """
      offline = { title = "没有连接" }
      """,
    ]
    for tag in inProgress {
      files["Catalog/bayan.toml", default: ""] += "\n[locale.\(tag)]\nstatus = \"in progress\"\n"
    }
    let sources = files.map { SourceFile(path: $0, text: $1) }
    let catalog = try #require(CatalogLoader.load(sources).catalog)
    return try #require(CatalogCompiler.compile(catalog, reusing: known).0).messageCatalog()
  }

  private static let inProgress = ["es-MX", "zh-Hant-HK", "zh"]

  @Test func `each text says which locale it is from`() throws {
    let catalog = try Self.catalog(inProgress: Self.inProgress)
    func texts(_ code: Int, _ tag: String) -> [String] {
      let words = catalog.words(domain: 0, code: code, preferring: [LocaleTag(tag)])
      return [CatalogTable.Facet.title, .description, .help].map {
        "\(words.locale(of: $0)): \(words.text($0) ?? "-")"
      }
    }
    #expect(texts(1, "es-MX") == ["es-MX: Disco lleno (MX)", "es: Sin espacio.", "es-MX: -"])
    #expect(texts(0, "es-MX") == ["es: Sin conexión", "es: No se envió.", "en: Ask."])
    #expect(texts(0, "zh-HK").prefix(2) == ["zh-Hant: 沒有連線", "zh-Hant: 無法傳送。"])
    #expect(texts(1, "zh-HK").prefix(2) == ["zh-Hant-HK: 磁碟爆滿", "zh-Hant: 沒有空間。"])
    #expect(texts(1, "zh").prefix(2) == ["en: Disk full", "en: No room."])
  }

  @Test func `a button has the label of the parent, also where there is a built-in one`() throws {
    let catalog = try Self.catalog(inProgress: Self.inProgress)
    for tag in ["es", "es-MX"] {
      let words = catalog.words(domain: 0, code: 0, preferring: [LocaleTag(tag)])
      #expect(words.options.first { $0.name == "retry" }?.label == "Otra vez", "\(tag)")
    }
  }

  @Test(
    arguments: [
      ("es-MX", "es-MX", "es-MX"), ("es-Latn-MX", "es-MX", "es-MX"), ("es-AR", "es", "es-MX"),
      ("es-US", "es", "es-MX"), ("es-ES", "es", "es"), ("es-419", "es", "es-MX"),
      ("zh-HK", "zh-Hant-HK", "zh-Hant-HK"), ("zh-MO", "zh-Hant", "zh-Hant-HK"),
      ("zh-TW", "zh-Hant", "zh-Hant"), ("zh-SG", "zh", "zh"),
    ])
  func `a locale in progress doesn't answer other regions beside a finished one`(
    reader: String, inProgress: String, finished: String
  ) throws {
    for (tags, answer) in [(Self.inProgress, inProgress), ([], finished)] {
      let catalog = try Self.catalog(inProgress: tags)
      let index = catalog.index(preferring: [LocaleTag(reader)])
      #expect(catalog.table.locales[index] == answer, "\(tags)")
    }
  }

  @Test(arguments: ["parent es xx", "parent xx es", "parent es-MX es\nparent es es-MX"])
  func `a table whose parents lead nowhere is no table`(line: String) {
    let lines =
      ["bayan-table 5", "locale en", "locale es", "locale es-MX"]
      + line.split(separator: "\n").map(String.init)
    #expect(CatalogTable(lines: lines + ["end"]) == nil)
    #expect(
      CatalogTable(lines: lines.prefix(4) + ["parent es es-MX", "end"])?.parents == [0, 0, 1])
  }
}
