import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Synchronization
import Testing

/// A count of the prompts that are open at once, each until the next one could have come.
private final class Screen: Sendable {
  private let state = Mutex((open: 0, most: 0, all: 0))

  var most: Int { state.withLock { $0.most } }
  var all: Int { state.withLock { $0.all } }

  func show() async {
    state.withLock {
      $0.open += 1
      $0.all += 1
      $0.most = max($0.most, $0.open)
    }
    try? await Task.sleep(for: .milliseconds(150))
    state.withLock { $0.open -= 1 }
  }
}

private final class ObjectPresenter: RecoveryPresenter {
  let screen = Screen()

  func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? {
    await screen.show()
    return prompt.options.first
  }
}

private struct ValuePresenter: RecoveryPresenter {
  let screen: Screen

  func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? {
    await screen.show()
    return nil
  }
}

/// A presenter of another type, which shares the turns that it is given.
private struct SheetPresenter: RecoveryPresenter {
  let screen: Screen
  let turns: PromptTurns

  func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? {
    await screen.show()
    return nil
  }
}

/// A presenter that answers only after `answer()`, and keeps the actions of its prompts.
private final class SlowPresenter: RecoveryPresenter {
  private let state = Mutex((actions: [RecoveryAction](), isReady: false))

  var actions: [RecoveryAction] { state.withLock { $0.actions } }

  func answer() { state.withLock { $0.isReady = true } }

  func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? {
    state.withLock { $0.actions += prompt.options.prefix(1).map(\.action) }
    while !state.withLock({ $0.isReady }) { await Task.yield() }
    return nil
  }
}

@Suite("One prompt at a time, whichever client asks", .timeLimit(.minutes(5)))
struct PromptTurnsTests {
  private struct Me: Decodable, Sendable { var me: String? }

  /// Sends requests with prompts at the same time, each by a client of its own.
  private func ask(_ presenters: [any RecoveryPresenter]) async throws {
    try await LoopbackServer.run { request in
      request.path.hasSuffix("graphql")
        ? .json(#"{"errors":[{"message":"m","extensions":{"code":"UNAUTHENTICATED"}}]}"#)
        : .graphError(190)
    } body: { server in
      let logIn = ActionAttempter(.logIn) { _ in .cancelled }
      await withTaskGroup(of: Void.self) { group in
        for presenter in presenters {
          let session = GraphSession(
            appID: "1", server: server.url, dialog: BrowserDialog(server: server.url),
            presenter: presenter, attempters: [.logIn: logIn])
          let graphQL = GraphQLClient(
            url: server.url.appending(path: "graphql"), transport: SystemTransport(),
            authorization: { nil },
            recovery: RecoveryProcessor(presenter: presenter, attempters: [.logIn: logIn]))
          group.addTask { _ = try? await session.send(GraphRequest("me")) }
          group.addTask {
            _ = try? await graphQL.fetch(
              GraphQLOperation(name: "Me", document: "query Me { me }", as: Me.self),
              policy: .networkOnly)
          }
        }
      }
    }
  }

  @Test func `two clients with one presenter ask one after the other`() async throws {
    let presenter = ObjectPresenter()
    try await ask([presenter])
    #expect(presenter.screen.all == 2 && presenter.screen.most == 1)
  }

  @Test func `prompts come in the order in which the requests failed`() async throws {
    let presenter = SlowPresenter()
    let questions: [(GraphError, RecoveryAction)] = [
      (.sessionEnded, .logIn), (.blocked, .openWebsite), (.permissionMissing, .reviewPermissions),
      (.duplicatePost, .edit),
    ]
    let attempters = questions.map { question in
      (question.1, ActionAttempter(question.1) { _ in .cancelled } as any RecoveryAttempter)
    }
    let recovery = RecoveryProcessor(
      presenter: presenter, attempters: Dictionary(uniqueKeysWithValues: attempters))
    await withTaskGroup(of: Void.self) { group in
      for (index, (kind, _)) in questions.enumerated() {
        group.addTask {
          _ = await recovery.recover(
            from: GraphRequestError(kind: kind), of: RecoveryContext(isIdempotent: true),
            preferring: ["en"])
        }
        // The first prompt has its turn, and each further prompt waits behind the earlier ones.
        while presenter.actions.isEmpty { await Task.yield() }
        while await presenter.turns.waitingCount < index { await Task.yield() }
      }
      presenter.answer()
    }
    #expect(presenter.actions == questions.map(\.1))
  }

  @Test func `presenters that are values of one type ask one after the other`() async throws {
    let screen = Screen()
    try await ask([ValuePresenter(screen: screen), ValuePresenter(screen: screen)])
    #expect(screen.all == 4 && screen.most == 1)
  }

  @Test func `presenters of different types do if they have the same turns`() async throws {
    let presenter = ObjectPresenter()
    let sheet = SheetPresenter(screen: presenter.screen, turns: presenter.turns)
    try await ask([presenter, sheet])
    #expect(presenter.screen.all == 4 && presenter.screen.most == 1)
  }

  @Test func `two presenters with a screen each don't wait for each other`() async throws {
    let screen = Screen()
    try await ask([
      SheetPresenter(screen: screen, turns: PromptTurns()),
      SheetPresenter(screen: screen, turns: PromptTurns()),
    ])
    #expect(screen.all == 4 && screen.most > 1)
  }

  @Test func `a request that an option sends may ask within its turn`() async throws {
    let presenter = ObjectPresenter()
    try await LoopbackServer.run { request in
      request.path.hasSuffix("inner") ? .graphError(190, subcode: 459) : .graphError(190)
    } body: { server in
      let website = ActionAttempter(.openWebsite) { _ in .done }
      let inner = GraphClient(
        GraphClient.Configuration(server: server.url), transport: SystemTransport(),
        recovery: RecoveryProcessor(presenter: presenter, attempters: [.openWebsite: website]))
      let logIn = ActionAttempter(.logIn) { _ in
        // Two concurrent requests have their prompts one after the other, too.
        async let first = try? inner.send(GraphRequest("inner"))
        async let second = try? inner.send(GraphRequest("inner"))
        _ = await (first, second)
        return .failed(nil)
      }
      let client = GraphClient(
        GraphClient.Configuration(server: server.url), transport: SystemTransport(),
        recovery: RecoveryProcessor(presenter: presenter, attempters: [.logIn: logIn]))
      _ = try? await client.send(GraphRequest("me"))
      #expect(presenter.screen.all == 3 && presenter.screen.most == 1)
      // The turn has ended, so that the next request has the same prompts.
      _ = try? await client.send(GraphRequest("me"))
      #expect(presenter.screen.all == 6)
    }
  }
}
