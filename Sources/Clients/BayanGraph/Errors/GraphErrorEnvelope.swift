public import BayanHTTP

/// What the service says about an error: the object `error` of its answer.
///
/// Read leniently: a member of the wrong type is as good as none, and the others stay.
public struct GraphErrorEnvelope: Hashable, Sendable {
  public var code: Int?
  public var subcode: Int?
  /// The service's own class of error, `OAuthException`; never shown.
  public var type: String?
  /// The message for developers: not translated, never shown.
  public var developerMessage: String?
  /// The title for users as the service sent it, in the language of the request.
  ///
  /// Not to be shown as it is: see ``GraphRequestError/words(preferring:for:)``.
  public var userTitle: String?
  /// The message for users as the service sent it.
  public var userMessage: String?
  /// Whether the service says that the error passes by itself.
  public var isTransient: Bool
  /// What the service's support asks for.
  public var traceID: String?

  public init(
    code: Int? = nil, subcode: Int? = nil, type: String? = nil, developerMessage: String? = nil,
    userTitle: String? = nil, userMessage: String? = nil, isTransient: Bool = false,
    traceID: String? = nil
  ) {
    self.code = code
    self.subcode = subcode
    self.type = type
    self.developerMessage = developerMessage
    self.userTitle = userTitle
    self.userMessage = userMessage
    self.isTransient = isTransient
    self.traceID = traceID
  }

  /// Reads an answer's body.
  ///
  /// - Returns: `nil` where the body has no object `error`, and so is no error.
  public init?(body: JSONValue) {
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
  }
}
