public import BayanHTTP

/// One thing asked of the Graph API.
///
///     GraphRequest("me/feed", method: .post, parameters: ["message": "…"],
///       needs: ["publish_actions"])
public struct GraphRequest: Hashable, Sendable {
  public enum Method: String, Hashable, Sendable, CaseIterable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  /// The path under the version, `me/permissions/email`, which may have parameters,
  /// `me?fields=id,name`; or an address of the service's, such as `paging.next`.
  public var path: String
  public var method: Method
  public var parameters: [String: String]
  /// The permissions it can't do without; what is asked for when the service misses one.
  package var neededPermissions: Set<Permission>
  /// The token to send it with; `nil` for the current one.
  package var token: AccessToken?
  /// Whether errors are recovered from; `nil` for what the settings say.
  package var isRecoveryEnabled: Bool?
  /// Whether it is sent without any token, as before a login.
  package var isAnonymous: Bool
  /// Whether a token that turns out to be of no more use is forgotten.
  package var invalidatesToken: Bool
  /// The key by which the service knows the request again: sent as the field `Idempotency-Key`.
  package var idempotencyKey: String?
  /// Whether sending it twice does no more than sending it once.
  ///
  /// GET and DELETE are so. A POST is so if it has an idempotency key, or if the program says that it
  /// changes nothing. A request that isn't so is never sent again after it may have done its work.
  public var isIdempotent: Bool

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - idempotencyKey: A key that is another one for each change, such as a UUID. The service has to
  ///     promise that it makes a change once for each key.
  ///   - isIdempotent: Whether it may be sent twice; `nil` for what the method and the key say.
  public init(
    _ path: String, method: Method = .get, parameters: [String: String] = [:],
    needs permissions: Set<Permission> = [], token: AccessToken? = nil,
    isRecoveryEnabled: Bool? = nil, invalidatesToken: Bool = true, isAnonymous: Bool = false,
    idempotencyKey: String? = nil, isIdempotent: Bool? = nil
  ) {
    self.path = path
    self.method = method
    self.parameters = parameters
    neededPermissions = permissions
    self.token = token
    self.isRecoveryEnabled = isRecoveryEnabled
    self.invalidatesToken = invalidatesToken
    self.isAnonymous = isAnonymous
    let key = idempotencyKey.flatMap { $0.isEmpty ? nil : $0 }
    self.idempotencyKey = key
    self.isIdempotent =
      isIdempotent ?? (key != nil || HTTPExchange.isIdempotent(method: method.rawValue))
  }
}

/// The Graph API's answer to a request that succeeded.
public struct GraphResponse: Hashable, Sendable {
  public var value: JSONValue
  public var status: Int
  public var headers: HTTPHeaders

  package init(value: JSONValue, status: Int = 200, headers: HTTPHeaders = [:]) {
    self.value = value
    self.status = status
    self.headers = headers
  }
}
