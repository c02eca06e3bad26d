import BayanErrors
import BayanGraph
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

@Suite("Permissions over loopback", .timeLimit(.minutes(5)))
struct PermissionTests {
  private let post = GraphRequest(
    "me/feed", method: .post, parameters: ["message": "hello"], needs: ["publish_actions"])

  @Test func `a token knows what was given, what was declined, and what is over`() {
    let token = AccessToken(
      tokenString: "t", userID: "1", permissions: ["email", "user_friends"],
      declinedPermissions: ["user_likes"], expiredPermissions: ["user_friends"])
    #expect(token.hasGranted("email"))
    #expect(!token.hasGranted("user_friends"))
    #expect(!token.hasGranted("user_likes"))
    #expect(token.missing(of: ["email", "user_friends", "x"]) == ["user_friends", "x"])
    #expect(Permission.list("") == [] && Permission.list("a,b") == ["a", "b"])
  }

  @Test func `a declined permission is a result of the login, not an error`() async throws {
    try await World.run(granted: nil) { world in
      world.dialog.choose { $0.declined = ["user_friends"] }
      let result = await world.manager.logIn(permissions: ["email", "user_friends"])
      guard case .success(let login) = result else { throw Unexpected(what: "\(result)") }
      #expect(login.declinedPermissions == ["user_friends"])
      #expect(login.grantedPermissions == ["email"])
    }
  }

  @Test func `the token remembers every decline, the result those of its own request`() async throws
  {
    try await World.run(granted: nil) { world in
      world.dialog.choose { $0.declined = ["a"] }
      _ = await world.manager.logIn(permissions: ["email", "a"])
      world.dialog.choose { $0.declined = ["b"] }
      let result = await world.manager.logIn(permissions: ["email", "b"])
      guard case .success(let login) = result else { throw Unexpected(what: "\(result)") }
      #expect(login.declinedPermissions == ["b"])
      #expect(login.token.declinedPermissions == ["a", "b"])
      // A permission that is granted later no longer counts as declined.
      world.dialog.choose { $0.declined = [] }
      _ = await world.manager.logIn(permissions: ["a"])
      #expect(await world.tokens.current?.declinedPermissions == ["b"])
      #expect(world.dialog.requests.map(\.purpose) == [.logIn, .rerequest, .rerequest])
    }
  }

  @Test func `the only permission of a re-request, declined, is in the result and on the token`()
    async throws
  {
    try await World.run(granted: ["email"]) { world in
      world.dialog.choose { $0.declined = ["user_friends"] }
      let result = await world.manager.logIn(permissions: ["user_friends"])
      guard case .success(let login) = result else { throw Unexpected(what: "\(result)") }
      #expect(login.grantedPermissions.isEmpty)
      #expect(login.declinedPermissions == ["user_friends"])
      #expect(await world.tokens.current?.declinedPermissions == ["user_friends"])
      // Permissions that were granted before stay.
      #expect(await world.tokens.current?.permissions == ["email"])
      await expect(.declined(count: 1)) {
        try await world.permissions.require(["user_friends"], on: .program)
      }
      #expect(world.dialog.requests.count == 1)
    }
  }

  @Test func `a re-request leaves what was given before`() async throws {
    try await World.run(granted: ["email", "publish_actions"]) { world in
      _ = await world.manager.logIn(permissions: ["user_friends"])
      let permissions = await world.tokens.current?.permissions
      #expect(permissions == ["email", "publish_actions", "user_friends"])
      _ = try await world.client.send(post)
    }
  }

  @Test func `a revoked permission is found by asking, and reported as revoked`() async throws {
    try await World.run { world in
      await world.service.takeBack("publish_actions")
      #expect(await world.tokens.current?.hasGranted("publish_actions") == true)
      #expect(try await world.permissions.refresh() == ["publish_actions"])
      #expect(await world.tokens.current?.permissions == ["email"])
      await expect(.revoked(count: 1)) {
        try await world.permissions.require(["publish_actions"], on: .program)
      }
      #expect(world.dialog.requests.isEmpty)
      world.dialog.choose { $0.isDismissed = true }
      await expect(.revoked(count: 1)) {
        try await world.permissions.require(["publish_actions"], on: .userAction)
      }
      world.dialog.choose { $0.isDismissed = false }
      try await world.permissions.require(["publish_actions"], on: .userAction)
      #expect(await world.tokens.current?.hasGranted("publish_actions") == true)
    }
  }

  @Test func `an expired permission is reported as expired, whatever came of asking`() async throws
  {
    try await World.run(granted: ["email"]) { world in
      await world.tokens.update { (login: inout StoredLogin) -> Void in
        login.token?.permissions.insert("user_friends")
        login.token?.expiredPermissions = ["user_friends"]
      }
      world.dialog.choose { $0.isDismissed = true }
      for occasion in [PermissionManager.Occasion.userAction, .program] {
        await expect(.expired(count: 1)) {
          try await world.permissions.require(
            ["user_friends"], on: occasion, purpose: "Find Friends")
        }
      }
      #expect(world.dialog.requests.count == 1)
      // The dialog's answer doesn't mention the permission.
      world.dialog.choose { choices in
        choices.isDismissed = false
        choices.change = { answer, _ in answer["granted_scopes"] = "email" }
      }
      do throws(PermissionFailure) {
        try await world.permissions.require(["user_friends"], on: .userAction)
        Issue.record("it was given")
      } catch {
        let alert = try #require(ErrorPresentation.alert(for: error, preferring: ["en"]))
        #expect(alert.title == PermissionError.expired(count: 1).words(in: .en).title)
      }
    }
  }

  @Test func `where asking came to nothing, the purpose is told`() async throws {
    try await World.run(granted: ["email"]) { world in
      world.dialog.choose { $0.isDismissed = true }
      await expect(.needed(purpose: "Find Friends")) {
        try await world.permissions.require(
          ["user_friends"], on: .userAction, purpose: "Find Friends")
      }
      await expect(.missing(count: 1)) {
        try await world.permissions.require(["user_friends"], on: .userAction)
      }
    }
  }

  /// Returns the failure of a request for permissions.
  private func failure(
    _ world: World, on occasion: PermissionManager.Occasion = .userAction
  ) async throws -> PermissionFailure {
    do throws(PermissionFailure) {
      try await world.permissions.require(["user_friends"], on: occasion)
      throw PermissionFailure(kind: .missing(count: -1))
    } catch {
      return error
    }
  }

  @Test func `where asking failed, the reason is that of the login`() async throws {
    try await World.run(granted: ["email"]) { world in
      world.dialog.choose { $0.error = URLError(.notConnectedToInternet) }
      let offline = try await failure(world)
      #expect(offline.kind == .notAsked(underlying: offline))
      #expect(offline.loginFailure?.kind == .unknown)
      let alert = try #require(ErrorPresentation.alert(for: offline, preferring: ["en"]))
      #expect(alert.message.hasPrefix("This device isn’t connected to the internet."))
      // The alert's button asks for the permissions again.
      world.dialog.choose { $0.error = nil }
      #expect(alert.buttons.map(\.name) == ["retry", "cancel"])
      #expect(await alert.perform(alert.buttons[0]).isRecovered)
      #expect(await world.tokens.current?.hasGranted("user_friends") == true)
    }
  }

  @Test func `a safeguard that stopped the login isn't told as a missing permission`() async throws
  {
    try await World.run(granted: ["email"]) { world in
      world.dialog.choose { $0.change = { parameters, _ in parameters["state"] = "forged" } }
      let failure = try await failure(world)
      #expect(failure.loginFailure?.kind == .badChallengeString)
      #expect(failure.category == .security)
      let alert = try #require(ErrorPresentation.alert(for: failure, preferring: ["ar"]))
      #expect(alert.title == "تعذّر تسجيل الدخول بأمان")
    }
  }

  @Test func `who closes the dialog is shown nothing, and the program knows what is missing`()
    async throws
  {
    try await World.run(granted: ["email"]) { world in
      world.dialog.choose { $0.isDismissed = true }
      let failure = try await failure(world)
      #expect(failure.wasDismissed && Cancellation.isCause(of: failure))
      #expect(failure.kind == .missing(count: 1))
      #expect(ErrorPresentation.alert(for: failure, preferring: ["en"]) == nil)
    }
  }

  @Test func `the alert's button reviews a revoked permission`() async throws {
    try await World.run { world in
      await world.service.takeBack("publish_actions")
      try await world.permissions.refresh()
      do {
        try await world.permissions.require(["publish_actions"], on: .program)
      } catch let error as PermissionFailure {
        let alert = ErrorPresentation.alert(for: error as NSError, preferring: ["en"])
        #expect(alert?.buttons.map(\.label) == ["Review Permissions", "Not Now"])
        let review = try #require(alert?.buttons.first)
        #expect(await alert?.perform(review).isRecovered == true)
      }
      #expect(await world.tokens.current?.hasGranted("publish_actions") == true)
    }
  }

  @Test func `giving back and looking again recover as other requests do`() async throws {
    let calls: [@Sendable (World) async throws -> Void] = [
      { try await $0.permissions.revoke("email") }, { try await $0.permissions.revokeAll() },
      { _ = try await $0.permissions.refresh() },
    ]
    for (index, call) in calls.enumerated() {
      // With an expired token the user is asked once, and the request is sent with the new token.
      try await World.run(answers: [.logIn]) { world in
        let old = try await world.secret()
        await world.service.end(old)
        try await call(world)
        #expect(world.presenter.prompts.count == 1)
        let sent = world.server.requests.filter { $0.path.contains("/me/permissions") }
          .map { $0.headers["authorization"] ?? "" }
        #expect(sent.count == 2 && sent[0] == "Bearer \(old)" && sent[1] != sent[0])
        #expect(sent[1].hasPrefix("Bearer TOKEN"))
        #expect(await (world.tokens.current == nil) == (index == 1))
      }
      // A transient failure is tried again without a prompt.
      try await World.run { world in
        let route = [
          "DELETE /me/permissions/email", "DELETE /me/permissions", "GET /me/permissions",
        ]
        await world.service.script(route[index], .graphError(2, status: 500))
        try await call(world)
        #expect(world.requests.filter { $0 == route[index] }.count == 2)
        #expect(world.presenter.prompts.isEmpty)
      }
    }
  }

  @Test
  func `before a request its permissions are looked for, and asked for where they are missing`()
    async throws
  {
    try await World.run(granted: ["email"]) { world in
      try await world.permissions.require(["email"], on: .userAction)
      #expect(world.dialog.requests.isEmpty)
      try await world.permissions.require(["publish_actions"], on: .userAction)
      #expect(world.dialog.requests.map(\.permissions) == [["publish_actions"]])
      _ = try await world.client.send(post)
    }
  }

  @Test
  func `a declined permission is asked for again only when the user does what needs it`()
    async throws
  {
    try await World.run(granted: ["email"]) { world in
      world.dialog.choose { $0.declined = ["user_friends"] }
      await expect(.declined(count: 1)) {
        try await world.permissions.require(["user_friends"], on: .program)
      }
      world.dialog.choose { $0.declined = ["user_friends"] }
      await expect(.declined(count: 1)) {
        try await world.permissions.require(["user_friends", "user_likes"], on: .program)
      }
      let asked = world.dialog.requests.count
      await expect(.declined(count: 1)) {
        try await world.permissions.require(["user_friends"], on: .program)
      }
      #expect(world.dialog.requests.count == asked)
      // The rest of the app still works.
      _ = try await world.client.send(GraphRequest("me"))

      world.dialog.choose { $0.declined = [] }
      try await world.permissions.require(["user_friends"], on: .userAction)
      #expect(world.dialog.requests.count == asked + 1)
    }
  }

  @Test func `the words after a decline say what goes on, and offer nothing that asks again`() {
    let words = PermissionError.declined(count: 1).words(in: .en)
    #expect(
      words.suggestion
        == "You can use everything else. This app asks again only when you use something that needs permission."
    )
    #expect(words.options.map(\.name) == ["ok"])
  }

  @Test func `a missing permission is asked for, and the request sent again`() async throws {
    try await World.run(granted: ["email"], answers: [.reviewPermissions]) { world in
      let response = try await world.client.send(post)
      #expect(response.value["id"] == "1_1")
      #expect(
        world.presenter.prompts.first?.options.map(\.action) == [.reviewPermissions, .notNow])
      #expect(world.dialog.requests.map(\.permissions) == [["publish_actions"]])
      #expect(await world.service.posts == ["hello"])
    }
  }

  @Test func `declining once more delivers the error, and keeps the token`() async throws {
    try await World.run(granted: ["email"], answers: [.reviewPermissions]) { world in
      world.dialog.choose { $0.declined = ["publish_actions"] }
      let error = try await world.error(of: post)
      #expect(error.kind == .permissionMissing)
      #expect(await world.tokens.current != nil)
      #expect(world.requests.filter { $0 == "POST /me/feed" }.count == 1)
    }
    try await World.run(granted: ["email"], answers: [.notNow]) { world in
      let error = try await world.error(of: post)
      #expect(error.kind == .permissionMissing)
      #expect(world.dialog.requests.isEmpty)
    }
  }

  @Test func `a permission error has code 200, in the error and in NSError`() async throws {
    try await World.run(granted: ["email"], answers: nil) { world in
      let error = try await world.error(of: post)
      #expect(error.graphCode == 200)
      #expect(error.nsError(preferring: []).userInfo[GraphErrorKey.graphCode] as? Int == 200)
      // The service's text for developers isn't shown to readers.
      #expect(!error.localizedDescription.contains("publish_actions"))
    }
  }

  @Test func `one permission can be given back`() async throws {
    try await World.run { world in
      try await world.permissions.revoke("publish_actions")
      #expect(world.requests == ["DELETE /me/permissions/publish_actions"])
      #expect(await world.tokens.current?.permissions == ["email"])
      let listed = try await world.client.send(GraphRequest("me/permissions"))
      #expect(listed.value["data"] == [["permission": "email", "status": "granted"]])
    }
  }

  @Test func `all can be given back, and nobody is logged in then`() async throws {
    try await World.run { world in
      let token = try #require(await world.tokens.current)
      try await world.permissions.revokeAll()
      #expect(world.requests == ["DELETE /me/permissions"])
      #expect(await world.tokens.current == nil)
      #expect(await world.tokens.profile == nil)
      #expect(try await world.error(of: GraphRequest("me", token: token)).kind == .appNotConnected)
    }
  }

  @Test func `a permission isn't revoked without confirmation`() async throws {
    try await World.run { world in
      await world.service.script("DELETE /me/permissions", .json(#"{"success":false}"#))
      await #expect(throws: GraphFailure.core(.graphRequestProtocolMismatch)) {
        try await world.permissions.revokeAll()
      }
      #expect(await world.tokens.current != nil)
    }
  }

  @Test func `taken back by hand, outside of the app, a permission is missed by the next request`()
    async throws
  {
    try await World.run(answers: [.notNow]) { world in
      // The requests are those of the service's explorer: DELETE at the same path, with the app's
      // token.
      let hand = GraphClient(
        world.client.configuration, transport: SystemTransport(),
        tokens: MemoryTokenStore(current: await world.tokens.current))
      let request = GraphRequest("me/permissions/publish_actions", method: .delete)
      #expect(try await hand.send(request).value["success"] == true)
      let error = try await world.error(of: post)
      #expect(error.kind == .permissionMissing)
      // Here the whole login is taken back.
      #expect(
        try await hand.send(GraphRequest("me/permissions", method: .delete)).value["success"]
          == true)
      #expect(try await world.error(of: GraphRequest("me")).kind == .appNotConnected)
    }
  }
}

/// Expects a failure of the given kind, for missing permissions.
func expect(
  _ kind: PermissionError, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async {
  do {
    try await body()
    Issue.record("nothing is missing", sourceLocation: sourceLocation)
  } catch {
    #expect((error as? PermissionFailure)?.kind == kind, sourceLocation: sourceLocation)
  }
}
