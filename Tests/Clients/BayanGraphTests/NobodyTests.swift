import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Synchronization
import Testing

/// Refusals that a login or a logout ends, because another user may be at the device afterwards.
@Suite("A no while nobody is logged in", .timeLimit(.minutes(5)))
struct NobodyTests {
  /// A presenter that declines every prompt.
  private final class Decliner: RecoveryPresenter {
    private let shown = Mutex(0)
    var count: Int { shown.withLock { $0 } }

    func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? {
      shown.withLock { $0 += 1 }
      return nil
    }
  }

  /// A dialog that grants all requested permissions, unless it is to be closed.
  private final class Dialog: LoginDialog {
    private let state = Mutex((count: 0, isClosed: false))
    var count: Int { state.withLock { $0.count } }

    func close(_ isClosed: Bool) { state.withLock { $0.isClosed = isClosed } }

    func reply(to request: LoginRequest) async throws -> LoginReply {
      let (count, isClosed) = state.withLock { state in
        state.count += 1
        return state
      }
      if isClosed { return .dismissed }
      return .returned([
        "access_token": "token \(count)", "state": request.challenge,
        "granted_scopes": request.permissions.map(\.rawValue).joined(separator: ","),
      ])
    }
  }

  /// The ways to log in and out.
  enum Way: String, CaseIterable, Sendable {
    case manager, managerWithRequest, program, batch
  }

  private struct Place {
    var session: GraphSession
    var user = Decliner()
    var dialog = Dialog()

    /// - Parameter isOwn: Whether the program has an attempter of its own for logins.
    init(isOwn: Bool = false) throws {
      let transport = ScriptedTransport { request in
        guard request.headers["Authorization"] != nil else {
          return .json(#"{"error":{"code":2500}}"#)
        }
        if request.body != nil { return .json(#"[{"code":200,"body":"{}"}]"#) }
        return .json(#"{"id":"1"}"#)
      }
      session = GraphSession(
        appID: "1", server: try #require(URL(string: "https://graph.example.com")), dialog: dialog,
        presenter: user, locales: ["en"], settings: RecoverySettings(),
        attempters: isOwn ? [.logIn: ActionAttempter(.logIn) { _ in .cancelled }] : [:],
        transport: transport)
    }

    func logInAndOut(_ way: Way) async throws {
      switch way {
      case .manager, .managerWithRequest:
        guard case .success = await session.logIn(permissions: ["email"]) else {
          throw Unexpected(what: "no login")
        }
      case .program, .batch:
        await session.tokens.set(AccessToken(tokenString: "t", userID: "2"))
      }
      switch way {
      case .manager: break
      case .managerWithRequest, .program: _ = try await session.send(GraphRequest("me"))
      case .batch: _ = try await session.client.send([GraphRequest("me")])
      }
      if way == .manager || way == .managerWithRequest {
        await session.logOut()
      } else {
        await session.tokens.clear()
      }
    }
  }

  @Test(arguments: Way.allCases, [false, true])
  func `is asked again after a login and a logout`(way: Way, isOwn: Bool) async throws {
    let place = try Place(isOwn: isOwn)
    for prompts in 1...2 {
      for _ in 0..<3 { _ = try? await place.session.send(GraphRequest("me")) }
      #expect(place.user.count == prompts)
      try await place.logInAndOut(way)
    }
  }

  @Test(arguments: Way.allCases)
  func `asks for a permission again after a login and a logout`(way: Way) async throws {
    let place = try Place()
    for _ in 1...2 {
      let before = place.dialog.count
      place.dialog.close(true)
      for _ in 0..<3 {
        do throws(PermissionFailure) {
          try await place.session.permissions.require(["user_friends"], on: .program)
          Issue.record("it was given")
        } catch { #expect(error.wasDismissed) }
      }
      #expect(place.dialog.count == before + 1)
      place.dialog.close(false)
      try await place.logInAndOut(way)
    }
  }

  @Test func `isn't one for the user who logs in, in a client of the program's own`() async throws {
    let user = Decliner()
    let recovery = RecoveryProcessor(
      presenter: user, attempters: [.logIn: ActionAttempter(.logIn) { _ in .recovered }])
    // Only failures that wait for the user lead to a prompt, and each failure names its login.
    let failures: [(String?, GraphQLResponseError, Int)] = [
      (nil, .sessionEnded, 1), (nil, .sessionEnded, 1), ("Layla's", .sessionEnded, 2),
      (nil, .sessionEnded, 3), ("Omar's", .requestFailed, 3), (nil, .sessionEnded, 4),
    ]
    for (login, error, prompts) in failures {
      _ = await recovery.recover(
        from: OwnFailure(error: error), of: RecoveryContext(isIdempotent: true, login: login),
        preferring: ["en"])
      #expect(user.count == prompts)
    }
  }

  @Test func `nor for one whose queries all succeed`() async throws {
    struct Me: Decodable, Sendable { var me: String? }
    let user = Decliner()
    let authorization = Mutex<String?>(nil)
    let client = GraphQLClient(
      .init(url: try #require(URL(string: "https://example.com"))),
      transport: ScriptedTransport { request in
        request.headers["Authorization"] != nil
          ? .json(#"{"data":{"me":"Layla"}}"#)
          : .json(#"{"errors":[{"message":"m","extensions":{"code":"UNAUTHENTICATED"}}]}"#)
      },
      authorization: { authorization.withLock { $0 } },
      recovery: RecoveryProcessor(
        presenter: user, attempters: [.logIn: ActionAttempter(.logIn) { _ in .recovered }]),
      settings: RecoverySettings())
    let operation = GraphQLOperation(name: "Me", document: "query Me { me }", as: Me.self)
    for (login, prompts) in [(nil, 1), (nil, 1), ("Bearer t", 1), (nil, 2)] as [(String?, Int)] {
      authorization.withLock { $0 = login }
      _ = await client.result(of: operation)
      #expect(user.count == prompts)
    }
  }

  @Test func `a late request of the session that is over is no login, nor is one of the app's own`()
    async throws
  {
    let user = Decliner()
    let session = GraphSession(
      appID: "1", server: try #require(URL(string: "https://graph.example.com")), dialog: Dialog(),
      presenter: user, locales: ["en"], settings: RecoverySettings(),
      attempters: [.logIn: ActionAttempter(.logIn) { _ in .cancelled }],
      transport: ScriptedTransport { request in
        .json(#"{"error":{"code":\#(request.headers["Authorization"] == nil ? 2500 : 190)}}"#)
      })
    let layla = AccessToken(tokenString: "layla", userID: "1", permissions: ["email"])
    await session.tokens.set(layla)
    _ = try? await session.send(GraphRequest("me"))
    #expect(await session.tokens.current == nil && user.count == 1)
    let app = AccessToken(tokenString: "app", userID: "", isClientToken: true)
    for request in [
      GraphRequest("me"), GraphRequest("me", token: layla), GraphRequest("me"),
      GraphRequest("me", token: app), GraphRequest("me"),
    ] { _ = try? await session.send(request) }
    #expect(user.count == 1)
  }
}
