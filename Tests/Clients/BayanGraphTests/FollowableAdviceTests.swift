import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Testing

@Suite("advice that a reader can follow", .timeLimit(.minutes(5)))
struct FollowableAdviceTests {
  /// Actions that a reader can only do by a button, with the words that name them.
  private static let acts: [(action: RecoveryAction, english: String, arabic: String)] = [
    (.reviewPermissions, "eview the permission", "مراجعة الأذونات")
  ]

  @Test func `no text asks for an act that only a button does`() {
    for error in OneNumberTests.all {
      for act in Self.acts {
        for (locale, phrase) in [("en", act.english), ("ar", act.arabic)] as [(LocaleTag, String)] {
          let words = error.words(preferring: [locale])
          #expect(!(words.suggestion ?? "").contains(phrase), "\(error)")
          #expect(!words.description.contains(phrase), "\(error)")
        }
      }
    }
  }

  @Test func `where trying again is no button, nothing that passes is promised at once`() {
    for error in OneNumberTests.all {
      let words = error.words(preferring: ["en"])
      guard words.options.allSatisfy({ $0.role == .cancel }) else { continue }
      let suggestion = words.suggestion ?? ""
      #expect(!suggestion.hasPrefix("Wait a moment"), "\(error): \(suggestion)")
    }
  }

  private func failure(
    _ answer: LoopbackAnswer, _ request: GraphRequest = GraphRequest("me")
  ) async throws -> (failure: GraphFailure, sleeps: [Duration], requests: Int) {
    let clock = TestClock()
    return try await LoopbackServer.run { _ in
      answer
    } body: { server in
      let client = GraphClient(
        .init(server: server.url, locales: ["en"]), transport: SystemTransport(),
        settings: RecoverySettings(),
        recovery: RecoveryProcessor(
          presenter: UnattendedPresenter(), policy: BackoffPolicy(jitter: { 0 }), clock: clock))
      do throws(GraphFailure) {
        _ = try await client.send(request)
        throw GraphFailure(.cancelled)
      } catch {
        return (error, clock.sleeps, server.requests.count)
      }
    }
  }

  private static func page(_ status: Int, _ headers: [String: String] = [:]) -> LoopbackAnswer {
    .respond(status: status, headers: headers, body: Array("<h1>no</h1>".utf8))
  }

  @Test(arguments: [405, 411, 413, 414, 415, 422, 431])
  func `a request that is refused as it is has no button that sends it again`(
    status: Int
  ) async throws {
    let failure = try await failure(Self.page(status)).failure
    for (locale, phrase) in [("en", "try again"), ("ar", "المحاولة")] as [(LocaleTag, String)] {
      let alert = try #require(failure.alert(preferring: [locale]))
      #expect(alert.buttons.map(\.name) == ["ok"])
      #expect(!alert.message.lowercased().contains(phrase))
    }
  }

  @Test(arguments: [
    URLError.Code.badURL, .unsupportedURL, .fileDoesNotExist, .httpTooManyRedirects,
  ])
  func `an address that is wrong isn't the internet's fault`(code: URLError.Code) throws {
    let alert = try #require(
      ErrorPresentation.alert(for: URLError(code), preferring: ["en"]))
    #expect(!alert.message.contains("Check your internet connection"))
  }

  @Test(arguments: [
    (-995, "This app can’t do that"), (-996, "This app can’t do that"),
    (-997, "This was interrupted"), (-1012, "The server couldn’t do this"),
    (-1013, "The server couldn’t do this"), (-1014, "Nothing arrived"),
    (-2000, "Not saved on this device"), (-3000, "Couldn’t save this"),
    (-3001, "Couldn’t save this"), (-3002, "Couldn’t save this"), (-3003, "Couldn’t save this"),
    (-3004, "Couldn’t save this"), (-3005, "Couldn’t save this"), (-3006, "Unexpected response"),
    (-3007, "Unexpected response"),
  ])
  func `nor is a file that can't be written, a password, or the system's own service`(
    code: Int, title: String
  ) throws {
    let error = NSError(domain: NSURLErrorDomain, code: code)
    let alert = try #require(ErrorPresentation.alert(for: error, preferring: ["en"]))
    #expect(alert.title == title)
    #expect(!alert.message.contains("Check your internet connection"))
    let failure = GraphFailure(.network(.unknown(underlying: error)))
    #expect(failure.alert(preferring: ["en"])?.title == title)
    #expect(failure.nsError(preferring: ["en"]).code == code)
    // A response that arrived belongs to a request that was sent.
    let isUnsent = [-995, -996, -1012, -1013, -2000].contains(code)
    let network = try #require(NetworkError(number: error, underlying: error))
    #expect((ChangeOutcome(network) == .notMade) == isUnsent)
  }

  @Test(arguments: [
    (429, 7200, "Try again in about 2 hours."), (503, 3600, "Try again in about 60 minutes."),
    (503, 300, "Try again in about 5 minutes."),
  ])
  func `a time to wait is told, whoever names it`(
    status: Int, seconds: Int, text: String
  ) async throws {
    let failure = try await failure(Self.page(status, ["Retry-After": "\(seconds)"])).failure
    let alert = try #require(failure.alert(preferring: ["en"]))
    #expect(alert.message.hasSuffix(text))
    #expect(alert.buttons.map(\.name) == ["ok"])
    let service = try await self.failure(
      .json(#"{"error":{"code":2}}"#, status: 503, headers: ["Retry-After": "\(seconds)"])
    ).failure
    #expect(service.alert(preferring: ["en"])?.message.hasSuffix(text) == true)
  }

  @Test func `a limit without a time has the longer pause, whatever its media type`() {
    let limit = GraphFailure(.network(NetworkError(status: 429, underlying: URLError(.unknown))))
    #expect(limit.backoff == .limited)
    let query = GraphQLFailure(.network(NetworkError(status: 429, underlying: URLError(.unknown))))
    #expect(query.backoff == .limited)
    #expect(
      GraphFailure(.network(NetworkError(status: 503, underlying: URLError(.unknown)))).backoff
        == .usual)
  }

  @Test(arguments: [
    LoopbackAnswer.drop, .half(status: 200, body: Array(#"{"id":"1"}"#.utf8)), .json(""),
  ])
  func `a failure of the network that passes is tried again once, with nobody there, too`(
    _ answer: LoopbackAnswer
  ) async throws {
    let run = try await failure(answer)
    #expect(run.requests == 2)
    #expect(run.sleeps == [.seconds(1)])
    #expect(run.failure.category == .transient)
  }

  @Test func `a change that may be made isn't tried again`() async throws {
    let run = try await failure(.drop, GraphRequest("me/feed", method: .post))
    #expect(run.requests == 1 && run.sleeps.isEmpty)
  }

  @Test(arguments: [
    (#"{"error":{"code":100,"error_subcode":33}}"#, GraphError.notFound),
    (#"{"error":{"code":803}}"#, .notFound), (#"{"error":{"code":210}}"#, .notFound),
    (#"{"error":{"code":220}}"#, .notFound), (#"{"error":{"code":100}}"#, .invalidParameter),
    (#"{"error":{"code":200}}"#, .permissionMissing),
  ])
  func `an object that doesn't exist is reported as missing`(
    _ body: String, _ kind: GraphError
  ) throws {
    #expect(try graphError(body).kind == kind)
  }

  @Test func `a post of which nothing is known is to be looked for first`() throws {
    for code in [201, 203] {
      let error = NSError(domain: "com.facebook.sdk.share", code: code)
      let alert = try #require(ErrorPresentation.alert(for: error, preferring: ["en"]))
      #expect(alert.buttons.map(\.name) == ["ok"])
      #expect(alert.message.contains("before you share it again"))
    }
  }

  private struct Me: Decodable, Sendable { var me: String? }

  @Test func `a hash that the service doesn't know is no user's to try again`() async throws {
    let unknown = #"{"errors":[{"message":"PersistedQueryNotFound"}]}"#
    let (result, count) = try await LoopbackServer.run { _ in
      .json(unknown)
    } body: { server in
      let client = GraphQLClient(
        .init(url: server.url), transport: SystemTransport(), authorization: { nil },
        recovery: RecoveryProcessor(presenter: EagerUser(), clock: TestClock()))
      let operation = GraphQLOperation(
        name: "Me", document: "", persistence: .registered(hash: "00"), as: Me.self)
      return (
        await client.result(of: operation, policy: .networkOnly), server.requests.count
      )
    }
    #expect(count == 1)
    let failure = try #require(try result.get().failure)
    #expect(failure.alert(preferring: ["en"])?.buttons.map(\.name) == ["ok"])
  }
}
