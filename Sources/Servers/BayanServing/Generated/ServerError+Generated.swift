// Generated from Catalog/server.toml, Locales/ by bayan.
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

/// Errors of a server, by their HTTP status.
///
/// - Remark: Domain `bayan.server`, Catalog/server.toml.
public nonisolated enum ServerError: BayanRuntime.GeneratedError, Swift.CaseIterable {
  /// The locales that have words for these errors.
  public typealias Locale = BayanServingCatalog.Locale

  /// “The server has a problem” “The server couldn’t complete this.”
  ///
  /// Something failed that its readers can know nothing of; the log has it.
  ///
  /// - Remark: Code 1, `transient`; Catalog/server.toml, `failed`.
  case failed

  /// “Not available right now” “The server is busy or down for maintenance at the moment.”
  ///
  /// The server, or one that it asks, does not answer for the moment.
  ///
  /// - Remark: Code 2, `transient`; Catalog/server.toml, `unavailable`.
  case unavailable

  /// “This couldn’t be processed” “Something in what was sent is missing or isn’t right.”
  ///
  /// The request cannot be read, or something in it is missing or wrong.
  ///
  /// - Remark: Code 3, `request`; Catalog/server.toml, `badRequest`.
  case badRequest

  /// “Login needed” “This is only for people who have logged in.”
  ///
  /// The request does not say who sends it, or says it wrongly.
  ///
  /// - Remark: Code 4, `request`; Catalog/server.toml, `unauthenticated`.
  case unauthenticated

  /// “No access” “Your account isn’t allowed to do this.”
  ///
  /// Who sent the request may not do this.
  ///
  /// - Remark: Code 5, `request`; Catalog/server.toml, `forbidden`.
  case forbidden

  /// “Nothing here” “What you are looking for isn’t there, or isn’t there anymore.”
  ///
  /// There is nothing at this path, or nothing that the sender may see.
  ///
  /// - Remark: Code 6, `request`; Catalog/server.toml, `notFound`.
  case notFound

  /// “This can’t be done here” “What you are trying to do isn’t possible with this item.”
  ///
  /// What is at this path does not have the method.
  ///
  /// - Remark: Code 7, `request`; Catalog/server.toml, `methodNotAllowed`.
  case methodNotAllowed

  /// “This took too long” “The server stopped waiting before everything had arrived.”
  ///
  /// The request did not arrive in time.
  ///
  /// - Remark: Code 8, `transient`; Catalog/server.toml, `tooSlow`.
  case tooSlow

  /// “This has changed” “Someone else has changed this since you opened it.”
  ///
  /// What is changed is no longer as the sender believes.
  ///
  /// - Remark: Code 9, `request`; Catalog/server.toml, `conflict`.
  case conflict

  /// “Too much at once” “What was sent is larger than the server accepts.”
  ///
  /// The request's body is larger than the server takes.
  ///
  /// - Remark: Code 10, `request`; Catalog/server.toml, `tooLarge`.
  case tooLarge

  /// “Unknown format” “The server can’t handle this format.”
  ///
  /// The server does not know the format of what was sent, or of what is wanted.
  ///
  /// - Remark: Code 11, `request`; Catalog/server.toml, `unsupportedMedia`.
  case unsupportedMedia

  /// “Too many requests” “The server has received a large number of requests from you within
  /// a short time.”
  ///
  /// The sender sent too many requests.
  ///
  /// - Remark: Code 12, `transient`; Catalog/server.toml, `tooManyRequests`.
  case tooManyRequests

  public static var domainIndex: Swift.Int { 0 }

  @inline(never)
  public var codeIndex: Swift.Int {
    switch self {
    case .failed: return 0
    case .unavailable: return 1
    case .badRequest: return 2
    case .unauthenticated: return 3
    case .forbidden: return 4
    case .notFound: return 5
    case .methodNotAllowed: return 6
    case .tooSlow: return 7
    case .conflict: return 8
    case .tooLarge: return 9
    case .unsupportedMedia: return 10
    case .tooManyRequests: return 11
    }
  }
}

nonisolated extension ServerError: BayanRuntime.ServiceMatched {
  /// Which answers of the service stand for which of these errors.
  public static let serviceMatches = BayanRuntime.ServiceMatches(serviceMatchLines)

  private static let serviceMatchLines: Swift.StaticString = """
    http-status 500...500: 0
    http-status 503...503: 1
    http-status 502...502: 1
    http-status 504...504: 1
    http-status 400...400: 2
    http-status 422...422: 2
    http-status 401...401: 3
    http-status 403...403: 4
    http-status 404...404: 5
    http-status 410...410: 5
    http-status 405...405: 6
    http-status 501...501: 6
    http-status 408...408: 7
    http-status 409...409: 8
    http-status 412...412: 8
    http-status 428...428: 8
    http-status 413...413: 9
    http-status 415...415: 10
    http-status 406...406: 10
    http-status 429...429: 11
    default: 0
    """

  /// The error that an answer of the service stands for, by ``serviceMatches``.
  ///
  /// An answer that nothing matches is ``failed``.
  public init(answer: BayanRuntime.ServiceAnswer) {
    switch Self.serviceMatches.index(of: answer) {
    case 1: self = .unavailable
    case 2: self = .badRequest
    case 3: self = .unauthenticated
    case 4: self = .forbidden
    case 5: self = .notFound
    case 6: self = .methodNotAllowed
    case 7: self = .tooSlow
    case 8: self = .conflict
    case 9: self = .tooLarge
    case 10: self = .unsupportedMedia
    case 11: self = .tooManyRequests
    default: self = .failed
    }
  }
}

nonisolated extension ServerError: BayanErrors.CatalogLocalizedError {}
