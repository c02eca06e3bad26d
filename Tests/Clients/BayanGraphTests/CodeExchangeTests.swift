import BayanErrors
import BayanGraph
import BayanHTTP
import BayanLoopback
import BayanRuntime
import BayanSDKErrors
import Foundation
import Synchronization
import Testing

@Suite("ID tokens that come with a code's exchange", .timeLimit(.minutes(5)))
struct CodeExchangeTests {
  /// Logs in by a service that answers the exchange with an ID token, and returns the new token,
  /// too.
  private func login(
    verifier: (any IDTokenSignatureVerifier)? = SealVerifier(),
    _ change: @escaping @Sendable (inout [String: JSONValue]) -> Void = { _ in }
  ) async throws -> (LoginResult, AccessToken?) {
    let service = GraphService()
    let nonce = Mutex("")
    return try await LoopbackServer.run { request in
      if let asked = request.query["nonce"] { nonce.withLock { $0 = asked } }
      let answer = await service.answer(request)
      guard request.path.hasSuffix("access_token"), case .respond(200, _, let body) = answer,
        var members = (try? JSONValue(parsing: body))?.object
      else { return answer }
      let login = LoginRequest(
        appID: "1", permissions: [], purpose: .logIn, challenge: "", nonce: nonce.withLock { $0 },
        verifier: "", dialog: URL(filePath: "/"))
      members["id_token"] = .string(IDTokenTests.token(login, change))
      return .json(JSONValue.object(members).text)
    } body: { server in
      let browser = HeadlessBrowser()
      let session = GraphSession(
        appID: "1", server: server.url,
        dialog: LoopbackRedirectDialog(
          page: "", timeout: .seconds(30), open: { browser.open($0) }),
        locales: ["en"], verifier: verifier)
      let result = await session.logIn(permissions: ["openid", "email"])
      #expect(server.requests.contains { $0.path.hasSuffix("access_token") })
      return (result, await session.tokens.current)
    }
  }

  @Test func `one of this user and for this login is believed`() async throws {
    let (result, token) = try await login()
    guard case .success(let login) = result else { throw Unexpected(what: "\(result)") }
    #expect(login.token == token && token?.userID == "1")
  }

  @Test func `one that isn't ends the login, and its access token is not kept`() async throws {
    let changes: [@Sendable (inout [String: JSONValue]) -> Void] = [
      { $0["nonce"] = "of another login" }, { $0["sub"] = "2" }, { $0["aud"] = "2" },
      { $0["exp"] = 5 },
    ]
    for change in changes {
      let (result, token) = try await login(change)
      #expect(result == .failed(LoginFailure(kind: .invalidIDToken)))
      #expect(token == nil)
    }
  }

  @Test func `without anyone who knows the service's signature none is believed`() async throws {
    let (result, token) = try await login(verifier: nil)
    #expect(result == .failed(LoginFailure(kind: .invalidIDToken)))
    #expect(token == nil)
  }
}
