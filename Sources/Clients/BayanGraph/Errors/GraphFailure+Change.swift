import BayanHTTP
public import BayanRecovery
import BayanSDKErrors

extension GraphRequestError {
  /// Whether the request made its change although it failed.
  ///
  /// A service that gives a reason, or limits requests, has refused the request. After a failure of
  /// the service itself, with code 1 or 2 or with `is_transient`, the outcome is unknown.
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
  /// Returns the failure with its request, which decides whether it may be sent again.
  func of(_ request: GraphRequest) -> GraphFailure {
    var failure = self
    failure.change = request.isIdempotent ? .repeatable : outcomeOfChange
    return failure
  }

  /// The outcome of the change, for a request that may not be sent twice.
  private var outcomeOfChange: ChangeOutcome {
    switch cause {
    case .cancelled: .unknown
    case .graph(let error): error.change ?? .unknown
    case .network(let error): ChangeOutcome(error)
    // With an invalid argument no request was sent. All other errors of the core are about an
    // answer.
    case .core(.invalidArgument): .notMade
    case .core: .unknown
    }
  }
}
