import BayanICU
import BayanRuntime
import BayanTestProject
import Testing

@testable import BayanCompiler

/// The locale that answers each tag, compared with ICU's matcher.
@Suite("Answers to tags")
struct LocaleAnswersTests {
  private let locales: [String]
  private let answers: LocaleAnswers

  /// The answers by locales, which ICU is asked for once.
  private static let known = Known<[String], LocaleAnswers>()

  init() {
    self.init(["en"])
  }

  private init(_ locales: [String]) {
    self.locales = locales
    answers = Self.known.value(of: locales) {
      let exceptions = LocaleAliases(locales)
      return LocaleAnswers(
        locales, scripts: exceptions.scripts, aliases: exceptions.aliases,
        fallbacks: exceptions.fallbacks)
    }
  }

  private func place(of tag: String) -> Int? {
    let tag = LocaleTag(tag)
    return switch answers.answer(to: tag) {
    case .locale(let index): index
    case .none: nil
    case .unknown: answers.fallback(for: tag)
    }
  }

  @Test(
    arguments: [
      // Languages without a locale in ICU.
      (
        ["en", "ar"], "arz aeb apc apc-LB apd arq ars ary ary-MA shu acm-IQ arz-Arab-EG ar-arz",
        "ar"
      ),
      (["en", "ar"], "arz-Latn acm-Latn mt", nil), (["en", "ar-EG", "ar-MA"], "ary-MA", "ar-MA"),
      // A language with a two-letter code has no three-letter tag, so that `sun` isn't here.
      (["en", "ar", "id"], "su jv", "id"),
      (["en", "zh-Hans"], "wuu nan gan hsn zh-wuu zh-min-nan zh-guoyu i-hak", "zh-Hans"),
      (["en", "ms"], "min zsm", "ms"), (["en", "fr"], "oc wo br", "fr"),
      // Extended language subtags, and tags that were registered as a whole.
      (["en", "zh-Hans", "yue"], "zh-yue zh-yue-HK zh-yue-Hant-HK yue-HK", "yue"),
      (["en", "zh-Hans"], "zh-cmn zh-cmn-Hans-CN", "zh-Hans"),
      (["en", "nb"], "no-bok", "nb"), (["en", "lb"], "i-lux", "lb"),
      (["en", "en-GB"], "en-GB-oed en-GB-oxendict en-UK", "en-GB"),
      // Scripts that follow from regions, and explicit scripts.
      (["en", "az"], "az-Latn az-Latn-IR az-Latn-AZ", "az"),
      (["en", "az"], "az-IR az-Arab az-Arab-IR az-Cyrl", nil),
      (["en", "uz"], "uz-AF uz-Arab uz-Cyrl", nil), (["en", "uz"], "uz-Latn-AF", "uz"),
      (["en", "kk"], "kk-CN kk-Arab", nil), (["en", "ms"], "ms-Arab ms-CC", nil),
      (["en", "en-GB"], "en-Latn-GB", "en-GB"), (["en", "en-GB"], "en-Latn-AU", "en-GB"),
      (["en", "en-GB"], "en-Latn-US en-Latn", "en"),
      (["en", "sr"], "sh sh-ME sr-Latn sr-Latn-RS sr-Cyrl sr-Cyrl-ME", "sr"),
      (["en", "sr", "sr-Latn"], "sh sr-Latn-RS sr-ME", "sr-Latn"),
      (["en", "hr"], "sh", "hr"), (["en", "sh"], "sr sr-Latn", "sh"),
      (["en", "zh-CN", "zh-TW"], "zh-Hans-TW zh-Hans-HK", "zh-CN"),
      (["en", "zh-CN", "zh-TW"], "zh-Hant-CN zh-Hant-MY", "zh-TW"),
      (["en", "de"], "de-Latn-CH de-Latn-DE", "de"), (["en", "ru"], "az-Cyrl tt-Cyrl-RU", "ru"),
      // Variants, which ICU's matcher ignores, although a locale with one exists for its sake.
      (
        ["en", "ca", "ca-valencia"], "ca-ES-valencia ca-valencia ca-Latn-ES-valencia", "ca-valencia"
      ),
      (["en", "ca", "ca-valencia"], "ca-ES ca-AD-foobar", "ca"),
      (["en", "be", "be-tarask"], "be-BY-tarask", "be-tarask"),
    ] as [([String], String, String?)])
  func `a tag is answered by what its readers read`(
    locales: [String], tags: String, answer: String?
  ) {
    let answers = LocaleAnswersTests(locales)
    for tag in tags.split(separator: " ").map(String.init) {
      #expect(answers.place(of: tag).map { locales[$0] } == answer, "\(tag)")
    }
  }

  /// Sets of locales, some of them unusual.
  private static let sets = [
    "en ar", "ar en", "en ar-EG ar-MA ar", "en zh-Hans ms fr", "en zh-CN zh-TW zh-HK yue",
    "en zh-Hant-HK zh-Hant-TW", "en sr", "en sr-Latn hr", "en sh bs", "en az uz kk ky tg",
    "en az-Arab az", "en pa-PK pa", "en en-GB en-AU", "en-US en-GB", "fr fr-CA en", "en pt pt-PT",
    "en es es-419 es-MX", "de de-CH en ru", "en hi ur ks sd", "en no da sv nn", "en he yi iw",
    "en fil id ms tl jv", "en qu ay es", "en fa ku ckb tr", "en mn-Mong mn", "en uk ru be",
    "en ca ca-valencia es oc", "en ro mo mk sq", "en sw so om am ti", "ja ko zh en th lo",
  ].map { $0.split(separator: " ").map(String.init) }

  /// Tags of readers: ICU's locales, with and without scripts, and languages of the matching data
  /// with some regions and scripts.
  private static let pool: [String] = {
    var tags = Set(LocaleFacts.available)
    for tag in LocaleFacts.available {
      let parts = tag.split(separator: "-").map(String.init)
      if parts.count == 3, parts[1].utf8.count == 4 { tags.insert("\(parts[0])-\(parts[2])") }
      guard parts.count == 2, parts[1].utf8.count < 4 else { continue }
      if let script = LocaleFacts.likelyScript(of: tag) {
        tags.insert("\(parts[0])-\(script)-\(parts[1])")
      }
    }
    let regions = ["EG", "CN", "TW", "IR", "RU", "IN", "PK", "FR", "MX", "419", "AF", "UK"]
    let scripts = ["Latn", "Arab", "Cyrl", "Hans", "Hant", "Deva"]
    for language in Set(LanguageMatcher.languages.values.joined()) {
      tags.insert(language)
      tags.formUnion(scripts.map { "\(language)-\($0)" })
    }
    for (index, language) in Set(tags.map { $0.prefix { $0 != "-" } }).sorted().enumerated() {
      tags.insert("\(language)-\(regions[index % regions.count])")
      tags.insert("\(language)-\(scripts[index % scripts.count])")
      let region = regions[index / 3 % regions.count]
      tags.insert("\(language)-\(scripts[index / 2 % scripts.count])-\(region)")
    }
    return tags.filter { LocaleTag($0).description == $0 }.sorted()
  }()

  @Test(arguments: sets)
  func `nearly every tag is answered as ICU's matcher answers it`(locales: [String]) throws {
    let answers = LocaleAnswersTests(locales)
    let matcher = try LanguageMatcher(locales)
    var wrong: [String] = []
    for tag in Self.pool {
      let found = answers.place(of: tag) ?? 0
      let right = matcher.bestMatch(for: tag) ?? 0
      if found != right { wrong.append("\(tag): \(locales[found]), not \(locales[right])") }
    }
    // Decision 50 explains the differences: unusual regions, and languages whose script CLDR
    // doesn't know.
    #expect(
      wrong.count * 100 <= Self.pool.count,
      "\(wrong.count) of \(Self.pool.count): \(wrong.prefix(40))")
  }

  @Test func `the languages that CLDR matches can be read from ICU's data`() {
    #expect(LanguageMatcher.languages["ar"]?.count ?? 0 >= 20)
    #expect(LanguageMatcher.languages["nb"]?.contains("da") == true)
    #expect(LanguageMatcher.languages.keys.allSatisfy { (2...3).contains($0.utf8.count) })
  }

  @Test func `the exceptions of a small catalog stay few`() {
    let exceptions = LocaleAliases(["en", "ar"])
    let tags = Array(exceptions.aliases.keys) + exceptions.fallbacks.keys
    #expect(tags.joined(separator: " ").utf8.count < 1_000, "\(tags.sorted())")
  }
}
