// Generated from Catalog/network.toml, Locales/ by bayan.
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

/// Why a request got no response, or none that can be used.
///
/// - Remark: Domain `bayan.network`, Catalog/network.toml.
public nonisolated indirect enum NetworkError: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  public typealias Locale = BayanSystemErrorsCatalog.Locale

  /// “Connection problem” “Something went wrong with the connection.”
  ///
  /// The connection failed for a reason that is not described here.
  ///
  /// - Remark: Code 1, `transient`; Catalog/network.toml, `unknown`.
  case unknown(underlying: any Swift.Error)

  /// “You’re offline” “This device isn’t connected to the internet.”
  ///
  /// The device has no way to the internet.
  ///
  /// - Remark: Code 2, `transient`; Catalog/network.toml, `offline`.
  case offline(underlying: any Swift.Error)

  /// “Couldn’t find the server” “The server’s address couldn’t be found on the internet.”
  ///
  /// The host's name could not be resolved.
  ///
  /// - Remark: Code 3, `transient`; Catalog/network.toml, `hostNotFound`.
  case hostNotFound(underlying: any Swift.Error)

  /// “Couldn’t reach the server” “The server isn’t accepting connections at the moment.”
  ///
  /// The host refuses connections or cannot be reached.
  ///
  /// - Remark: Code 4, `transient`; Catalog/network.toml, `hostUnreachable`.
  case hostUnreachable(underlying: any Swift.Error)

  /// “No secure connection” “A secure connection to the server couldn’t be made, so nothing
  /// was sent.”
  ///
  /// TLS failed: the certificate is not trusted, expired, or for another host.
  ///
  /// - Remark: Code 5, `recoverable`; Catalog/network.toml, `insecureConnection`.
  case insecureConnection(underlying: any Swift.Error)

  /// “Connection lost” “The connection was lost before everything had arrived.”
  ///
  /// The connection was closed before the response was complete.
  ///
  /// - Remark: Code 6, `transient`; Catalog/network.toml, `connectionClosed`.
  case connectionClosed(underlying: any Swift.Error)

  /// “This took too long” “The server didn’t respond within 30 seconds.”
  ///
  /// No response came in time. `seconds` is how long the client waited; 0 if it is not known.
  ///
  /// - Remark: Code 7, `transient`; Catalog/network.toml, `timedOut`.
  case timedOut(seconds: Swift.Int, underlying: any Swift.Error)

  /// “The server couldn’t do this” “The server is busy or down for maintenance at the
  /// moment.”
  ///
  /// The response's status is not one of success.
  ///
  /// - Remark: Code 8, `recoverable`; Catalog/network.toml, `httpStatus`.
  case httpStatus(status: Swift.Int, underlying: any Swift.Error)

  /// “Nothing arrived” “The server’s response was empty.”
  ///
  /// The response says success and has no body.
  ///
  /// - Remark: Code 9, `transient`; Catalog/network.toml, `emptyResponse`.
  case emptyResponse

  /// “Unexpected response” “The response couldn’t be read. It may have come from the network
  /// you are using instead of the server.”
  ///
  /// The response's body is not JSON.
  ///
  /// - Remark: Code 10, `recoverable`; Catalog/network.toml, `notJSON`.
  case notJSON(underlying: any Swift.Error)

  /// “Unexpected response” “The server’s response wasn’t what this version of the app
  /// expected.”
  ///
  /// The response is JSON and does not fit the schema.
  ///
  /// - Remark: Code 11, `recoverable`; Catalog/network.toml, `schemaNotMet`.
  case schemaNotMet(underlying: any Swift.Error)

  /// “Not saved on this device” “This hasn’t been loaded before, so it can’t be shown without
  /// a connection.”
  ///
  /// Only the cache was asked, and it has nothing.
  ///
  /// - Remark: Code 12, `recoverable`; Catalog/network.toml, `notInCache`.
  case notInCache

  /// “Still not working” “This app tried 3 times, but it didn’t work.”
  ///
  /// The request was repeated as often as allowed; the underlying error is the last failure.
  ///
  /// - Remark: Code 13, `recoverable`; Catalog/network.toml, `tooManyRetries`.
  case tooManyRetries(attempts: Swift.Int, underlying: any Swift.Error)

  /// “Too much at once” “The server’s response was larger than this app can handle.”
  ///
  /// The response is larger than the request allows; it was not read to its end.
  ///
  /// - Remark: Code 14, `other`; Catalog/network.toml, `answerTooLarge`.
  case answerTooLarge(underlying: any Swift.Error)

  /// “Unexpected response” “The response couldn’t be read. It may have come from the network
  /// you are using instead of the server.”
  ///
  /// What arrived is no response of HTTP that can be read: its status, its length, its
  /// coding, or all of it.
  ///
  /// - Remark: Code 15, `recoverable`; Catalog/network.toml, `malformedResponse`.
  case malformedResponse(underlying: any Swift.Error)

  /// “Couldn’t save this” “What arrived couldn’t be saved on this device.”
  ///
  /// The response arrived and could not be written to a file.
  ///
  /// - Remark: Code 16, `recoverable`; Catalog/network.toml, `notSaved`.
  case notSaved(underlying: any Swift.Error)

  /// “This was interrupted” “The transfer stopped before everything had arrived.”
  ///
  /// The system's own service for transfers stopped before the response was complete.
  ///
  /// - Remark: Code 17, `transient`; Catalog/network.toml, `interrupted`.
  case interrupted(underlying: any Swift.Error)

  /// “This app can’t do that” “Something in this app doesn’t work as it should.”
  ///
  /// The request can't be sent, or the server refuses it as it is: its address, method,
  /// length, media type or content.
  ///
  /// - Remark: Code 18, `developer`; Catalog/network.toml, `requestRefused`.
  case requestRefused(underlying: any Swift.Error)

  /// “Too much at once” “What this app sent is larger than the server accepts.”
  ///
  /// The server refuses the request because of its size.
  ///
  /// - Remark: Code 19, `other`; Catalog/network.toml, `requestTooLarge`.
  case requestTooLarge(underlying: any Swift.Error)

  public static var domainIndex: Swift.Int { 0 }

  @inline(never)
  public var codeIndex: Swift.Int {
    switch self {
    case .unknown: return 0
    case .offline: return 1
    case .hostNotFound: return 2
    case .hostUnreachable: return 3
    case .insecureConnection: return 4
    case .connectionClosed: return 5
    case .timedOut: return 6
    case .httpStatus: return 7
    case .emptyResponse: return 8
    case .notJSON: return 9
    case .schemaNotMet: return 10
    case .notInCache: return 11
    case .tooManyRetries: return 12
    case .answerTooLarge: return 13
    case .malformedResponse: return 14
    case .notSaved: return 15
    case .interrupted: return 16
    case .requestRefused: return 17
    case .requestTooLarge: return 18
    }
  }

  @inline(never)
  public var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .unknown(let underlying), .offline(let underlying), .hostNotFound(let underlying),
      .hostUnreachable(let underlying), .insecureConnection(let underlying),
      .connectionClosed(let underlying), .notJSON(let underlying), .schemaNotMet(let underlying),
      .answerTooLarge(let underlying), .malformedResponse(let underlying),
      .notSaved(let underlying), .interrupted(let underlying), .requestRefused(let underlying),
      .requestTooLarge(let underlying):
      return BayanRuntime.ErrorValues().wrapping(underlying)
    case .timedOut(let seconds, let underlying):
      return .carrying(seconds: seconds).wrapping(underlying)
    case .httpStatus(let status, let underlying):
      return .carrying(status: status).wrapping(underlying)
    case .tooManyRetries(let attempts, let underlying):
      return .carrying(attempts: attempts).wrapping(underlying)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  public static var errorsWithoutValues: [Self] {
    [.emptyResponse, .notInCache]
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
      errors += [
        .unknown(underlying: underlying), .offline(underlying: underlying),
        .hostNotFound(underlying: underlying), .hostUnreachable(underlying: underlying),
        .insecureConnection(underlying: underlying), .connectionClosed(underlying: underlying),
        .notJSON(underlying: underlying), .schemaNotMet(underlying: underlying),
        .answerTooLarge(underlying: underlying), .malformedResponse(underlying: underlying),
        .notSaved(underlying: underlying), .interrupted(underlying: underlying),
        .requestRefused(underlying: underlying), .requestTooLarge(underlying: underlying),
      ]
    }
    self.init(code: code, among: errors)
  }
}

nonisolated extension NetworkError: BayanRuntime.ServiceMatched {
  /// Which answers of the service stand for which of these errors.
  public static let serviceMatches = BayanRuntime.ServiceMatches(serviceMatchLines)

  private static let serviceMatchLines: Swift.StaticString = """
    http-status 300...404: 7
    http-status 407...410: 7
    http-status 418...421: 7
    http-status 423...425: 7
    http-status 427...427: 7
    http-status 429...430: 7
    http-status 432...599: 7
    http-status 405...406: 17
    http-status 411...412: 17
    http-status 414...417: 17
    http-status 422...422: 17
    http-status 426...426: 17
    http-status 428...428: 17
    http-status 431...431: 17
    http-status 413...413: 18
    default: 0
    """

  /// The error that an answer of the service stands for, by ``serviceMatches``.
  ///
  /// An answer that nothing matches is ``unknown``.
  public init(answer: BayanRuntime.ServiceAnswer, underlying: any Swift.Error, status: Swift.Int) {
    switch Self.serviceMatches.index(of: answer) {
    case 7: self = .httpStatus(status: status, underlying: underlying)
    case 17: self = .requestRefused(underlying: underlying)
    case 18: self = .requestTooLarge(underlying: underlying)
    default: self = .unknown(underlying: underlying)
    }
  }
}

nonisolated extension NetworkError: BayanErrors.CatalogLocalizedError {}
