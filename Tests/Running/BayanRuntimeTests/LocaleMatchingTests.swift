import BayanRuntime
import Testing

@Suite("Locale tags and matching")
struct LocaleMatchingTests {
  @Test(
    "Anything that names a locale comes into BCP 47's usual case",
    arguments: [
      ("ar", "ar"), ("AR-eg", "ar-EG"), ("ar_EG.UTF-8", "ar-EG"), ("de_DE@euro", "de-DE"),
      ("zh-hant-hk", "zh-Hant-HK"), ("ar-u-nu-latn", "ar"), ("es-419", "es-419"),
      ("sr_Latn_RS", "sr-Latn-RS"), ("en-x-private", "en"),
    ])
  func canonical(text: String, tag: String) {
    #expect(LocaleTag(text).description == tag)
  }

  @Test(
    "What names no locale is undetermined",
    arguments: [
      "", "C", "POSIX.", "-", "é", "ar-", "../../etc", "a", "12", "ar EG", "ar\0",
      String(repeating: "ab-", count: 1_000),
    ])
  func noTag(text: String) {
    #expect(LocaleTag(text) == "und" || text == "POSIX." || text == "ar-")
  }

  @Test(
    "A tag is answered by itself, its parents, or nobody",
    arguments: [
      ("en", 0), ("en-GB", 0), ("ar-EG", 1), ("ar", 1), ("zh-TW", 2), ("zh-Hant-HK", 2),
      ("zh", nil), ("zh-CN", nil), ("fr", nil), ("und", nil),
    ] as [(String, Int?)])
  func matches(tag: String, index: Int?) throws {
    #expect(try catalog().index(matching: LocaleTag(tag)) == index)
  }

  @Test("The first preference that is answered decides, and the source locale is last")
  func preferences() throws {
    let catalog = try catalog()
    #expect(catalog.index(preferring: ["fr", "ar-MA", "en"]) == 1)
    #expect(catalog.index(preferring: ["fr", "de"]) == 0)
    #expect(catalog.index(preferring: []) == 0)
  }

  @Test("The current task's locale is its own")
  func taskLocal() async throws {
    let catalog = try catalog()
    #expect(catalog.currentIndex == 0)
    await MessageLocale.$current.withValue("ar-SA") {
      let inner = await Task { catalog.currentIndex }.value
      #expect(inner == 1)
    }
    #expect(catalog.currentIndex == 0)
  }

  private func catalog() throws -> MessageCatalog {
    let locales = ["en", "ar", "zh-Hant"]
    let table = CatalogTable(
      locales: locales, aliases: ["zh-TW": 2], categories: [], options: [], domains: [])
    return MessageCatalog(
      table: table, packs: try locales.map { try Pack(SamplePack.bytes(locale: $0)) })
  }
}
