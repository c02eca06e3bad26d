import BayanErrors
import BayanGraph
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

@Suite("Login over loopback", .timeLimit(.minutes(5)))
struct LoginTests {
  private func login(
    granted: Set<String>? = nil, asking permissions: Set<Permission> = ["email"],
    _ choose: @escaping @Sendable (inout BrowserDialog.Choices) -> Void
  ) async throws -> LoginResult {
    try await World.run(granted: granted) { world in
      world.dialog.choose(choose)
      return await world.manager.logIn(permissions: permissions)
    }
  }

  private func failure(_ result: LoginResult) throws -> LoginFailure {
    guard case .failed(let failure) = result else { throw Unexpected(what: "\(result)") }
    return failure
  }

  @Test func `a login gives a token that the service takes, and says whose it is`() async throws {
    try await World.run(granted: nil) { world in
      let result = await world.manager.logIn(permissions: ["email", "user_friends"])
      guard case .success(let login) = result else { throw Unexpected(what: "\(result)") }
      #expect(login.grantedPermissions == ["email", "user_friends"])
      #expect(login.declinedPermissions.isEmpty)
      #expect(login.token.userID == "1")
      #expect(login.token.expirationDate != nil && !login.token.isExpired())
      #expect(await world.tokens.current == login.token)
      #expect(await world.tokens.profile == Profile(userID: "1", name: "Layla"))
      #expect(world.dialog.requests.first?.purpose == .logIn)
      #expect(try await world.client.send(GraphRequest("me")).value["id"] == "1")
    }
  }

  private typealias Change = @Sendable (inout [String: String], LoginRequest) -> Void

  /// Changes to a dialog's answer, each with the number of the resulting error.
  private static let refusals: [(Int, Change)] = [
    (302, { answer, _ in answer = ["error": "x", "error_subcode": "460"] }),
    (308, { answer, _ in answer["state"] = "forged" }),
    (309, { answer, _ in answer["id_token"] = "a.b.c" }),
  ]

  @Test(arguments: 0..<4)
  func `a login that failed offers to log in once more, and does`(index: Int) async throws {
    try await World.run { world in
      let number = index < 3 ? Self.refusals[index].0 : 304
      world.dialog.choose { choices in
        if index < 3 { choices.change = Self.refusals[index].1 } else { choices.user = "2" }
      }
      let failure = try failure(await world.manager.logIn(permissions: ["user_friends"]))
      #expect(failure.kind.code == number)
      let alert = try #require(ErrorPresentation.alert(for: failure, preferring: ["en"]))
      #expect(alert.buttons.map(\.label) == ["Log In", "Cancel"])
      world.dialog.choose { $0 = BrowserDialog.Choices() }
      #expect(await alert.perform(alert.buttons[0]).isRecovered)
      #expect(await world.tokens.current?.hasGranted("user_friends") == true)
    }
  }

  @Test func `a login that failed has its own buttons, whatever error is beneath`() {
    let beneath = GraphFailure(.graph(GraphRequestError(kind: .permissionMissing)))
    let failure = LoginFailure(kind: .unknown, underlyingError: beneath)
    let words = failure.words(preferring: ["en"])
    #expect(words.description == beneath.words(preferring: ["en"], for: .display).description)
    #expect(words.options.map(\.action) == [.retry, .cancel])
  }

  @Test func `closing the dialog is no error, whoever says it`() async throws {
    #expect(try await login { $0.isDismissed = true }.isCancelled)
    #expect(try await login { $0.error = CancellationError() } == .cancelled)
    #expect(try await login { $0.error = URLError(.cancelled) } == .cancelled)
    #expect(
      try await login {
        $0.error = NSError(domain: "com.apple.SafariServices.Authentication", code: 1)
      } == .cancelled)
    #expect(
      try await login { $0.change = { answer, _ in answer = ["error": "access_denied"] } }
        == .cancelled)
    // The answer has neither a token nor an error.
    #expect(try await login { $0.change = { answer, _ in answer = [:] } } == .cancelled)
    // None of the requested permissions was granted.
    #expect(try await login { $0.declined = ["email"] } == .cancelled)
    #expect(
      ErrorPresentation.alert(for: CancellationError(), preferring: []) == nil)
  }

  @Test func `a login ends in one of three ways, and never in two`() async throws {
    try await World.run(granted: nil) { world in
      world.dialog.choose { $0.isDismissed = true }
      #expect(await world.manager.logIn(permissions: ["email"]) == .cancelled)
      #expect(await world.tokens.current == nil)
      world.dialog.choose {
        $0.isDismissed = false
        $0.change = { answer, _ in answer["state"] = "other" }
      }
      let failed = try failure(await world.manager.logIn(permissions: ["email"]))
      #expect(failed.kind == .badChallengeString)
      #expect(await world.tokens.current == nil)
      world.dialog.choose { $0.change = { _, _ in } }
      guard case .success(let login) = await world.manager.logIn(permissions: ["email"]) else {
        throw Unexpected(what: "no login")
      }
      #expect(await world.tokens.current == login.token)
    }
  }

  @Test func `a second login cancels the first one's dialog`() async throws {
    struct Slow: LoginDialog {
      let shown: Lines

      func reply(to request: LoginRequest) async throws -> LoginReply {
        guard request.permissions == ["first"] else { return .dismissed }
        shown.add("first")
        try await Task.sleep(for: .seconds(3600))
        return .dismissed
      }
    }
    try await World.run(granted: nil) { world in
      let shown = Lines([])
      let manager = LoginManager(
        appID: "1", dialog: Slow(shown: shown), client: world.client)
      async let first = manager.logIn(permissions: ["first"])
      while shown.text.isEmpty { await Task.yield() }
      #expect(await manager.logIn(permissions: ["second"]) == .cancelled)
      #expect(await first == .cancelled)
    }
  }

  @Test func `an answer that doesn't bring back the challenge isn't believed`() async throws {
    let changes: [@Sendable (inout [String: String], LoginRequest) -> Void] = [
      { answer, _ in answer["state"] = nil }, { answer, _ in answer["state"] = "" },
      { answer, request in answer["state"] = request.challenge + "x" },
      { answer, request in answer["state"] = String(request.challenge.reversed()) + "-" },
      { answer, request in answer["state"] = request.nonce },
    ]
    for change in changes {
      try await World.run(granted: nil) { world in
        world.dialog.choose { $0.change = change }
        let failure = try failure(await world.manager.logIn(permissions: ["email"]))
        #expect(failure.kind == .badChallengeString)
        #expect(failure.nsError(preferring: []).code == 308)
        #expect(await world.tokens.current == nil)
      }
    }
  }

  @Test func `a plus that became a space on its way is no other challenge`() async throws {
    try await World.run(granted: nil) { world in
      let manager = LoginManager(
        appID: "1", dialog: world.dialog, client: world.client,
        secret: { "a+b c" })
      for state in ["a b c", "a+b c"] {
        world.dialog.choose { $0.change = { answer, _ in answer["state"] = state } }
        guard case .success = await manager.logIn(permissions: ["email"]) else {
          throw Unexpected(what: "no login with \(state)")
        }
      }
    }
  }

  @Test func `another user than before is a mismatch, and the old token stays`() async throws {
    try await World.run { world in
      let before = await world.tokens.current
      world.dialog.choose { $0.user = "2" }
      let failure = try failure(await world.manager.logIn(permissions: ["email"]))
      #expect(failure.kind == .userMismatch)
      #expect(failure.nsError(preferring: []).code == 304)
      #expect(await world.tokens.current == before)
    }
  }

  @Test func `whose token it is, the service says; where it doesn't, there is no login`()
    async throws
  {
    try await World.run(granted: nil) { world in
      await world.service.script("GET /me", .graphError(2, status: 500))
      let failure = try failure(await world.manager.logIn(permissions: ["email"]))
      #expect(failure.kind == .unknown)
      #expect(ErrorChain(failure).first(of: GraphRequestError.self)?.graphCode == 2)
      #expect(await world.tokens.current == nil)
    }
  }

  @Test func `renewing access without anybody logged in is an error of its own`() async throws {
    try await World.run(granted: nil) { world in
      let failure = try failure(await world.manager.reauthorizeDataAccess())
      #expect(failure.kind == .missingAccessToken)
      #expect(failure.nsError(preferring: []).code == 310)
      #expect(world.dialog.requests.isEmpty)
    }
    try await World.run { world in
      guard case .success = await world.manager.reauthorizeDataAccess() else {
        throw Unexpected(what: "no login")
      }
      #expect(world.dialog.requests.map(\.purpose) == [.reauthorize])
    }
  }

  @Test(arguments: [
    ("459", LoginError.userCheckpointed), ("460", .passwordChanged), ("452", .passwordChanged),
    ("464", .unconfirmedUser), ("1", .unknown), ("no number", .unknown),
  ])
  func `a refused login has the number of its reason`(
    subcode: String, kind: LoginError
  ) async throws {
    let result = try await login {
      $0.change = { answer, _ in
        answer = [
          "error": "x", "error_code": "190", "error_subcode": subcode, "error_message": "m",
        ]
      }
    }
    let failure = try failure(result)
    #expect(failure.kind == kind)
    #expect(
      failure.nsError(preferring: []).userInfo[GraphErrorKey.developerMessage] as? String == "m")
  }

  @Test func `a dialog that can't be shown fails the login, with its reason beneath`() async throws
  {
    let failure = try failure(try await login { $0.error = URLError(.notConnectedToInternet) })
    #expect(failure.kind == .unknown)
    let beneath = try #require(
      failure.nsError(preferring: ["ar"]).userInfo[NSUnderlyingErrorKey] as? any Error)
    #expect((beneath as NSError).domain == NSURLErrorDomain)
  }

  @Test func `an existing token is looked for before anyone is asked`() async throws {
    try await World.run { world in
      let button = LoginButton(permissions: ["email"], manager: world.manager)
      guard case .success(let login) = await button.press() else {
        throw Unexpected(what: "no login")
      }
      #expect(login.token == (await world.tokens.current))
      #expect(world.dialog.requests.isEmpty)
      let more = LoginButton(permissions: ["email", "user_friends"], manager: world.manager)
      guard case .success = await more.press() else { throw Unexpected(what: "no login") }
      #expect(world.dialog.requests.map(\.permissions) == [["email", "user_friends"]])
    }
  }

  @Test func `an expired token is no existing one`() async throws {
    try await World.run { world in
      var token = try #require(await world.tokens.current)
      token.expirationDate = Date(timeIntervalSinceNow: -5)
      await world.tokens.set(token)
      _ = await world.manager.logInIfNeeded(permissions: ["email"])
      #expect(world.dialog.requests.count == 1)
    }
  }

  @Test func `a login in a terminal asks who, and about each permission`() async throws {
    try await World.run(granted: nil) { world in
      let input = Lines(["1", "y", "no"])
      let output = Lines([])
      let browser = world.dialog
      let dialog = TerminalLoginDialog(
        texts: .init(user: "Who?", yes: "yes") { "Allow \($0)?" },
        write: { output.add($0) }, read: { input.next() },
        authorize: { request, choice in
          browser.choose {
            $0.user = choice.user
            $0.declined = Set(choice.declined.map(\.rawValue))
          }
          return try await browser.reply(to: request)
        })
      let manager = LoginManager(
        appID: "1", dialog: dialog, client: world.client)
      let result = await manager.logIn(permissions: ["email", "user_friends"])
      guard case .success(let login) = result else { throw Unexpected(what: "\(result)") }
      #expect(login.grantedPermissions == ["email"])
      #expect(login.declinedPermissions == ["user_friends"])
      #expect(output.text == "Who? Allow email? Allow user_friends? ")
      // The input has ended, which dismisses the dialog.
      #expect(await manager.logIn(permissions: ["email"]) == .cancelled)
    }
  }
}

@Suite("ID tokens", .timeLimit(.minutes(5)))
struct IDTokenTests {
  private static func part(_ value: JSONValue) -> String { part(Array(value.text.utf8)) }

  private static func part(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  static func token(
    _ request: LoginRequest, header: JSONValue = ["alg": "SEAL", "kid": "1"],
    _ change: (inout [String: JSONValue]) -> Void = { _ in }
  ) -> String {
    let now = Int(Date().timeIntervalSince1970)
    var claims: [String: JSONValue] = [
      "sub": "1", "aud": .string(request.appID), "nonce": .string(request.nonce),
      "iat": .integer(now - 5), "exp": .integer(now + 3600),
    ]
    change(&claims)
    let signed = part(header) + "." + part(.object(claims))
    return signed + "." + part(SealVerifier.seal(Array(signed.utf8)))
  }

  private func result(
    _ make: @escaping @Sendable (LoginRequest) -> String?
  ) async throws -> LoginResult {
    try await World.run(granted: nil) { world in
      world.dialog.choose {
        $0.change = { answer, request in answer["id_token"] = make(request) }
      }
      return await world.manager.logIn(permissions: ["openid", "email"])
    }
  }

  @Test func `one that is the service's, of this user and for this login, is believed`()
    async throws
  {
    guard case .success = try await result({ Self.token($0) }) else {
      throw Unexpected(what: "no login")
    }
    guard case .success = try await result({ Self.token($0) { $0["aud"] = ["1"] } }) else {
      throw Unexpected(what: "no login")
    }
  }

  @Test func `anything wrong with one is the same error, and tells nothing more`() async throws {
    let broken: [@Sendable (LoginRequest) -> String?] = [
      { _ in nil }, { _ in "" }, { _ in "a.b.c" }, { _ in String(repeating: "a", count: 20_000) },
      { Self.token($0) + "x" }, { Self.token($0, header: ["alg": "none"]) },
      { Self.token($0) { $0["nonce"] = "other" } }, { Self.token($0) { $0["aud"] = "2" } },
      { Self.token($0) { $0["sub"] = "2" } }, { Self.token($0) { $0["exp"] = 5 } },
      { Self.token($0) { $0["iat"] = 99_999_999_999 } }, { Self.token($0) { $0["exp"] = nil } },
    ]
    for make in broken {
      guard case .failed(let failure) = try await result(make) else {
        throw Unexpected(what: "a login")
      }
      #expect(failure.kind == .invalidIDToken)
      #expect(failure.nsError(preferring: []).code == 309)
    }
  }

  @Test func `without anyone who knows the service's signature none is believed`() async throws {
    try await World.run(granted: nil) { world in
      let manager = LoginManager(
        appID: "1", dialog: world.dialog, client: world.client)
      world.dialog.choose { $0.change = { $0["id_token"] = Self.token($1) } }
      #expect(
        await manager.logIn(permissions: ["email"])
          == .failed(LoginFailure(kind: .invalidIDToken)))
    }
  }
}
