import BayanErrors
import BayanGraph
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

/// The advice for readers, for every code of the catalog and for some unknown codes.
@Suite("Advice fits")
struct AdviceTests {
  struct Answer: Sendable, CustomTestStringConvertible {
    var code: Int
    var subcode: Int?
    var testDescription: String { "\(code)" + (subcode.map { ".\($0)" } ?? "") }

    func body(_ message: String?) -> String {
      let subcode = subcode.map { #","error_subcode":\#($0)"# } ?? ""
      let message = message.map { #","error_user_msg":"\#($0)""# } ?? ""
      return #"{"error":{"code":\#(code)\#(subcode)\#(message)}}"#
    }
  }

  static let answers: [Answer] =
    [
      1, 2, 3, 4, 9, 10, 17, 32, 100, 102, 104, 190, 200, 299, 341, 368, 506, 613, 2500, 80_004,
      1_609_005, 1_366_046, 999, 2018,
    ].map { Answer(code: $0) }
    + [452, 456, 458, 459, 460, 463, 464, 467, 492, 493].map { Answer(code: 190, subcode: $0) }

  private static let message = "Photos should be smaller than 12 MB and saved as JPG, PNG."
  private static let arabic = "ينبغي أن يكون حجم الصور أقل من ١٢ ميغابايت."

  private func alert(
    _ answer: Answer, _ message: String?, _ locale: LocaleTag, headers: HTTPHeaders = [:]
  ) throws -> ErrorAlert {
    let error = try graphError(answer.body(message), headers: headers)
    return try #require(ErrorPresentation.alert(for: error, preferring: [locale]))
  }

  @Test(arguments: answers)
  func `the service's own words aren't followed by advice of somebody else's`(answer: Answer) throws
  {
    for (locale, message) in [("en", Self.message), ("ar", Self.arabic)] as [(LocaleTag, String)] {
      let own = try alert(answer, nil, locale)
      let told = try alert(answer, message, locale)
      let error = try graphError(answer.body(message))
      guard !error.kind.entry.isSensitive else {
        #expect(told == own)
        continue
      }
      // The service's SDK adds a suggestion, too, if a login is needed.
      let logsIn = error.kind.options.contains(.logIn)
      let suggestion = error.kind.words(preferring: [locale]).suggestion ?? ""
      #expect(told.message == (logsIn ? "\(message) \(suggestion)" : message))
      // An error that users can do something about isn't a fault of the app.
      let isFault = error.kind.category == .developer
      let general = GraphError.unexpected.words(preferring: [locale]).title
      #expect(told.title == (isFault ? general : own.title))
      #expect(own.message.hasSuffix(suggestion))
    }
  }

  @Test(arguments: answers)
  func `words in another language are marked as the service's`(answer: Answer) throws {
    let error = try graphError(answer.body(Self.message))
    guard !error.kind.entry.isSensitive else { return }
    let told = try alert(answer, Self.message, "ar").message
    #expect(told.hasPrefix("يقول فيسبوك: «"))
    #expect(told.contains(Self.message))
    let other = try alert(answer, Self.arabic, "en").message
    #expect(other.hasPrefix("Facebook says: “"))
    // The app has no French; the request asked the service for it.
    let french = try alert(answer, "Les photos sont trop grandes.", "fr").message
    #expect(french.hasPrefix("Facebook says: “"))
  }

  @Test(arguments: [
    ("Session over", "Session over. Log in again to continue."),
    ("Session over!", "Session over! Log in again to continue."),
  ])
  func `the sentences of both are kept apart`(message: String, shown: String) throws {
    #expect(try alert(Answer(code: 190), message, "en").message == shown)
  }

  @Test func `a title in another script isn't shown`() throws {
    let error = try graphError(
      #"{"error":{"code":999,"error_user_title":"Can't Read Files","error_user_msg":"Too large."}}"#
    )
    #expect(error.words(preferring: ["ar"]).title == "حدث خطأ ما")
    #expect(error.words(preferring: ["en"]).title == "Can't Read Files")
  }

  @Test(arguments: [400, 401, 403, 404, 429, 500])
  func `a code that nobody knows is the service's word, whatever the status`(status: Int) throws {
    let error = try graphError(#"{"error":{"code":1366046}}"#, status: status)
    #expect(error.kind == .unexpected)
    let message = try #require(error.alert(preferring: ["en"])).message
    #expect(
      message
        == "This couldn’t be completed. Try again later. If it happens again, let the developer know."
    )
  }

  @Test func `where the service says no code its status says what it may`() throws {
    let body = #"{"error":{"message":"no"}}"#
    #expect(try graphError(body, status: 404).kind == .notFound)
    #expect(try graphError(body, status: 503).kind == .serviceUnavailable)
    #expect(try graphError(body, status: 403).kind == .permissionMissing)
  }

  @Test func `how long to wait is a fact, and stands beside the service's words`() throws {
    let told = try alert(Answer(code: 4), "Slow down.", "en", headers: ["Retry-After": "300"])
    #expect(told.message == "Slow down. Try again in about 5 minutes.")
  }

  @Test func `for programs that show it apart, what the buttons do is still said`() throws {
    var error = try graphError(#"{"error":{"code":2,"error_user_msg":"We are down."}}"#)
    error.attempter = RetryAttempter()
    let info = error.nsError(preferring: ["en"]).userInfo
    #expect(info[NSLocalizedDescriptionKey] as? String == "We are down.")
    #expect(
      info[NSLocalizedRecoverySuggestionErrorKey] as? String == "Wait a moment, and then try again."
    )
  }
}
