// Generated from Catalog/graphql.toml, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import BayanErrors
public import BayanRuntime

/// What the errors in a GraphQL response mean for the person who waits for the data.
///
/// - Remark: Domain `bayan.graphql`, Catalog/graphql.toml.
public nonisolated indirect enum GraphQLResponseError: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  public typealias Locale = BayanSDKErrorsCatalog.Locale

  /// “You aren’t logged in” “You need to be logged in to see or do this.”
  ///
  /// The request has no credentials, or expired ones.
  ///
  /// - Remark: Code 1, `recoverable`; Catalog/graphql.toml, `sessionEnded`.
  case sessionEnded

  /// “Not allowed for your account” “Your account doesn’t have the permission that this
  /// needs.”
  ///
  /// Whoever is logged in may not see or do this.
  ///
  /// - Remark: Code 2, `recoverable`; Catalog/graphql.toml, `permissionMissing`.
  case permissionMissing

  /// “Too many requests” “This app has sent the server a large number of requests within a
  /// short time.”
  ///
  /// The service limits requests; wait, and send fewer.
  ///
  /// - Remark: Code 3, `transient`; Catalog/graphql.toml, `tooManyCalls`.
  case tooManyCalls(hours: Swift.Int, minutes: Swift.Int)

  /// “This wasn’t accepted” “The server didn’t accept some of what was entered.”
  ///
  /// The service refuses what the user entered.
  ///
  /// - Remark: Code 4, `recoverable`; Catalog/graphql.toml, `badInput`.
  case badInput

  /// “The server has a problem” “Something went wrong on the server.”
  ///
  /// The service failed before it had anything.
  ///
  /// - Remark: Code 5, `transient`; Catalog/graphql.toml, `serverFailed`.
  case serverFailed

  /// “This app can’t do that” “Something in this app doesn’t work as it should.”
  ///
  /// The server does not know the persisted query, and the client has nothing but its hash.
  ///
  /// - Remark: Code 6, `developer`; Catalog/graphql.toml, `persistedQueryNotFound`.
  case persistedQueryNotFound

  /// “This app can’t do that” “Something in this app doesn’t work as it should.”
  ///
  /// Request error: not parsed, not valid, or with wrong variables. There is no data.
  ///
  /// - Remark: Code 7, `developer`; Catalog/graphql.toml, `requestFailed`.
  case requestFailed

  /// “Couldn’t load this” “The server couldn’t put together what this app asked for.”
  ///
  /// Execution error that bubbled up to the top: all of the data is null.
  ///
  /// - Remark: Code 8, `recoverable`; Catalog/graphql.toml, `noData`.
  case noData

  /// “Some of this is missing” “3 items couldn’t be loaded. The rest is shown.”
  ///
  /// Execution errors: some fields are null, the rest is there. `missing` counts them.
  ///
  /// - Remark: Code 9, `recoverable`; Catalog/graphql.toml, `partialData`.
  case partialData(missing: Swift.Int)

  /// “Your change may not have been saved” “Something went wrong on the server while saving.”
  ///
  /// Execution error of a mutation: perhaps nothing was changed.
  ///
  /// - Remark: Code 10, `recoverable`; Catalog/graphql.toml, `changeFailed`.
  case changeFailed

  /// “Couldn’t reach the server” “The connection to the server didn’t work.”
  ///
  /// No response came, or none that can be used; the underlying error says why.
  ///
  /// - Remark: Code 11, `transient`; Catalog/graphql.toml, `network`.
  case network(underlying: any Swift.Error)

  /// “Not finished” “This stopped before it was finished.”
  ///
  /// Somebody stopped the operation.
  ///
  /// - Remark: Code 12, `silent`; Catalog/graphql.toml, `cancelled`.
  case cancelled

  public static var domainIndex: Swift.Int { 4 }

  @inline(never)
  public var codeIndex: Swift.Int {
    switch self {
    case .sessionEnded: return 0
    case .permissionMissing: return 1
    case .tooManyCalls: return 2
    case .badInput: return 3
    case .serverFailed: return 4
    case .persistedQueryNotFound: return 5
    case .requestFailed: return 6
    case .noData: return 7
    case .partialData: return 8
    case .changeFailed: return 9
    case .network: return 10
    case .cancelled: return 11
    }
  }

  @inline(never)
  public var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .tooManyCalls(let hours, let minutes): return .carrying(hours: hours, minutes: minutes)
    case .partialData(let missing): return .carrying(missing: missing)
    case .network(let underlying): return BayanRuntime.ErrorValues().wrapping(underlying)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  public static var errorsWithoutValues: [Self] {
    [
      .sessionEnded, .permissionMissing, .badInput, .serverFailed, .persistedQueryNotFound,
      .requestFailed, .noData, .changeFailed, .cancelled,
    ]
  }

  /// The error of a number, as services and `NSError` know it.
  ///
  /// - Parameter code: The number.
  ///
  /// - Parameter underlying: The error that it wraps, if it wraps one.
  ///
  /// - Returns: `nil` for a number that isn't in the catalog, and for an error whose values
  ///   are not given.
  public init?(code: Swift.Int, underlying: (any Swift.Error)?) {
    var errors = Self.errorsWithoutValues
    if let underlying {
      errors += [.network(underlying: underlying)]
    }
    self.init(code: code, among: errors)
  }
}

nonisolated extension GraphQLResponseError: BayanRuntime.ServiceMatched {
  /// Which answers of the service stand for which of these errors.
  public static let serviceMatches = BayanRuntime.ServiceMatches(serviceMatchLines)

  private static let serviceMatchLines: Swift.StaticString = """
    name UNAUTHENTICATED: 0
    name UNAUTHORIZED: 0
    name AUTH_NOT_AUTHENTICATED: 0
    name invalid-jwt: 0
    http-status 401...401: 0
    name FORBIDDEN: 1
    name PERMISSION_DENIED: 1
    name AUTH_NOT_AUTHORIZED: 1
    name access-denied: 1
    name ACCESS_DENIED: 1
    http-status 403...403: 1
    name RATE_LIMITED: 2
    name RATE_LIMIT_EXCEEDED: 2
    name RATE_LIMIT: 2
    name TOO_MANY_REQUESTS: 2
    name THROTTLED: 2
    http-status 429...429: 2
    name BAD_USER_INPUT: 3
    name VALIDATION_ERROR: 3
    name INVALID_INPUT: 3
    name INTERNAL_SERVER_ERROR: 4
    name INTERNAL: 4
    name UNAVAILABLE: 4
    name SERVICE_UNAVAILABLE: 4
    name DOWNSTREAM_SERVICE_ERROR: 4
    name unexpected: 4
    http-status 500...599: 4
    name PERSISTED_QUERY_NOT_FOUND: 5
    name PersistedQueryNotFound: 5
    name GRAPHQL_PARSE_FAILED: 6
    name GRAPHQL_VALIDATION_FAILED: 6
    name OPERATION_RESOLUTION_FAILURE: 6
    name PERSISTED_QUERY_NOT_SUPPORTED: 6
    default: 6
    """

  /// The error that an answer of the service stands for, by ``serviceMatches``.
  ///
  /// An answer that nothing matches is ``requestFailed``.
  public init(answer: BayanRuntime.ServiceAnswer, hours: Swift.Int, minutes: Swift.Int) {
    switch Self.serviceMatches.index(of: answer) {
    case 0: self = .sessionEnded
    case 1: self = .permissionMissing
    case 2: self = .tooManyCalls(hours: hours, minutes: minutes)
    case 3: self = .badInput
    case 4: self = .serverFailed
    case 5: self = .persistedQueryNotFound
    default: self = .requestFailed
    }
  }
}

nonisolated extension GraphQLResponseError: BayanErrors.CatalogLocalizedError {}
