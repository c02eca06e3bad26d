import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanSDKErrors
import Foundation
import Synchronization
import Testing

/// A transport that calls a function after the answer to a given request.
private struct Interruption: HTTPTransport {
  var route: String
  var happens: @Sendable () async -> Void

  func response(
    to request: HTTPExchange.Request
  ) async throws(HTTPFailure) -> HTTPExchange.Response {
    let response = try await SystemTransport().response(to: request)
    if "\(request.method) \(request.url.lastPathComponent)" == route { await happens() }
    return response
  }
}

@Suite("one user's data never becomes another's", .timeLimit(.minutes(5)))
struct OtherUserTests {
  /// Logs Omar in, at any moment of the app's work.
  private static func logInOmar(_ service: GraphService, _ tokens: any TokenStore) async {
    let token = await service.logIn(user: "2", permissions: ["email", "publish_actions"])
    await tokens.set(
      AccessToken(tokenString: token, userID: "2", permissions: ["email", "publish_actions"]),
      profile: Profile(userID: "2", name: "Omar"))
  }

  /// Creates a login manager and a permission manager with a transport that is interrupted.
  private func managers(
    _ world: World, at route: String, _ happens: @escaping @Sendable () async -> Void
  ) -> (login: LoginManager, permissions: PermissionManager) {
    let client = GraphClient(
      world.client.configuration, transport: Interruption(route: route, happens: happens),
      tokens: world.tokens)
    let login = LoginManager(appID: "1", dialog: world.dialog, client: client)
    return (login, PermissionManager(manager: login))
  }

  @Test func `nobody is taken to have declined what the user before did`() async throws {
    try await World.run(granted: ["email"]) { world in
      world.dialog.choose { $0.declined = ["user_friends"] }
      await expect(.declined(count: 1)) {
        try await world.permissions.require(["user_friends"], on: .userAction)
      }
      await world.manager.logOut()
      world.dialog.choose { choices in
        choices.user = "2"
        choices.declined = []
      }
      _ = await world.manager.logIn(permissions: ["email"])
      try await world.permissions.require(["user_friends"], on: .program)
      #expect(await world.tokens.current?.hasGranted("user_friends") == true)
    }
  }

  @Test func `nor to have put off an answer`() async throws {
    try await World.run(granted: ["email"]) { world in
      world.dialog.choose { $0.isDismissed = true }
      for _ in 0..<2 {
        await expect(.missing(count: 1)) {
          try await world.permissions.require(["user_friends"], on: .program)
        }
      }
      #expect(world.dialog.requests.count == 1)
      await Self.logInOmar(world.service, world.tokens)
      world.dialog.choose { choices in
        choices.user = "2"
        choices.isDismissed = false
      }
      try await world.permissions.require(["user_friends"], on: .program)
      #expect(world.dialog.requests.count == 2)
    }
  }

  @Test func `nor to have taken back what the user before did`() async throws {
    try await World.run { world in
      await world.service.takeBack("publish_actions")
      #expect(try await world.permissions.refresh() == ["publish_actions"])
      await world.manager.logOut()
      world.dialog.choose { $0.user = "2" }
      _ = await world.manager.logIn(permissions: ["email"])
      try await world.permissions.require(["publish_actions"], on: .program)
    }
  }

  @Test func `a list of permissions that comes late is the other user's`() async throws {
    try await World.run { world in
      await world.service.takeBack("publish_actions")
      let (_, permissions) = managers(world, at: "GET permissions") {
        let token = await world.service.logIn(user: "2", permissions: ["email"])
        await world.tokens.set(
          AccessToken(tokenString: token, userID: "2", permissions: ["email"]))
      }
      #expect(try await permissions.refresh() == ["publish_actions"])
      world.dialog.choose { $0.user = "2" }
      try await permissions.require(["publish_actions"], on: .program)
    }
  }

  /// A store in which another user logs in right after the first question for the current login.
  private actor SwitchingStore: TokenStore {
    private let store: MemoryTokenStore
    private var next: AccessToken?

    init(_ first: AccessToken, then next: AccessToken) {
      store = MemoryTokenStore(StoredLogin(token: first))
      self.next = next
    }

    var login: StoredLogin {
      get async {
        let login = await store.login
        if let next { await store.set(next) }
        next = nil
        return login
      }
    }

    func update<Result: Sendable>(
      _ change: @Sendable (inout StoredLogin) -> Result
    ) async -> Result { await store.update(change) }

    func changes() async -> AsyncStream<StoredLogin> { await store.changes() }
  }

  @Test func `the next user's log-out doesn't revoke the permissions of the one before`()
    async throws
  {
    let layla = AccessToken(
      tokenString: "layla", userID: "1", permissions: ["email", "publish_actions"])
    let omar = AccessToken(
      tokenString: "omar", userID: "2", permissions: ["email", "user_friends"])
    let tokens = SwitchingStore(layla, then: omar)
    let transport = ScriptedTransport { _ in
      .json(#"{"data":[{"permission":"email","status":"granted"}]}"#)
    }
    let session = GraphSession(
      appID: "1", server: try #require(URL(string: "https://example.com")),
      dialog: LoopbackRedirectDialog(page: ""), tokens: tokens, transport: transport)
    #expect(try await session.permissions.refresh() == ["user_friends"])
    #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer omar"])
    let token = try #require(await tokens.current)
    #expect(token.userID == "2" && token.revokedPermissions == ["user_friends"])
  }

  @Test func `revoking one user's permission leaves another's token alone`() async throws {
    try await World.run { world in
      let (_, permissions) = managers(world, at: "DELETE publish_actions") {
        await Self.logInOmar(world.service, world.tokens)
      }
      try await permissions.revoke("publish_actions")
      #expect(await world.tokens.current?.hasGranted("publish_actions") == true)
    }
    try await World.run { world in
      let (_, permissions) = managers(world, at: "DELETE permissions") {
        await Self.logInOmar(world.service, world.tokens)
      }
      try await permissions.revokeAll()
      #expect(await world.tokens.current?.userID == "2")
      #expect(await world.tokens.profile?.name == "Omar")
    }
  }

  @Test func `a login that comes late doesn't replace another user`() async throws {
    try await World.run(granted: nil) { world in
      let (login, _) = managers(world, at: "GET me") {
        await Self.logInOmar(world.service, world.tokens)
      }
      guard case .failed(let failure) = await login.logIn(permissions: ["email"]) else {
        Issue.record("it replaced another user")
        return
      }
      #expect(failure.kind == .userMismatch)
      #expect(await world.tokens.profile?.name == "Omar")
    }
  }

  @Test func `who logs out while a login is under way stays logged out`() async throws {
    try await World.run(granted: nil) { world in
      let ended = LateAction()
      let (login, _) = managers(world, at: "GET me") { await ended.run() }
      await ended.set { await login.logOut() }
      guard case .cancelled = await login.logIn(permissions: ["email"]) else {
        Issue.record("it was not cancelled")
        return
      }
      #expect(await world.tokens.current == nil)
      #expect(await world.tokens.profile == nil)
    }
  }

  @Test func `one user's requests aren't sent again in another's name`() async throws {
    try await World.run(answers: [.logIn], defaults: ["email"]) { world in
      await world.service.end(try await world.secret())
      world.dialog.choose { $0.user = "2" }
      // Another request has ended Layla's session, so that this is Omar's first login.
      world.presenter.patience.withLock { $0 = { await world.tokens.clear() } }
      let error = try await world.error(of: GraphRequest("me/permissions"))
      #expect(error.kind == .sessionExpired)
      #expect(error.recovery.outcome == .failed)
      #expect(world.requests.filter { $0 == "GET /me/permissions" }.count == 1)
      #expect(await world.tokens.profile?.name == "Omar")
    }
  }

  @Test func `a request that waits for its turn isn't sent with another user's token`()
    async throws
  {
    let post = GraphRequest(
      "me/feed", method: .post, parameters: ["message": "Layla's"], needs: ["publish_actions"])
    try await World.run(answers: [.logIn]) { world in
      await world.service.end(try await world.secret())
      world.presenter.patience.withLock {
        $0 = {
          while world.server.requests.count < 2 { await Task.yield() }
          await Self.logInOmar(world.service, world.tokens)
        }
      }
      async let first = world.failure(of: GraphRequest("me/permissions"))
      async let second = world.failure(of: post)
      let failures = await [first, second]
      #expect(failures.allSatisfy { $0?.graphError?.kind == .sessionExpired })
      #expect(await world.service.posts.isEmpty)
      #expect(await world.tokens.current?.userID == "2")
    }
  }

  @Test func `the Graph API's login says whose the answers of GraphQL are`() async throws {
    struct Me: Decodable, Sendable { var me: String }
    let query = GraphQLOperation(name: "Me", document: "query Me { me }", as: Me.self)
    try await World.run(granted: ["email"]) { world in
      try await LoopbackServer.run { request in
        .json(#"{"data":{"me":"\#(request.headers["authorization"] ?? "nobody")"}}"#)
      } body: { server in
        let tokens = world.tokens
        let client = GraphQLClient(
          url: server.url, transport: SystemTransport(), cache: MemoryCache(),
          credentials: {
            let token = await tokens.current
            return GraphQLCredentials(
              authorization: token.map { "Bearer \($0.tokenString)" }, user: token?.userID)
          })
        let first = try await client.fetch(query).data?.me
        #expect(first == "Bearer \(try await world.secret())")
        // A new permission changes the token, but not the user.
        _ = await world.manager.logIn(permissions: ["user_friends"])
        #expect(try await client.fetch(query).source == .cache)
        await world.manager.logOut()
        #expect(try await client.fetch(query).data?.me == "nobody")
        world.dialog.choose { $0.user = "2" }
        _ = await world.manager.logIn(permissions: ["email"])
        #expect(try await client.fetch(query).data?.me == "Bearer \(try await world.secret())")
      }
    }
  }
}

/// An action that is set after the actor was handed over.
private actor LateAction {
  private var action: @Sendable () async -> Void = {}

  func set(_ action: @escaping @Sendable () async -> Void) { self.action = action }
  func run() async { await action() }
}
