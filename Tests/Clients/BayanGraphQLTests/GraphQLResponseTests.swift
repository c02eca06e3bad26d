import BayanGraphQL
import BayanHTTP
import Testing

@Suite("GraphQL responses")
struct GraphQLResponseTests {
  @Test func `an error and the data it left are both there`() throws {
    let response = try #require(GraphQLResponse(try fixture("partial")))
    #expect(response.kind == .executionError)
    #expect(response.data?["film"]?["title"] == "A New Hope")
    #expect(response.data?["person"] == .null)
    #expect(
      response.errors == [
        GraphQLError(
          message: "No entry in local cache for https://swapi.dev/api/people/m\u{FFFD}H/",
          locations: [.init(line: 35, column: 3)],
          path: ["person"])
      ])
    #expect(response.nullPositions == [["person"]])
    #expect(response.problems.isEmpty)
  }

  @Test func `an error describes itself for logs, without what the service says`() {
    let error = GraphQLError(
      message: "no ann@example.org", path: ["film", "cast", 2], extensions: ["code": "NOT_FOUND"])
    #expect("\(error)" == "NOT_FOUND at film.cast[2]")
    #expect(String(reflecting: error) == "NOT_FOUND at film.cast[2]")
    let placed = GraphQLError(message: nil, locations: [.init(line: 2, column: 3)])
    #expect("\(placed)" == "an error without a code (line 2, column 3)")
  }

  @Test func `without data nothing was executed`() throws {
    let response = try #require(GraphQLResponse(try fixture("request-error")))
    #expect(response.kind == .requestError)
    #expect(response.errors.first?.code == "GRAPHQL_VALIDATION_FAILED")
    #expect(response.nullPositions.isEmpty)
  }

  @Test func `null for data is no execution where no error has a path`() throws {
    let refused = try #require(GraphQLResponse(["data": .null, "errors": [["message": "m"]]]))
    #expect(refused.kind == .requestError)
    let failed = try #require(
      GraphQLResponse([
        "data": .null, "errors": [["message": "m"], ["message": "m", "path": ["a"]]],
      ]))
    #expect(failed.kind == .executionError)
  }

  @Test func `a malformed part costs that part, and is reported`() throws {
    let response = try #require(GraphQLResponse(try fixture("malformed")))
    #expect(response.errors.map(\.message) == ["kept", "kept too", nil, nil])
    #expect(response.errors.map(\.path) == [nil, ["a", 0, "b"], nil, nil])
    #expect(response.errors[1].locations == [.init(line: 3, column: 4)])
    #expect(
      response.problems.map(\.description) == [
        "errors[0]: is no object",
        "errors[1].path[2]: is neither a name nor an index",
        "errors[2].locations[0]: has no line and column, both from 1",
        "errors[2].locations[2]: has no line and column, both from 1",
        "errors[3].message: is no text",
        "errors[3].path[1]: is neither a name nor an index",
        "errors[3].extensions: is no object",
        "errors[4].message: is no text",
        "errors[4].locations: is no list",
        "errors[4].path: is no list",
        "extensions: is no object",
      ])
  }

  struct Bubble: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var data: JSONValue?
    var path: GraphQLPath
    var position: GraphQLPath?
  }

  @Test(arguments: bubbles)
  func `the null of an error is found where it bubbled to`(_ example: Bubble) {
    var response = GraphQLResponse(data: example.data, hasData: true)
    response.errors = [GraphQLError(message: "m", path: example.path)]
    #expect(response.nullPosition(of: response.errors[0]) == example.position)
  }

  static let bubbles = [
    Bubble(
      testDescription: "the field itself", data: ["a": ["b": .null]], path: ["a", "b"],
      position: ["a", "b"]),
    Bubble(
      testDescription: "its object", data: ["a": .null], path: ["a", "b", 3, "c"], position: ["a"]),
    Bubble(
      testDescription: "an element of a list", data: ["a": [1, .null]], path: ["a", 1, "c"],
      position: ["a", 1]),
    Bubble(testDescription: "all of the data", data: nil, path: ["a"], position: []),
    Bubble(
      testDescription: "nowhere, where the data has a value", data: ["a": 1], path: ["a"],
      position: nil),
    Bubble(
      testDescription: "nowhere, where the path leads past the data", data: ["a": []],
      path: ["a", 0], position: nil),
    Bubble(
      testDescription: "not where a null is the answer", data: ["x": .null, "a": .null],
      path: ["a"], position: ["a"]),
  ]

  @Test(
    arguments: [
      .null, true, 7, "text", [], [:], ["error": ["message": "m"]], ["Data": [:]],
    ] as [JSONValue])
  func `other JSON isn't read as a GraphQL response`(_ value: JSONValue) {
    #expect(GraphQLResponse(value) == nil)
  }

  @Test(
    arguments: [
      (["data": ["a": 1], "errors": []], "errors: is empty; without errors there is none"),
      (["data": .null], "data: is null, and no error says why"),
      (["errors": "none"], "errors: is no list"),
      (["data": 7, "errors": []], "errors: is empty; without errors there is none"),
    ] as [(JSONValue, String)])
  func `errors that say nothing are noticed`(_ value: JSONValue, _ problem: String) throws {
    let response = try #require(GraphQLResponse(value))
    #expect(response.problems.first?.description == problem)
  }

  @Test func `a flood of errors is bounded`() throws {
    let errors = Array(repeating: ["message": "m"] as JSONValue, count: 20_000)
    let response = try #require(GraphQLResponse(["errors": .array(errors)]))
    #expect(response.errors.count == GraphQLResponse.mostErrors)
    #expect(response.problems.count == 1)
  }

  @Test func `no cut and no flipped byte of a response does harm`() throws {
    let bytes = Array(try fixture("malformed").text.utf8)
    for count in bytes.indices {
      if let value = try? JSONValue(parsing: Array(bytes[..<count])) { _ = GraphQLResponse(value) }
    }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x15
      guard let value = try? JSONValue(parsing: damaged),
        let response = GraphQLResponse(value)
      else { continue }
      #expect(response.nullPositions.count <= response.errors.count)
    }
  }
}
