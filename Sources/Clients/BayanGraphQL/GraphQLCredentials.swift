/// The field `Authorization` of a request, and its user.
///
///     credentials: {
///       let login = await session.tokens.login
///       return GraphQLCredentials(
///         authorization: login.token.map { "Bearer \($0.tokenString)" }, user: login.token?.userID)
///     }
///
/// With the user, a client distinguishes a renewed token of the same user from a token of another
/// user. Without the user, any change of the field counts as a change of the user.
///
/// The description hides the field, because descriptions end up in logs.
public struct GraphQLCredentials: Sendable, CustomStringConvertible, CustomReflectable {
  /// The field, such as `Bearer …`; `nil` for requests without it.
  public let authorization: String?
  /// A permanent identifier of the user; `nil` if it is unknown.
  ///
  /// If the transport or cookies identify the user, this property tells the cache.
  public let user: String?

  /// Creates credentials; an empty user is no user.
  public init(authorization: String? = nil, user: String? = nil) {
    self.authorization = authorization
    self.user = user?.isEmpty == true ? nil : user
  }

  public var description: String {
    "credentials of \(user.map { "user \($0)" } ?? "an unnamed user")"
      + (authorization == nil ? ", without Authorization" : "")
  }

  /// A mirror with the description alone, for `dump` and other uses of reflection.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }

  /// The identity of a login; `nil` if nobody is logged in.
  var login: String? { user ?? authorization }

  /// Returns whether field and user are equal, byte for byte.
  func isSame(as other: GraphQLCredentials) -> Bool {
    user.isIdentical(to: other.user) && authorization.isIdentical(to: other.authorization)
  }

  /// Returns whether a request with the other credentials may be sent with these.
  ///
  /// If the users are unknown, a renewed token can't be told from another user's.
  func mayReplace(_ other: GraphQLCredentials) -> Bool {
    other.user == nil || user.isIdentical(to: other.user)
  }
}

extension String? {
  /// Returns whether both have the same bytes; `==` would treat canonically equivalent texts as
  /// equal.
  fileprivate func isIdentical(to other: String?) -> Bool {
    map { Array($0.utf8) } == other.map { Array($0.utf8) }
  }
}
