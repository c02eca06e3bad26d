import BayanErrors
public import BayanHTTP
public import BayanRecovery
public import BayanRuntime
public import BayanSDKErrors

/// An error from the Graph API, with its meaning and all facts of the answer.
///
/// ``kind`` is one of the catalog's errors, and the other properties belong to this occurrence.
/// Readers see only ``words(preferring:for:)``.
public struct GraphRequestError: Error, Sendable {
  /// The catalog's error.
  public var kind: GraphError
  /// The error object of the service's answer.
  public var envelope: GraphErrorEnvelope
  public var httpStatus: Int?
  /// The answer's body, if it was JSON.
  public var body: JSONValue?
  /// The time that the service asks clients to wait.
  public var retryAfter: Duration?
  /// Whether the service reports a limit as exhausted.
  package var isLimitUsedUp = false
  /// The entry of the configuration for this error.
  package var entry: ErrorConfiguration.Entry?
  /// The failed request.
  public var request: GraphRequest?
  /// The recovery options of the failure, and the outcome of recovery.
  public var recovery = RecoveryState()
  /// The error beneath; an error from the Graph API has none.
  public var underlyingError: (any Error)?

  public init(
    kind: GraphError, envelope: GraphErrorEnvelope = GraphErrorEnvelope(), httpStatus: Int? = nil,
    body: JSONValue? = nil, retryAfter: Duration? = nil, request: GraphRequest? = nil,
    underlyingError: (any Error)? = nil
  ) {
    self.kind = kind
    self.envelope = envelope
    self.httpStatus = httpStatus
    self.body = body
    self.retryAfter = retryAfter
    self.request = request
    self.underlyingError = underlyingError
  }

  /// The attempter that carries out the error's options; `nil` if there is none.
  public var attempter: (any RecoveryAttempter)? {
    get { recovery.attempter }
    set { recovery.attempter = newValue }
  }

  /// The Graph API's code: `190`.
  ///
  /// ``kind`` has the catalog's number of the error, and `errorCode` is that of an `NSError`.
  public var graphCode: Int? { envelope.code }

  /// The Graph API's subcode: `463`.
  public var graphSubcode: Int? { envelope.subcode }

  /// The category, by which recovery deals with the error.
  ///
  /// After a change that may have been made it is ``BayanRecovery/FailureCategory/other``, so that
  /// no recovery leads to the same request. Otherwise the service's answer wins over the catalog:
  /// `is_transient`, and then its configuration.
  public var category: FailureCategory {
    if change?.mayBeMade == true { return .other }
    if envelope.isTransient { return .transient }
    guard let entry, entry.isFromService else { return FailureCategory(of: kind) }
    return switch entry.category {
    case .transient: .transient
    case .recoverable: .recoverable
    case .other: .other
    }
  }

  /// The category in programs written for the service's SDK.
  public var sdkCategory: GraphErrorCategory {
    if change?.mayBeMade == true { return .other }
    return envelope.isTransient ? .transient : entry?.category ?? .other
  }

  /// Whether the session is over, so that its token is useless.
  ///
  /// If the service reports the error as transient, the token is still valid.
  package var endsSession: Bool {
    !envelope.isTransient && graphCode.map(Self.sessionCodes.contains) ?? false
  }

  /// The codes that end a session, with any subcode, which the catalog matches to `sessionEnded`.
  static let sessionCodes = GraphError.serviceMatches.codes(of: GraphError.sessionEnded.codeIndex)

  /// The policy for repeating the request.
  public var retryPolicy: RetryPolicy {
    let categories = GraphError.Locale.catalog.table.categories
    return categories.first { $0.name == category.rawValue }?.retry ?? .never
  }
}

/// Errors are equal if their kind, code, subcode, type and status are equal.
///
/// `NSError` can't be hashed on Linux, and an error beneath has no equality, so only the service's
/// own values count.
extension GraphRequestError: Hashable {
  public static func == (a: GraphRequestError, b: GraphRequestError) -> Bool {
    a.kind == b.kind && a.graphCode == b.graphCode && a.graphSubcode == b.graphSubcode
      && a.envelope.type == b.envelope.type && a.httpStatus == b.httpStatus
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(graphCode)
    hasher.combine(graphSubcode)
    hasher.combine(envelope.type)
    hasher.combine(httpStatus)
  }
}
