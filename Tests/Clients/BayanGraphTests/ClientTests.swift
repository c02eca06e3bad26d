import BayanErrors
import BayanGraph
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Synchronization
import Testing

@Suite("Graph requests over loopback", .timeLimit(.minutes(5)))
struct ClientTests {
  private let me = GraphRequest("me", parameters: ["fields": "id,name"])

  @Test func `a request has its token in a header, and never in its URL`() async throws {
    try await World.run { world in
      let response = try await world.client.send(me)
      #expect(response.value == ["id": "1", "name": "Layla"])
      let request = try #require(world.server.requests.first)
      let secret = try await world.secret()
      #expect(request.headers["authorization"] == "Bearer \(secret)")
      #expect(!request.query.values.contains(secret))
      #expect(request.query["fields"] == "id,name")
    }
  }

  @Test func `parameters and paths of any text reach the service as they are`() async throws {
    try await World.run { world in
      let text = "a&b=c+d e%20/?#سلام"
      _ = try await world.client.send(
        GraphRequest("me/feed", method: .post, parameters: ["message": text]))
      #expect(await world.service.posts == [text])
      _ = await world.failure(of: GraphRequest("me/a b#y", parameters: ["q": text]))
      let request = try #require(world.server.requests.last)
      #expect(request.query == ["q": text, "locale": "en"])
      #expect(request.path == "/v26.0/me/a b#y")
    }
  }

  @Test(arguments: [
    (LoopbackAnswer.drop, "connectionClosed"),
    (.half(status: 200, body: Array(#"{"id":"1","name":"Layla"}"#.utf8)), "connectionClosed"),
    (.json("<html>not JSON</html>"), "notJSON"), (.json(#"{"id":"1""#), "notJSON"),
    (.json("\"\u{0}\""), "notJSON"), (.json(""), "emptyResponse"),
    (.flood(status: 400, bytes: 10 << 20), "answerTooLarge"),
    (.respond(status: 302, headers: ["Location": "http://127.0.0.1:9/"], body: []), "httpStatus"),
  ])
  func `a missing answer is a network failure, by its cause`(
    answer: LoopbackAnswer, name: String
  ) async throws {
    try await World.run(locales: ["ar"]) { world in
      await world.service.script("GET /me", answer)
      let request = GraphRequest("me", isRecoveryEnabled: false)
      let failure = try #require(await world.failure(of: request))
      guard let error = failure.networkError else {
        Issue.record("\(failure)")
        return
      }
      #expect(error.codeName == name)
      #expect(world.requests.count == 1)
      let alert = try #require(
        ErrorPresentation.alert(for: failure, preferring: ["ar"]))
      #expect(alert.locale == "ar" && !alert.message.contains("html"))
    }
  }

  @Test(arguments: [400, 401, 403, 404, 418, 429, 500, 503, 511])
  func `only the service speaks for the service: another's status is the network's failure`(
    status: Int
  ) async throws {
    try await World.run(answers: [.logIn, .reviewPermissions]) { world in
      for answer in [
        LoopbackAnswer.respond(
          status: status, headers: ["Content-Type": "text/html"],
          body: Array("<h1>\(status) Sign in to the Wi-Fi</h1>".utf8)),
        .json(#"{"message":"no"}"#, status: status), .json("", status: status),
      ] {
        // A request that failed for a transient reason is sent once more.
        let times = [429, 500, 503].contains(status) ? 2 : 1
        for _ in 0..<times { await world.service.script("GET /me", answer) }
        let failure = try #require(await world.failure(of: me))
        #expect(failure.networkError?.codeName == "httpStatus")
        #expect(ErrorChain(failure).first(of: UnusableResponse.self)?.status == status)
      }
      // The answer leads to no login prompt, and the login stays.
      #expect(world.presenter.prompts.isEmpty)
      #expect(await world.tokens.current != nil)
    }
  }

  @Test func `an image is no answer to a Graph request`() async throws {
    try await World.run { world in
      let answer = LoopbackAnswer.respond(
        status: 200, headers: ["Content-Type": "image/png"], body: [0x89])
      await world.service.script("GET /me", answer)
      #expect(await world.failure(of: me) == .core(.graphRequestNonTextMimeTypeReturned))
    }
  }

  @Test func `no answer in time is a timeout, with the time in its words`() async throws {
    try await World.run(answers: nil, timeout: .seconds(20)) { world in
      await world.service.script("GET /me", .never)
      guard let error = await world.failure(of: me)?.networkError else {
        Issue.record("no network error")
        return
      }
      #expect(
        error.words(in: .en).description(for: .log)
          == "The server didn’t respond within 20 seconds.")
    }
  }

  @Test func `cancelling is not failing, and changes no token`() async throws {
    try await World.run { world in
      await world.service.script("GET /me", .never)
      let task = Task { await world.failure(of: me) }
      while world.server.requests.isEmpty { await Task.yield() }
      task.cancel()
      #expect(await task.value == .cancelled)
      #expect(Cancellation.isCause(of: GraphFailure.cancelled.nsError(preferring: [])))
      #expect(ErrorPresentation.alert(for: GraphFailure.cancelled, preferring: []) == nil)
      #expect(await world.tokens.current != nil)
    }
  }

  @Test func `a completion gets the connection and a response, or an error that Foundation knows`()
    async throws
  {
    try await World.run(answers: [.cancel], locales: ["ar"]) { world in
      let calls = Calls()
      let good = world.client.start(me) { calls.add($0, $1, $2) }
      await good.finished()
      await world.service.end(try await world.secret(), subcode: 460)
      let bad = world.client.start(me) { calls.add($0, $1, $2) }
      await bad.finished()

      #expect(calls.all.count == 2)
      #expect(calls.all[0].connection === good && calls.all[0].response?.value["id"] == "1")
      #expect(calls.all[0].error == nil)
      let error = try #require(calls.all[1].error)
      #expect(calls.all[1].connection === bad && calls.all[1].response == nil)
      #expect(error.domain == "com.facebook.sdk.core" && error.code == 8)
      #expect(error.userInfo[GraphErrorKey.graphSubcode] as? Int == 460)
      #expect(error.localizedDescription.contains("كلمة سر"))
    }
  }

  struct Known: Sendable, CustomTestStringConvertible {
    var status: Int
    var type = "text/html"
    var body: String
    var testDescription: String { "\(status) \(type) \(body)" }
  }

  @Test(arguments: [
    Known(status: 503, body: "<h1>busy</h1>"), Known(status: 500, body: ""),
    Known(status: 400, type: "application/json", body: #"{"message":"no"}"#),
    Known(status: 302, body: ""), Known(status: 200, body: "<h1>Sign in</h1>"),
    Known(status: 200, type: "application/json", body: ""),
    Known(status: 200, type: "image/png", body: "PNG"),
    Known(status: 200, type: "application/json", body: #"{"id":7}"#),
  ])
  func `the status is in the user info whenever it is known, also without the service's envelope`(
    known: Known
  ) async throws {
    try await World.run(answers: nil) { world in
      let answer = LoopbackAnswer.respond(
        status: known.status, headers: ["Content-Type": known.type], body: Array(known.body.utf8))
      await world.service.script("GET /me", answer)
      struct Person: Decodable { var id: String }
      do throws(GraphFailure) {
        _ = try await world.client.send(me, as: Person.self)
        Issue.record("the request went through")
      } catch {
        let doors = [
          error.nsError(preferring: []), error as NSError,
          ShareFailure(kind: .openGraph(underlying: error)).nsError(preferring: []),
          LoginFailure(kind: .unknown, underlyingError: error) as NSError,
        ]
        for door in doors {
          #expect(door.userInfo[GraphErrorKey.httpStatus] as? Int == known.status)
        }
      }
    }
  }

  @Test func `so it is for a part of a batch, and for half an answer`() async throws {
    try await World.run(answers: nil) { world in
      await world.service.script(
        "POST /", .json(#"[{"code":200,"body":"<p>"},{"code":502,"body":"<p>"}]"#))
      let outcomes = try await world.client.send([me, me])
      for (outcome, status) in zip(outcomes, [200, 502]) {
        guard case .failure(let failure) = outcome else { throw Unexpected(what: "\(outcome)") }
        let info = failure.nsError(preferring: []).userInfo
        #expect(info[GraphErrorKey.httpStatus] as? Int == status)
      }
      await world.service.script("GET /me", .flood(status: 206, bytes: 2 << 20), .drop)
      let large = try #require(await world.failure(of: me)).nsError(preferring: [])
      #expect(large.userInfo[GraphErrorKey.httpStatus] as? Int == 206)
      // Without a response there is no status.
      let lost = try #require(await world.failure(of: me)).nsError(preferring: [])
      #expect(lost.userInfo[GraphErrorKey.httpStatus] == nil)
    }
  }

  @Test func `every completion is called exactly once, cancelled or not`() async throws {
    try await World.run(answers: nil) { world in
      await world.service.script(
        "GET /me", .never, .drop, .graphError(4), .flood(status: 200, bytes: 2 << 20))
      let calls = Calls()
      let connections = (0..<8).map { _ in world.client.start(me) { calls.add($0, $1, $2) } }
      while world.server.requests.count < 8 { await Task.yield() }
      for connection in connections { connection.cancel() }
      for connection in connections { await connection.finished() }
      #expect(calls.all.count == 8)
      for call in calls.all {
        let isSilent = call.response == nil && call.error == nil
        #expect(isSilent == call.connection.isCancelled)
      }
    }
  }

  @Test func `events are logged by kind, without tokens, parameters and bodies`()
    async throws
  {
    try await World.run { world in
      let secret = try await world.secret()
      await world.service.script("GET /me", .graphError(4, message: "secret \(secret)"))
      _ = try await world.client.send(GraphRequest("me", parameters: ["q": "private"]))
      _ = await world.failure(of: GraphRequest("nothing"))
      let events = world.events.all
      #expect(Set(events.map(\.behavior)) == [.requests, .recovery, .developerErrors])
      #expect(
        events.map(\.summary) == [
          "GET /v26.0/me", "status 400, \(try bytes(of: events, at: 1)) bytes",
          "bayan.graph 14 (tooManyCalls), code 4, status 400, trace AbCdEf0123: recovered",
          "GET /v26.0/me", "status 200, 25 bytes",
          "GET /v26.0/nothing", "status 404, \(try bytes(of: events, at: 6)) bytes",
          "bayan.graph 20 (invalidParameter), code 100, status 404, trace AbCdEf0123: notAttempted",
          "GET nothing: bayan.graph 20 (invalidParameter), code 100, status 404, trace AbCdEf0123",
        ])
      #expect(events.allSatisfy { !$0.summary.contains(secret) && !$0.summary.contains("private") })
      #expect(!"\(try #require(await world.tokens.current))".contains(secret))
    }
  }

  @Test func `events are reported by kind, and kinds are switched on by name`() async throws {
    try await World.run(answers: nil) { world in
      for (names, count) in [
        ([], 0), (["network_requests"], 2), (["developer_errors"], 1), (["recovery"], 1),
        (["network_requests", "developer_errors", "recovery", "unknown"], 4),
      ] {
        let events = Events()
        var client = world.client
        let observer = ClientObserver<GraphEvent>(named: names) { events.add($0) }
        client.observer = observer
        await world.service.script("GET /me", .graphError(100))
        await #expect(throws: GraphFailure.self) { try await client.send(me) }
        #expect(events.all.count == count, "\(names)")
        #expect(events.all.allSatisfy { observer.behaviors.contains($0.behavior) })
      }
    }
  }

  @Test func `a proxy's answer is kept for developers, and stays out of logs and alerts`()
    async throws
  {
    try await World.run(answers: nil) { world in
      let page = "<h1>Sign in</h1>\u{1}\n" + String(repeating: "secret ", count: 100)
      await world.service.script(
        "GET /me",
        .respond(
          status: 403, headers: ["Content-Type": "text/html; charset=utf-8", "Retry-After": "120"],
          body: Array(page.utf8)))
      let failure = try #require(
        await world.failure(of: GraphRequest("me", parameters: ["q": "private"])))
      let answer = try #require(failure.answer)
      #expect(answer.status == 403 && answer.mediaType == "text/html")
      let excerpt = try #require(answer.excerpt)
      #expect(excerpt.hasPrefix("<h1>Sign in</h1> secret"))
      #expect(excerpt.unicodeScalars.count <= HTTPExchange.Response.longestExcerpt)
      #expect("\(failure)" == "bayan.network 8 (httpStatus), status 403, text/html")
      let alert = try #require(ErrorPresentation.alert(for: failure, preferring: ["en"]))
      #expect(!alert.message.contains("secret"))
      // The client waits at least as long as the gateway's answer asks.
      #expect(failure.backoff == .after(.seconds(120)))
      #expect(alert.buttons.map(\.name) == ["ok"])
    }
  }

  @Test func `developers are told the facts: codes, trace, the wrong argument, the place in JSON`()
    async throws
  {
    try await World.run(answers: nil) { world in
      await world.service.script(
        "GET /me", .graphError(100, subcode: 33, message: "(#100) Param message must be a string"),
        .json("{\"id\":\n tru}"))
      let wrong = try #require(await world.failure(of: me)).descriptor
      #expect(wrong.serviceCode == 100 && wrong.subcode == 33 && wrong.status == 400)
      #expect(wrong.traceID == "AbCdEf0123" && wrong.invalidArgument == "message")
      let unread = try #require(await world.failure(of: me)).descriptor
      #expect(unread.name == "notJSON" && unread.status == 200)
      #expect(unread.parseFailure?.contains("line 2") == true, "\(unread)")
    }
  }

  @Test(arguments: [
    (458, GraphError.appNotConnected), (460, .passwordChanged), (463, .sessionExpired),
    (459, .userCheckpointed), (492, .pageRoleMissing), (467, .sessionEnded),
  ])
  func `the reason for a session's end reaches the program by name, from the service to the alert`(
    subcode: Int, kind: GraphError
  ) async throws {
    try await World.run(answers: nil, locales: ["en"]) { world in
      await world.service.end(try await world.secret(), subcode: subcode)
      let failure = try #require(await world.failure(of: me))
      #expect(failure.graphError?.kind == kind && failure.graphError?.graphSubcode == subcode)
      let alert = try #require(ErrorPresentation.alert(for: failure, preferring: ["ar"]))
      #expect(alert.direction == .rightToLeft)
    }
  }

  @Test
  func `throttling, a wrong parameter and a missing permission are told apart by the service`()
    async throws
  {
    try await World.run(granted: ["email"], answers: nil) { world in
      await world.service.script("GET /me", .graphError(17, headers: ["Retry-After": "600"]))
      let throttled = try await world.error(of: me)
      #expect(
        throttled.kind == .tooManyCalls(hours: 0, minutes: 10) && throttled.category == .transient)
      let empty = GraphRequest("me/feed", method: .post, parameters: ["message": "x"])
      #expect(try await world.error(of: empty).kind == .permissionMissing)
      let wrong = try await world.error(of: GraphRequest("nothing"))
      #expect(wrong.kind == .invalidParameter && wrong.category == .developer)
      await world.service.takeBack("email")
      #expect(try await world.permissions.refresh() == ["email"])
    }
  }

  private func bytes(of events: [GraphEvent], at index: Int) throws -> Int {
    guard case .response(_, let bytes) = events[index] else {
      throw Unexpected(what: "no response")
    }
    return bytes
  }
}

/// The calls of completions.
private final class Calls: Sendable {
  struct Call: Sendable {
    var connection: GraphConnection
    var response: GraphResponse?
    var error: NSError?
  }

  private let list = Mutex<[Call]>([])

  var all: [Call] { list.withLock { $0 } }

  func add(_ connection: GraphConnection, _ response: GraphResponse?, _ error: NSError?) {
    list.withLock { $0.append(Call(connection: connection, response: response, error: error)) }
  }
}

@Suite("Batches over loopback", .timeLimit(.minutes(5)))
struct BatchTests {
  private let me = GraphRequest("me")
  private let permissions = GraphRequest("me/permissions")

  @Test func `each request of a batch has its own outcome, in order`() async throws {
    try await World.run { world in
      let requests = [
        me, GraphRequest("me/feed", method: .post, parameters: ["message": "a&b"]),
        GraphRequest("nothing"), permissions,
      ]
      let outcomes = try await world.client.send(requests)
      #expect(try outcomes[0].get().value["id"] == "1")
      #expect(try outcomes[1].get().value["id"] == "1_1")
      #expect(await world.service.posts == ["a&b"])
      #expect(throws: GraphFailure.self) { try outcomes[2].get() }
      #expect(try outcomes[3].get().value["data"]?.array?.count == 2)
      #expect(world.requests == ["POST /"])
    }
  }

  @Test func `a batch of several that would recover recovers none`() async throws {
    try await World.run { world in
      await world.service.script("GET /me", .graphError(4))
      let outcomes = try await world.client.send([me, permissions])
      #expect(throws: GraphFailure.self) { try outcomes[0].get() }
      #expect(world.requests.count == 1)
    }
  }

  @Test func `a batch in which one alone would recover recovers that one`() async throws {
    try await World.run { world in
      await world.service.script("GET /me", .graphError(4, headers: ["Retry-After": "3"]))
      var other = permissions
      other.isRecoveryEnabled = false
      let outcomes = try await world.client.send([me, other])
      #expect(try outcomes[0].get().value["id"] == "1")
      #expect(world.requests == ["POST /", "GET /me"])
      #expect(world.clock.sleeps == [.seconds(3)])
    }
  }

  @Test func `one refusal for the whole batch is every request's`() async throws {
    try await World.run { world in
      await world.service.script("POST /", .graphError(190, subcode: 460))
      for outcome in try await world.client.send([me, permissions]) {
        guard case .failure(let failure) = outcome, let error = failure.graphError else {
          Issue.record("\(outcome)")
          continue
        }
        #expect(error.kind == .passwordChanged)
      }
      #expect(await world.tokens.current == nil)
    }
  }

  @Test(arguments: [
    "[]", #"[{"code":200,"body":"{}"}]"#, "{}", #"{"error":{"type":"Other"}}"#, "7",
  ])
  func `answers that don't fit the requests are no outcomes`(text: String) async throws {
    try await World.run { world in
      await world.service.script("POST /", .json(text))
      await #expect(throws: GraphFailure.core(.graphRequestProtocolMismatch)) {
        try await world.client.send([me, permissions])
      }
    }
  }

  @Test func `parts that can't be read fail alone`() async throws {
    try await World.run(answers: nil) { world in
      await world.service.script(
        "POST /",
        .json(#"[null,{"code":200,"body":"{"},{"body":"{}"},{"code":200,"body":{"a":1}}]"#))
      let outcomes = try await world.client.send([me, me, me, me])
      let names = outcomes.map { outcome -> String in
        switch outcome {
        case .failure(let failure): failure.descriptor.name ?? "?"
        case .success(let response): response.value.text
        }
      }
      #expect(
        names == ["serviceUnavailable", "notJSON", "graphRequestProtocolMismatch", #"{"a":1}"#])
    }
  }

  @Test func `a part that the service had no time for isn't told as a lost connection`()
    async throws
  {
    try await World.run(answers: nil) { world in
      await world.service.script("POST /", .json("[null,null]"))
      for outcome in try await world.client.send([me, permissions]) {
        guard case .failure(let failure) = outcome else { throw Unexpected(what: "\(outcome)") }
        #expect(failure.category == .transient)
        let words = GraphError.serviceUnavailable.words(preferring: ["en"])
        let alert = try #require(failure.alert(preferring: ["en"]))
        #expect(alert.message == "\(words.description) \(words.suggestion ?? "")")
        #expect(alert.buttons.map(\.name) == ["retry", "cancel"])
        let info = failure.nsError(preferring: []).userInfo
        #expect(info[GraphErrorKey.category] as? Int == GraphErrorCategory.transient.rawValue)
        #expect(info[GraphErrorKey.graphCode] == nil && info[GraphErrorKey.httpStatus] == nil)
      }
      // The outcome of the change is unknown.
      await world.service.script("POST /", .json("[null]"))
      let post = GraphRequest("me/feed", method: .post, parameters: ["message": "a"])
      guard case .failure(let failure) = try await world.client.send([post])[0] else {
        throw Unexpected(what: "the part was answered")
      }
      #expect(failure.change == .unknown)
      #expect(failure.alert(preferring: ["en"])?.buttons.map(\.name) == ["ok"])
    }
  }

  @Test func `such a part is asked for once more where it alone recovers`() async throws {
    try await World.run { world in
      await world.service.script("POST /", .json("[null]"))
      let outcomes = try await world.client.send([me])
      #expect(try outcomes[0].get().value["id"] == "1")
      #expect(world.requests == ["POST /", "GET /me"])
    }
  }

  @Test(arguments: [
    ("GraphMethodException", 4, GraphError.tooManyCalls(hours: 0, minutes: 7)),
    ("", 2, .serviceUnavailable), ("FacebookApiException", 190, .sessionEnded),
    ("OAuthException", 10, .permissionMissing),
  ])
  func `a refusal of the whole batch keeps its code, whatever its type`(
    type: String, code: Int, kind: GraphError
  ) async throws {
    for status in [200, 400, 500] {
      try await World.run(answers: nil) { world in
        await world.service.script(
          "POST /",
          .graphError(
            code, type: type, status: status, headers: code == 4 ? ["Retry-After": "420"] : [:]))
        for outcome in try await world.client.send([me, permissions]) {
          guard case .failure(let failure) = outcome else { throw Unexpected(what: "\(outcome)") }
          #expect(failure.graphError?.kind == kind && failure.graphError?.graphCode == code)
          #expect(failure.graphError?.httpStatus == status)
        }
      }
    }
  }

  @Test func `a status that says failure is that of every request, with JSON or without`()
    async throws
  {
    for body in [#"{"message":"busy"}"#, "<h1>busy</h1>", "7", ""] {
      try await World.run(answers: nil) { world in
        await world.service.script("POST /", .json(body, status: 503))
        for outcome in try await world.client.send([me, permissions]) {
          guard case .failure(let failure) = outcome else { throw Unexpected(what: "\(outcome)") }
          #expect(failure.descriptor.name == "httpStatus" && failure.descriptor.status == 503)
        }
      }
    }
  }

  @Test func `an empty batch asks nothing, a too large one isn't sent`() async throws {
    try await World.run { world in
      let none = try await world.client.send([GraphRequest]())
      #expect(none.isEmpty)
      await #expect(throws: GraphFailure.core(.invalidArgument)) {
        try await world.client.send(Array(repeating: me, count: 51))
      }
      #expect(world.requests.isEmpty)
    }
  }
}
