import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

@Suite("names of GraphQL errors", .timeLimit(.minutes(5)))
struct GraphQLErrorNamesTests {
  /// Returns the failure of an operation, taken from the result or thrown.
  private func failure(
    _ answer: LoopbackAnswer, _ kind: GraphQLOperation<Films>.Kind = .query,
    names: GraphQLErrorNames = GraphQLErrorNames()
  ) async throws -> GraphQLFailure? {
    try await LoopbackServer.run { _ in
      answer
    } body: { server in
      let client = GraphQLClient(
        .init(url: server.url, errorNames: names), transport: SystemTransport())
      switch await client.result(of: Films.operation(kind), policy: .networkOnly) {
      case .success(let result): return result.failure
      case .failure(let failure): return failure
      }
    }
  }

  private static func refused(_ code: String) -> String {
    #"{"errors":[{"message":"m","extensions":{"code":"\#(code)"}}]}"#
  }

  static let named: [(String, GraphQLResponseError)] = [
    ("UNAUTHENTICATED", .sessionEnded), ("FORBIDDEN", .permissionMissing),
    ("BAD_USER_INPUT", .badInput), ("RATE_LIMITED", .tooManyCalls(hours: 0, minutes: 0)),
    ("INTERNAL_SERVER_ERROR", .serverFailed),
    ("PERSISTED_QUERY_NOT_FOUND", .persistedQueryNotFound),
    ("GRAPHQL_VALIDATION_FAILED", .requestFailed), ("SOMETHING_ELSE", .requestFailed),
    ("unauthenticated", .requestFailed),
  ]

  @Test(arguments: named)
  func `the name of an error has words in both languages, and options`(
    _ name: String, _ meaning: GraphQLResponseError
  ) async throws {
    let failure = try #require(try await failure(.json(Self.refused(name))))
    #expect(failure.responseError == meaning)
    for (locale, direction) in [("en", TextDirection.leftToRight), ("ar", .rightToLeft)] {
      let words = failure.words(preferring: [LocaleTag(locale)], for: .display)
      #expect(words.locale == LocaleTag(locale) && words.direction == direction)
      for text in [words.title, words.description, words.suggestion ?? ""] {
        #expect(!text.isEmpty && !text.contains(name))
      }
      #expect(!words.options.isEmpty)
    }
  }

  @Test(arguments: [
    ("UNAUTHENTICATED", ["logIn", "cancel"]), ("FORBIDDEN", ["reviewPermissions", "notNow"]),
    ("RATE_LIMITED", ["retry", "cancel"]), ("BAD_USER_INPUT", ["edit", "cancel"]),
    ("INTERNAL_SERVER_ERROR", ["retry", "cancel"]),
  ])
  func `it offers what the Graph API's errors of that kind offer`(
    _ name: String, _ options: [String]
  ) async throws {
    let failure = try #require(try await failure(.json(Self.refused(name))))
    let words = failure.words(preferring: ["en"], for: .display)
    #expect(words.options.map(\.action.rawValue) == options)
  }

  @Test(arguments: [
    #"{"message":"m","extensions":{"code":"UNAUTHENTICATED"}}"#,
    #"{"message":"m","extensions":{"errorType":"UNAUTHENTICATED","code":"SOME_OTHER"}}"#,
    #"{"message":"m","extensions":{"classification":"UNAUTHORIZED"}}"#,
    #"{"message":"m","extensions":{"code":"invalid-jwt","path":"$"}}"#,
    #"{"message":"m","errorType":"UNAUTHORIZED"}"#, #"{"message":"m","type":"UNAUTHENTICATED"}"#,
  ])
  func `it is found wherever servers put it`(_ error: String) async throws {
    let failure = try await failure(.json(#"{"data":null,"errors":[\#(error)]}"#))
    #expect(failure?.responseError == .sessionEnded)
  }

  @Test func `a service that names them otherwise is understood by configuration`() async throws {
    let names = GraphQLErrorNames(
      places: [["extensions", "reason", "id"]], aliases: ["E-7": "UNAUTHENTICATED"])
    let own = LoopbackAnswer.json(
      #"{"errors":[{"message":"m","extensions":{"reason":{"id":"E-7"},"code":"FORBIDDEN"}}]}"#)
    #expect(try await failure(own, names: names)?.responseError == .sessionEnded)
    #expect(try await failure(own)?.responseError == .permissionMissing)
  }

  struct Partial: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind: GraphQLOperation<Films>.Kind = .query
    var codes: [String]
    var data = #"{"film":{"title":"t"},"person":null}"#
    var meaning: GraphQLResponseError
  }

  @Test(arguments: [
    Partial(
      testDescription: "a login comes before everything",
      codes: ["INTERNAL_SERVER_ERROR", "RATE_LIMITED", "FORBIDDEN", "UNAUTHENTICATED"],
      meaning: .sessionEnded),
    Partial(
      testDescription: "a permission", codes: ["BAD_USER_INPUT", "FORBIDDEN"],
      meaning: .permissionMissing),
    Partial(
      testDescription: "what the server failed at is what is missing",
      codes: ["INTERNAL_SERVER_ERROR"], meaning: .partialData(missing: 1)),
    Partial(
      testDescription: "a change that was refused for its input", kind: .mutation,
      codes: ["BAD_USER_INPUT"], data: #"{"film":null}"#, meaning: .badInput),
    Partial(
      testDescription: "a change that the server failed at", kind: .mutation,
      codes: ["INTERNAL_SERVER_ERROR"], data: #"{"film":null}"#, meaning: .changeFailed),
    Partial(
      testDescription: "no data at all", codes: ["INTERNAL_SERVER_ERROR"], data: "null",
      meaning: .noData),
  ])
  func `of several errors the one that the reader can act on is told`(
    _ example: Partial
  )
    async throws
  {
    let errors = example.codes.map {
      #"{"message":"m","path":["person"],"extensions":{"code":"\#($0)"}}"#
    }
    let failure = try await failure(
      .json(#"{"data":\#(example.data),"errors":[\#(errors.joined(separator: ","))]}"#),
      example.kind)
    #expect(failure?.responseError == example.meaning)
  }

  struct Status: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var status: Int
    var type = "application/json"
    var body = #"{"detail":"no"}"#
    var response: GraphQLResponseError?
    var network: String?
  }

  static let statuses = [
    Status(testDescription: "401 in JSON", status: 401, response: .sessionEnded),
    Status(
      testDescription: "401 in problem details", status: 401, type: "application/problem+json",
      response: .sessionEnded),
    Status(testDescription: "403 in JSON", status: 403, response: .permissionMissing),
    Status(
      testDescription: "429 in JSON", status: 429, response: .tooManyCalls(hours: 0, minutes: 2)),
    Status(
      testDescription: "401 of a portal", status: 401, type: "text/html", body: "<h1>Sign in</h1>",
      network: "httpStatus"),
    Status(
      testDescription: "403 of a proxy", status: 403, type: "text/html", body: "<h1>Denied</h1>",
      network: "httpStatus"),
    Status(
      testDescription: "429 without a body", status: 429, type: "text/plain", body: "",
      network: "httpStatus"),
    Status(testDescription: "500 in JSON", status: 500, network: "httpStatus"),
    Status(
      testDescription: "500 with a named error", status: 500, body: refused("UNAUTHENTICATED"),
      response: .sessionEnded),
    Status(
      testDescription: "400 with a named error", status: 400, body: refused("BAD_USER_INPUT"),
      response: .badInput),
    Status(
      testDescription: "400 with an unknown name", status: 400, body: refused("X"),
      response: .requestFailed),
    Status(
      testDescription: "400 with errors of something else", status: 400,
      body: #"{"errors":["no"]}"#, network: "httpStatus"),
    Status(
      testDescription: "502 with errors of someone between", status: 502, body: refused("X"),
      network: "httpStatus"),
    Status(
      testDescription: "500 of GraphQL's own type", status: 500,
      type: "application/graphql-response+json", body: #"{"errors":[{"message":"m"}]}"#,
      response: .serverFailed),
    Status(
      testDescription: "a name against its status", status: 401,
      type: "application/graphql-response+json", body: refused("FORBIDDEN"),
      response: .sessionEnded),
  ]

  @Test(arguments: statuses)
  func `a status of HTTP is the service's where the body is`(_ example: Status) async throws {
    let answer = LoopbackAnswer.respond(
      status: example.status,
      headers: [
        "Content-Type": example.type, "Retry-After": example.status == 429 ? "61" : "0",
      ], body: Array(example.body.utf8))
    let failure = try #require(try await failure(answer))
    #expect(failure.responseError == example.response)
    #expect(failure.networkError?.codeName == example.network)
    #expect(failure.status == example.status)
    #expect(failure.mediaType == example.type)
  }

  @Test func `members outside of the specification are kept`() throws {
    let text = """
      {"errors":[{"message":"m","type":"NOT_FOUND","help":{"url":"u"}}],"data":null,
       "took":7,"extensions":{"trace":"t"}}
      """
    let value = try JSONValue(parsing: Array(text.utf8))
    let response = try #require(GraphQLResponse(value))
    #expect(response.errors[0].otherMembers == ["type": "NOT_FOUND", "help": ["url": "u"]])
    #expect(response.otherMembers == ["took": 7])
    #expect(response.extensions == ["trace": "t"])
  }

  @Test func `extensions are read as a type, and say where they don't fit`() throws {
    struct Limit: Decodable, Equatable {
      var code: String
      var retryAfter: Int
    }
    let error = GraphQLError(
      message: "m", extensions: ["code": "RATE_LIMITED", "retryAfter": 30, "more": [1]])
    #expect(try error.extensions(as: Limit.self) == Limit(code: "RATE_LIMITED", retryAfter: 30))
    let bad = GraphQLError(message: "m", extensions: ["code": "X", "retryAfter": "s3cr3t"])
    #expect(throws: GraphQLDecodingError(path: ["retryAfter"], message: "is not Int")) {
      try bad.extensions(as: Limit.self)
    }
    let response = GraphQLResponse(data: nil, hasData: true, extensions: ["code": "x"])
    #expect(throws: GraphQLDecodingError(path: ["retryAfter"], message: "is missing")) {
      try response.extensions(as: Limit.self)
    }
  }
}
