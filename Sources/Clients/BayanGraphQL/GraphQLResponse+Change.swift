import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors

extension GraphQLResponse {
  /// Whether a mutation was executed, by its response.
  ///
  /// Data without errors is what a change that was made answers. With errors nobody knows: a field that
  /// failed may have done its work before, and of several fields some may have worked. Only where no field
  /// has data, and each error is a refusal of the request or of a whole field, nothing was changed.
  func changeOutcome(_ around: Surroundings) -> ChangeOutcome {
    if errors.isEmpty { return data == nil ? .unknown : .made }
    if let data, data.object?.values.allSatisfy({ $0 == .null }) != true { return .unknown }
    return errors.allSatisfy { isRefusal($0, around) } ? .notMade : .unknown
  }

  private func isRefusal(_ error: GraphQLError, _ around: Surroundings) -> Bool {
    // A longer path is that of a field within what a mutation returned.
    guard (error.path?.components.count ?? 0) <= 1 else { return false }
    if let name = around.names.name(of: error) {
      return GraphQLResponseError(answer: ServiceAnswer(name: name), hours: 0, minutes: 0)
        .refusesRequest
    }
    if isPersistedQueryUnknown || isPersistingUnsupported { return true }
    if let status = around.status, !(200..<300).contains(status) {
      return ChangeOutcome(httpStatus: status) == .notMade
    }
    // An error of the request, by the specification: nothing was executed.
    return !hasData
  }
}

extension GraphQLResponseError {
  /// Whether it says that the service did nothing.
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
  /// Whether a mutation was executed, although it failed.
  ///
  /// - Parameter around: How the service names its errors.
  func changeOutcome(_ around: GraphQLResponse.Surroundings) -> ChangeOutcome {
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
        response.changeOutcome(around)
      } else {
        status.map { ChangeOutcome(httpStatus: $0) } ?? (error.refusesRequest ? .notMade : .unknown)
      }
    }
  }
}
