import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

/// GraphQL beside the Graph API, with one token, one login and one way to ask for permissions.
@Suite("GraphQL with the Graph API's login", .timeLimit(.minutes(5)))
struct GraphQLWithGraphTests {
  private struct Me: Decodable, Sendable { var me: String? }

  private static func refused(_ code: String) -> LoopbackAnswer {
    .json(
      #"{"data":{"me":null},"errors":[{"message":"m","path":["me"],"extensions":{"code":"\#(code)"}}]}"#
    )
  }

  /// Sends an operation to a GraphQL service whose answer depends on the request.
  private func fetch(
    in world: World, needs: Set<String> = [],
    refusal: @escaping @Sendable (LoopbackRequest) async -> LoopbackAnswer?
  ) async throws -> GraphQLResult<Me> {
    try await LoopbackServer.run { request in
      await refusal(request) ?? .json(#"{"data":{"me":"Layla"}}"#)
    } body: { server in
      let tokens = world.tokens
      let client = GraphQLClient(
        .init(url: server.url), transport: SystemTransport(),
        authorization: { await tokens.current.map { "Bearer \($0.tokenString)" } },
        recovery: RecoveryProcessor(
          presenter: world.presenter,
          attempters: [
            .logIn: LoginAttempter(manager: world.manager),
            .reviewPermissions: PermissionAttempter(permissions: world.permissions),
          ]), settings: world.settings)
      return try await client.fetch(
        GraphQLOperation(name: "Me", document: "query Me { me }", needs: needs, as: Me.self),
        policy: .networkOnly)
    }
  }

  @Test func `a session that GraphQL misses is renewed for both`() async throws {
    try await World.run(answers: [.logIn]) { world in
      let ended = try await world.secret()
      let result = try await fetch(in: world) { request in
        request.headers["authorization"] == "Bearer \(ended)"
          ? Self.refused("UNAUTHENTICATED") : nil
      }
      #expect(result.data?.me == "Layla" && result.failure == nil)
      #expect(world.presenter.prompts.map { $0.options.first?.action } == [.logIn])
      #expect(try await world.secret() != ended)
    }
  }

  @Test func `a permission that GraphQL misses is the one that the operation needs`() async throws {
    try await World.run(granted: ["email"], answers: [.reviewPermissions]) { world in
      let tokens = world.tokens
      let result = try await fetch(in: world, needs: ["publish_actions"]) { _ in
        await tokens.current?.hasGranted("publish_actions") == true
          ? nil : Self.refused("FORBIDDEN")
      }
      #expect(result.data?.me == "Layla")
      #expect(world.dialog.requests.map(\.permissions) == [["publish_actions"]])
    }
  }

  @Test func `without a permission to ask for there is no button for it`() async throws {
    try await World.run(granted: ["email"], answers: [.reviewPermissions]) { world in
      let result = try await fetch(in: world) { _ in Self.refused("FORBIDDEN") }
      #expect(world.presenter.prompts.isEmpty)
      let alert = try #require(result.failure?.alert(preferring: ["en"]))
      #expect(alert.buttons.map(\.name) == ["ok"])
    }
  }
}
