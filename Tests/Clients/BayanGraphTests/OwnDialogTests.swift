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

@Suite("A no in a program's own dialog is remembered", .timeLimit(.minutes(5)))
struct OwnDialogTests {
  enum Client: String, CaseIterable, Sendable { case session, graphQL, own }

  /// A presenter that presses the first button of each prompt.
  private final class Presser: RecoveryPresenter {
    private let shown = Mutex(0)
    var count: Int { shown.withLock { $0 } }

    func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? {
      shown.withLock { $0 += 1 }
      return prompt.options.first { $0.role != .cancel }
    }
  }

  private typealias Failure = OwnFailure<GraphQLResponseError>

  private struct NoDialog: LoginDialog {
    func reply(to request: LoginRequest) async throws -> LoginReply { .dismissed }
  }

  private struct Me: Decodable, Sendable { var me: String? }

  private static func body(_ client: Client, _ action: RecoveryAction) -> String {
    let isLogin = action == .logIn
    return switch client {
    case .session: #"{"error":{"code":\#(isLogin ? 190 : 200)}}"#
    case .graphQL, .own:
      #"{"errors":[{"message":"m","extensions":{"code":"\#(isLogin ? "UNAUTHENTICATED" : "FORBIDDEN")"}}]}"#
    }
  }

  /// Sends several requests, one after the other.
  private func send(
    _ times: Int, by client: Client, _ presenter: Presser, _ action: RecoveryAction,
    needs: [String] = ["a"], _ answer: @escaping @Sendable () async -> RecoveryResult
  ) async throws -> [RecoveryState] {
    let transport = ScriptedTransport { _ in .json(Self.body(client, action)) }
    let attempter = ActionAttempter(action) { _ in await answer() }
    let recovery = RecoveryProcessor(presenter: presenter, attempters: [action: attempter])
    let url = try #require(URL(string: "https://example.com"))
    var states: [RecoveryState] = []
    switch client {
    case .session:
      let session = GraphSession(
        appID: "1", server: url, dialog: NoDialog(), presenter: presenter,
        settings: RecoverySettings(), attempters: [action: attempter], transport: transport)
      await session.tokens.set(AccessToken(tokenString: "t", userID: "1", permissions: ["email"]))
      for index in 0..<times {
        let needed = Permission(rawValue: needs[index % needs.count])
        do throws(GraphFailure) {
          _ = try await session.send(GraphRequest("me", needs: [needed]))
        } catch { states.append(error.recovery) }
      }
    case .graphQL:
      let client = GraphQLClient(
        .init(url: url), transport: transport, authorization: { "Bearer t" }, recovery: recovery,
        settings: RecoverySettings())
      for index in 0..<times {
        let operation = GraphQLOperation(
          name: "Me", document: "query Me { me }", needs: [needs[index % needs.count]],
          as: Me.self)
        switch await client.result(of: operation, policy: .networkOnly) {
        case .success(let result): states.append(result.failure?.recovery ?? RecoveryState())
        case .failure(let failure): states.append(failure.recovery)
        }
      }
    case .own:
      let failure = Failure(error: action == .logIn ? .sessionEnded : .permissionMissing)
      for _ in 0..<times {
        states.append(
          await recovery.recover(
            from: failure, of: RecoveryContext(isIdempotent: true, login: "t"),
            preferring: ["en"]))
      }
    }
    return states
  }

  static let refusals: [RecoveryResult] = [
    .cancelled, .failed(PermissionError.declined(count: 1)),
    .failed(PermissionFailure(kind: .declined(count: 2))),
    .failed(PermissionFailure(kind: .missing(count: 1), wasDismissed: true)),
    .failed(CancellationError()), .failed(DeviceLoginError.authorizationDeclined),
    .failed(
      NSError(domain: "com.apple.AuthenticationServices.WebAuthenticationSession", code: 1)),
  ]

  @Test(arguments: Client.allCases, [RecoveryAction.logIn, .reviewPermissions])
  func `three requests ask once`(client: Client, action: RecoveryAction) async throws {
    for refusal in Self.refusals {
      let presenter = Presser()
      let states = try await send(3, by: client, presenter, action) { refusal }
      #expect(presenter.count == 1, "\(refusal)")
      #expect(states.dropFirst().map(\.outcome) == [.declined, .declined])
      #expect(states.map(\.wasShown) == [true, false, false])
    }
  }

  @Test(arguments: Client.allCases)
  func `a failed dialog, or one whose end wasn't seen, doesn't count as declined`(
    client: Client
  ) async throws {
    for result: RecoveryResult in [
      .done, .failed(nil), .failed(CoreError.browserUnavailable),
      .failed(PermissionError.missing(count: 1)),
    ] {
      let presenter = Presser()
      let states = try await send(3, by: client, presenter, .logIn) { result }
      #expect(presenter.count == 3, "\(result)")
      let isDone = if case .done = result { true } else { false }
      #expect(states.allSatisfy { $0.outcome == (isDone ? .done : .failed) })
    }
  }

  @Test func `a dialog that closes with its cancelled task is no no`() async throws {
    let presenter = Presser()
    let attempter = ActionAttempter(.logIn) { _ in
      withUnsafeCurrentTask { $0?.cancel() }
      return .cancelled
    }
    let recovery = RecoveryProcessor(presenter: presenter, attempters: [.logIn: attempter])
    for _ in 0..<2 {
      let state = await Task {
        await recovery.recover(
          from: Failure(error: .sessionEnded), of: RecoveryContext(isIdempotent: true, login: "t"),
          preferring: ["en"])
      }.value
      #expect(state.outcome == .cancelled)
    }
    #expect(presenter.count == 2)
  }

  @Test func `it counts for its login, until the user asks again`() async throws {
    let presenter = Presser()
    let recovery = RecoveryProcessor(
      presenter: presenter, attempters: [.logIn: ActionAttempter(.logIn) { _ in .cancelled }])
    func ask(_ login: String?, _ error: GraphQLResponseError = .sessionEnded) async {
      for _ in 0..<2 {
        _ = await recovery.recover(
          from: Failure(error: error), of: RecoveryContext(isIdempotent: true, login: login),
          preferring: ["en"])
      }
    }
    await ask("Layla's")
    #expect(presenter.count == 1)
    await ask("Omar's")
    #expect(presenter.count == 2)
    await recovery.askAgain()
    await ask("Omar's")
    #expect(presenter.count == 3)
  }

  @Test func `a no at the button of the program's own alert counts, too`() async throws {
    let presenter = Presser()
    let recovery = RecoveryProcessor(
      presenter: presenter, attempters: [.logIn: ActionAttempter(.logIn) { _ in .cancelled }])
    let context = RecoveryContext(isIdempotent: true, login: "t")
    var failure = Failure(error: .sessionEnded)
    failure.recovery = await recovery.state(of: failure, after: context)
    let alert = try #require(failure.alert(preferring: ["en"]))
    _ = await alert.perform(alert.buttons[0])
    let state = await recovery.recover(from: failure, of: context, preferring: ["en"])
    #expect(state.outcome == .declined && presenter.count == 0)
  }

  @Test(arguments: [Client.session, .graphQL])
  func `each permission is a question of its own`(client: Client) async throws {
    let presenter = Presser()
    _ = try await send(6, by: client, presenter, .reviewPermissions, needs: ["a", "b"]) {
      .cancelled
    }
    #expect(presenter.count == 2)
  }

  @Test func `a session that ends for another reason is the same question`() async throws {
    let presenter = Presser()
    let subcodes = Mutex([463, 460, 459])
    let session = GraphSession(
      appID: "1", server: try #require(URL(string: "https://example.com")),
      dialog: NoDialog(), presenter: presenter, settings: RecoverySettings(),
      attempters: [.logIn: ActionAttempter(.logIn) { _ in .cancelled }],
      transport: ScriptedTransport { _ in
        let subcode = subcodes.withLock { $0.removeFirst() }
        return .json(#"{"error":{"code":190,"error_subcode":\#(subcode)}}"#)
      })
    await session.tokens.set(AccessToken(tokenString: "t", userID: "1", permissions: ["email"]))
    for _ in 0..<2 { _ = try? await session.send(GraphRequest("me")) }
    #expect(presenter.count == 1)
  }

  @Test func `a user who is known isn't asked again because a token was renewed`() async throws {
    let presenter = Presser()
    let credentials = Mutex(GraphQLCredentials(authorization: "Bearer 0", user: "Layla"))
    let client = GraphQLClient(
      .init(url: try #require(URL(string: "https://example.com"))),
      transport: ScriptedTransport { _ in .json(Self.body(.graphQL, .reviewPermissions)) },
      credentials: { credentials.withLock { $0 } },
      recovery: RecoveryProcessor(
        presenter: presenter,
        attempters: [.reviewPermissions: ActionAttempter(.reviewPermissions) { _ in .cancelled }]),
      settings: RecoverySettings())
    let operation = GraphQLOperation(name: "Me", document: "query Me { me }", as: Me.self)
    for (index, user) in ["Layla", "Layla", "Layla", "Omar", "Omar"].enumerated() {
      credentials.withLock { $0 = .init(authorization: "Bearer \(index)", user: user) }
      _ = await client.result(of: operation, policy: .networkOnly)
      #expect(presenter.count == (user == "Layla" ? 1 : 2))
    }
  }
}
