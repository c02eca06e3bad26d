import BayanErrors
import BayanGraphQL
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Synchronization
import Testing

@Suite("Strawberry")
struct StrawberryTests {
  struct Film: Decodable, Hashable, Sendable {
    var title: String
    var director: String?
    var year: Int?
  }

  struct Films: Decodable, Hashable, Sendable {
    var film: Film?
    var me: String?
  }

  private func client() throws -> GraphQLClient {
    GraphQLClient(url: try RealServer.strawberry.url, transport: SystemTransport())
  }

  private func query(
    _ document: String, variables: [String: JSONValue] = [:]
  ) -> GraphQLOperation<Films> {
    GraphQLOperation(
      document.hasPrefix("mutation") ? .mutation : .query, name: "Q", document: document,
      variables: variables)
  }

  private func failure(
    _ document: String, variables: [String: JSONValue] = [:]
  ) async throws -> (Films?, GraphQLFailure) {
    let result = try await client().fetch(
      query(document, variables: variables), policy: .networkOnly)
    let failure = try #require(result.failure)
    for locale in ["en", "ar"] as [LocaleTag] {
      let alert = try #require(failure.alert(preferring: [locale]))
      #expect(alert.locale == locale && !alert.buttons.isEmpty)
      for secret in secrets {
        #expect(!"\(alert.title) \(alert.message)".contains(secret))
      }
    }
    return (result.data, failure)
  }

  @Test func `data comes typed`() async throws {
    let result = try await client().fetch(query("query Q { film(id: 1) { title } }"))
    #expect(result.data?.film?.title == "أمل جديد")
    #expect(result.failure == nil && result.response.problems.isEmpty)
  }

  @Test func `an exception in a resolver leaves partial data`() async throws {
    let (data, failure) = try await failure("query Q { film(id: 1) { title director } }")
    #expect(data?.film == Film(title: "أمل جديد"))
    #expect(failure.responseError == .partialData(missing: 1))
    #expect(failure.response?.nullPositions == [["film", "director"]])
    #expect(!"\(failure)".contains("s3cr3t"))
  }

  @Test func `the null of an exception bubbles up to what may be null`() async throws {
    let (data, failure) = try await failure("query Q { film(id: 1) { title year } }")
    #expect(data?.film == nil)
    #expect(failure.errors.first?.path == ["film", "year"])
    #expect(failure.response?.nullPositions == [["film"]])
  }

  @Test(
    arguments: [
      ("query Q { nope }", [:]), ("query Q { film(id: 1) ", [:]),
      ("query Q($id: Int!) { film(id: $id) { title } }", ["id": "ann@example.org"]),
    ] as [(String, [String: JSONValue])])
  func `an operation that is never executed is a fault of the program`(
    _ document: String, _ variables: [String: JSONValue]
  ) async throws {
    let (_, failure) = try await failure(document, variables: variables)
    #expect(failure.responseError == .requestFailed)
    #expect(failure.response?.kind == .requestError)
    #expect(failure.errors.first?.locations.isEmpty == false)
  }

  @Test func `input that is refused names the argument to developers`() async throws {
    let (_, failure) = try await failure("query Q { films(first: 99) { title } }")
    #expect(failure.responseError == .badInput)
    #expect(ErrorDescriptor(failure).invalidArgument == "films")
  }

  @Test func `a limit is a limit`() async throws {
    let (_, failure) = try await failure("query Q { busy }")
    #expect(failure.responseError == .tooManyCalls(hours: 0, minutes: 0))
    #expect(failure.backoff == .limited)
  }

  @Test func `a change that failed may have been made, one that was refused was not`() async throws
  {
    let (_, failed) = try await failure(#"mutation Q { rename(id: 2, title: "t") { title } }"#)
    #expect(failed.responseError == .changeFailed)
    let (_, refused) = try await failure(#"mutation Q { rename(id: 1, title: "") { title } }"#)
    #expect(refused.responseError == .badInput)
  }

  /// A presenter that presses the first button.
  private struct Agreeing: RecoveryPresenter {
    func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? { prompt.options.first }
  }

  @Test func `who isn't logged in logs in, and then has the data`() async throws {
    let token = Mutex<String?>(nil)
    let login = ActionAttempter(.logIn) { _ in
      token.withLock { $0 = "Bearer new" }
      return .recovered
    }
    let client = GraphQLClient(
      url: try RealServer.strawberry.url, transport: SystemTransport(),
      authorization: { token.withLock { $0 } },
      recovery: RecoveryProcessor(presenter: Agreeing(), attempters: [.logIn: login]))
    let result = try await client.fetch(query("query Q { me }"), policy: .networkOnly)
    #expect(result.data?.me == "Leia" && result.failure == nil)
  }

  @Test func `a token that may not is a missing permission`() async throws {
    let client = GraphQLClient(
      .init(url: try RealServer.strawberry.url, headers: ["Authorization": "Bearer old"]),
      transport: SystemTransport())
    let result = try await client.fetch(query("query Q { me }"), policy: .networkOnly)
    #expect(result.problem == .permissionMissing)
  }

  @Test func `a server that knows no hashes is sent the document`() async throws {
    var operation = query("query Q { film(id: 1) { title } }")
    operation.persistence = .automatic(hash: String(repeating: "ab", count: 32))
    let result = try await client().fetch(operation)
    #expect(result.data?.film != nil && result.wasSentInFull)
  }
}
