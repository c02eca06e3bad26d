public import Foundation

/// The current token and the current profile, which come and go together.
public actor TokenStore {
  /// The token that requests are sent with; `nil` where nobody is logged in.
  public private(set) var current: AccessToken?
  public private(set) var profile: Profile?

  public init(current: AccessToken? = nil, profile: Profile? = nil) {
    self.current = current
    self.profile = profile
  }

  /// Replaces the token; without a profile, that of the same user stays.
  public func set(_ token: AccessToken, profile: Profile? = nil) {
    current = token
    self.profile = profile ?? (self.profile?.userID == token.userID ? self.profile : nil)
  }

  /// Forgets both.
  public func clear() {
    current = nil
    profile = nil
  }

  /// Takes permissions off the current token, which the user has taken back.
  func revoke(_ permissions: Set<Permission>) {
    current?.permissions.subtract(permissions)
  }

  /// Changes the current token, if it is still the one that is meant.
  func update(_ token: AccessToken, _ change: @Sendable (inout AccessToken) -> Void) {
    guard var current, current.tokenString == token.tokenString else { return }
    change(&current)
    self.current = current
  }

  /// Does what the end of a session asks for, if it is the current token's.
  ///
  /// Codes 102 and 190 clear token and profile. With subcode 493 access has to be renewed and the
  /// permissions stay: the token stays too, expired. Errors of other tokens change nothing.
  ///
  /// - Returns: Whether anything changed.
  @discardableResult
  public func invalidate(
    _ token: AccessToken?, after error: GraphRequestError, now: Date = Date()
  ) -> Bool {
    guard error.endsSession, let token, let current, current.tokenString == token.tokenString
    else { return false }
    if error.subcode == 493 {
      self.current = current.expired(at: now)
    } else {
      clear()
    }
    return true
  }
}
