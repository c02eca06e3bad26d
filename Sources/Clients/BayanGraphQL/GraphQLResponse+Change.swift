import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors

extension GraphQLResponse {
  /// Returns whether a mutation was executed, by its response.
  ///
  /// Data without errors means that the change was made. With errors the outcome is usually
  /// unknown: a failed field may have made its change before, and other fields may have succeeded.
  /// The change was not made only if no field has data, and each error refuses the request or a
  /// whole field.
  func changeOutcome(_ context: Context) -> ChangeOutcome {
    if errors.isEmpty { return data == nil ? .unknown : .made }
    if let data, data.object?.values.allSatisfy({ $0 == .null }) != true { return .unknown }
    return errors.allSatisfy { isRefusal($0, context) } ? .notMade : .unknown
  }

  private func isRefusal(_ error: GraphQLError, _ context: Context) -> Bool {
    // A longer path is that of a field within a mutation's result.
    guard (error.path?.components.count ?? 0) <= 1 else { return false }
    if let name = context.names.name(of: error) {
      return GraphQLResponseError(answer: ServiceAnswer(name: name), hours: 0, minutes: 0)
        .refusesRequest
    }
    if isPersistedQueryUnknown || isPersistingUnsupported { return true }
    if let status = context.status, !(200..<300).contains(status) {
      return ChangeOutcome(httpStatus: status) == .notMade
    }
    // An error of the request means, by the specification, that nothing was executed.
    return !hasData
  }
}

extension GraphQLResponseError {
  /// Whether the error means that the service made no change.
  fileprivate var refusesRequest: Bool {
    switch self {
    case .sessionEnded, .permissionMissing, .tooManyCalls, .badInput, .persistedQueryNotFound,
      .requestFailed:
      true
    case .serverFailed, .noData, .partialData, .changeFailed, .network, .cancelled: false
    }
  }
}

extension GraphQLFailure {
  /// Returns whether a mutation was executed although it failed.
  ///
  /// - Parameter context: The facts of the answer beside its response.
  func changeOutcome(_ context: GraphQLResponse.Context) -> ChangeOutcome {
    switch cause {
    case .cancelled: .unknown
    case .network(let error):
      if case .schemaNotMet = error, let response, response.data != nil, response.errors.isEmpty {
        .made
      } else {
        ChangeOutcome(error)
      }
    case .response(let error):
      if let response {
        response.changeOutcome(context)
      } else {
        status.map { ChangeOutcome(httpStatus: $0) } ?? (error.refusesRequest ? .notMade : .unknown)
      }
    }
  }
}
