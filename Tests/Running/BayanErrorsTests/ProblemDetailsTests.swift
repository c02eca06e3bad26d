import BayanErrors
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

struct ProblemDetailsTests {
  private func members(_ problem: ProblemDetails) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: try problem.json())
    return try #require(object as? [String: Any])
  }

  @Test(arguments: [
    ("ar-EG,ar;q=0.9,en;q=0.8", "ar", "rtl"), ("en-GB", "en", "ltr"), ("ja,*", "en", "ltr"),
  ])
  func `an error is told in the language that was asked for`(
    _ field: String, _ tag: String, _ direction: String
  ) throws {
    let error = GraphError.tooManyCalls(hours: 0, minutes: 30)
    let problem = ProblemDetails(
      error, status: 429, types: "https://example.org/",
      preferring: AcceptLanguage.preferences(field))
    #expect(problem.language.description == tag)
    let members = try members(problem)
    let words = error.words(in: LocaleTag(tag))
    #expect(members["title"] as? String == words.title(for: .json))
    #expect(members["detail"] as? String == words.description(for: .json))
    #expect(members["suggestion"] as? String == words.suggestion(for: .json))
    #expect(members["direction"] as? String == direction)
    #expect(members["status"] as? Int == 429)
    #expect(
      members["type"] as? String
        == "https://example.org/codes/bayan.graph/\(error.code).html")
    #expect((members["options"] as? [[String: String]])?.first?["name"] == "retry")
  }

  @Test(arguments: [
    ("https://example.com/", "https://example.com/"),
    ("https://example.com", "https://example.com/"),
    ("https://example.com:8080", "https://example.com:8080/"),
    ("https://example.com/errors", "https://example.com/errors/"),
    ("https://example.com/errors/", "https://example.com/errors/"),
    ("//example.com", "//example.com/"), ("/errors", "/errors/"), ("", ""),
    // These addresses aren't paths of folders, so that they get no slash.
    ("https://example.com/?page=", "https://example.com/?page="),
    ("https://example.com/#", "https://example.com/#"),
    ("tag:example.com,2026:", "tag:example.com,2026:"), ("urn:example:", "urn:example:"),
  ])
  func `the type is below the place where the pages are published`(
    _ place: String, _ folder: String
  ) {
    let error = GraphError.tooManyCalls(hours: 0, minutes: 30)
    let problem = ProblemDetails(error, status: 429, types: place, preferring: [])
    #expect(problem.type == "\(folder)codes/bayan.graph/\(error.code).html")
  }

  @Test func `the types of sensitive errors tell no more than their words`() {
    let types = Set(
      [LoginError.badChallengeString, .invalidIDToken].map { error in
        ProblemDetails(error, status: 403, types: "https://example.org/", preferring: []).type
      })
    #expect(types == ["https://example.org/codes/com.facebook.sdk.login/security.html"])
  }

  @Test func `no text has the number, the domain or the summary of an error`() throws {
    for error in LoginError.allCases {
      for locale in ["en", "ar"] as [LocaleTag] {
        let problem = ProblemDetails(error, status: 400, preferring: [locale])
        #expect(problem.type == "about:blank")
        for text in [problem.title, problem.detail, problem.suggestion ?? ""] {
          #expect(!text.contains(String(error.code)))
          #expect(!text.contains(LoginError.domain))
        }
        #expect(!problem.title.isEmpty)
        #expect(!problem.detail.isEmpty)
      }
    }
  }
}
