import BayanErrors
import BayanGraph
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Synchronization
import Testing

@Suite("A no is remembered", .timeLimit(.minutes(5)))
struct RefusalTests {
  /// A session whose service always answers one path with one error.
  private struct Place: Sendable {
    var session: GraphSession
    var service: GraphService
    var presenter: ScriptedPresenter
    var dialog: BrowserDialog
    var path = "me/friends"

    /// Sends a request several times, and returns the failures.
    @discardableResult
    func send(_ times: Int, needs: Set<Permission> = []) async -> [GraphFailure] {
      var failures: [GraphFailure] = []
      for _ in 0..<times {
        do { _ = try await session.send(GraphRequest(path, needs: needs)) } catch {
          failures.append(error)
        }
      }
      return failures
    }

    var prompts: Int { presenter.prompts.count }

    /// Logs a user in without a dialog, as a program may.
    func logIn(_ user: String) async {
      let token = await service.logIn(user: user, permissions: ["email"])
      await session.tokens.set(
        AccessToken(tokenString: token, userID: user, permissions: ["email"]))
    }
  }

  private func run<Value: Sendable>(
    _ answer: LoopbackAnswer, _ choices: [RecoveryAction] = [], user: String? = "1",
    tokens: any TokenStore = MemoryTokenStore(), asking: AskedErrors = .recoverable,
    _ body: (Place) async throws -> Value
  ) async throws -> Value {
    let service = GraphService()
    return try await LoopbackServer.run { request in
      if request.path.hasSuffix("me/friends") { return answer }
      return await service.answer(request)
    } body: { server in
      let presenter = ScriptedPresenter(choices)
      let dialog = BrowserDialog(server: server.url)
      let session = GraphSession(
        appID: "1", server: server.url, dialog: dialog, presenter: presenter, tokens: tokens,
        locales: ["en"], settings: RecoverySettings(), asking: asking,
        policy: BackoffPolicy(jitter: { 0 }), browser: { _ in true })
      let place = Place(session: session, service: service, presenter: presenter, dialog: dialog)
      if let user { await place.logIn(user) }
      return try await body(place)
    }
  }

  private static let missing = LoopbackAnswer.graphError(200, status: 403)

  // MARK: Permissions

  @Test func `a permission that was declined in the dialog isn't asked for by the next request`()
    async throws
  {
    try await run(Self.missing, Array(repeating: .reviewPermissions, count: 4)) { place in
      place.dialog.choose { $0.declined = ["user_friends"] }
      let failures = await place.send(3, needs: ["user_friends"])
      #expect(place.prompts == 1 && place.dialog.requests.count == 1)
      #expect(failures.map(\.recovery.outcome) == [.failed, .declined, .declined])
      // The later failures weren't shown by recovery, and the alert's button still asks for the
      // permission.
      #expect(failures.map(\.recovery.wasShown) == [true, false, false])
      let alert = try #require(failures[2].alert(preferring: ["en"]))
      #expect(alert.buttons.map(\.name) == ["reviewPermissions", "notNow"])
      place.dialog.choose { $0.declined = [] }
      #expect(await alert.perform(alert.buttons[0]).isRecovered)
      #expect(await place.session.tokens.current?.hasGranted("user_friends") == true)
    }
  }

  @Test func `nor is one that the dialog doesn't show`() async throws {
    try await run(Self.missing, Array(repeating: .reviewPermissions, count: 4)) { place in
      place.dialog.choose { choices in
        choices.change = { answer, _ in answer["granted_scopes"] = "email" }
      }
      await place.send(3, needs: ["user_friends"])
      #expect(place.prompts == 1 && place.dialog.requests.count == 1)
    }
  }

  @Test func `a request doesn't ask for a permission that was declined at a login`() async throws {
    try await run(Self.missing, user: nil) { place in
      place.dialog.choose { $0.declined = ["user_friends"] }
      _ = await place.session.logIn(permissions: ["email", "user_friends"])
      await place.send(2, needs: ["user_friends"])
      #expect(place.prompts == 0)
      // A refusal of one permission doesn't apply to another.
      await place.send(2, needs: ["user_likes"])
      #expect(place.prompts == 1)
    }
  }

  @Test func `an act of the user's own asks again`() async throws {
    try await run(Self.missing, Array(repeating: .notNow, count: 9)) { place in
      await place.send(2, needs: ["user_friends"])
      #expect(place.prompts == 1)
      // The program gets the failure, and no prompt is shown.
      do throws(PermissionFailure) {
        try await place.session.permissions.require(["user_friends"], on: .program)
        Issue.record("it was given")
      } catch { #expect(error.wasDismissed) }
      #expect(place.dialog.requests.isEmpty)
      place.dialog.choose { $0.isDismissed = true }
      try? await place.session.permissions.require(["user_friends"], on: .userAction)
      #expect(place.dialog.requests.count == 1)
      // A closed dialog counts as a refusal, too.
      await place.send(2, needs: ["user_friends"])
      #expect(place.prompts == 1)
      place.dialog.choose { $0.isDismissed = false }
      try await place.session.permissions.require(["user_friends"], on: .userAction)
      #expect(await place.session.tokens.current?.hasGranted("user_friends") == true)
    }
  }

  @Test func `a program doesn't ask for a revoked permission, even in a later run`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "bayan-refusals-\(UUID().uuidString)/login.json")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    for isFirst in [true, false] {
      let store = FileTokenStore(file)
      try await run(Self.missing, user: isFirst ? "1" : nil, tokens: store) { place in
        if isFirst {
          try await place.session.permissions.revoke("email")
          await place.session.tokens.update { (login: inout StoredLogin) -> Void in
            login.token?.declinedPermissions = ["user_likes"]
          }
        }
        #expect(await place.session.tokens.current?.revokedPermissions == ["email"])
        await expect(.revoked(count: 1)) {
          try await place.session.permissions.require(["email"], on: .program)
        }
        await expect(.declined(count: 1)) {
          try await place.session.permissions.require(["user_likes"], on: .program)
        }
        await place.send(2, needs: ["email"])
        await place.send(2, needs: ["user_likes"])
        #expect(place.dialog.requests.isEmpty && place.prompts == 0)
      }
    }
  }

  @Test func `a permission given again, or declined, no longer counts as revoked`() async throws {
    try await run(Self.missing) { place in
      try await place.session.permissions.revoke("email")
      place.dialog.choose { $0.declined = ["email"] }
      await expect(.declined(count: 1)) {
        try await place.session.permissions.require(["email"], on: .userAction)
      }
      #expect(await place.session.tokens.current?.revokedPermissions == [])
      place.dialog.choose { $0.declined = [] }
      _ = await place.session.logIn(permissions: ["email"])
      let token = try #require(await place.session.tokens.current)
      #expect(token.hasGranted("email"))
      #expect(token.declinedPermissions.isEmpty && token.revokedPermissions.isEmpty)
    }
  }

  @Test func `a login that was stored before is read, with nothing taken back`() throws {
    let old = #"""
      {"token":{"tokenString":"t","userID":"1","permissions":["email"],"declinedPermissions":["a"],
      "expiredPermissions":[],"isClientToken":false}}
      """#
    let login = try JSONDecoder().decode(StoredLogin.self, from: Data(old.utf8))
    #expect(login.token?.declinedPermissions == ["a"])
    #expect(login.token?.revokedPermissions == [])
    let again = try JSONDecoder().decode(StoredLogin.self, from: JSONEncoder().encode(login))
    #expect(again == login)
  }

  // MARK: Prompts

  /// The service's answer, the user's choice, and the user who is logged in.
  private static let questions: [(LoopbackAnswer, RecoveryAction?, String?)] = [
    (.graphError(10, message: "(#10) Requires user_friends permission"), .notNow, "1"),
    (.graphError(200, message: "(#200) Requires user_friends permission"), nil, "1"),
    (.graphError(368), .cancel, "1"), (.graphError(190, subcode: 459), .cancel, "1"),
    (.graphError(190, subcode: 463), .cancel, "1"), (.graphError(102), nil, "1"),
    (.graphError(190, subcode: 464), nil, "1"), (.graphError(2500), .cancel, nil),
  ]

  @Test(arguments: questions.indices)
  func `a prompt comes once, until the user logs in or does something that needs it`(
    index: Int
  ) async throws {
    let (answer, choice, user) = Self.questions[index]
    let choices = choice.map { Array(repeating: $0, count: 9) } ?? []
    try await run(answer, choices, user: user) { place in
      let failures = await place.send(4)
      #expect(place.prompts == 1)
      #expect(failures.count == 4)
      #expect(failures.dropFirst().allSatisfy { $0.recovery.outcome == .declined })
      #expect(failures[3].alert(preferring: ["en"])?.buttons.count == 2)
      // The permission is there already, so that the prompt comes without a dialog.
      try? await place.session.permissions.require(["email"], on: .userAction)
      await place.send(2)
      #expect(place.prompts == 2)
      guard case .success = await place.session.logIn(permissions: ["email"]) else {
        throw Unexpected(what: "no login")
      }
      await place.send(2)
      #expect(place.prompts == 3)
      // One user's refusal doesn't apply to another user.
      await place.logIn("2")
      await place.send(2)
      #expect(place.prompts == 4)
    }
  }

  @Test func `a no to one question is none to another with the same button`() async throws {
    try await run(.graphError(368), [.cancel, .cancel]) { place in
      await place.send(2)
      #expect(place.prompts == 1)
      await place.service.script("GET /me", .graphError(190, subcode: 459))
      _ = try? await place.session.send(GraphRequest("me"))
      #expect(place.prompts == 2)
      #expect(place.presenter.prompts.allSatisfy { $0.options.first?.action == .openWebsite })
    }
  }

  @Test func `a session that is over, and nobody logged in, are one question`() async throws {
    try await run(Self.missing, [.cancel, .cancel]) { place in
      await place.service.end(try #require(await place.session.tokens.current).tokenString)
      for _ in 0..<3 { _ = try? await place.session.send(GraphRequest("me")) }
      #expect(place.prompts == 1)
      #expect(await place.session.tokens.current == nil)
    }
  }

  @Test func `whoever closes the login that they asked for isn't asked for it again`()
    async throws
  {
    try await run(.graphError(2500), Array(repeating: .logIn, count: 4), user: nil) { place in
      place.dialog.choose { $0.isDismissed = true }
      await place.send(3)
      #expect(place.prompts == 1 && place.dialog.requests.count == 1)
    }
  }

  @Test func `a request that waits behind the same question isn't asked about`() async throws {
    try await run(.graphError(368), [.cancel, .cancel]) { place in
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { _ = await place.send(1) } }
      }
      #expect(place.prompts == 1)
    }
  }

  @Test func `a prompt that closes with its cancelled task is no answer`() async throws {
    try await run(.graphError(368), [.cancel]) { place in
      let shown = Lines([])
      place.presenter.patience.withLock {
        $0 = {
          shown.add("prompt")
          while !Task.isCancelled { await Task.yield() }
        }
      }
      let task = Task { await place.send(1) }
      while shown.text.isEmpty { await Task.yield() }
      task.cancel()
      _ = await task.value
      place.presenter.patience.withLock { $0 = {} }
      let asked = place.prompts
      await place.send(2)
      #expect(place.prompts == asked + 1)
    }
  }

  @Test func `whether to try again is asked for each request`() async throws {
    try await run(.graphError(4), [.cancel, .cancel]) { place in
      for _ in 0..<2 {
        let post = GraphRequest("me/friends", method: .post)
        _ = try? await place.session.send(post)
      }
      #expect(place.prompts == 2)
    }
  }

  @Test func `whoever goes to the website is asked again when the error stays`() async throws {
    try await run(.graphError(368), [.openWebsite, .openWebsite]) { place in
      await place.send(2)
      #expect(place.prompts == 2)
    }
  }

  // MARK: Errors with a prompt

  @Test(arguments: [
    (AskedErrors.recoverable, [190, 200, 368, 2500, 4]), (.sessions, [190, 4]),
    (.codes([200, 2500]), [200, 2500]), (.none, []),
  ])
  func `a program says which errors its users are asked about`(
    asking: AskedErrors, asked: [Int]
  ) async throws {
    for code in [190, 200, 368, 2500, 4] {
      let answer = LoopbackAnswer.graphError(code, message: "Requires user_friends permission")
      try await run(answer, user: code == 2500 ? nil : "1", asking: asking) { place in
        // A limit leads to a prompt only for POST.
        let request = GraphRequest("me/friends", method: code == 4 ? .post : .get)
        do throws(GraphFailure) {
          _ = try await place.session.send(request)
          Issue.record("no failure")
        } catch {
          #expect(place.prompts == (asked.contains(code) ? 1 : 0), "\(code)")
          // With or without a prompt, the program's own alert has the buttons.
          #expect(error.recovery.offered?.isEmpty == false, "\(code)")
        }
      }
    }
  }

  @Test func `a transient error is retried, whatever is asked about`() async throws {
    try await World.run { world in
      var client = world.client
      client.configuration.asking = .none
      await world.service.script("GET /me", .graphError(2, status: 500))
      _ = try await client.send(GraphRequest("me"))
      #expect(world.presenter.prompts.isEmpty)
    }
  }
}
