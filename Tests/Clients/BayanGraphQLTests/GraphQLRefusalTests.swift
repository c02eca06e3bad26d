import BayanErrors
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Synchronization
import Testing

@Suite("a no is remembered by a GraphQL client", .timeLimit(.minutes(5)))
struct GraphQLRefusalTests {
  private final class Token: Sendable {
    let value = Mutex("Layla's")
  }

  @Test func `for one login, until the program says that the user asks again`() async throws {
    let refusal = #"{"errors":[{"message":"m","extensions":{"code":"UNAUTHENTICATED"}}]}"#
    try await LoopbackServer.run { _ in
      .json(refusal)
    } body: { server in
      let user = ScriptedUser(Array(repeating: .cancel, count: 9))
      let login = ActionAttempter(.logIn) { _ in .recovered }
      let recovery = RecoveryProcessor(presenter: user, attempters: [.logIn: login])
      let token = Token()
      let client = GraphQLClient(
        .init(url: server.url), transport: SystemTransport(),
        credentials: { GraphQLCredentials(authorization: token.value.withLock { $0 }) },
        recovery: recovery, settings: RecoverySettings())
      func ask(_ times: Int) async -> [GraphQLFailure?] {
        var failures: [GraphQLFailure?] = []
        for _ in 0..<times {
          let result = await client.result(of: Films.operation(.query), policy: .networkOnly)
          switch result {
          case .success(let result): failures.append(result.failure)
          case .failure(let failure): failures.append(failure)
          }
        }
        return failures
      }
      let failures = await ask(3)
      #expect(user.prompts.count == 1)
      #expect(failures.map { $0?.recovery.outcome } == [.declined, .declined, .declined])
      #expect(failures.map { $0?.recovery.wasShown } == [true, false, false])
      token.value.withLock { $0 = "Omar's" }
      _ = await ask(2)
      #expect(user.prompts.count == 2)
      await recovery.askAgain()
      _ = await ask(2)
      #expect(user.prompts.count == 3)
    }
  }
}
