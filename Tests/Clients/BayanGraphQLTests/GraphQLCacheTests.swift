import BayanErrors
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanSDKErrors
import Foundation
import Synchronization
import Testing

@Suite("a cache never gives one user another's answer", .timeLimit(.minutes(5)))
struct GraphQLCacheTests {
  enum Step: Sendable {
    /// A request, with the policy and the expected outcome.
    case ask(CachePolicy, String)
    case change
    case logIn(String)
    case logOut
    case renewToken
    /// A pause of seconds.
    case pass(TimeInterval)
    case network(Device.Network)
  }

  struct Situation: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var isUserKnown = true
    var steps: [Step]

    init(_ testDescription: String, isUserKnown: Bool = true, _ steps: [Step]) {
      self.testDescription = testDescription
      self.isUserKnown = isUserKnown
      self.steps = steps
    }
  }

  static let situations = [
    Situation(
      "another user",
      [
        .logIn("ann"), .ask(.cacheFirst, "ann 0 service"), .ask(.cacheFirst, "ann 0 cache"),
        .logIn("bea"), .ask(.cacheFirst, "bea 0 service"), .ask(.cacheFirst, "bea 0 cache"),
      ]),
    Situation(
      "another user, known by the token alone", isUserKnown: false,
      [
        .logIn("ann"), .ask(.cacheFirst, "ann 0 service"), .ask(.cacheFirst, "ann 0 cache"),
        .logIn("bea"), .ask(.cacheFirst, "bea 0 service"), .ask(.cacheFirst, "bea 0 cache"),
      ]),
    Situation(
      "nobody after a user, and a user after nobody",
      [
        .logIn("ann"), .ask(.cacheFirst, "ann 0 service"), .logOut,
        .ask(.cacheOnly, "notInCache"), .ask(.cacheFirst, "nobody 0 service"),
        .ask(.cacheFirst, "nobody 0 cache"), .logIn("ann"), .ask(.cacheOnly, "notInCache"),
      ]),
    Situation(
      "a user who comes back after another",
      [
        .logIn("ann"), .ask(.cacheFirst, "ann 0 service"), .logIn("bea"),
        .ask(.cacheFirst, "bea 0 service"), .logIn("ann"), .ask(.cacheFirst, "ann 0 service"),
      ]),
    Situation(
      "a renewed token of the same user",
      [
        .logIn("ann"), .ask(.cacheFirst, "ann 0 service"), .renewToken,
        .ask(.cacheFirst, "ann 0 cache"),
      ]),
    Situation(
      "a renewed token, where the user isn't known", isUserKnown: false,
      [
        .logIn("ann"), .ask(.cacheFirst, "ann 0 service"), .renewToken,
        .ask(.cacheOnly, "notInCache"), .ask(.cacheFirst, "ann 0 service"),
      ]),
    Situation(
      "the cache first and then the service, for another user",
      [
        .logIn("ann"), .ask(.cacheAndNetwork, "ann 0 service"),
        .ask(.cacheAndNetwork, "ann 0 cache, ann 0 service"), .logIn("bea"),
        .ask(.cacheAndNetwork, "bea 0 service"),
      ]),
    Situation(
      "a service that can't be reached, for another user",
      [
        .logIn("ann"), .ask(.networkFirst, "ann 0 service"), .network(.breaks),
        .ask(.networkFirst, "ann 0 cache"), .logIn("bea"),
        .ask(.networkFirst, "connectionClosed"), .ask(.cacheOnly, "notInCache"),
      ]),
    Situation(
      "a user who asks without the cache",
      [
        .logIn("ann"), .ask(.networkOnly, "ann 0 service"), .logIn("bea"),
        .ask(.noCache, "bea 0 service"), .ask(.cacheOnly, "notInCache"), .logIn("ann"),
        .ask(.cacheOnly, "notInCache"),
      ]),
    Situation(
      "a mutation between two queries",
      [
        .logIn("ann"), .ask(.cacheFirst, "ann 0 service"), .change,
        .ask(.cacheOnly, "notInCache"), .ask(.cacheFirst, "ann 1 service"),
        .ask(.cacheFirst, "ann 1 cache"), .change,
        .ask(.cacheAndNetwork, "ann 2 service"),
      ]),
    Situation(
      "a mutation whose answer is lost",
      [
        .logIn("ann"), .ask(.cacheFirst, "ann 0 service"), .network(.breaks), .change,
        .ask(.networkFirst, "connectionClosed"), .ask(.cacheOnly, "notInCache"),
        .network(.works), .ask(.cacheFirst, "ann 1 service"),
      ]),
    Situation(
      "a mutation that wasn't sent",
      [
        .logIn("ann"), .ask(.cacheFirst, "ann 0 service"), .network(.isOff), .change,
        .ask(.networkFirst, "ann 0 cache"), .ask(.cacheOnly, "ann 0 cache"),
      ]),
    Situation(
      "an answer that gets too old",
      [
        .logIn("ann"), .ask(.cacheFirst, "ann 0 service"), .pass(299),
        .ask(.cacheFirst, "ann 0 cache"), .pass(1), .ask(.cacheOnly, "notInCache"),
        .ask(.cacheAndNetwork, "ann 0 service"), .pass(300), .network(.breaks),
        .ask(.networkFirst, "connectionClosed"), .network(.works),
        .ask(.cacheFirst, "ann 0 service"), .ask(.cacheFirst, "ann 0 cache"),
      ]),
    Situation(
      "a clock that is set back",
      [
        .logIn("ann"), .ask(.cacheFirst, "ann 0 service"), .pass(-10),
        .ask(.cacheOnly, "notInCache"),
      ]),
  ]

  private struct Me: Decodable, Sendable { var me: String? }

  @Test func `another cookie is another user's, who empties the cache`() async throws {
    try await LoopbackServer.run { _ in
      .json(#"{"data":{"me":"Layla"}}"#)
    } body: { server in
      let client = GraphQLClient(
        url: server.url, transport: SystemTransport(), cache: MemoryCache(),
        authorization: { nil })
      func ask(_ cookie: String, _ policy: CachePolicy) async -> Bool {
        let operation = GraphQLOperation(
          name: "Me", document: "query Me { me }", headers: ["Cookie": cookie], as: Me.self)
        if case .success = await client.result(of: operation, policy: policy) { return true }
        return false
      }
      #expect(await ask("session=layla", .networkOnly))
      #expect(await ask("session=layla", .cacheOnly))
      #expect(await !ask("session=omar", .cacheOnly))
      #expect(await !ask("session=layla", .cacheOnly))
    }
  }

  @Test(arguments: situations, CacheKind.allCases)
  func `whoever asks, and whatever happened before`(
    _ situation: Situation, _ kind: CacheKind
  ) async throws {
    let service = MemberService()
    let device = Device(isUserKnown: situation.isUserKnown)
    try await service.serve { server in
      let client = device.client(at: server.url, cache: kind.make())
      for (index, step) in situation.steps.enumerated() {
        switch step {
        case .ask(let policy, let outcome):
          #expect(await client.outcome(policy) == outcome, "step \(index)")
        case .change: _ = await client.result(of: ViewerData.operation(.mutation))
        case .logIn(let user): device.logIn(user)
        case .logOut: device.logIn(nil)
        case .renewToken: device.renewToken()
        case .pass(let seconds): device.pass(seconds)
        case .network(let network): device.change(to: network)
        }
      }
    }
  }

  @Test(arguments: [CacheKind.memory, .text])
  func `a program that logs its user out leaves nothing behind`(_ kind: CacheKind) async throws {
    let service = MemberService()
    let device = Device(user: "ann")
    try await service.serve { server in
      let cache = kind.make()
      let client = device.client(at: server.url, cache: cache)
      _ = await client.outcome()
      await cache.clear()
      if let text = cache as? TextCache { #expect(await text.texts.isEmpty) }
      // The user and the token stay the same, so that no request shows the logout.
      #expect(await client.outcome(.cacheOnly) == "notInCache")
    }
  }

  @Test func `whoever made the client, a mutation empties the cache that it shares`() async throws {
    let service = MemberService()
    let device = Device(user: "ann")
    try await service.serve { server in
      let cache = MemoryCache()
      #expect(await device.client(at: server.url, cache: cache).outcome() == "ann 0 service")
      let other = device.client(at: server.url, cache: cache)
      #expect(await other.outcome(.cacheOnly) == "ann 0 cache")
      _ = await other.result(of: ViewerData.operation(.mutation))
      #expect(await device.client(at: server.url, cache: cache).outcome() == "ann 1 service")
    }
  }

  @Test func `a mutation that is cancelled may have been executed`() async throws {
    let service = MemberService()
    let device = Device(user: "ann")
    try await service.serve { server in
      let client = device.client(at: server.url, cache: MemoryCache())
      _ = await client.outcome()
      let change = Task {
        await client.result(of: ViewerData.operation(.mutation, isHeld: true))
      }
      while server.requests.count < 2 { await Task.yield() }
      change.cancel()
      guard case .failure(let failure) = await change.value, failure.isCancellation else {
        Issue.record("it was not cancelled")
        return
      }
      #expect(await client.outcome(.cacheOnly) == "notInCache")
      service.release()
    }
  }

  // Answers that come late

  struct Meanwhile: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The outcome from the cache for the user who is logged in by then.
    var outcome = "notInCache"
    /// The outcome from the cache for the first user, after another login.
    var outcomeOfAsker = "notInCache"
    var happens: @Sendable (Device, GraphQLClient, any GraphQLCache) async -> Void
  }

  static let meanwhile = [
    Meanwhile(testDescription: "another user logs in and asks") { device, client, _ in
      device.logIn("bea")
      #expect(await client.outcome() == "bea 0 service")
    },
    Meanwhile(
      testDescription: "the user logs out", outcomeOfAsker: "notInCache"
    ) { device, _, _ in device.logIn(nil) },
    Meanwhile(testDescription: "another user has come and gone") { device, client, _ in
      device.logIn("bea")
      _ = await client.outcome()
      device.logIn("ann")
      _ = await client.outcome()
    },
    Meanwhile(testDescription: "a mutation is executed") { _, client, _ in
      _ = await client.result(of: ViewerData.operation(.mutation))
    },
    Meanwhile(testDescription: "another client executes a mutation") { device, client, cache in
      let other = device.client(at: client.configuration.url, cache: cache)
      _ = await other.result(of: ViewerData.operation(.mutation))
    },
    Meanwhile(
      testDescription: "the token is renewed", outcome: "ann 0 cache",
      outcomeOfAsker: "ann 0 cache"
    ) { device, _, _ in device.renewToken() },
  ]

  @Test(arguments: meanwhile, CacheKind.allCases)
  func `an answer that comes late is for who asked, and not of yesterday`(
    _ meanwhile: Meanwhile, _ kind: CacheKind
  ) async throws {
    let service = MemberService()
    let device = Device(user: "ann")
    let cache = kind.make()
    try await service.serve { server in
      let client = device.client(at: server.url, cache: cache)
      let held = ViewerData.operation(isHeld: true)
      let late = Task { await client.outcome(of: held) }
      while server.requests.isEmpty { await Task.yield() }
      await meanwhile.happens(device, client, cache)
      service.release()
      #expect(await late.value == "ann 0 service")
      #expect(await client.outcome(of: held, .cacheOnly) == meanwhile.outcome)
      device.logIn("ann")
      #expect(await client.outcome(of: held, .cacheOnly) == meanwhile.outcomeOfAsker)
    }
  }

  @Test func `an answer that comes after the cache was cleared isn't stored`() async throws {
    let service = MemberService()
    let device = Device(user: "ann")
    let cache = TextCache()
    try await service.serve { server in
      let client = device.client(at: server.url, cache: cache)
      let late = Task { await client.outcome(of: ViewerData.operation(isHeld: true)) }
      while server.requests.isEmpty { await Task.yield() }
      await cache.clear()
      service.release()
      #expect(await late.value == "ann 0 service")
      #expect(await cache.texts.isEmpty)
    }
  }

  @Test func `queries sent while a mutation runs are sent again after it`() async throws {
    let service = MemberService()
    let device = Device(user: "ann")
    try await service.serve { server in
      let client = device.client(at: server.url, cache: MemoryCache())
      let change = Task { await client.outcome(of: ViewerData.operation(.mutation, isHeld: true)) }
      while server.requests.isEmpty { await Task.yield() }
      #expect(await client.outcome() == "ann 0 service")
      #expect(await client.outcome() == "ann 0 cache")
      service.release()
      #expect(await change.value == "ann 1 service")
      #expect(await client.outcome() == "ann 1 service")
    }
  }

  @Test func `a failure for one user isn't made good with what another has`() async throws {
    let service = MemberService()
    let device = Device(user: "ann")
    try await service.serve { server in
      let client = device.client(at: server.url, cache: MemoryCache())
      let held = ViewerData.operation(isHeld: true)
      device.change(to: .breaks)
      let late = Task { await client.outcome(of: held, .networkFirst) }
      while server.requests.isEmpty { await Task.yield() }
      device.change(to: .works)
      device.logIn("bea")
      let other = Task { await client.outcome(of: held, .networkOnly) }
      await service.releaseLast(of: 2)
      #expect(await other.value == "bea 0 service")
      // By now the cache has the answer for the other user.
      service.release()
      #expect(await late.value == "connectionClosed")
    }
  }

  @TaskLocal static var user = "nobody"

  @Test(arguments: CacheKind.allCases)
  func `many users at once each have their own`(_ kind: CacheKind) async throws {
    let service = MemberService()
    try await service.serve { server in
      let client = GraphQLClient(
        url: server.url, transport: SystemTransport(), cache: kind.make(),
        authorization: { "Bearer \(Self.user).1" })
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<60 {
          group.addTask {
            await Self.$user.withValue("user\(index % 3)") {
              let outcome = await client.outcome(index % 2 == 0 ? .cacheFirst : .cacheAndNetwork)
              #expect(
                outcome.split(separator: ", ").allSatisfy { $0.hasPrefix(Self.user + " ") },
                "\(Self.user): \(outcome)")
            }
          }
        }
      }
    }
  }

  @Test func `the answers of operations that begin at once are all remembered`() async throws {
    let service = MemberService()
    let device = Device(user: "ann")
    try await service.serve { server in
      let client = device.client(at: server.url, cache: MemoryCache())
      let operations = (0..<8).map { index in
        GraphQLOperation(
          name: "Viewer", document: "query Viewer { viewer { name } }",
          variables: ["index": .integer(index)], as: ViewerData.self)
      }
      await withTaskGroup(of: Void.self) { group in
        for operation in operations { group.addTask { _ = await client.outcome(of: operation) } }
      }
      for operation in operations {
        #expect(await client.outcome(of: operation, .cacheOnly) == "ann 0 cache")
      }
    }
  }

  // Parts of the key

  @Test func `two services with one cache have each their own answers and users`() async throws {
    let (first, second) = (MemberService(), MemberService())
    let (ann, bea) = (Device(user: "ann"), Device(user: "bea"))
    try await first.serve { one in
      try await second.serve { other in
        let cache = MemoryCache()
        let clients = [
          ann.client(at: one.url, cache: cache), bea.client(at: other.url, cache: cache),
        ]
        var outcomes: [String] = []
        for client in clients + clients { outcomes.append(await client.outcome()) }
        #expect(outcomes == ["ann 0 service", "bea 0 service", "ann 0 cache", "bea 0 cache"])
        // The first service's user is unknown to the second service.
        let stranger = ann.client(at: other.url, cache: cache)
        #expect(await stranger.outcome(.cacheOnly) == "notInCache")
      }
    }
  }

  @Test(arguments: [
    ["Cookie": "ann.1"], ["X-API-Key": "1"], ["Accept-Language": "ar"], ["Authorization": "ann.1"],
  ])
  func `clients that send other fields have other answers`(
    _ fields: [String: String]
  ) async throws {
    let service = MemberService()
    try await service.serve { server in
      let cache = CarelessCache()
      func outcome(_ fields: [String: String], _ policy: CachePolicy) async -> String {
        var headers: HTTPHeaders = [:]
        for (name, value) in fields { headers[name] = value }
        let client = GraphQLClient(
          .init(url: server.url, headers: headers), transport: SystemTransport(), cache: cache)
        return await client.outcome(policy)
      }
      _ = await outcome(fields, .networkOnly)
      #expect(await outcome(fields, .cacheOnly).hasSuffix("cache"))
      #expect(await outcome(fields.mapValues { "\($0)2" }, .cacheOnly) == "notInCache")
      #expect(await outcome([:], .cacheOnly) == "notInCache")
    }
  }

  @Test func `operations that differ in anything have other answers`() async throws {
    let service = MemberService()
    let device = Device(user: "ann")
    let document = "query Viewer { viewer { name changes } }"
    func operation(
      _ name: String = "Viewer", _ document: String = document,
      _ variables: [String: JSONValue] = ["name": "é"],
      _ persistence: GraphQLOperation<ViewerData>.Persistence = .none
    ) -> GraphQLOperation<ViewerData> {
      GraphQLOperation(
        name: name, document: document, variables: variables, persistence: persistence)
    }
    let operations = [
      operation(), operation("Other"), operation("Viewer", document + " "),
      operation("Viewer", document, ["name": "e"]),
      // For `==` this text equals the one above, but its bytes differ.
      operation("Viewer", document, ["name": "e\u{301}"]),
      operation("Viewer", document, ["name": ["é"]]), operation("Viewer", document, [:]),
      operation("Viewer", "", [:], .registered(hash: "ab")),
      operation("Viewer", "", [:], .registered(hash: "cd")),
    ]
    try await service.serve { server in
      let client = device.client(at: server.url, cache: MemoryCache())
      for (index, operation) in operations.enumerated() {
        #expect(await client.outcome(of: operation, .cacheOnly) == "notInCache", "\(index)")
        _ = await client.outcome(of: operation, .networkOnly)
      }
      for operation in operations {
        #expect(await client.outcome(of: operation, .cacheOnly) == "ann 0 cache")
      }
    }
  }

  @Test func `nothing that a request says can be read in the cache`() async throws {
    let service = MemberService()
    let cache = TextCache()
    try await service.serve { server in
      var url = URLComponents(url: server.url, resolvingAgainstBaseURL: false)
      url?.query = "access_token=s3cr3t"
      let client = GraphQLClient(
        .init(url: try #require(url?.url), headers: ["Cookie": "session=s3cr3t"]),
        transport: SystemTransport(), cache: cache,
        credentials: { GraphQLCredentials(authorization: "Bearer ann.s3cr3t", user: "s3cr3t") })
      let operation = GraphQLOperation(
        name: "Viewer", document: "query Viewer { viewer { name } }",
        variables: ["password": "s3cr3t"], as: ViewerData.self)
      #expect(await client.outcome(of: operation) == "ann 0 service")
      #expect(await client.outcome(of: operation) == "ann 0 cache")
      let texts = await cache.texts
      #expect(texts.count == 2)
      for (key, text) in texts {
        #expect(key.utf8.count == 64 && key.allSatisfy { $0.isHexDigit && !$0.isUppercase })
        #expect(!text.contains("s3cr3t") && !text.contains("Viewer"), "\(text)")
      }
    }
  }

  @Test func `credentials don't tell the token`() {
    let credentials = GraphQLCredentials(authorization: "Bearer s3cr3t", user: "ann")
    var dumped = ""
    dump(credentials, to: &dumped)
    #expect("\(credentials)" == "credentials of user ann")
    #expect(!dumped.contains("s3cr3t"))
  }

  @Test func `a user without a name is known by the token`() async throws {
    let service = MemberService()
    let token = Mutex("ann.1")
    try await service.serve { server in
      let client = GraphQLClient(
        url: server.url, transport: SystemTransport(), cache: MemoryCache(),
        credentials: {
          GraphQLCredentials(authorization: "Bearer \(token.withLock { $0 })", user: "")
        })
      #expect(await client.outcome() == "ann 0 service")
      token.withLock { $0 = "bea.1" }
      #expect(await client.outcome() == "bea 0 service")
    }
  }

  // Limits

  @Test func `a cache of the smallest size still remembers`() async throws {
    let service = MemberService()
    let device = Device(user: "ann")
    try await service.serve { server in
      let client = device.client(at: server.url, cache: MemoryCache(capacity: 1))
      let held = ViewerData.operation(isHeld: true)
      service.release()
      for _ in 0..<2 {
        #expect(await client.outcome() == "ann 0 service")
        #expect(await client.outcome() == "ann 0 cache")
        #expect(await client.outcome(of: held) == "ann 0 service")
        #expect(await client.outcome(of: held) == "ann 0 cache")
      }
    }
  }

  @Test func `the event names the reason why the cache was emptied`() async throws {
    let service = MemberService()
    let device = Device(user: "ann")
    let log = EventLog()
    try await service.serve { server in
      let client = device.client(
        at: server.url, cache: MemoryCache(), observer: log.observer(["cache_errors"]))
      _ = await client.outcome()
      device.logIn("bea")
      _ = await client.outcome(.cacheOnly)
      _ = await client.result(of: ViewerData.operation(.mutation))
    }
    #expect(
      log.summaries == [
        "Viewer: the cache has nothing", "Viewer: the cache remembers it",
        "Viewer: the cache is emptied", "Viewer: the cache has nothing",
        "Viewer: the cache is emptied",
      ])
  }

  // Recovery

  /// Sends a query to a service that refuses Ann's token, with a login that works at once.
  private func recovered(
    from user: String?, to other: String
  ) async throws -> (outcome: String, cached: String, requests: Int) {
    let service = MemberService()
    let device = Device(user: user)
    return try await LoopbackServer.run { request in
      request.headers["authorization"]?.hasSuffix(".2") == true
        ? await service.answer(request)
        : .json(#"{"errors":[{"message":"m","extensions":{"code":"UNAUTHENTICATED"}}]}"#)
    } body: { server in
      let login = ActionAttempter(.logIn) { _ in
        device.logIn(other)
        return .recovered
      }
      let client = device.client(
        at: server.url, cache: MemoryCache(),
        recovery: RecoveryProcessor(
          presenter: ScriptedUser([.logIn]), attempters: [.logIn: login]))
      let outcome = await client.outcome()
      return (outcome, await client.outcome(.cacheOnly), server.requests.count)
    }
  }

  @Test func `a login in between has the answer stored for who got it`() async throws {
    let same = try await recovered(from: "ann", to: "ann")
    #expect(same == ("ann 0 service", "ann 0 cache", 2))
    let first = try await recovered(from: nil, to: "bea")
    #expect(first == ("bea 0 service", "bea 0 cache", 2))
  }

  @Test func `one user's queries aren't sent again in another's name`() async throws {
    let other = try await recovered(from: "ann", to: "bea")
    #expect(other == ("sessionEnded", "notInCache", 1))
  }
}
