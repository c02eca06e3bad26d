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

/// Answers of gateways, proxies and portals, and of servers that are down.
@Suite("Answers of whoever is on the way", .timeLimit(.minutes(5)))
struct GatewayTests {
  enum Client: String, CaseIterable, Sendable { case graph, graphQL }

  private struct Me: Decodable, Sendable { var me: String? }

  private struct Run {
    var failure: any ClientFailure
    var requests: Int
    var prompts: Int
    var sleeps: [Duration]
  }

  /// Sends a request that gets the same answer each time.
  private func run(
    _ client: Client, _ answer: HTTPExchange.Response, isChange: Bool = false
  ) async throws -> Run {
    let transport = ScriptedTransport { _ in answer }
    let clock = TestClock()
    let presenter = ScriptedPresenter([])
    let recovery = RecoveryProcessor(
      presenter: presenter, policy: BackoffPolicy(jitter: { 0 }), clock: clock)
    let url = try #require(URL(string: "https://example.com"))
    var failure: (any ClientFailure)?
    switch client {
    case .graph:
      let client = GraphClient(
        .init(server: url, locales: ["en"]), transport: transport, settings: RecoverySettings(),
        recovery: recovery)
      do throws(GraphFailure) {
        _ = try await client.send(GraphRequest("me", method: isChange ? .post : .get))
      } catch { failure = error }
    case .graphQL:
      let client = GraphQLClient(
        .init(url: url), transport: transport, authorization: { nil }, recovery: recovery,
        settings: RecoverySettings())
      let operation = GraphQLOperation(
        isChange ? .mutation : .query, name: "Me", document: "query Me { me }", as: Me.self)
      switch await client.result(of: operation) {
      case .success(let result): failure = result.failure
      case .failure(let error): failure = error
      }
    }
    return Run(
      failure: try #require(failure), requests: transport.requests.count,
      prompts: presenter.prompts.count, sleeps: clock.sleeps)
  }

  @Test(arguments: Client.allCases, [408, 425, 429, 500, 502, 503, 504])
  func `a server that is busy is asked once more after a pause, unasked`(
    client: Client, status: Int
  ) async throws {
    let pause = Duration.seconds(status == 429 ? 30 : 1)
    let run = try await run(client, .page(status))
    #expect(run.requests == 2 && run.prompts == 0 && run.sleeps == [pause])
    #expect(run.failure.category == .transient)
    let told = try await self.run(client, .page(status, headers: ["Retry-After": "7"]))
    #expect(told.requests == 2 && told.sleeps == [.seconds(7)])
    // A change is never sent again without the user.
    let change = try await self.run(client, .page(status), isChange: true)
    #expect(change.requests == 1 && change.sleeps.isEmpty)
  }

  @Test(arguments: Client.allCases, [301, 400, 401, 403, 404, 410, 501, 511])
  func `an answer that stays is delivered, and nobody is asked`(
    client: Client, status: Int
  ) async throws {
    let run = try await run(client, .page(status))
    #expect(run.requests == 1 && run.prompts == 0 && run.sleeps.isEmpty)
  }

  @Test(arguments: Client.allCases, [302, 400, 401, 403, 404, 408, 410, 425, 429, 500, 503, 511])
  func `where [Try Again] is gone for a time, the time is told`(
    client: Client, status: Int
  ) async throws {
    // In JSON, 401 is the service's own answer that a login is needed.
    for isPage in [true, false] where isPage || client == .graph || status != 401 {
      let headers = ["Retry-After": "7200"]
      let answer =
        isPage
        ? HTTPExchange.Response.page(status, headers: headers)
        : .json("{}", status: status, headers: headers)
      let failure = try await run(client, answer).failure
      for (locale, time) in [("en", "about 2 hours"), ("ar", "ساعتين")] as [(LocaleTag, String)] {
        let alert = try #require(failure.alert(preferring: [locale]))
        let offers = alert.buttons.contains { $0.name == "retry" || $0.name == "logIn" }
        #expect(alert.message.contains(time) != offers, "\(alert.message)")
        #expect(!alert.message.contains("Wait a moment") || offers)
      }
    }
  }

  @Test(arguments: Client.allCases)
  func `a time that comes with 403 is a limit's`(client: Client) async throws {
    let body = client == .graph ? #"{"error":{"message":"m"}}"# : #"{"errors":[{"message":"m"}]}"#
    let limit = try await run(
      client, .json(body, status: 403, headers: ["Retry-After": "7200"])
    ).failure
    #expect(limit.alert(preferring: ["en"])?.title == "Too many requests")
    let refusal = try await run(client, .json(body, status: 403)).failure
    #expect(refusal.alert(preferring: ["en"])?.title != "Too many requests")
  }

  /// Answers, each with the category for programs of the service's SDK.
  static let categories: [(HTTPExchange.Response?, GraphErrorCategory)] = [
    (.page(503), .transient), (.page(200), .recoverable), (.page(404), .recoverable),
    (nil, .recoverable),
    (.json("", status: 200), .transient), (.page(413), .other), (.page(405), .other),
  ]

  @Test(arguments: categories.indices)
  func `the SDK's category says whether there is something to do`(index: Int) async throws {
    let (answer, category) = Self.categories[index]
    let transport = ScriptedTransport { (_) throws(HTTPFailure) in
      guard let answer else {
        throw .network(.insecureConnection(underlying: URLError(.secureConnectionFailed)))
      }
      return answer
    }
    let client = GraphClient(
      .init(server: try #require(URL(string: "https://example.com"))), transport: transport,
      settings: RecoverySettings())
    do throws(GraphFailure) {
      _ = try await client.send(GraphRequest("me"))
      Issue.record("it was answered")
    } catch {
      let login = LoginFailure(kind: .unknown, underlyingError: error)
      for failure: any ClientFailure in [error, ShareFailure(kind: .openGraph(underlying: error))] {
        let info = failure.nsError(preferring: ["en"]).userInfo
        #expect(info[GraphErrorKey.category] as? Int == category.rawValue)
        let options = info[NSLocalizedRecoveryOptionsErrorKey] as? [String] ?? []
        #expect(options.isEmpty == (category == .other))
      }
      #expect(login.nsError(preferring: ["en"]).userInfo[GraphErrorKey.category] as? Int != 0)
    }
  }

  @Test func `an answer of the wrong shape has something to do, too`() async throws {
    let client = GraphClient(
      .init(server: try #require(URL(string: "https://example.com"))),
      transport: ScriptedTransport { _ in .json("[]") }, settings: RecoverySettings())
    do throws(GraphFailure) {
      _ = try await client.send([GraphRequest("a")])
      Issue.record("it was answered")
    } catch {
      let info = error.nsError(preferring: ["en"]).userInfo
      #expect(info[GraphErrorKey.category] as? Int == GraphErrorCategory.recoverable.rawValue)
      #expect(info[NSLocalizedRecoveryOptionsErrorKey] != nil)
    }
  }

  @Test func `a permission that is missing has something to do where somebody can ask for it`()
    async throws
  {
    var failure = PermissionFailure(kind: .missing(count: 1))
    let category = FailureCategory(of: failure.kind)
    failure.recovery = RecoveryState(
      attempter: ActionAttempter(.reviewPermissions) { _ in .recovered },
      offered: [.reviewPermissions])
    let info = failure.nsError(preferring: ["en"]).userInfo
    let offers = info[NSLocalizedRecoveryOptionsErrorKey] != nil
    #expect(offers == (category == .recoverable))
    #expect((info[GraphErrorKey.category] as? Int != 0) == offers)
  }
}
