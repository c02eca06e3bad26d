import BayanErrors
import BayanHTTP
import BayanLoopback
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

@Suite("problem details over loopback")
struct ProblemServerTests {
  /// Answers every request with the error about too many calls.
  @Sendable private static func answer(_ request: LoopbackRequest) async -> LoopbackAnswer {
    let problem = ProblemDetails(
      GraphError.tooManyCalls(hours: 0, minutes: 30), status: 429, instance: request.path,
      preferring: AcceptLanguage.preferences(request.headers["accept-language"] ?? ""))
    return .respond(
      status: problem.status,
      headers: [
        "Content-Type": ProblemDetails.mediaType,
        "Content-Language": problem.language.description, "Vary": "Accept-Language",
      ], body: (try? problem.json()).map(Array.init) ?? [])
  }

  @Test(arguments: [
    ("ar-SA,ar;q=0.9,en;q=0.5", "ar"), ("en-US", "en"), ("fr, de;q=0.8", "en"), ("", "en"),
  ])
  func `each of many readers at once gets the language of the request`(
    _ field: String, _ language: String
  ) async throws {
    try await LoopbackServer.run(Self.answer) { server in
      let transport = SystemTransport()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask {
            let response = try await transport.response(
              to: HTTPExchange.Request(
                url: server.url.appending(path: "photos"), headers: ["Accept-Language": field]))
            #expect(response.status == 429)
            #expect(response.mediaType == "application/problem+json")
            #expect(response.headers["Content-Language"] == language)
            let body = try JSONValue(parsing: response.body)
            let error = GraphError.tooManyCalls(hours: 0, minutes: 30)
            let words = error.words(in: LocaleTag(language))
            #expect(body["detail"]?.string == words.description(for: .json))
            #expect(body["instance"] == "/photos")
          }
        }
        try await group.waitForAll()
      }
    }
  }
}
