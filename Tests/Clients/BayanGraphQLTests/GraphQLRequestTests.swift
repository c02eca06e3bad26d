import BayanErrors
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanSDKErrors
import Foundation
import Testing

@Suite("the description of an operation", .timeLimit(.minutes(5)))
struct GraphQLRequestTests {
  private actor RequestCount {
    private var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test func `variables are written as literals, and made of any Encodable`() async throws {
    struct Filter: Encodable {
      var after: Date?
      var names: [String]
    }
    let id = 7
    let variables: [String: JSONValue] = [
      "id": "film-\(id)", "price": 1.5, "whole": 2.0, "count": 3, "isNew": true, "after": nil,
      "list": [1, nil, "x"], "nested": ["a": nil],
      "filter": try JSONValue(encoding: Filter(after: nil, names: ["شاي"])),
    ]
    let operation = GraphQLOperation(
      name: "Films", document: Films.document, variables: variables, as: Films.self)
    let sent = try await LoopbackServer.run { _ in
      .json(Films.complete)
    } body: { server in
      _ = try await GraphQLClient(url: server.url, transport: SystemTransport()).fetch(operation)
      return server.requests
    }
    let body = try JSONValue(parsing: try #require(sent.first).body)
    #expect(
      body["variables"]?.text
        == #"{"after":null,"count":3,"filter":{"names":["شاي"]},"id":"film-7","isNew":true,"#
        + #""list":[1,null,"x"],"nested":{"a":null},"price":1.5,"whole":2}"#)
    // A missing member isn't the same as `null`.
    #expect(body["variables"]?["after"] == .null && body["variables"]?["before"] == nil)
  }

  @Test func `its own header fields are sent, and before the client's`() async throws {
    let operation = GraphQLOperation(
      name: "Films", document: Films.document, headers: ["X-Trace": "7", "X-Client": "own"],
      as: Films.self)
    try await LoopbackServer.run { _ in
      .json(Films.complete)
    } body: { server in
      let client = GraphQLClient(
        .init(url: server.url, headers: ["X-Client": "all", "X-App": "1"]),
        transport: SystemTransport(), cache: MemoryCache())
      _ = try await client.fetch(operation)
      let sent = try #require(server.requests.first?.headers)
      #expect(sent["x-trace"] == "7" && sent["x-client"] == "own" && sent["x-app"] == "1")
      // The cache keeps an answer for each set of header fields.
      #expect(try await client.fetch(operation).source == .cache)
      #expect(try await client.fetch(Films.operation()).source == .service)
      var other = operation
      other.headers["X-Client"] = "another"
      #expect(try await client.fetch(other).source == .service)
    }
  }

  @Test(
    arguments: [
      (true, nil, 2), (true, false, 1), (false, nil, 1), (false, true, 2),
    ] as [(Bool, Bool?, Int)])
  func `it says whether its errors are recovered from`(
    isEnabled: Bool, own: Bool?, requests: Int
  ) async throws {
    var operation = Films.operation()
    operation.isRecoveryEnabled = own
    let count = RequestCount()
    try await LoopbackServer.run { _ in
      await count.next() == 1
        ? .json(#"{"errors":[{"message":"m","extensions":{"code":"INTERNAL"}}]}"#)
        : .json(Films.complete)
    } body: { server in
      let client = GraphQLClient(
        .init(url: server.url), transport: SystemTransport(),
        recovery: RecoveryProcessor(presenter: UnattendedPresenter(), clock: TestClock()),
        settings: RecoverySettings(isRecoveryEnabled: isEnabled))
      let result = await client.result(of: operation)
      #expect(server.requests.count == requests)
      #expect((try? result.get().failure == nil) == (requests == 2))
    }
  }

  @Test func `a document's hash needn't be computed outside`() {
    #expect(
      GraphQLOperation<Films>.Persistence.automatic(of: "abc")
        == .automatic(hash: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
  }

  @Test func `dates and keys are read as the program wants them`() async throws {
    struct Answer: Decodable, Sendable { var createdAt: Date }
    let operation = GraphQLOperation(
      name: "At", document: "query At { created_at }", as: Answer.self)
    try await LoopbackServer.run { _ in
      .json(#"{"data":{"created_at":"2024-01-01T10:00:00Z"}}"#)
    } body: { server in
      let configuration = GraphQLClient.Configuration(
        url: server.url,
        decoder: {
          let decoder = JSONDecoder()
          decoder.dateDecodingStrategy = .iso8601
          decoder.keyDecodingStrategy = .convertFromSnakeCase
          return decoder
        })
      let client = GraphQLClient(
        configuration, transport: SystemTransport(), cache: MemoryCache())
      for source in [GraphQLResult<Answer>.Source.service, .cache] {
        let result = try await client.fetch(operation)
        #expect(result.source == source)
        #expect(result.data?.createdAt == Date(timeIntervalSince1970: 1_704_103_200))
      }
    }
  }
}
