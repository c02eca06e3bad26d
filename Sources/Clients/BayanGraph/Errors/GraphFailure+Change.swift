import BayanHTTP
public import BayanRecovery
import BayanSDKErrors

extension GraphRequestError {
  /// Whether the change that was asked for was made all the same.
  ///
  /// The service says why it refuses a request, or that it limits requests. Where it says that it failed,
  /// by the codes 1 and 2 or by `is_transient`, nobody knows.
  public var change: ChangeOutcome? {
    guard let request, !request.isIdempotent else { return .repeatable }
    switch kind {
    case .unknown, .serviceUnavailable: return .unknown
    case .unexpected: return httpStatus.map { ChangeOutcome(httpStatus: $0) } ?? .unknown
    default: return .notMade
    }
  }
}

extension GraphFailure {
  /// The failure of a request, which knows whether it may be sent again.
  func of(_ request: GraphRequest) -> GraphFailure {
    var failure = self
    failure.change = request.isIdempotent ? .repeatable : outcomeOfChange
    return failure
  }

  /// Whether the change was made, for a request that may not be sent twice.
  private var outcomeOfChange: ChangeOutcome {
    switch cause {
    case .cancelled: .unknown
    case .graph(let error): error.change ?? .unknown
    case .network(let error): ChangeOutcome(error)
    // No request could be made of it. All other errors of the core are about an answer.
    case .core(.invalidArgument): .notMade
    case .core: .unknown
    }
  }
}
