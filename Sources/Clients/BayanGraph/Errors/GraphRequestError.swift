import BayanErrors
public import BayanHTTP
public import BayanRecovery
public import BayanRuntime
public import BayanSDKErrors

/// An error that the Graph API answered with: what it means, and all that the service said.
///
/// ``kind`` is one of the catalog's errors; the other properties are what happened this time.
/// Readers see ``words(preferring:for:)`` and nothing else.
public struct GraphRequestError: Error, Sendable {
  /// The catalog's error.
  public var kind: GraphError
  /// The error object of the service's answer.
  public var envelope: GraphErrorEnvelope
  public var httpStatus: Int?
  /// The answer's body, where it was JSON.
  public var body: JSONValue?
  /// How long the service asks to be left alone.
  public var retryAfter: Duration?
  /// Whether the service says that a limit is used up.
  package var isLimitUsedUp = false
  /// The entry of the configuration that applies.
  package var entry: ErrorConfiguration.Entry?
  /// The request that failed.
  public var request: GraphRequest?
  /// The recovery options of the failure, and the outcome of recovery.
  public var recovery = RecoveryState()
  /// The error beneath; the Graph API's own have none.
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

  /// Who carries out what the error offers; `nil` where nobody does.
  public var attempter: (any RecoveryAttempter)? {
    get { recovery.attempter }
    set { recovery.attempter = newValue }
  }

  /// The Graph API's code: `190`.
  ///
  /// The catalog's number for the error is that of ``kind``; `errorCode` is that of an `NSError`.
  public var graphCode: Int? { envelope.code }

  /// The Graph API's subcode: `463`.
  public var graphSubcode: Int? { envelope.subcode }

  /// How the error is dealt with.
  ///
  /// After a change that may be made it is ``BayanRecovery/FailureCategory/other``: nothing leads to the
  /// same request once more.
  /// The service's own answer wins over the catalog: `is_transient`, and then its configuration.
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

  /// The category as programs written for the service's SDK know it.
  public var sdkCategory: GraphErrorCategory {
    if change?.mayBeMade == true { return .other }
    return envelope.isTransient ? .transient : entry?.category ?? .other
  }

  /// Whether the session is over, so that its token is of no more use.
  ///
  /// Not where the service says that the error passes by itself: then the token is still good.
  package var endsSession: Bool {
    !envelope.isTransient && graphCode.map(Self.sessionCodes.contains) ?? false
  }

  /// The codes that end a session, with any subcode: those that the catalog matches to
  /// `sessionEnded`.
  static let sessionCodes = GraphError.serviceMatches.codes(of: GraphError.sessionEnded.codeIndex)

  /// The policy for repeating the request.
  public var retryPolicy: RetryPolicy {
    let categories = GraphError.Locale.catalog.table.categories
    return categories.first { $0.name == category.rawValue }?.retry ?? .never
  }
}

/// Two are the same if they say the same: kind, code, subcode, type and status.
///
/// `NSError` can't be hashed on Linux, and an error beneath has no equality; so the identity is
/// that of the service's own numbers.
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
