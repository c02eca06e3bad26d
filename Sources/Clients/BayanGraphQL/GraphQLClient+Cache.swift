import BayanHTTP
import BayanRecovery

extension GraphQLClient {
  /// What the cache has.
  func cached<Data>(_ operation: GraphQLOperation<Data>) async -> GraphQLResult<Data>? {
    guard let cache else { return nil }
    guard let value = await cache.data(for: operation.cacheKey) else {
      observer?(.cacheMiss(operation: operation.name))
      return nil
    }
    let response = GraphQLResponse(data: value, hasData: true)
    // What no longer fits, after an update of the program, isn't there.
    guard let data = try? response.decodedData(as: Data.self) else {
      observer?(.cacheMiss(operation: operation.name))
      return nil
    }
    observer?(.cacheHit(operation: operation.name))
    return GraphQLResult(
      data: data, response: response, source: .cache, status: nil, wasSentInFull: false,
      failure: nil, networkFailure: nil)
  }

  /// Remembers what is complete.
  func store<Data>(_ result: GraphQLResult<Data>, of operation: GraphQLOperation<Data>) async {
    guard let cache, result.response.kind == .complete, let data = result.response.data else {
      return
    }
    await cache.store(data, for: operation.cacheKey)
    observer?(.stored(operation: operation.name))
  }
}
