import BayanRuntime
import Testing

@Suite("Locale tags and matching")
struct LocaleMatchingTests {
  @Test(arguments: [
    ("ar", "ar"), ("AR-eg", "ar-EG"), ("ar_EG.UTF-8", "ar-EG"), ("de_DE@euro", "de-DE"),
    ("zh-hant-hk", "zh-Hant-HK"), ("ar-u-nu-latn", "ar"), ("es-419", "es-419"),
    ("sr_Latn_RS", "sr-Latn-RS"), ("en-x-private", "en"),
    ("POSIX.", "posix"), ("ar-EG-", "und"), ("zh-yue-HK", "yue-HK"), ("ZH_YUE", "yue"),
    ("zh-cmn-hans-cn", "cmn-Hans-CN"), ("ar-arz", "arz"), ("zh-min-nan-TW", "nan-TW"),
    ("zh-min-nan", "nan"), ("zh-guoyu", "cmn"), ("i-klingon", "tlh"), ("I-LUX", "lb"),
    ("no-bok", "nb"), ("no_nyn", "nn"), ("art-lojban", "jbo"), ("en-GB-oed", "en-GB-oxendict"),
    ("ca-ES-valencia", "ca-ES-valencia"), ("i-nonesuch", "und"),
    ("sl-rozaj-biske", "sl-rozaj-biske"),
  ])
  func `anything that names a locale comes into BCP 47's usual case`(text: String, tag: String) {
    #expect(LocaleTag(text).description == tag)
  }

  /// Three letters after a language are an extended language only if IANA has registered them for
  /// it.
  @Test(arguments: [
    ("pt-BRA", "pt"), ("ar_EGY", "ar"), ("he-ISR.UTF-8", "he"), ("en-USA-u-nu-latn", "en"),
    ("zh-Hant-TWN", "zh-Hant"), ("pt-BRA-BR", "pt"), ("en-yue", "en"), ("zh-arz", "zh"),
    ("ar-min", "ar"), ("ca-ES-abc", "ca-ES"), ("zh-Hant-yue", "zh-Hant"), ("zh-yue-cmn", "yue"),
    ("ms-min", "min"), ("sgn-ase-US", "ase-US"), ("uz-uzn-Cyrl", "uzn-Cyrl"), ("kok-gom", "gom"),
    ("lv-ltg", "ltg"), ("sw_swh_KE", "swh-KE"), ("zho-yue", "yue"), ("ara-arz-EG", "arz-EG"),
    ("zh-min", "nan"), ("sgn-BE-FR", "sfb"), ("sgn-ch-de", "sgg"),
  ])
  func `three letters that are no language of the one before them are cut off`(
    text: String, tag: String
  ) {
    #expect(LocaleTag(text).description == tag)
  }

  @Test(arguments: [
    "", "C", "-", "é", "ar-", "../../etc", "a", "12", "ar EG", "ar\0",
    // Each tag has an invalid byte: at the start of a subtag, within its letters, or at its end.
    "ar- ", "ar-E G", "ar-EG ", " ar", "ar-\0\0", "ar-[]", "ar-{}", "ar-`a", "ar-é", "ar-E\u{301}",
    "ar/EG", "ar--EG", String(repeating: "ab-", count: 1_000),
  ])
  func `a text that names no locale is undetermined`(text: String) {
    #expect(LocaleTag(text).description == "und")
  }

  @Test(
    arguments: [
      ("en", 0), ("en-GB", 0), ("ar-EG", 1), ("ar", 1), ("zh-TW", 2), ("zh-Hant-HK", 2),
      ("zh", nil), ("zh-CN", nil), ("fr", nil), ("und", nil),
    ] as [(String, Int?)])
  func `a tag is answered by itself, its parents, or nobody`(tag: String, index: Int?) throws {
    #expect(try Self.catalog().index(matching: LocaleTag(tag)) == index)
  }

  @Test func `the first preference that is answered decides, and the source locale is last`() throws
  {
    let catalog = try Self.catalog()
    #expect(catalog.index(preferring: ["fr", "ar-MA", "en"]) == 1)
    #expect(catalog.index(preferring: ["fr", "de"]) == 0)
    #expect(catalog.index(preferring: []) == 0)
  }

  @Test func `a locale in another language answers after all preferences`() throws {
    let catalog = try Self.catalog(["fallback ar fa", "fallback zh-Hant yue"])
    #expect(catalog.index(matching: "fa-AF") == 1)
    #expect(catalog.index(preferring: ["fa-IR", "yue"]) == 1)
    #expect(catalog.index(preferring: ["fa", "de", "zh-TW"]) == 2)
    #expect(catalog.index(preferring: ["fa", "en"]) == 0)
    #expect(catalog.index(preferring: ["de", "fr"]) == 0)
  }

  @Test func `the current task's locale is its own`() async throws {
    let catalog = try Self.catalog()
    #expect(catalog.currentIndex == 0)
    await MessageLocale.$current.withValue("ar-SA") {
      let inner = await Task { catalog.currentIndex }.value
      #expect(inner == 1)
    }
    #expect(catalog.currentIndex == 0)
  }

  /// Returns a catalog in English, Arabic and traditional Chinese.
  static func catalog(_ fallbacks: [String] = []) throws -> MessageCatalog {
    let locales = ["en", "ar", "zh-Hant"]
    let lines = locales.map { "locale \($0)" } + ["alias zh-Hant zh-TW"] + fallbacks
    let table = try #require(CatalogTable(lines: [CatalogTable.header] + lines + ["end"]))
    return MessageCatalog(
      table: table, packs: try locales.map { try Pack(SamplePack.bytes(locale: $0)) })
  }
}
