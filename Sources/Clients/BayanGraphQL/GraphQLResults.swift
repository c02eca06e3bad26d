/// The results of one operation, in the order of a cache policy.
///
///     for try await result in client.results(of: operation, policy: .cacheAndNetwork) {
///       show(result.data)
///     }
///
/// With ``CachePolicy/cacheAndNetwork`` the cached result comes first, if there is one, and then
/// the service's. With any other policy there is one result. A failure ends the sequence, after the
/// cached result.
///
/// The request is sent when the second result is awaited, in the task that awaits it. Each loop
/// over the sequence runs the operation again.
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
      // The sequence ends after a failure, too.
      step = .end
      return try await client.fetch(operation, policy: results.policy)
    }
  }
}
