import BayanLoopback
import BayanRecovery
import Testing

/// The kinds of requests to a service, some of which ask for a change.
enum ChangeDoor: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case query, mutation, keyedMutation
  case get, delete, post, keyedPost, batchPart, share, deviceLogin

  var testDescription: String { rawValue }

  /// Whether the request may not be sent twice.
  var isChange: Bool {
    switch self {
    case .mutation, .post, .batchPart, .share: true
    case .query, .keyedMutation, .get, .delete, .keyedPost, .deviceLogin: false
    }
  }

  var isGraphQL: Bool {
    switch self {
    case .query, .mutation, .keyedMutation: true
    default: false
    }
  }
}

/// An event that happens to the first request of a test.
struct ChangeIncident: Sendable, CustomTestStringConvertible {
  /// The end of the first exchange.
  enum Ending: Sendable {
    /// A port where no server listens.
    case closedPort
    /// A server without TLS.
    case noTLS
    /// A connection that is never made.
    case noConnection
    case answer(LoopbackAnswer)
    /// The service's own answer, which differs by protocol.
    case service(graphQL: String, graph: String, status: Int)
  }

  var testDescription: String
  /// Whether the service makes the change before the event.
  var isMade: Bool
  var ending: Ending
  /// The outcome that the client knows of a change.
  var outcome: ChangeOutcome
  /// The requests to which it may happen; all if empty.
  var doors: Set<ChangeDoor> = []
  /// Whether the alert lets the user send the request again.
  var isTriedAgain = false

  static let all: [ChangeIncident] = sending + answers + refusals + failures

  /// Incidents before the request is sent.
  private static let sending: [ChangeIncident] = [
    ChangeIncident(
      testDescription: "nobody listens", isMade: false, ending: .closedPort, outcome: .notMade,
      isTriedAgain: true),
    ChangeIncident(
      testDescription: "no TLS", isMade: false, ending: .noTLS, outcome: .notMade,
      isTriedAgain: true),
    ChangeIncident(
      testDescription: "no connection in time", isMade: false, ending: .noConnection,
      outcome: .notMade, isTriedAgain: true),
  ]

  /// Incidents with another answer than a whole one of the service.
  private static let answers: [ChangeIncident] = [
    lost("the answer is lost", .drop), lost("the answer is late", .never),
    lost("half an answer", .half(status: 200, body: Array(#"{"id":"1","data":{"pay":1}}"#.utf8))),
    lost("an empty answer", .json("")), lost("no JSON", .json("<html>busy</html>")),
    lost(
      "JSON of something else", .json(#"["busy"]"#), doors: [.query, .mutation, .keyedMutation]),
    lost("an endless answer", .flood(status: 200, bytes: 9 << 20)),
    lost("500 of a proxy", page(500)), lost("502 of a proxy", page(502)),
    lost("503 that names a time", page(503, ["Retry-After": "3"])),
    lost("504 of a proxy", page(504)), lost("408 of a proxy", page(408)),
    lost("a redirect after a form", page(303, ["Location": "/done"])),
    ChangeIncident(
      testDescription: "a redirect of the request", isMade: false,
      ending: .answer(page(307, ["Location": "/elsewhere"])), outcome: .notMade),
    ChangeIncident(
      testDescription: "404 of a proxy", isMade: false, ending: .answer(page(404)),
      outcome: .notMade),
    ChangeIncident(
      testDescription: "429 of a proxy", isMade: false,
      ending: .answer(page(429, ["Retry-After": "3"])), outcome: .notMade),
  ]

  /// Incidents in which the service refuses the request.
  private static let refusals: [ChangeIncident] = [
    ChangeIncident(
      testDescription: "a login is needed", isMade: false,
      ending: .service(
        graphQL: #"{"errors":[{"message":"m","extensions":{"code":"UNAUTHENTICATED"}}]}"#,
        graph: #"{"error":{"code":190}}"#, status: 401), outcome: .notMade, isTriedAgain: true),
    ChangeIncident(
      testDescription: "a permission is needed", isMade: false,
      ending: .service(
        graphQL: #"{"errors":[{"message":"m","extensions":{"code":"FORBIDDEN"}}]}"#,
        graph: #"{"error":{"code":200}}"#, status: 403), outcome: .notMade),
    ChangeIncident(
      testDescription: "a limit", isMade: false,
      ending: .service(
        graphQL: #"{"errors":[{"message":"m","extensions":{"code":"RATE_LIMITED"}}]}"#,
        graph: #"{"error":{"code":4}}"#, status: 429), outcome: .notMade, isTriedAgain: true),
    ChangeIncident(
      testDescription: "the field is refused", isMade: false,
      ending: .service(
        graphQL: """
          {"data":{"pay":null},"errors":[{"message":"m","path":["pay"],
          "extensions":{"code":"UNAUTHENTICATED"}}]}
          """, graph: #"{"error":{"code":102}}"#, status: 200), outcome: .notMade,
      isTriedAgain: true),
  ]

  /// Incidents in which the service fails, or reports a failure.
  private static let failures: [ChangeIncident] = [
    failed(
      "the service failed",
      graphQL: #"{"errors":[{"message":"m","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}"#,
      graph: #"{"error":{"code":1,"error_user_msg":"Please retry your request later."}}"#),
    failed(
      "the service failed, with 500",
      graphQL: #"{"errors":[{"message":"m","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}"#,
      graph: #"{"error":{"code":2}}"#, status: 500),
    failed(
      "the field failed",
      graphQL: #"{"data":{"pay":null},"errors":[{"message":"m","path":["pay"]}]}"#,
      graph: #"{"error":{"code":77777,"is_transient":true}}"#),
    failed(
      "no data", graphQL: #"{"data":null,"errors":[{"message":"m"}]}"#,
      graph: #"{"error":{"code":77777}}"#, status: 500),
    failed(
      "a part of what was paid needs a login",
      graphQL: """
        {"data":{"pay":{"id":"7","email":null}},"errors":[{"message":"m","path":["pay","email"],
        "extensions":{"code":"UNAUTHENTICATED"}}]}
        """),
    failed(
      "what bubbled up needs a permission",
      graphQL: """
        {"data":{"pay":null},"errors":[{"message":"m","path":["pay","email"],
        "extensions":{"code":"FORBIDDEN"}}]}
        """),
    failed(
      "one of two fields is refused",
      graphQL: """
        {"data":{"pay":{"id":"7"},"post":null},"errors":[{"message":"m","path":["post"],
        "extensions":{"code":"RATE_LIMITED"}}]}
        """),
    failed(
      "data that doesn't fit has errors",
      graphQL: #"{"data":{"pay":{"id":7}},"errors":[{"message":"m","path":["pay","email"]}]}"#),
    ChangeIncident(
      testDescription: "data that doesn't fit", isMade: true,
      ending: .service(
        graphQL: #"{"data":{"pay":{"id":7}}}"#, graph: #"{"success":true}"#, status: 200),
      outcome: .made, doors: [.query, .mutation, .get, .post]),
  ]

  private static func lost(
    _ description: String, _ answer: LoopbackAnswer, doors: Set<ChangeDoor> = []
  ) -> ChangeIncident {
    ChangeIncident(
      testDescription: description, isMade: true, ending: .answer(answer), outcome: .unknown,
      doors: doors)
  }

  /// - Parameter graph: The Graph API's answer; `nil` if only GraphQL has the incident.
  private static func failed(
    _ description: String, graphQL: String, graph: String? = nil, status: Int = 200
  ) -> ChangeIncident {
    ChangeIncident(
      testDescription: description, isMade: true,
      ending: .service(graphQL: graphQL, graph: graph ?? "", status: status), outcome: .unknown,
      doors: graph == nil ? [.query, .mutation, .keyedMutation] : [])
  }

  private static func page(_ status: Int, _ headers: [String: String] = [:]) -> LoopbackAnswer {
    .respond(
      status: status, headers: headers.merging(["Content-Type": "text/html"]) { $1 },
      body: Array("<html>busy</html>".utf8))
  }
}
