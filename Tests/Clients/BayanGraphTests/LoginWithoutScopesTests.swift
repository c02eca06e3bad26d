import BayanErrors
import BayanGraph
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

@Suite("A login whose answer names no permissions", .timeLimit(.minutes(5)))
struct LoginWithoutScopesTests {
  private static let list = "GET /me/permissions"

  /// Removes the permissions from the dialog's answer.
  private static func forget(_ answer: inout [String: String], _: LoginRequest) {
    answer["granted_scopes"] = nil
    answer["denied_scopes"] = nil
  }

  private func run<Value: Sendable>(
    granted: Set<String>? = nil, _ body: (World) async throws -> Value
  ) async throws -> Value {
    try await World.run(granted: granted) { world in
      world.dialog.choose { $0.change = Self.forget }
      return try await body(world)
    }
  }

  private func failure(_ result: LoginResult) throws -> LoginFailure {
    guard case .failed(let failure) = result else { throw Unexpected(what: "\(result)") }
    return failure
  }

  @Test func `is a login, with what the service lists`() async throws {
    try await run { world in
      world.dialog.choose { $0.declined = ["user_friends"] }
      let result = await world.manager.logIn(permissions: ["email", "user_friends"])
      guard case .success(let login) = result else { throw Unexpected(what: "\(result)") }
      #expect(login.grantedPermissions == ["email"])
      #expect(login.declinedPermissions == ["user_friends"])
      #expect(world.requests.filter { $0 == Self.list }.count == 1)
    }
  }

  @Test func `with a code is one, too`() async throws {
    let service = GraphService()
    try await LoopbackServer.run { request in
      guard request.path.hasSuffix("/dialog/oauth") else { return await service.answer(request) }
      guard case .respond(_, let headers, _) = await service.answer(request),
        let target = headers["Location"], var components = URLComponents(string: target)
      else { return .drop }
      components.queryItems?.removeAll { $0.name.hasSuffix("_scopes") }
      return .respond(status: 302, headers: ["Location": components.string ?? ""], body: [])
    } body: { server in
      let browser = HeadlessBrowser()
      let session = GraphSession(
        appID: "1", server: server.url,
        dialog: LoopbackRedirectDialog(page: "", timeout: .seconds(30)) { browser.open($0) },
        locales: ["en"])
      let result = await session.logIn(permissions: ["email"])
      guard case .success(let login) = result else { throw Unexpected(what: "\(result)") }
      #expect(login.token.permissions == ["email"])
    }
  }

  @Test func `loses nothing that the user had given before`() async throws {
    try await run(granted: ["email", "publish_actions"]) { world in
      let result = await world.manager.logIn(permissions: ["user_friends"])
      guard case .success(let login) = result else { throw Unexpected(what: "\(result)") }
      #expect(login.token.permissions == ["email", "publish_actions", "user_friends"])
      #expect(login.grantedPermissions == ["user_friends"])
    }
  }

  /// The service's answers in place of its list of permissions.
  private static let answers: [LoopbackAnswer] = [
    .half(status: 200, body: Array(#"{"data":[]}"#.utf8)), .graphError(2, status: 500),
    .graphError(190), .json("[]"), .json(#"{"data":[]}"#),
    .json(#"{"data":[{"permission":"user_likes","status":"declined"}]}"#),
    .respond(status: 502, headers: [:], body: []),
  ]

  @Test(arguments: answers.indices, ["en", "ar"])
  func `fails with words and a way out, where the list can't be had`(
    index: Int, locale: String
  ) async throws {
    try await run { world in
      await world.service.script(Self.list, Self.answers[index])
      let failure = try failure(await world.manager.logIn(permissions: ["email"]))
      #expect(await world.tokens.current == nil)
      let alert = try #require(
        ErrorPresentation.alert(for: failure, preferring: [.init(locale)]))
      #expect(alert.title == LoginError.unknown.words(preferring: [.init(locale)]).title)
      #expect(!alert.message.isEmpty)
      // The alert's button logs in again.
      #expect(alert.buttons.map(\.name) == ["retry", "cancel"])
      #expect(await alert.perform(alert.buttons[0]).isRecovered)
      #expect(await world.tokens.current?.permissions == ["email"])
    }
  }

  @Test func `stays silent where the user declined all of it`() async throws {
    try await run { world in
      world.dialog.choose { $0.declined = ["email"] }
      #expect(await world.manager.logIn(permissions: ["email"]) == .cancelled)
      #expect(await world.tokens.current == nil)
    }
  }

  @Test func `stays silent where it was cancelled while the list was asked for`() async throws {
    try await run { world in
      await world.service.script(Self.list, .never)
      let task = Task { await world.manager.logIn(permissions: ["email"]) }
      while !world.requests.contains(Self.list) { await Task.yield() }
      task.cancel()
      #expect(await task.value == .cancelled)
    }
  }

  @Test(arguments: [LoginRequest.Response.code, .token])
  func `the dialog is asked for them, in both of its ways`(
    response: LoginRequest.Response
  ) async throws {
    try await World.run(granted: nil) { world in
      _ = await world.manager.logIn(permissions: ["email"])
      let request = try #require(world.dialog.requests.first)
      let redirect = try #require(URL(string: "https://example.org/"))
      let address = request.address(redirect: redirect, response: response).absoluteString
      #expect(address.contains("response_type=\(response.rawValue)%20granted_scopes&"))
      #expect(address.contains("return_scopes=true"))
    }
  }
}
