import BayanErrors
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Testing

@Suite("GraphQL over loopback", .timeLimit(.minutes(5)))
struct GraphQLClientTests {
  /// Runs an operation against a server that gives its answers one after the other.
  private func run(
    _ operation: GraphQLOperation<Films> = Films.operation(), answers: [LoopbackAnswer],
    policy: CachePolicy = .networkOnly, cache: MemoryCache? = nil, retries: Int = 0,
    clock: TestClock = TestClock()
  ) async throws -> (Result<GraphQLResult<Films>, GraphQLFailure>, [LoopbackRequest]) {
    let count = Counter()
    return try await LoopbackServer.run { _ in
      answers[min(await count.next(), answers.count - 1)]
    } body: { server in
      let client = GraphQLClient(
        .init(url: FilmTransport.url, retries: retries),
        transport: FilmTransport(server: server.url), cache: cache, clock: clock)
      return (await client.result(of: operation, policy: policy), server.requests)
    }
  }

  private actor Counter {
    private var count = -1
    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test func `data comes typed, from a request that says what it takes`() async throws {
    let (result, requests) = try await run(answers: [.json(Films.complete)])
    let films = try result.get()
    #expect(films.data?.film?.title == "أمل جديد")
    #expect(films.errors.isEmpty)
    #expect(films.problem == nil)
    #expect(films.source == .service)
    let request = try #require(requests.first)
    #expect(request.method == "POST")
    #expect(
      request.headers["accept"] == "application/graphql-response+json, application/json;q=0.9")
    #expect(
      try JSONValue(parsing: request.body)
        == [
          "operationName": "Films", "query": .string(Films.document),
          "variables": ["first": 3, "email": "ann@example.org"],
        ])
  }

  @Test func `errors come with the data they left, and with words in two languages`() async throws {
    let (result, _) = try await run(answers: [.json(try fixture("partial").text)])
    let films = try result.get()
    #expect(films.data == Films(film: .init(title: "A New Hope"), person: nil))
    #expect(films.errors.count == 1)
    let problem = try #require(films.problem)
    #expect(problem == .partialData(missing: 1))
    for locale in ["en", "ar"] as [LocaleTag] {
      let words = problem.words(in: locale)
      #expect(words.locale == locale)
      #expect(!words.description.isEmpty)
      #expect(!words.description.contains("person"))
    }
  }

  struct Meaning: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind: GraphQLOperation<Films>.Kind = .query
    var body: String
    var problem: GraphQLResponseError?
  }

  @Test(arguments: meaningful)
  func `errors mean something to whoever waits for the data`(_ meaning: Meaning) async throws {
    let (result, _) = try await run(Films.operation(meaning.kind), answers: [.json(meaning.body)])
    #expect(try result.get().problem == meaning.problem)
  }

  @Test func `data that doesn't fit the type keeps the errors that came with it`() async throws {
    let body = #"{"data":{"film":{"title":7}},"errors":[{"message":"why","path":["film"]}]}"#
    let (result, _) = try await run(answers: [.json(body)])
    guard case .failure(let failure) = result else {
      Issue.record("a number was read as a title")
      return
    }
    #expect(failure.errors.map(\.message) == ["why"])
    guard case .schemaNotMet(let underlying)? = failure.networkError else {
      Issue.record("\(failure)")
      return
    }
    let error = try #require(underlying as? GraphQLDecodingError)
    #expect(error.path == ["film", "title"])
    #expect(failure.networkError?.words(in: "ar").description.contains("title") == false)
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var answer: LoopbackAnswer
    var code: String
    var errors: [String] = []
  }

  @Test(arguments: unusable)
  func `a response that can't be used says why, and keeps what came`(_ example: Bad) async throws {
    let (result, requests) = try await run(answers: [example.answer])
    guard case .failure(let failure) = result else {
      Issue.record("it was taken for a result")
      return
    }
    #expect(failure.networkError?.codeName == example.code)
    #expect(failure.errors.compactMap(\.message) == example.errors)
    if example.code == "httpStatus" {
      let arrived = try #require(ErrorChain(failure).first(of: UnusableResponse.self))
      #expect(arrived.status == failure.status && arrived.mediaType == failure.mediaType)
      #expect(arrived.excerpt?.isEmpty == false)
    }
    #expect(requests.count == 1)
    let words = try #require(failure.networkError?.words(in: "ar"))
    #expect(words.direction == .rightToLeft)
    #expect(words.description.utf8.allSatisfy { !(0x30...0x39).contains($0) })
  }

  /// A transport that fails every exchange for one cause.
  private struct FailingTransport: HTTPTransport {
    var code: URLError.Code

    func response(
      to request: HTTPExchange.Request
    ) async throws(HTTPFailure) -> HTTPExchange.Response {
      throw .network(
        NetworkError(urlError: URLError(code), waited: request.timeout)
          ?? .unknown(underlying: URLError(code)))
    }
  }

  private func cause(_ url: URL, _ transport: any HTTPTransport) async -> String? {
    let client = GraphQLClient(.init(url: url), transport: transport)
    let result = await client.result(of: Films.operation(), policy: .networkOnly)
    guard case .failure(let failure) = result else { return nil }
    return failure.networkError?.codeName
  }

  @Test func `every cause of a network error has its own code`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1/"))
    for (code, name) in [
      (URLError.Code.notConnectedToInternet, "offline"), (.cannotFindHost, "hostNotFound"),
      (.serverCertificateUntrusted, "insecureConnection"), (.timedOut, "timedOut"),
    ] {
      #expect(await cause(url, FailingTransport(code: code)) == name)
    }
    let transport = SystemTransport()
    let closed = try await LoopbackServer.run { _ in
      .never
    } body: { server in
      var secure = URLComponents(url: server.url, resolvingAgainstBaseURL: false)
      secure?.scheme = "https"
      // The server speaks no TLS.
      let url = try #require(secure?.url)
      #expect(await cause(url, transport) == "insecureConnection")
      return server.url
    }
    #expect(await cause(closed, transport) == "hostUnreachable")
    let nowhere = try #require(URL(string: "http://nobody.invalid/"))
    #expect(await cause(nowhere, transport) == "hostNotFound")
  }

  @Test
  func `the error beneath has the details: the place in the JSON, and the system's own cause`()
    async throws
  {
    let (unread, _) = try await run(answers: [.json("{\"data\":\n tru}")])
    let malformed = try #require(#expect(throws: GraphQLFailure.self) { try unread.get() })
    let place = try #require(ErrorChain(malformed).first(of: JSONFailure.self))
    #expect(place.line == 2 && place.column == 2)
    #expect(malformed.descriptor.parseFailure?.hasPrefix("line 2, column 2") == true)

    let url = try #require(URL(string: "http://127.0.0.1/"))
    let client = GraphQLClient(
      .init(url: url), transport: FailingTransport(code: .notConnectedToInternet))
    let lost = try #require(
      await #expect(throws: GraphQLFailure.self) {
        try await client.fetch(Films.operation(), policy: .networkOnly)
      })
    #expect(ErrorChain(lost).contains { ($0 as? URLError)?.code == .notConnectedToInternet })
  }

  @Test(arguments: [
    (400, GraphQLResponseError.requestFailed), (401, .sessionEnded), (500, .serverFailed),
  ])
  func `a GraphQL media type makes a response of any status`(
    _ status: Int, _ problem: GraphQLResponseError
  ) async throws {
    let body = #"{"errors":[{"message":"refused"}]}"#
    let answer = LoopbackAnswer.respond(
      status: status,
      headers: ["Content-Type": "application/graphql-response+json; charset=utf-8"],
      body: Array(body.utf8))
    let films = try (try await run(answers: [answer])).0.get()
    #expect(films.status == status)
    #expect(films.problem == problem)
  }

  @Test func `a document is sent where the service doesn't know its hash`() async throws {
    let unknown = LoopbackAnswer.json(#"{"errors":[{"message":"PersistedQueryNotFound"}]}"#)
    let (result, requests) = try await run(
      Films.operation(persistence: .automatic(hash: "ab12")),
      answers: [unknown, .json(Films.complete)])
    #expect(try result.get().wasSentInFull)
    let bodies = try requests.map { try JSONValue(parsing: $0.body) }
    #expect(bodies.map { $0["query"]?.string } == [nil, Films.document])
    #expect(
      bodies.allSatisfy { $0["extensions"]?["persistedQuery"]?["sha256Hash"] == "ab12" })
  }

  @Test func `a service that knows no document at all is asked twice, and not again`() async throws
  {
    let unknown = LoopbackAnswer.json(
      #"{"errors":[{"message":"m","extensions":{"code":"PERSISTED_QUERY_NOT_FOUND"}}]}"#)
    let (result, requests) = try await run(
      Films.operation(persistence: .automatic(hash: "ab12")), answers: [unknown])
    #expect(try result.get().problem == .persistedQueryNotFound)
    #expect(requests.count == 2)
  }

  @Test func `a service that takes no hashes is sent the document without one`() async throws {
    let unsupported = LoopbackAnswer.json(
      #"{"errors":[{"message":"m","extensions":{"code":"PERSISTED_QUERY_NOT_SUPPORTED"}}]}"#,
      status: 400)
    let (result, requests) = try await run(
      Films.operation(persistence: .automatic(hash: "ab12")),
      answers: [unsupported, .json(Films.complete)])
    #expect(try result.get().wasSentInFull)
    let last = try JSONValue(parsing: try #require(requests.last).body)
    #expect(last["query"]?.string == Films.document)
    #expect(last["extensions"] == nil)
  }

  @Test(arguments: [
    LoopbackAnswer.respond(
      status: 400, headers: ["Content-Type": "text/plain"], body: Array("no query".utf8)),
    .json(#"{"errors":[{"message":"no query"}]}"#, status: 400),
  ])
  func `a service that has never heard of hashes is sent the document`(
    _ refusal: LoopbackAnswer
  )
    async throws
  {
    let (result, requests) = try await run(
      Films.operation(persistence: .automatic(hash: "ab12")),
      answers: [refusal, .json(Films.complete)])
    #expect(try result.get().wasSentInFull)
    #expect(
      try requests.map { try JSONValue(parsing: $0.body)["extensions"] != nil } == [true, false])
  }

  @Test func `a registered document is never sent`() async throws {
    let unknown = LoopbackAnswer.json(#"{"errors":[{"message":"PersistedQueryNotFound"}]}"#)
    let (result, requests) = try await run(
      Films.operation(persistence: .registered(hash: "ab12")), answers: [unknown])
    #expect(try result.get().problem == .persistedQueryNotFound)
    #expect(try requests.map { try JSONValue(parsing: $0.body)["query"] } == [nil])
  }

  @Test func `the cache alone that has nothing is a miss, and sends nothing`() async throws {
    let (result, requests) = try await run(
      answers: [.json(Films.complete)], policy: .cacheOnly, cache: MemoryCache())
    guard case .failure(let failure) = result else {
      Issue.record("an empty cache answered")
      return
    }
    #expect(failure.networkError == .notInCache)
    #expect(requests.isEmpty)
  }

  @Test func `the cache answers with what was complete, and says that it did`() async throws {
    let cache = MemoryCache()
    _ = try await run(answers: [.json(Films.complete)], cache: cache)
    let (result, requests) = try await run(answers: [.drop], policy: .cacheFirst, cache: cache)
    #expect(try result.get().source == .cache)
    #expect(requests.isEmpty)
    // The service is asked first and can't be reached; the result keeps that failure.
    let (fallback, asked) = try await run(answers: [.drop], policy: .networkFirst, cache: cache)
    #expect(try fallback.get().source == .cache)
    #expect(try fallback.get().networkFailure?.networkError?.codeName == "connectionClosed")
    #expect(asked.count == 1)
  }

  @Test func `without anything in the cache a failure of the network is the failure`() async throws
  {
    let (result, _) = try await run(answers: [.drop], policy: .networkFirst, cache: MemoryCache())
    let failure = #expect(throws: GraphQLFailure.self) { try result.get() }
    #expect(failure?.networkError?.codeName == "connectionClosed")
  }

  @Test func `partial data is not remembered`() async throws {
    let cache = MemoryCache()
    _ = try await run(answers: [.json(try fixture("partial").text)], cache: cache)
    let (result, _) = try await run(answers: [.drop], policy: .cacheOnly, cache: cache)
    #expect(throws: GraphQLFailure(.network(.notInCache))) { try result.get() }
  }

  @Test func `a cache forgets what was used longest ago`() async {
    let cache = MemoryCache(capacity: 2)
    await cache.store(1, for: "a")
    await cache.store(2, for: "b")
    _ = await cache.data(for: "a")
    await cache.store(3, for: "c")
    #expect(await cache.data(for: "a") == 1)
    #expect(await cache.data(for: "b") == nil)
  }

  @Test func `a query is repeated after what passes by itself, a change never`() async throws {
    let busy = LoopbackAnswer.json("", status: 503)
    let (result, requests) = try await run(
      answers: [busy, busy, .json(Films.complete)], retries: 2)
    #expect(try result.get().data != nil)
    #expect(requests.count == 3)
    let (change, sent) = try await run(Films.operation(.mutation), answers: [busy], retries: 2)
    #expect(throws: GraphQLFailure.self) { try change.get() }
    #expect(sent.count == 1)
    let (never, all) = try await run(answers: [busy], retries: 2)
    guard case .failure(let failure) = never,
      case .tooManyRetries(let attempts, _)? = failure.networkError
    else {
      Issue.record("\(never)")
      return
    }
    #expect(attempts == 3)
    #expect(all.count == 3)
  }

  @Test func `a service that wants to be left alone for an hour is`() async throws {
    let busy = LoopbackAnswer.json("", status: 429, headers: ["Retry-After": "3600"])
    let (result, requests) = try await run(answers: [busy], retries: 2)
    guard case .failure(let failure) = result else { return }
    #expect(failure.retryAfter == .seconds(3600))
    #expect(requests.count == 1)
  }

  @Test func `cancelling is neither a result nor an error to speak of`() async throws {
    try await LoopbackServer.run { _ in
      .never
    } body: { server in
      let client = GraphQLClient(.init(url: server.url), transport: SystemTransport())
      let task = Task { await client.result(of: Films.operation(), policy: .networkOnly) }
      while server.requests.isEmpty { await Task.yield() }
      task.cancel()
      guard case .failure(let failure) = await task.value else {
        Issue.record("a cancelled operation had a result")
        return
      }
      #expect(failure.isCancelled)
      #expect(failure.networkError == nil)
    }
  }

  @Test func `a failure describes itself without the body, and is searched like a chain`()
    async throws
  {
    let secret = #"{"errors":[{"message":"inside"}],"token":"s3cr3t"}"#
    let (result, _) = try await run(answers: [.json(secret, status: 500)])
    guard case .failure(let failure) = result else { return }
    #expect(failure.errors.map(\.message) == ["inside"])
    #expect(!failure.description.contains("inside"))
    #expect(!failure.description.contains("s3cr3t"))
    #expect(ErrorChain(failure).first(of: NetworkError.self) != nil)
  }

  static let meaningful: [Meaning] = [
    Meaning(
      testDescription: "a request error", body: #"{"errors":[{"message":"m"}]}"#,
      problem: .requestFailed),
    Meaning(
      testDescription: "null data",
      body: #"{"data":null,"errors":[{"message":"m","path":["a"]}]}"#,
      problem: .noData),
    Meaning(
      testDescription: "a failed change", kind: .mutation,
      body: #"{"data":{"film":null},"errors":[{"message":"m","path":["film"]}]}"#,
      problem: .changeFailed),
    Meaning(
      testDescription: "null data where nothing was executed",
      body: #"{"data":null,"errors":[{"message":"m"}]}"#, problem: .requestFailed),
    Meaning(
      testDescription: "null data of a change", kind: .mutation,
      body: #"{"data":null,"errors":[{"message":"m"}]}"#, problem: .changeFailed),
    Meaning(
      testDescription: "an error that took nothing",
      body: #"{"data":{},"errors":[{"message":"m"}]}"#, problem: .partialData(missing: 0)),
    Meaning(testDescription: "no errors in a list", body: #"{"data":{},"errors":[]}"#),
  ]

  static let unusable: [Bad] = [
    Bad(
      testDescription: "a status with GraphQL errors in JSON",
      answer: .json(#"{"errors":[{"message":"inside"}]}"#, status: 500), code: "httpStatus",
      errors: ["inside"]),
    Bad(
      testDescription: "a status with HTML",
      answer: .respond(
        status: 502, headers: ["Content-Type": "text/html"], body: Array("<h1>".utf8)),
      code: "httpStatus"),
    Bad(
      testDescription: "half a body", answer: .half(status: 200, body: Array(Films.complete.utf8)),
      code: "connectionClosed"),
    Bad(testDescription: "no body", answer: .json(""), code: "emptyResponse"),
    Bad(testDescription: "no JSON", answer: .json("<html>"), code: "notJSON"),
    Bad(testDescription: "JSON of something else", answer: .json("[1]"), code: "schemaNotMet"),
    Bad(testDescription: "a closed connection", answer: .drop, code: "connectionClosed"),
  ]
}
