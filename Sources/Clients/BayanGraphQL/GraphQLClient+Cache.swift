import BayanHTTP
import BayanRecovery
import BayanSDKErrors

/// The credentials of an operation, and the part of the cache for their user.
struct Asker: Sendable {
  var credentials: GraphQLCredentials
  /// The user's part of the cache; `nil` if the client has no cache.
  var cache: UserCache?
}

extension GraphQLClient {
  /// Returns the current credentials and their part of the cache.
  ///
  /// The function is called before a request and before a lookup, so that both are for the same
  /// user.
  func asker<Data>(of operation: GraphQLOperation<Data>) async -> Asker {
    let credentials = await credentials()
    await recovery?.noteLogin(credentials.login)
    guard let cache else { return Asker(credentials: credentials) }
    let (own, wasEmptied) = await UserCache.open(
      cache, by: cacheGate, service: configuration.url,
      fields: fields(of: operation, with: credentials),
      user: credentials.user)
    if wasEmptied { observer?(.cacheEmptied(operation: operation.name)) }
    return Asker(credentials: credentials, cache: own)
  }

  /// Returns the cached answer for the user of the credentials.
  func cached<Data>(
    _ operation: GraphQLOperation<Data>, for asker: Asker
  ) async -> GraphQLResult<Data>? {
    guard let cache = asker.cache else { return nil }
    let value = await cache.data(
      for: operation.identity, now: now(), lifetime: configuration.cacheLifetime)
    guard let value else {
      observer?(.cacheMiss(operation: operation.name))
      return nil
    }
    let response = GraphQLResponse(data: value, hasData: true)
    // Data that no longer fits, after an update of the program, counts as missing.
    guard let data = try? response.decodedData(as: Data.self, by: configuration.decoder()) else {
      observer?(.cacheMiss(operation: operation.name))
      return nil
    }
    observer?(.cacheHit(operation: operation.name))
    return GraphQLResult(
      data: data, response: response, source: .cache, status: nil, wasSentInFull: false,
      failure: nil, networkFailure: nil)
  }

  /// Returns the cached answer for the user of the credentials, if it is still the current user.
  func cached<Data>(
    _ operation: GraphQLOperation<Data>, forUserOf asker: Asker
  ) async -> GraphQLResult<Data>? {
    let now = await self.asker(of: operation)
    guard let before = asker.cache, now.cache?.isSameUser(as: before) == true else { return nil }
    return await cached(operation, for: now)
  }

  /// Stores a complete result in the cache.
  func store<Data>(
    _ result: GraphQLResult<Data>, of operation: GraphQLOperation<Data>, for asker: Asker
  ) async {
    guard let cache = asker.cache, result.response.kind == .complete,
      let data = result.response.data
    else { return }
    if await cache.store(data, for: operation.identity, now: now()) {
      observer?(.stored(operation: operation.name))
    }
  }

  /// Empties the cache after a mutation, because its answers may be outdated.
  ///
  /// A failed mutation empties the cache, too: the service may have executed the mutation before
  /// the failure.
  func emptyCache<Data>(after operation: GraphQLOperation<Data>, by asker: Asker) async {
    guard operation.kind == .mutation, let cache = asker.cache else { return }
    await cache.empty()
    observer?(.cacheEmptied(operation: operation.name))
  }
}

extension HTTPFailure {
  /// Whether the request may have reached the service.
  var mayHaveArrived: Bool {
    guard case .network(let error) = self else { return true }
    return ChangeOutcome(error).mayBeMade
  }
}
