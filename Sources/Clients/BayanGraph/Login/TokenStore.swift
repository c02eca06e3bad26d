import Foundation

/// A login: a token and a profile, which are set and removed together.
public struct StoredLogin: Codable, Hashable, Sendable {
  /// The token of requests; `nil` if nobody is logged in.
  public var token: AccessToken?
  public var profile: Profile?

  public init(token: AccessToken? = nil, profile: Profile? = nil) {
    self.token = token
    self.profile = profile
  }
}

/// A store of the login, which all senders of requests share.
///
/// ``MemoryTokenStore`` is gone with the program, and ``FileTokenStore`` isn't. Your own store,
/// such as a keychain, implements reading and changing; the other functions are derived.
public protocol TokenStore: Sendable {
  /// The current login.
  var login: StoredLogin { get async }

  /// Changes the login in one step, which no other change interrupts.
  ///
  /// - Returns: The result of `change`.
  func update<Result: Sendable>(
    _ change: @Sendable (inout StoredLogin) -> Result
  ) async -> Result

  /// Returns the current login and each later one that differs from the one before.
  ///
  /// A program that shows the login needs only this. A slow listener gets only the newest login.
  func changes() async -> AsyncStream<StoredLogin>
}

extension TokenStore {
  /// The token of requests; `nil` if nobody is logged in.
  public var current: AccessToken? { get async { await login.token } }

  public var profile: Profile? { get async { await login.profile } }

  /// Replaces the token; without a profile, the profile of the same user stays.
  public func set(_ token: AccessToken, profile: Profile? = nil) async {
    await update { login in
      login.token = token
      login.profile = profile ?? (login.profile?.userID == token.userID ? login.profile : nil)
    }
  }

  /// Removes token and profile.
  public func clear() async { await update { $0 = StoredLogin() } }

  /// Changes the login, unless it is another user's than the token's by now.
  func update(
    ofUserOf token: AccessToken?, _ change: @escaping @Sendable (inout StoredLogin) -> Void
  ) async {
    await update { login in
      if login.token?.mayReplace(token) ?? true { change(&login) }
    }
  }

  /// Changes the current token, if it is still the given one.
  func update(
    _ token: AccessToken, _ change: @escaping @Sendable (inout AccessToken) -> Void
  ) async {
    await update { login in
      guard var current = login.token, current.tokenString == token.tokenString else { return }
      change(&current)
      login.token = current
    }
  }

  /// Ends the session of a token after an error, if the token is still the current one.
  ///
  /// Codes 102 and 190 remove token and profile. With subcode 493 access has to be renewed, but the
  /// permissions stay: so the token stays, expired. Errors of other tokens have no effect.
  ///
  /// - Returns: Whether the login changed.
  @discardableResult
  func invalidate(
    _ token: AccessToken?, after error: GraphRequestError, now: Date = Date()
  ) async -> Bool {
    guard error.endsSession, let token else { return false }
    let keepsPermissions = error.graphSubcode == 493
    return await update { login in
      guard let current = login.token, current.tokenString == token.tokenString else {
        return false
      }
      if keepsPermissions {
        login.token = current.expired(at: now)
      } else {
        login = StoredLogin()
      }
      return true
    }
  }
}

/// A store in memory, which is gone with the program.
public actor MemoryTokenStore: TokenStore {
  public private(set) var login: StoredLogin
  private var observers = LoginObservers()

  public init(_ login: StoredLogin = StoredLogin()) { self.login = login }

  package init(current: AccessToken?, profile: Profile? = nil) {
    login = StoredLogin(token: current, profile: profile)
  }

  public func update<Result: Sendable>(
    _ change: @Sendable (inout StoredLogin) -> Result
  ) -> Result {
    let before = login
    let result = change(&login)
    if login != before { observers.tell(login) }
    return result
  }

  public func changes() -> AsyncStream<StoredLogin> { observers.stream(from: login) }
}

/// The observers of logins.
struct LoginObservers {
  private var observers: [AsyncStream<StoredLogin>.Continuation] = []

  mutating func stream(from login: StoredLogin) -> AsyncStream<StoredLogin> {
    let (stream, observer) = AsyncStream.makeStream(
      of: StoredLogin.self, bufferingPolicy: .bufferingNewest(1))
    observer.yield(login)
    observers.append(observer)
    return stream
  }

  /// Sends a login to all observers, and removes those that no longer listen.
  mutating func tell(_ login: StoredLogin) {
    observers.removeAll { observer in
      if case .terminated = observer.yield(login) { true } else { false }
    }
  }
}
