import BayanErrors
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Testing

struct RPCStatusTests {
  private func object(_ status: RPCStatus) throws -> [String: Any] {
    let body = try JSONSerialization.jsonObject(with: try status.json()) as? [String: Any]
    return try #require(body?["error"] as? [String: Any])
  }

  @Test(arguments: ["ar", "en"] as [LocaleTag])
  func `an error is told to programs by reason and domain, and to readers in their language`(
    _ locale: LocaleTag
  ) throws {
    let error = GraphError.tooManyCalls(hours: 0, minutes: 30)
    let members = try object(RPCStatus(error, httpStatus: 429, preferring: [locale]))
    #expect(members["code"] as? Int == 429)
    #expect(members["status"] as? String == "RESOURCE_EXHAUSTED")
    #expect(members["message"] as? String == error.words(in: "en").description(for: .json))
    let details = try #require(members["details"] as? [[String: Any]])
    try #require(details.count == 2)
    #expect(details[0]["@type"] as? String == "type.googleapis.com/google.rpc.ErrorInfo")
    #expect(details[0]["reason"] as? String == "TOO_MANY_CALLS")
    #expect(details[0]["domain"] as? String == GraphError.domain)
    #expect(details[0]["metadata"] as? [String: String] == ["hours": "0", "minutes": "30"])
    #expect(details[1]["@type"] as? String == "type.googleapis.com/google.rpc.LocalizedMessage")
    #expect(details[1]["locale"] as? String == locale.description)
    let words = error.words(in: locale)
    #expect(
      details[1]["message"] as? String
        == "\(words.description(for: .json)) \(words.suggestion(for: .json) ?? "")")
  }

  @Test func `reasons have the form that programs compare`() {
    let reasons = LoginError.allCases.filter { !$0.entry.isSensitive }.map {
      RPCStatus($0, httpStatus: 403, preferring: []).reason
    }
    #expect(reasons.contains("PASSWORD_CHANGED"))
    #expect(reasons.contains("SYSTEM_ACCOUNT_UNAVAILABLE"))
    for reason in reasons {
      #expect(reason.wholeMatch(of: /[A-Z][A-Z0-9_]+[A-Z0-9]/) != nil, "\(reason)")
    }
    let cause = URLError(.badURL)
    #expect(
      RPCStatus(NetworkError.notJSON(underlying: cause), httpStatus: 502, preferring: []).reason
        == "NOT_JSON")
  }

  @Test func `sensitive errors are told apart by nothing`() {
    let told = [LoginError.badChallengeString, .invalidIDToken].map {
      RPCStatus($0, httpStatus: 403, preferring: ["ar"])
    }
    #expect(told[0] == told[1])
    #expect(told[0].reason == "SECURITY")
  }

  @Test(arguments: [
    (400, "INVALID_ARGUMENT"), (401, "UNAUTHENTICATED"), (403, "PERMISSION_DENIED"),
    (404, "NOT_FOUND"), (409, "ABORTED"), (418, "INVALID_ARGUMENT"), (429, "RESOURCE_EXHAUSTED"),
    (499, "CANCELLED"), (500, "INTERNAL"), (501, "UNIMPLEMENTED"), (502, "INTERNAL"),
    (503, "UNAVAILABLE"), (504, "DEADLINE_EXCEEDED"),
  ])
  func `the status has the name of its code`(_ status: Int, _ name: String) {
    #expect(RPCStatus(LoginError.unknown, httpStatus: status, preferring: []).status == name)
  }
}
