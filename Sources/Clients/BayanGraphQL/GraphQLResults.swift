/// The results of one operation, in the order that a cache policy gives them.
///
///     for try await result in client.results(of: operation, policy: .cacheAndNetwork) {
///       show(result.data)
///     }
///
/// With ``CachePolicy/cacheAndNetwork`` the cache's comes first, where it has one, and then the
/// service's. With any other policy there is one. A failure ends the sequence: what the cache gave
/// was given before.
///
/// The service is asked when the second result is asked for, and by the task that asks. Each loop over
/// the sequence runs the operation anew.
public struct GraphQLResults<Data: Decodable & Sendable>: AsyncSequence, Sendable {
  let client: GraphQLClient
  let operation: GraphQLOperation<Data>
  let policy: CachePolicy

  public func makeAsyncIterator() -> Iterator { Iterator(results: self) }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var results: GraphQLResults
    private var step = Step.cache

    private enum Step {
      case cache
      case service
      case end
    }

    fileprivate init(results: GraphQLResults) { self.results = results }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(GraphQLFailure) -> GraphQLResult<Data>? {
      let (client, operation) = (results.client, results.operation)
      if step == .cache {
        step = .service
        if results.policy == .cacheAndNetwork, operation.kind == .query,
          let cached = await client.cached(operation, for: client.asker(of: operation)),
          !Task.isCancelled
        {
          return cached
        }
      }
      guard step == .service else { return nil }
      // A failure, too, is the end.
      step = .end
      return try await client.fetch(operation, policy: results.policy)
    }
  }
}
