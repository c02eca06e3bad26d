import BayanErrors
import BayanRuntime
import Testing

@Suite("Sentences beside each other")
struct SentencesTests {
  @Test(arguments: [
    ("ja", ""), ("zh", ""), ("zh-Hans", ""), ("zh-Hant-HK", ""), ("zh-TW", ""), ("yue", ""),
    ("yue-Hans-CN", ""), ("cmn", ""), ("wuu", ""), ("ja-JP", ""), ("jpn", ""), ("lzh", ""),
    ("zh-Latn", " "), ("ja-Latn-JP", " "), ("th", " "), ("ko", " "), ("ko-KR", " "), ("en", " "),
    ("ar", " "), ("km", " "), ("lo", " "), ("my", " "), ("bo", " "), ("vi", " "), ("und", " "),
    ("ko-Hani", ""), ("vi-Hani", ""),
  ])
  func `a space is between them where the script has one`(_ locale: LocaleTag, _ space: String) {
    #expect(Sentences.joined(["A。", "B。"], in: locale) == "A。\(space)B。")
    #expect(Sentences.joined(["A。"], in: locale) == "A。")
    #expect(Sentences.joined(["A。", ""], in: locale) == "A。")
  }
}
