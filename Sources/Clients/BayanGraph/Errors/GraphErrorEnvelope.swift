package import BayanHTTP
import BayanSupport

/// The object `error` of a service's answer.
///
/// Reading is lenient: a member of the wrong type counts as missing.
public struct GraphErrorEnvelope: Hashable, Sendable {
  package var code: Int?
  package var subcode: Int?
  /// The service's own class of the error, `OAuthException`; it is never shown.
  public var type: String?
  /// The message for developers, which is neither translated nor shown.
  public var developerMessage: String?
  /// The title for users from the service, in the language of the request.
  ///
  /// The title isn't shown without a check: see ``GraphRequestError/words(preferring:for:)``.
  package var userTitle: String?
  /// The message for users from the service.
  package var userMessage: String?
  /// Whether the service reports the error as transient.
  package var isTransient: Bool
  /// The identifier for the service's support.
  public var traceID: String?
  /// The name of the invalid parameter, if the service gives it.
  public var invalidArgument: String?

  public init(
    code: Int? = nil, subcode: Int? = nil, type: String? = nil, developerMessage: String? = nil,
    userTitle: String? = nil, userMessage: String? = nil, isTransient: Bool = false,
    traceID: String? = nil, invalidArgument: String? = nil
  ) {
    self.code = code
    self.subcode = subcode
    self.type = type
    self.developerMessage = developerMessage
    self.userTitle = userTitle
    self.userMessage = userMessage
    self.isTransient = isTransient
    self.traceID = traceID
    self.invalidArgument = invalidArgument
  }

  /// Reads the body of an answer.
  ///
  /// - Returns: `nil` for a body without an object `error`, which is no error.
  package init?(body: JSONValue) {
    guard let error = body["error"], error.object != nil else { return nil }
    code = error["code"]?.integer
    subcode = error["error_subcode"]?.integer
    type = error["type"]?.string
    developerMessage =
      error["message"]?.string ?? error["error_reason"]?.string ?? error["error_msg"]?.string
    userTitle = error["error_user_title"]?.string
    userMessage = error["error_user_msg"]?.string
    isTransient = error["is_transient"]?.bool ?? false
    traceID = error["fbtrace_id"]?.string
    invalidArgument =
      Self.blamedField(error["error_data"]) ?? developerMessage.flatMap(Self.namedParameter)
  }

  /// The trace in a form for logs: letters, digits and few signs, of bounded length.
  var shownTraceID: String? { traceID.flatMap(Self.identifier) }

  /// Returns the field in `{"blame_field_specs": [["link"]]}`, which is JSON text in some answers.
  private static func blamedField(_ data: JSONValue?) -> String? {
    let data = data?.string.flatMap { try? JSONValue(parsing: Array($0.utf8)) } ?? data
    return data?["blame_field_specs"]?[0]?[0]?.string.flatMap(identifier)
  }

  /// Returns the parameter's name in `(#100) Param message must be a string`, and in `param:
  /// 'message'`.
  private static func namedParameter(_ text: String) -> String? {
    let tokens = text.prefix(400).split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard
      let index = tokens.firstIndex(where: { ["param", "parameter"].contains($0.lowercased()) }),
      index + 1 < tokens.count
    else { return nil }
    let name = tokens[index + 1]
    // In prose a verb comes next: `parameter must be an array`.
    guard !["must", "is", "was", "should", "for", "in", "and"].contains(name.lowercased()) else {
      return nil
    }
    return identifier(String(name))
  }

  private static func identifier(_ text: String) -> String? {
    let isShort = (1...64).contains(text.utf8.count)
    return isShort && text.utf8.allSatisfy { $0.isASCIIAlphanumeric || "_-./+=".utf8.contains($0) }
      ? text : nil
  }
}
