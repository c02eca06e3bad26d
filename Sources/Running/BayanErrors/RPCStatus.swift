public import BayanRuntime
public import Foundation

/// An error as Google's APIs tell theirs over HTTP: `google.rpc.Status` with `ErrorInfo` and
/// `LocalizedMessage`.
///
///     let status = RPCStatus(
///       error, httpStatus: 503, preferring: AcceptLanguage.preferences(field))
///     response.headers["Content-Type"] = RPCStatus.mediaType
///     response.body = try status.json()
///
/// All texts are the catalog's. The developer's summary is not in it, nor are private arguments. A
/// sensitive error gives its category alone, without arguments.
///
/// - Source: AIP-193, and `google/rpc/status.proto`, `error_details.proto` and `code.proto`.
public struct RPCStatus: Hashable, Sendable {
  /// The media type of the body.
  public static let mediaType = "application/json"

  /// The HTTP status that the response has.
  public var httpStatus: Int
  /// The description in the catalog's source locale: for the developers of clients.
  public var message: String
  /// The error's name, as `TOO_MANY_CALLS`: programs decide by it, within ``domain``.
  public var reason: String
  /// The error's domain.
  public var domain: String
  /// The error's arguments by their names.
  public var metadata: [String: String]
  /// The description and the recovery suggestion in ``language``: for readers.
  ///
  /// A suggestion in another language, where a translation lacks it, is left out: the answer may hold one text
  /// with one language.
  public var localizedMessage: String
  /// The language of ``localizedMessage``: the `Content-Language` of the response.
  public var language: LocaleTag

  /// Tells a catalog's error.
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
    reason = Self.reason(isSensitive ? error.category.rawValue : error.codeName)
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

  /// The name that `google.rpc.Code` has for the HTTP status.
  ///
  /// Where it has several, the first of `code.proto` that says the least.
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

  /// The body: one object, members by name.
  ///
  /// - Throws: `EncodingError`, never in practice: it holds nothing but text and numbers.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// `tooManyCalls` as `TOO_MANY_CALLS`, `invalidIDToken` as `INVALID_ID_TOKEN`.
  private static func reason(_ name: String) -> String {
    let letters = Array(name)
    var reason = ""
    for (index, letter) in letters.enumerated() {
      let isFirstOfWord =
        letter.isUppercase && index > 0
        && (!letters[index - 1].isUppercase
          || (index + 1 < letters.count && letters[index + 1].isLowercase))
      if isFirstOfWord, letters[index - 1] != "_" { reason += "_" }
      reason += letter.uppercased()
    }
    return reason
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
