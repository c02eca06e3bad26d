import BayanRecovery
import BayanRuntime
import BayanSDKErrors

extension GraphQLClient {
  /// Sends an operation, recovers from a failure, and sends the operation once more.
  ///
  /// The second request is only sent for the same user.
  ///
  /// - Parameter isStored: Whether the cache stores the answer for its user.
  func recovered<Data>(
    _ operation: GraphQLOperation<Data>, by asker: Asker, isStored: Bool
  ) async throws(GraphQLFailure) -> GraphQLResult<Data> {
    let sent = asker.credentials
    let first = await outcome(of: operation, by: asker, isStored: isStored)
    guard var failure = first.failure, !failure.isCancellation else { return try first.get() }
    guard !Task.isCancelled else { throw GraphQLFailure(.cancelled) }

    let context = RecoveryContext(
      isIdempotent: operation.isRepeatable, login: sent.login
    ) { [credentials] in
      let now = await credentials()
      if now.isSame(as: sent) { return .unchanged }
      return now.authorization != nil && now.mayReplace(sent) ? .renewed : .gone
    }
    let mayRecover = operation.isRecoveryEnabled ?? settings.isRecoveryEnabled
    guard let recovery, mayRecover, failure.isRecoveredUnasked else {
      failure.recovery =
        if let recovery { await recovery.state(of: failure, after: context) } else {
          await RecoveryState.unattended(failure)
        }
      return try first.with(failure).get()
    }
    var state = await recovery.recover(
      from: failure, of: context, preferring: configuration.readerLocales)
    var next: Asker?
    if state.outcome == .recovered {
      let now = await self.asker(of: operation)
      if now.credentials.mayReplace(sent) { next = now } else { state.outcome = .failed }
    }
    observer?(.recovery(operation: operation.name, failure, state))
    guard state.outcome != .cancelled else { throw GraphQLFailure(.cancelled) }
    guard let next else {
      failure.recovery = state
      return try first.with(failure).get()
    }
    let second = await outcome(of: operation, by: next, isStored: isStored)
    guard var again = second.failure else { return try second.get() }
    guard !Task.isCancelled else { throw GraphQLFailure(.cancelled) }
    again.recovery = await recovery.state(of: again, after: context)
    return try second.with(again).get()
  }

  private func outcome<Data>(
    of operation: GraphQLOperation<Data>, by asker: Asker, isStored: Bool
  ) async -> Outcome<Data> {
    do {
      var result = try await asked(operation, by: asker)
      result.failure = result.failure.map { completed($0, operation) }
      if isStored { await store(result, of: operation, for: asker) }
      return .result(result)
    } catch {
      return .failure(completed(error, operation))
    }
  }

  /// Returns a failure with the facts of its operation.
  private func completed<Data>(
    _ failure: GraphQLFailure, _ operation: GraphQLOperation<Data>
  ) -> GraphQLFailure {
    var failure = failure
    failure.neededPermissions = operation.needs
    if !operation.isRepeatable {
      failure.change = failure.changeOutcome(
        .init(names: configuration.errorNames, isMutation: true, status: failure.status))
    }
    return failure
  }

  /// A result, which may have a failure in it, or a failure without a result.
  private enum Outcome<Data: Decodable & Sendable>: Sendable {
    case result(GraphQLResult<Data>)
    case failure(GraphQLFailure)

    var failure: GraphQLFailure? {
      switch self {
      case .result(let result): result.failure
      case .failure(let failure): failure
      }
    }

    func with(_ failure: GraphQLFailure) -> Outcome {
      guard case .result(var result) = self else { return .failure(failure) }
      result.failure = failure
      return .result(result)
    }

    func get() throws(GraphQLFailure) -> GraphQLResult<Data> {
      switch self {
      case .result(let result): return result
      case .failure(let failure): throw failure
      }
    }
  }
}

extension GraphQLFailure {
  /// Whether recovery starts by itself: after errors of the service, and after transient network
  /// failures.
  ///
  /// Partial data can be shown, and a button can try again.
  fileprivate var isRecoveredUnasked: Bool {
    switch cause {
    case .network: category == .transient
    case .response(.partialData): false
    case .response, .cancelled: true
    }
  }
}
