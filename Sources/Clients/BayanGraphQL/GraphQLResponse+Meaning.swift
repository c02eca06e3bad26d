import BayanHTTP
import BayanRecovery
import BayanRuntime
package import BayanSDKErrors

extension GraphQLResponse {
  /// The facts of an answer beside its GraphQL response.
  package struct Context {
    package var names = GraphQLErrorNames()
    package var isMutation = false
    /// Whether the operation may be sent twice, like a mutation with an idempotency key.
    package var isRepeatable = false
    /// The HTTP status; `nil` if it isn't the service's own.
    package var status: Int?
    /// The time that the service asked clients to wait.
    package var retryAfter: Duration?

    package init(
      names: GraphQLErrorNames = GraphQLErrorNames(), isMutation: Bool = false,
      isRepeatable: Bool = false, status: Int? = nil, retryAfter: Duration? = nil
    ) {
      self.names = names
      self.isMutation = isMutation
      self.isRepeatable = isRepeatable
      self.status = status
      self.retryAfter = retryAfter
    }
  }

  /// Returns the meaning of the errors for a reader; `nil` if there are none.
  ///
  /// Errors that the reader can act on come first: log in, give a permission, wait, correct the
  /// input. Of several, the catalog's first counts. If there is none, the remaining data decides.
  /// For a mutation that may have been executed, the meaning never leads to the same request.
  package func problem(_ context: Context) -> GraphQLResponseError? {
    guard kind != .complete else { return nil }
    let meaning = meaning(context)
    if context.isMutation {
      if changeOutcome(context) == .notMade || !hasData { return meaning ?? .requestFailed }
      return context.isRepeatable ? meaning ?? .serverFailed : .changeFailed
    }
    if kind == .requestError { return meaning ?? .requestFailed }
    switch meaning {
    case .sessionEnded?, .permissionMissing?, .tooManyCalls?, .badInput?: return meaning
    default: break
    }
    guard data != nil else { return .noData }
    return .partialData(missing: min(nullPositions.count, 10_000))
  }

  /// Returns the meaning of the errors' names and the status; `nil` if the catalog knows none of
  /// them.
  func meaning(_ context: Context) -> GraphQLResponseError? {
    let wait = RoundedWait(context.retryAfter ?? .zero)
    let matches = GraphQLResponseError.serviceMatches
    var names = errors.compactMap(context.names.name(of:))
    if isPersistedQueryUnknown { names.append(Self.unknownHash) }
    let answers =
      names.map { ServiceAnswer(name: $0) } + [ServiceAnswer(httpStatus: context.status)]
    return
      answers
      .filter { matches.index(of: $0) != matches.defaultIndex }
      .map { GraphQLResponseError(answer: $0, hours: wait.hours, minutes: wait.minutes) }
      .min { $0.codeIndex < $1.codeIndex }
  }

  private static let unknownHash = "PERSISTED_QUERY_NOT_FOUND"

  /// Whether the service reports the hash of a persisted query as unknown.
  var isPersistedQueryUnknown: Bool {
    kind == .requestError
      && errors.contains { $0.message == "PersistedQueryNotFound" || $0.code == Self.unknownHash }
  }

  /// Whether the service doesn't support persisted queries.
  var isPersistingUnsupported: Bool {
    kind == .requestError
      && errors.contains {
        $0.message == "PersistedQueryNotSupported" || $0.code == "PERSISTED_QUERY_NOT_SUPPORTED"
      }
  }
}
