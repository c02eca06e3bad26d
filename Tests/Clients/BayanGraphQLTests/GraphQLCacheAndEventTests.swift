import BayanGraphQL
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

@Suite("the cache's data first, and then the service's", .timeLimit(.minutes(5)))
struct GraphQLResultsTests {
  private static let newer = #"{"data":{"film":{"title":"newer"},"person":null}}"#

  /// Returns the results of an operation, and the failure that ended them.
  private func results(
    _ answer: LoopbackAnswer, cache: MemoryCache?, policy: CachePolicy = .cacheAndNetwork,
    kind: GraphQLOperation<Films>.Kind = .query
  ) async throws -> (results: [GraphQLResult<Films>], failure: GraphQLFailure?, requests: Int) {
    try await LoopbackServer.run { _ in
      answer
    } body: { server in
      let client = GraphQLClient(
        url: FilmTransport.url, transport: FilmTransport(server: server.url), cache: cache)
      var results: [GraphQLResult<Films>] = []
      do throws(GraphQLFailure) {
        for try await result in client.results(of: Films.operation(kind), policy: policy) {
          results.append(result)
        }
        return (results, nil, server.requests.count)
      } catch {
        return (results, error, server.requests.count)
      }
    }
  }

  private func filled() async throws -> MemoryCache {
    let cache = MemoryCache()
    _ = try await results(.json(Films.complete), cache: cache, policy: .networkOnly)
    return cache
  }

  @Test func `both come, and the cache has the newer one then`() async throws {
    let cache = try await filled()
    let first = try await results(.json(Self.newer), cache: cache)
    #expect(first.results.map(\.source) == [.cache, .service])
    #expect(first.results.map { $0.data?.film?.title } == ["أمل جديد", "newer"])
    #expect(first.requests == 1)
    let second = try await results(.drop, cache: cache, policy: .cacheOnly)
    #expect(second.results.map { $0.data?.film?.title } == ["newer"])
  }

  @Test func `a service that fails ends what the cache began`() async throws {
    let outcome = try await results(.drop, cache: try await filled())
    #expect(outcome.results.map(\.source) == [.cache])
    #expect(outcome.failure?.networkError?.codeName == "connectionClosed")
  }

  @Test func `an empty cache, no cache and a change give the service's alone`() async throws {
    for cache in [MemoryCache(), nil] {
      let outcome = try await results(.json(Self.newer), cache: cache)
      #expect(outcome.results.map(\.source) == [.service])
    }
    let change = try await results(
      .json(Self.newer), cache: try await filled(), kind: .mutation)
    #expect(change.results.map(\.source) == [.service])
  }

  @Test func `who takes the first result alone sends nothing`() async throws {
    let cache = try await filled()
    try await LoopbackServer.run { _ in
      .never
    } body: { server in
      let client = GraphQLClient(
        url: FilmTransport.url, transport: FilmTransport(server: server.url), cache: cache)
      for try await result in client.results(of: Films.operation()) {
        #expect(result.source == .cache)
        break
      }
      #expect(server.requests.isEmpty)
    }
  }

  @Test func `cancelling between the two is a cancellation`() async throws {
    let cache = try await filled()
    try await LoopbackServer.run { _ in
      .never
    } body: { server in
      let client = GraphQLClient(
        url: FilmTransport.url, transport: FilmTransport(server: server.url), cache: cache)
      let task = Task { () -> (Int, GraphQLFailure?) in
        var count = 0
        do throws(GraphQLFailure) {
          for try await _ in client.results(of: Films.operation()) { count += 1 }
          return (count, nil)
        } catch {
          return (count, error)
        }
      }
      while server.requests.isEmpty { await Task.yield() }
      task.cancel()
      let (count, failure) = await task.value
      #expect(count == 1 && failure?.isCancelled == true)
    }
  }
}

@Suite("GraphQL events", .timeLimit(.minutes(5)))
struct GraphQLEventTests {
  private func run(_ names: [String], _ answer: LoopbackAnswer) async throws -> EventLog {
    let log = EventLog()
    try await LoopbackServer.run { _ in
      answer
    } body: { server in
      var url = URLComponents(url: server.url, resolvingAgainstBaseURL: false)
      url?.query = "access_token=s3cr3t"
      let client = GraphQLClient(
        .init(url: try #require(url?.url)), transport: SystemTransport(), cache: MemoryCache(),
        authorization: { "Bearer s3cr3t" }, observer: log.observer(names))
      for _ in 0..<2 { _ = await client.result(of: Films.operation()) }
    }
    return log
  }

  @Test func `behaviours are switched on by their names`() async throws {
    let all = ["network_requests", "cache_errors", "recovery", "developer_errors", "nonsense"]
    #expect(try await run([], .json(Films.complete)).summaries.isEmpty)
    let requests = try await run(["network_requests"], .json(Films.complete))
    #expect(requests.behaviors == [.requests])
    #expect(requests.summaries.count == 2)
    let cache = try await run(["cache_errors"], .json(Films.complete))
    #expect(
      cache.summaries == [
        "Films: the cache has nothing", "Films: the cache remembers it", "Films: the cache has it",
      ])
    let refused = try await run(
      ["developer_errors"],
      .json(#"{"errors":[{"message":"m","extensions":{"code":"FORBIDDEN"}}]}"#))
    #expect(refused.summaries.count == 2)
    #expect(refused.summaries.allSatisfy { $0.contains("permissionMissing") })
    let failing = try await run(all, .json("<html>"))
    #expect(failing.behaviors == [.requests, .cache, .developerErrors])
  }

  @Test(arguments: [
    LoopbackAnswer.json(Films.complete), .json("<html>s3cr3t"), .json("s3cr3t", status: 401), .drop,
    .json(
      #"{"data":{"film":{"title":7}},"errors":[{"message":"ann@example.org s3cr3t","path":7}]}"#),
  ])
  func `no event has a token, a variable, a document or a body`(
    _ answer: LoopbackAnswer
  )
    async throws
  {
    let log = try await run(["network_requests", "cache_errors", "developer_errors"], answer)
    #expect(!log.summaries.isEmpty)
    for text in log.summaries {
      for leak in ["s3cr3t", "ann@", "query Films {", "Leia", "أمل"] {
        #expect(!text.contains(leak), "\(text)")
      }
    }
  }
}
