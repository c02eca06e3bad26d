import BayanErrors
import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Synchronization

/// The data of the tests' query.
struct Films: Codable, Hashable, Sendable {
  struct Film: Codable, Hashable, Sendable { var title: String }
  struct Person: Codable, Hashable, Sendable { var name: String }
  var film: Film?
  var person: Person?

  static let document = "query Films { film(id: 1) { title } person(id: 2) { name } }"
  static let complete = #"{"data":{"film":{"title":"أمل جديد"},"person":{"name":"Leia"}}}"#

  static func operation(
    _ kind: GraphQLOperation<Films>.Kind = .query,
    persistence: GraphQLOperation<Films>.Persistence = .none
  ) -> GraphQLOperation<Films> {
    GraphQLOperation(
      kind, name: "Films", document: document, variables: ["first": 3, "email": "ann@example.org"],
      persistence: persistence)
  }
}

/// A transport to the server that stands in for the films' service.
///
/// So one cache sees one service in every test.
struct FilmTransport: HTTPTransport {
  static let url = URL(string: "http://films.example/graphql") ?? URL(filePath: "/")

  let server: URL

  func response(
    to request: HTTPExchange.Request
  ) async throws(HTTPFailure) -> HTTPExchange.Response {
    var request = request
    request.url = server.appending(path: "graphql")
    return try await SystemTransport().response(to: request)
  }
}

/// A user who presses the buttons of a script, and keeps the prompts.
final class ScriptedUser: RecoveryPresenter {
  private let script: Mutex<[RecoveryAction]>
  private let seen = Mutex<[RecoveryPrompt]>([])

  init(_ script: [RecoveryAction]) { self.script = Mutex(script) }

  var prompts: [RecoveryPrompt] { seen.withLock { $0 } }

  func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? {
    seen.withLock { $0.append(prompt) }
    let next = script.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    return prompt.options.first { $0.action == next }
  }
}

/// A login that works at once, and the token that it gives.
final class Login: RecoveryAttempter {
  private let token: Mutex<String?>
  private let count = Mutex(0)

  init(token: String? = "old") { self.token = Mutex(token) }

  var logins: Int { count.withLock { $0 } }
  var authorization: String? { token.withLock { $0 }.map { "Bearer \($0)" } }

  func canAttemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> Bool { action == .logIn }

  func attemptRecovery(
    from failure: any ClientFailure, by action: RecoveryAction
  ) async -> RecoveryResult {
    count.withLock { $0 += 1 }
    token.withLock { $0 = "new" }
    return .recovered
  }
}

/// The events of a client.
final class EventLog: Sendable {
  private let events = Mutex<[GraphQLEvent]>([])
  var summaries: [String] { events.withLock { $0.map(\.summary) } }
  var behaviors: Set<ClientBehavior> { events.withLock { Set($0.map(\.behavior)) } }

  func observer(_ names: [String]) -> ClientObserver<GraphQLEvent> {
    ClientObserver(named: names) { event in self.events.withLock { $0.append(event) } }
  }
}
