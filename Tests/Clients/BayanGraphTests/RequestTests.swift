import BayanErrors
import BayanGraph
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

@Suite("Requests as people write them", .timeLimit(.minutes(5)))
struct RequestTests {
  struct Sent: Sendable, CustomTestStringConvertible {
    var path: String
    var parameters: [String: String] = [:]
    var sentPath: String
    var query: [String: String]
    var testDescription: String { path }
  }

  @Test(arguments: [
    Sent(path: "me?fields=id,name", sentPath: "/v26.0/me", query: ["fields": "id,name"]),
    Sent(path: "/me", sentPath: "/v26.0/me", query: [:]),
    Sent(
      path: "me/posts?fields=id%2Cmessage&limit=5", parameters: ["limit": "9", "since": "1 day"],
      sentPath: "/v26.0/me/posts",
      query: ["fields": "id,message", "limit": "5", "since": "1 day"]),
    Sent(
      path: "me?fields=picture{url}|\"x\"&q=100%&r=سلام", sentPath: "/v26.0/me",
      query: ["fields": "picture{url}|\"x\"", "q": "100%", "r": "سلام"]),
    Sent(path: "v25.0/me?locale=fr_FR", sentPath: "/v25.0/me", query: ["locale": "fr_FR"]),
    Sent(path: "me?", sentPath: "/v26.0/me", query: [:]),
    Sent(path: "v25..0/me", sentPath: "/v26.0/v25..0/me", query: [:]),
    Sent(path: "verbs/v1", sentPath: "/v26.0/verbs/v1", query: [:]),
    Sent(
      path: "?id=https://example.com&fields=engagement", sentPath: "/v26.0",
      query: ["id": "https://example.com", "fields": "engagement"]),
    Sent(
      path: "v25.0/?ids=https://a.example/x?y,http://b.example", sentPath: "/v25.0",
      query: ["ids": "https://a.example/x?y,http://b.example"]),
    Sent(
      path: "search?q=https://example.com/a?b=c", sentPath: "/v26.0/search",
      query: ["q": "https://example.com/a?b=c"]),
    Sent(path: "me?next=://&x=//", sentPath: "/v26.0/me", query: ["next": "://", "x": "//"]),
    Sent(path: "//example.com/me", sentPath: "/v26.0/example.com/me", query: [:]),
    Sent(path: "https:/example.com/me", sentPath: "/v26.0/https:/example.com/me", query: [:]),
    Sent(path: "\\\\example.com", sentPath: "/v26.0/\\\\example.com", query: [:]),
    Sent(path: "@example.com/me", sentPath: "/v26.0/@example.com/me", query: [:]),
  ])
  func `a path may have parameters and a version`(request: Sent) async throws {
    try await World.run { world in
      _ = await world.failure(of: GraphRequest(request.path, parameters: request.parameters))
      let sent = try #require(world.server.requests.last)
      #expect(sent.path == request.sentPath)
      #expect(sent.query == request.query.merging(["locale": "en"]) { own, _ in own })
    }
  }

  @Test func `a POST keeps the parameters of its path in the address, and its own in the body`()
    async throws
  {
    try await World.run { world in
      _ = try await world.client.send(
        GraphRequest("me/feed?privacy=self", method: .post, parameters: ["message": "hello"]))
      let sent = try #require(world.server.requests.last)
      #expect(sent.query == ["privacy": "self"])
      #expect(sent.form == ["message": "hello", "locale": "en"])
    }
  }

  @Test func `the next page is asked for by the address that the service gave`() async throws {
    try await World.run { world in
      let next = "\(world.server.url)/v26.0/me/posts?limit=25&after=QVFI%3D%3D&access_token=SECRET"
      await world.service.script(
        "GET /me/posts", .json(#"{"data":[1],"paging":{"next":"\#(next)"}}"#),
        .json(#"{"data":[2]}"#))
      let first = try await world.client.send(GraphRequest("me/posts"))
      let address = try #require(first.value["paging"]?["next"]?.string)
      let second = try await world.client.send(GraphRequest(address))
      #expect(second.value["data"] == [2])
      let sent = try #require(world.server.requests.last)
      #expect(sent.path == "/v26.0/me/posts")
      #expect(sent.query == ["limit": "25", "after": "QVFI==", "locale": "en"])
      #expect(sent.headers["authorization"] == "Bearer \(try await world.secret())")
      // Logs don't have the address's parameters, either.
      _ = await world.failure(of: GraphRequest("\(world.server.url)/v26.0/no?access_token=SECRET"))
      let lines = world.events.all.map(\.summary)
      #expect(!lines.contains { $0.contains("SECRET") || $0.contains("http:") })
      #expect(lines.contains { $0.hasPrefix("GET v26.0/no: ") })
    }
  }

  @Test(arguments: [
    "https://example.com/v26.0/me", "http://user@127.0.0.1/me", "http://127.0.0.1:1/me",
    "file:///etc/passwd", "://", "https://", "https://example.com?id=http://127.0.0.1",
    "HTTPS://example.com/me", "https://127.0.0.1@example.com/me", "me/https://example.com",
    "me#://?q=1",
    "http://127.0.0.1.example.com/me", "http://127.0.0.1:1?id=1", "https://example.com#http://x",
    "http://example.com\\@127.0.0.1/", "//example.com/://", "\thttps://example.com",
  ])
  func `an address of another server gets no request and no token`(address: String) async throws {
    try await World.run { world in
      let failure = await world.failure(of: GraphRequest(address))
      #expect(failure?.cause == .core(.invalidArgument))
      #expect(world.server.requests.isEmpty)
      // In a batch only this request is refused.
      let alone = try await world.client.send([GraphRequest(address)])
      #expect(throws: GraphFailure.core(.invalidArgument)) { try alone[0].get() }
      #expect(world.server.requests.isEmpty)
      let outcomes = try await world.client.send([
        GraphRequest("me"), GraphRequest(address), GraphRequest(address, isAnonymous: true),
        GraphRequest("me/permissions"),
      ])
      #expect(try outcomes[0].get().value["id"] == "1")
      #expect(throws: GraphFailure.core(.invalidArgument)) { try outcomes[1].get() }
      #expect(throws: GraphFailure.core(.invalidArgument)) { try outcomes[2].get() }
      #expect(try outcomes[3].get().value["data"]?.array?.count == 2)
      #expect(world.requests == ["POST /"])
      let batch = try #require(world.server.requests.last?.form["batch"])
      #expect(!batch.contains("example") && !batch.contains("passwd"))
    }
  }

  @Test func `an address may be a parameter of a POST's path, and of a part of a batch`()
    async throws
  {
    try await World.run { world in
      _ = try await world.client.send(
        GraphRequest(
          "me/feed?link=https://example.com/a", method: .post, parameters: ["message": "hello"]))
      #expect(world.server.requests.last?.query == ["link": "https://example.com/a"])
      await world.service.script("GET /", .json(#"{"id":"https://example.com"}"#))
      let outcomes = try await world.client.send([
        GraphRequest("?id=https://example.com&fields=engagement"), GraphRequest("me"),
      ])
      #expect(try outcomes[0].get().value["id"] == "https://example.com")
      #expect(try outcomes[1].get().value["id"] == "1")
      let batch = try #require(world.server.requests.last?.form["batch"])
      #expect(batch.contains("?id=https://example.com&fields=engagement"))
    }
  }

  @Test func `a token in the address of a page is left out, however its name is written`()
    async throws
  {
    try await World.run { world in
      for name in ["access_token", "access%5Ftoken", "%61ccess_token"] {
        await world.service.script("GET /me/posts", .json("{}"))
        let address = "\(world.server.url)/v26.0/me/posts?limit=5&\(name)=SECRET"
        _ = try await world.client.send(GraphRequest(address))
        let sent = try #require(world.server.requests.last)
        #expect(sent.query == ["limit": "5", "locale": "en"], "\(name)")
      }
    }
  }

  @Test func `in a batch a path has its parameters, too`() async throws {
    try await World.run { world in
      let outcomes = try await world.client.send([
        GraphRequest("me?fields=id,name"), GraphRequest("me/permissions"),
      ])
      #expect(try outcomes.map { try $0.get().status } == [200, 200])
      let batch = try #require(world.server.requests.last?.form["batch"])
      #expect(batch.contains(#""relative_url":"me?fields=id,name&locale=en""#))
    }
  }

  @Test func `an anonymous request in a batch carries no token`() async throws {
    try await World.run { world in
      await world.service.script("GET /open", .json(#"{"open":true}"#))
      let outcomes = try await world.client.send([
        GraphRequest("open", isAnonymous: true), GraphRequest("me"),
      ])
      #expect(try outcomes[0].get().value == ["open": true])
      #expect(try outcomes[1].get().value["id"] == "1")
      let open = try #require(world.server.requests.first { $0.path.hasSuffix("/open") })
      #expect(open.headers["authorization"] == nil)
      let secret = try await world.secret()
      #expect(!open.query.values.contains(secret) && !open.text.contains(secret))
    }
  }

  struct Post: Decodable, Equatable {
    var createdTime: Date
    var likeCount: UInt64
    var price: Decimal
  }

  @Test(arguments: [
    #""2024-01-01T10:00:00+0000""#, #""2024-01-01T10:00:00+00:00""#, #""2024-01-01T10:00:00Z""#,
    #""2024-01-01T12:00:00+0200""#, #""2024-01-01T10:00:00.000Z""#, "1704103200",
  ])
  func `dates, keys and large numbers are read as a program wants them`(date: String) async throws {
    try await World.run { world in
      var client = world.client
      client.configuration.decoder = {
        let decoder = GraphDecoder.make()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
      }
      await world.service.script(
        "GET /post",
        .json(
          #"{"created_time":\#(date),"like_count":18446744073709551615,"price":0.12345678901234567890}"#
        ))
      let post = try await client.send(GraphRequest("post"), as: Post.self)
      #expect(post.createdTime == Date(timeIntervalSince1970: 1_704_103_200))
      #expect(post.likeCount == .max)
      #expect(post.price == Decimal(string: "0.12345678901234567890"))
    }
  }

  @Test func `a text that is no date says where`() async throws {
    try await World.run { world in
      await world.service.script("GET /post", .json(#"{"at":"yesterday"}"#))
      struct Dated: Decodable { var at: Date }
      do throws(GraphFailure) {
        _ = try await world.client.send(GraphRequest("post"), as: Dated.self)
        throw GraphFailure(.cancelled)
      } catch {
        #expect(error.descriptor.parseFailure == "at: not a value of its type")
      }
    }
  }

  @Test func `a session takes what a client takes`() async throws {
    try await LoopbackServer.run { request in
      request.path == "/v25.0/me"
        ? .json(#"{"at":7}"#)
        : .graphError(190)
    } body: { server in
      struct Dated: Decodable { var at: Date }
      let session = GraphSession(
        appID: "1", server: server.url, dialog: BrowserDialog(server: server.url),
        presenter: ScriptedPresenter([]), locales: ["en"], version: "v25.0", timeout: .seconds(5),
        settings: RecoverySettings(isRecoveryEnabled: false), errors: .builtIn,
        decoder: {
          let decoder = JSONDecoder()
          decoder.dateDecodingStrategy = .secondsSince1970
          return decoder
        })
      let me = try await session.send(GraphRequest("me"), as: Dated.self)
      #expect(me.at == Date(timeIntervalSince1970: 7))
      #expect(session.client.configuration.timeout == .seconds(5))
      #expect(!session.client.settings.isRecoveryEnabled)
    }
  }

  @Test func `a basic login asks for the public profile`() async throws {
    try await World.run(granted: nil) { world in
      _ = await world.manager.logIn()
      #expect(world.dialog.requests.map(\.permissions) == [[.publicProfile]])
    }
    // A user who is logged out is offered a login.
    try await LoopbackServer.run { _ in
      .graphError(2500)
    } body: { server in
      let presenter = ScriptedPresenter([])
      let session = GraphSession(
        appID: "1", server: server.url, dialog: BrowserDialog(server: server.url),
        presenter: presenter, locales: ["en"])
      _ = try? await session.send(GraphRequest("me"))
      #expect(presenter.prompts.map { $0.options.map(\.action) } == [[.logIn, .cancel]])
    }
  }

  @Test func `the version is the newest that the service names`() {
    let url = GraphSession.defaultServer
    #expect(GraphClient.Configuration(server: url).version == "v26.0")
  }
}
