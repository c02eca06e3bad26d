import BayanICU
// This import shows that Foundation can be imported here: one module alone exports ICU's types.
import Foundation
import Testing

struct LocaleFactsTests {
  @Test(arguments: [
    ("es-MX", ["es-419", "es"]), ("zh-Hant-HK", ["zh-Hant"]), ("pt-AO", ["pt-PT", "pt"]),
    ("en-GB", ["en-001", "en"]), ("en-AT", ["en-150", "en-001", "en"]), ("ar-EG", ["ar"]),
    ("zh-TW", ["zh-Hant-TW", "zh-Hant"]), ("zh-Hant-MO", ["zh-Hant-HK", "zh-Hant"]),
    ("sr-Latn-RS", ["sr-Latn"]), ("sr-Cyrl-RS", ["sr-Cyrl", "sr"]), ("nb", ["no"]),
    ("ar", []), ("und", []), ("ar-EG-u-nu-latn", ["ar"]), ("xx-Arab-YY", ["xx-Arab", "xx"]),
  ])
  func `a locale falls back as CLDR says`(tag: String, expected: [String]) {
    #expect(Array(LocaleFacts.parents(of: tag)) == expected)
  }

  @Test func `every chain of parents ends, and never comes back to where it was`() {
    for tag in LocaleFacts.available {
      let parents = Array(LocaleFacts.parents(of: tag))
      #expect(parents.count < 6, "\(tag)")
      #expect(Set(parents + [tag]).count == parents.count + 1, "\(tag)")
    }
  }

  @Test(arguments: [
    ("ar", true), ("he", true), ("fa-AF", true), ("ur", true), ("ckb", true), ("dv", true),
    ("en", false), ("pa", false), ("pa-PK", true), ("az-Arab", true), ("ar-Latn", false),
    ("ja", false), ("und", false),
  ])
  func `a language's script decides its direction`(tag: String, isRightToLeft: Bool) {
    #expect(LocaleFacts.isRightToLeft(tag) == isRightToLeft)
  }

  @Test(arguments: [
    ("AR-eg", "ar-EG"), ("ar_EG", "ar-EG"), ("iw", "he"), ("zh-hant-tw", "zh-Hant-TW"),
    ("en-u-nu-ARAB", "en-u-nu-arab"), ("und", "und"), ("i-klingon", "tlh"),
    ("arb", "ar"), ("zh-cmn-Hans", "zh-Hans"), ("tl-PH", "fil-PH"), ("sh", "sr-Latn"),
    ("sh-Cyrl-BA", "sr-Cyrl-BA"), ("en-UK-u-nu-arab", "en-GB-u-nu-arab"), ("no", "no"),
    ("ru-SU", "ru-SU"), ("en-US-posix", "en-US-u-va-posix"), ("prs", "fa-AF"),
    // ICU has two-letter codes for these languages, but the tags have three letters.
    ("zho-BU", "zh-MM"), ("zho-Hant-UK", "zh-Hant-GB"), ("eng-UK-u-nu-arab", "en-GB-u-nu-arab"),
    ("deu-DD-1996", "de-DE-1996"), ("zho-BU-x-abc", "zh-MM-x-abc"), ("ara-YD", "ar-YE"),
  ])
  func `tags take their canonical form`(tag: String, expected: String) {
    #expect(LocaleFacts.canonicalTag(tag) == expected)
  }

  @Test func `a locale's likely script is known`() {
    #expect(LocaleFacts.likelyScript(of: "ur") == "Arab")
    #expect(LocaleFacts.likelyScript(of: "sr-Latn") == "Latn")
    #expect(LocaleFacts.likelyScript(of: "xx") == nil)
  }

  @Test func `a tag has the likely script of its canonical form`() throws {
    let replaced = LocaleFacts.replacedLanguages.map(\.code)
    let odd = [
      "AR_eg", "en-UK", "zh-UK", "zho-TW", "eng", "i-hak", "zh-min-nan", "sh-ME", "no-bok",
    ]
    for tag in LocaleFacts.available + replaced + odd {
      let canonical = try #require(LocaleFacts.canonicalTag(tag), "\(tag)")
      #expect(LocaleFacts.canonicalTag(canonical) == canonical)
      #expect(
        LocaleFacts.likelyScript(of: tag) == LocaleFacts.likelyScript(of: canonical), "\(tag)")
    }
  }

  /// Replaced codes are tested, too: `cmn` and `UK` mean other codes, whose scripts are stated.
  @Test func `in a region that isn't stated, a language has its usual script`() {
    let stated = ["az", "ku", "pa", "sr", "uz", "zh"]
    let replaced = LocaleFacts.replacedLanguages.filter { stated.contains($0.language) }.map(\.code)
    var differing: Set<String> = []
    for language in stated + replaced + ["prs", "ar", "en", "he"] {
      let usual = LocaleFacts.likelyScript(of: language)
      let regions = LocaleFacts.statedRegions(of: language)
      for region in LocaleFacts.regions
      where LocaleFacts.likelyScript(of: "\(language)-\(region)") != usual {
        #expect(regions.contains(region), "\(language)-\(region)")
        differing.insert("\(language)-\(region)")
      }
    }
    let known = ["az-IR", "pa-PK", "sr-ME", "uz-AF", "zh-TW", "zh-UK", "cmn-HK", "cnr-RS"]
    #expect(differing.isSuperset(of: known), "\(differing.sorted())")
    for tag in LocaleFacts.available {
      let parts = tag.split(separator: "-").map(String.init)
      guard parts.count == 2, (2...3).contains(parts[1].utf8.count) else { continue }
      #expect(
        LocaleFacts.statedRegions(of: parts[0]).contains(parts[1])
          || LocaleFacts.likelyScript(of: tag) == LocaleFacts.likelyScript(of: parts[0]), "\(tag)")
    }
  }

  @Test func `few regions are stated, so that few are asked for`() {
    func count(_ language: String) -> Int {
      LocaleFacts.statedRegions(of: language).count { $0.utf8.count == 2 }
    }
    #expect(count("en") == 0)
    #expect((3..<10).contains(count("az")))
    #expect(LocaleFacts.statedRegions(of: "zho").contains("TW"))
    #expect(LocaleFacts.statedRegions(of: "zh").isSuperset(of: ["TW", "HK", "GB", "UK"]))
  }

  @Test func `a tag can be well-formed without ICU having data of it`() {
    #expect(LocaleFacts.isWellFormed("xx-YY"))
    #expect(LocaleFacts.hasData(for: "ar-EG"))
    #expect(!LocaleFacts.hasData(for: "ar-DE"))
    #expect(LocaleFacts.available.contains("zh-Hant-HK"))
  }

  @Test func `the tags of some languages are those of all that begin with them`() {
    let wanted = ["ar", "zh", "nb", "no", "sr"]
    #expect(
      LocaleFacts.available { wanted.contains($0) }
        == LocaleFacts.available.filter { tag in
          wanted.contains { tag == $0 || tag.hasPrefix($0 + "-") }
        })
    var languages: Set<String> = []
    _ = LocaleFacts.available { languages.insert($0).inserted }
    #expect(languages == Set(LocaleFacts.available.map { String($0.prefix { $0 != "-" }) }))
  }

  @Test func `locales have names for people`() {
    #expect(LocaleFacts.displayName(of: "ar-EG") == "Arabic (Egypt)")
    #expect(LocaleFacts.displayName(of: "ar", in: "ar") == "العربية")
    #expect(
      LocaleFacts.displayName(of: "ar", in: "xx") == LocaleFacts.displayName(of: "ar", in: "und"))
    #expect(LocaleFacts.displayName(of: "../..") == "../..")
  }

  @Test func `quotation marks are the locale's own`() {
    let german = QuotationMarks(locale: "de")
    #expect([german.start, german.end] == ["„", "“"])
    #expect([german.alternateStart, german.alternateEnd] == ["‚", "‘"])
    #expect(QuotationMarks(locale: "fr").start == "«")
  }

  @Test func `versions are numbers with points`() {
    for version in [ICUVersion.icu, ICUVersion.cldr, ICUVersion.unicode] {
      #expect(version.split(separator: ".").allSatisfy { Int($0) != nil })
      #expect(version.contains("."))
    }
  }
}
