import BayanErrors
import BayanGraphQL
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

@Suite("Ariadne")
struct AriadneTests {
  struct Films: Decodable, Sendable {
    struct Film: Decodable, Sendable { var title: String? }
    struct Person: Decodable, Sendable { var name: String }
    var film: Film?
    var person: Person?
  }

  /// The document whose SHA-256 is ``hash``.
  private static let document = "query Q { film { title } }"
  private static let hash = "7d513c2e44b388fd4f3213fe3691d47bd3394bd1024ac46262300ca112d96028"

  private func client() throws -> GraphQLClient {
    GraphQLClient(
      url: try RealServer.ariadne.url, transport: SystemTransport(), cache: MemoryCache())
  }

  private func query(
    _ document: String, _ persistence: GraphQLOperation<Films>.Persistence = .none
  ) -> GraphQLOperation<Films> {
    GraphQLOperation(name: "Q", document: document, persistence: persistence)
  }

  @Test func `errors keep their data, their codes and what else they say`() async throws {
    struct Failed: Decodable, Equatable { var code: String, took: Int }
    let result = try await client().fetch(
      query("query Q { film { title } person { name } }"), policy: .networkOnly)
    #expect(result.data?.film?.title == "A New Hope" && result.data?.person == nil)
    #expect(result.problem == .partialData(missing: 1))
    let error = try #require(result.errors.first)
    #expect(
      try error.extensions(as: Failed.self) == Failed(code: "INTERNAL_SERVER_ERROR", took: 7))
    #expect(error.path == ["person"])
  }

  @Test func `null for what may not be null takes its object along`() async throws {
    let result = try await client().fetch(
      query("query Q { film { year } }"), policy: .networkOnly)
    #expect(result.data != nil && result.data?.film == nil)
    #expect(result.response.nullPositions == [["film"]])
  }

  @Test(arguments: ["query Q { nope }", "query Q { film"])
  func `a document that is refused with 400 is a fault of the program`(
    _ document: String
  )
    async throws
  {
    let outcome = try await client().result(of: query(document), policy: .networkOnly)
    guard case .failure(let failure) = outcome else {
      Issue.record("it was a result")
      return
    }
    #expect(failure.responseError == .requestFailed)
    #expect(failure.status == 400 && failure.errors.count == 1)
    #expect(failure.errors.first?.locations.first?.line == 1)
  }

  @Test func `an unknown hash is sent with its document, and is known then`() async throws {
    let client = try client()
    let operation = query(Self.document, .automatic(hash: Self.hash))
    #expect(try await client.fetch(operation, policy: .networkOnly).wasSentInFull)
    let second = try await client.fetch(operation, policy: .networkOnly)
    #expect(!second.wasSentInFull && second.data?.film?.title == "A New Hope")
    let registered = query(Self.document, .registered(hash: Self.hash))
    #expect(try await client.fetch(registered, policy: .networkOnly).data?.film != nil)
  }

  @Test func `a registered hash that the server lost has words`() async throws {
    let lost = query(Self.document, .registered(hash: String(repeating: "0", count: 64)))
    let result = try await client().fetch(lost, policy: .networkOnly)
    #expect(result.problem == .persistedQueryNotFound)
    #expect(result.failure?.words(preferring: ["ar"], for: .display).direction == .rightToLeft)
  }

  @Test func `the cache answers first and the server after`() async throws {
    let client = try client()
    let operation = query(Self.document)
    _ = try await client.fetch(operation, policy: .networkOnly)
    var sources: [GraphQLResult<Films>.Source] = []
    for try await result in client.results(of: operation) { sources.append(result.source) }
    #expect(sources == [.cache, .service])
  }
}
