import BayanCatalog
import BayanDiagnostics
import Testing

@testable import BayanRules

@Suite("Lists of words")
struct WordListsTests {
  @Test(arguments: ["en", "ar"])
  func `a language has every list, each word once`(language: String) throws {
    let words = try #require(LanguagePhrases.of(language)).phrases
    for list in Wording.List.allCases {
      let phrases = try #require(words[list], "\(list)")
      #expect(!phrases.isEmpty && Set(phrases.map(\.folded)).count == phrases.count, "\(list)")
    }
  }

  @Test(arguments: [("en-GB", "en"), ("ar-EG", "ar")])
  func `a locale has the list of its language`(locale: String, language: String) {
    #expect(LanguagePhrases.of(locale)?.phrases == LanguagePhrases.of(language)?.phrases)
  }

  @Test(arguments: ["de", "enm", "arz", ""])
  func `another language has none`(locale: String) {
    #expect(LanguagePhrases.of(locale)?.phrases == nil)
  }

  @Test(arguments: ["en", "ar"])
  func `a request in a title is a request in a suggestion too`(language: String) throws {
    let words = try #require(LanguagePhrases.of(language))
    let requests = PhraseFinder(words.phrases[.requests] ?? [], prefixes: words.prefixes)
    let others = (words.phrases[.titleRequests] ?? []).filter { !requests.isFound(in: $0) }
    #expect(others == [])
  }
}
