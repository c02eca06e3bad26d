/// Who asks: the field `Authorization` of a request, and the user that it stands for.
///
///     credentials: {
///       let login = await session.tokens.login
///       return GraphQLCredentials(
///         authorization: login.token.map { "Bearer \($0.tokenString)" }, user: login.token?.userID)
///     }
///
/// With the user, a client distinguishes a renewed token of the same user from a token of another user.
/// Without it, any change of the field is a change of the user.
///
/// Its description doesn't tell the field: descriptions end up in logs.
public struct GraphQLCredentials: Sendable, CustomStringConvertible, CustomReflectable {
  /// The field, such as `Bearer …`; `nil` for a request without it.
  public let authorization: String?
  /// The identifier of the user for as long as the account exists; `nil` where it isn't known.
  ///
  /// A transport or cookies may identify the user too. Then this is how the cache learns of it.
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

  /// Nothing but the description, for `dump` and whatever else prints by reflection.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }

  /// The identity of a login; `nil` where nobody is logged in.
  var login: String? { user ?? authorization }

  /// Whether both are what is sent for the same user, byte for byte.
  func isSame(as other: GraphQLCredentials) -> Bool {
    user.isIdentical(to: other.user) && authorization.isIdentical(to: other.authorization)
  }

  /// Whether what was asked in one's name may be asked in the other's.
  ///
  /// Where the users aren't known, nobody can tell a renewed token from another user's.
  func mayReplace(_ other: GraphQLCredentials) -> Bool {
    other.user == nil || user.isIdentical(to: other.user)
  }
}

extension String? {
  /// Whether both have the same bytes: `==` takes canonically equivalent texts for equal.
  fileprivate func isIdentical(to other: String?) -> Bool {
    map { Array($0.utf8) } == other.map { Array($0.utf8) }
  }
}
