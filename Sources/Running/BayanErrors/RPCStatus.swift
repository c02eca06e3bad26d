public import BayanRuntime
public import Foundation

/// An error in the form of Google's APIs over HTTP: `google.rpc.Status` with `ErrorInfo` and
/// `LocalizedMessage`.
///
///     let status = RPCStatus(
///       error, httpStatus: 503, preferring: AcceptLanguage.preferences(field))
///     response.headers["Content-Type"] = RPCStatus.mediaType
///     response.body = try status.json()
///
/// All texts are the catalog's. The body has neither the developer message nor private arguments. A
/// sensitive error has its category alone, without arguments.
///
/// - Source: AIP-193, and `google/rpc/status.proto`, `error_details.proto` and `code.proto`.
public struct RPCStatus: Hashable, Sendable {
  /// The media type of the body.
  public static let mediaType = "application/json"

  /// The HTTP status of the response.
  public var httpStatus: Int
  /// The description in the catalog's source locale, for the developers of clients.
  public var message: String
  /// The error's name, as `TOO_MANY_CALLS`: programs compare it within ``domain``.
  public var reason: String
  /// The error's domain.
  public var domain: String
  /// The error's arguments by their names.
  public var metadata: [String: String]
  /// The description and the recovery suggestion in ``language``, for readers.
  ///
  /// A suggestion in another language, where a translation lacks it, is left out: the answer may hold one text
  /// with one language.
  public var localizedMessage: String
  /// The language of ``localizedMessage``: the `Content-Language` of the response.
  public var language: LocaleTag

  /// Creates the status of a catalog's error.
  ///
  /// - Parameters:
  ///   - httpStatus: The HTTP status, 400 to 599.
  ///   - preferences: The reader's locales; see ``AcceptLanguage``.
  public init(
    _ error: some CatalogError, httpStatus: Int, preferring preferences: [LocaleTag]
  ) {
    let isSensitive = error.entry.isSensitive
    self.httpStatus = httpStatus
    message = error.words(preferring: []).description(for: .json)
    reason = ErrorReason.name(of: isSensitive ? error.category.rawValue : error.codeName)
    domain = type(of: error).domain
    metadata =
      isSensitive
      ? [:]
      : Dictionary(
        error.messageArguments.map { ($0.name, "\($0.value)") }, uniquingKeysWith: { $1 })
    let words = error.words(preferring: preferences)
    language = words.locale(of: .description)
    let isInOneLanguage = words.locale(of: .suggestion) == language
    localizedMessage = Sentences.joined(
      [
        words.description(for: .json),
        isInOneLanguage ? words.suggestion(for: .json) ?? "" : "",
      ], in: language)
  }

  /// The name of the HTTP status in `google.rpc.Code`.
  ///
  /// If several names have the same HTTP status, this is the least specific one, and of those the
  /// first in `code.proto`.
  public var status: String {
    switch httpStatus {
    case 401: "UNAUTHENTICATED"
    case 403: "PERMISSION_DENIED"
    case 404: "NOT_FOUND"
    case 409: "ABORTED"
    case 412: "FAILED_PRECONDITION"
    case 416: "OUT_OF_RANGE"
    case 429: "RESOURCE_EXHAUSTED"
    case 499: "CANCELLED"
    case 501: "UNIMPLEMENTED"
    case 503: "UNAVAILABLE"
    case 504: "DEADLINE_EXCEEDED"
    case 400..<500: "INVALID_ARGUMENT"
    default: "INTERNAL"
    }
  }

  /// Returns the body: one JSON object, with its members sorted by name.
  ///
  /// - Throws: `EncodingError`, never in practice: the body holds only text and numbers.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension RPCStatus: Encodable {
  private enum Key: String, CodingKey {
    case error, code, message, status, details, reason, domain, metadata, locale
    case type = "@type"
  }

  private static let typePrefix = "type.googleapis.com/google.rpc."

  public func encode(to encoder: any Encoder) throws {
    var body = encoder.container(keyedBy: Key.self)
    var members = body.nestedContainer(keyedBy: Key.self, forKey: .error)
    try members.encode(httpStatus, forKey: .code)
    try members.encode(message, forKey: .message)
    try members.encode(status, forKey: .status)

    var details = members.nestedUnkeyedContainer(forKey: .details)
    var info = details.nestedContainer(keyedBy: Key.self)
    try info.encode(Self.typePrefix + "ErrorInfo", forKey: .type)
    try info.encode(reason, forKey: .reason)
    try info.encode(domain, forKey: .domain)
    if !metadata.isEmpty { try info.encode(metadata, forKey: .metadata) }
    var localized = details.nestedContainer(keyedBy: Key.self)
    try localized.encode(Self.typePrefix + "LocalizedMessage", forKey: .type)
    try localized.encode(language.description, forKey: .locale)
    try localized.encode(localizedMessage, forKey: .message)
  }
}
