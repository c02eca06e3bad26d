public import BayanHTTP

/// A request to the Graph API.
///
///     GraphRequest("me/feed", method: .post, parameters: ["message": "…"],
///       needs: ["publish_actions"])
public struct GraphRequest: Hashable, Sendable {
  public enum Method: String, Hashable, Sendable, CaseIterable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  /// The path under the version, `me/permissions/email`, perhaps with parameters,
  /// `me?fields=id,name`; or an address from the service, such as `paging.next`.
  public var path: String
  public var method: Method
  public var parameters: [String: String]
  /// The permissions of the request, for which the user is asked if the service reports one as
  /// missing.
  package var neededPermissions: Set<Permission>
  /// The token of the request; `nil` for the current one.
  package var token: AccessToken?
  /// Whether the client recovers from errors of this request; `nil` for the client's settings.
  package var isRecoveryEnabled: Bool?
  /// Whether the request is sent without a token, as before a login.
  package var isAnonymous: Bool
  /// Whether a token is removed if the service rejects it.
  package var invalidatesToken: Bool
  /// The key by which the service recognizes a repeated request: the field `Idempotency-Key`.
  package var idempotencyKey: String?
  /// Whether sending the request twice has the same effect as sending it once.
  ///
  /// GET and DELETE have this property. A POST has this property with an idempotency key, or if the
  /// program declares that the request changes nothing. Without the property, a request that may
  /// have made its change is never sent again.
  public var isIdempotent: Bool

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - idempotencyKey: A key that differs for each change, such as a UUID. The service has to
  ///     promise that it makes a change once for each key.
  ///   - isIdempotent: Whether the request may be sent twice; `nil` if method and key decide.
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

/// The Graph API's answer to a successful request.
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
