import Foundation

/// Who is logged in: a token and a profile, which come and go together.
public struct StoredLogin: Codable, Hashable, Sendable {
  /// The token that requests are sent with; `nil` where nobody is logged in.
  public var token: AccessToken?
  public var profile: Profile?

  public init(token: AccessToken? = nil, profile: Profile? = nil) {
    self.token = token
    self.profile = profile
  }
}

/// Keeps who is logged in, for all that send requests in that name.
///
/// ``MemoryTokenStore`` forgets with the program, ``FileTokenStore`` doesn't. A store of one's own,
/// such as a keychain, reads and changes; the rest is derived.
public protocol TokenStore: Sendable {
  /// Who is logged in now.
  var login: StoredLogin { get async }

  /// Changes who is logged in, in one step that no other change comes into.
  ///
  /// - Returns: What the change returns.
  func update<Result: Sendable>(
    _ change: @Sendable (inout StoredLogin) -> Result
  ) async -> Result

  /// Each login from now on that differs from the one before, beginning with the present one.
  ///
  /// A program that shows who is logged in needs nothing else. A slow listener gets the newest only.
  func changes() async -> AsyncStream<StoredLogin>
}

extension TokenStore {
  /// The token that requests are sent with; `nil` where nobody is logged in.
  public var current: AccessToken? { get async { await login.token } }

  public var profile: Profile? { get async { await login.profile } }

  /// Replaces the token; without a profile, that of the same user stays.
  public func set(_ token: AccessToken, profile: Profile? = nil) async {
    await update { login in
      login.token = token
      login.profile = profile ?? (login.profile?.userID == token.userID ? login.profile : nil)
    }
  }

  /// Forgets both.
  public func clear() async { await update { $0 = StoredLogin() } }

  /// Changes who is logged in, unless another user than the token's is by now.
  func update(
    ofUserOf token: AccessToken?, _ change: @escaping @Sendable (inout StoredLogin) -> Void
  ) async {
    await update { login in
      if login.token?.mayReplace(token) ?? true { change(&login) }
    }
  }

  /// Changes the current token, if it is still the one that is meant.
  func update(
    _ token: AccessToken, _ change: @escaping @Sendable (inout AccessToken) -> Void
  ) async {
    await update { login in
      guard var current = login.token, current.tokenString == token.tokenString else { return }
      change(&current)
      login.token = current
    }
  }

  /// Does what the end of a session asks for, if it is the current token's.
  ///
  /// Codes 102 and 190 clear token and profile. With subcode 493 access has to be renewed and the
  /// permissions stay: the token stays too, expired. Errors of other tokens change nothing.
  ///
  /// - Returns: Whether anything changed.
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

/// A store that forgets with the program.
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

/// Those who want to know of each login.
struct LoginObservers {
  private var observers: [AsyncStream<StoredLogin>.Continuation] = []

  mutating func stream(from login: StoredLogin) -> AsyncStream<StoredLogin> {
    let (stream, observer) = AsyncStream.makeStream(
      of: StoredLogin.self, bufferingPolicy: .bufferingNewest(1))
    observer.yield(login)
    observers.append(observer)
    return stream
  }

  /// Tells all, and forgets those who don't listen any more.
  mutating func tell(_ login: StoredLogin) {
    observers.removeAll { observer in
      if case .terminated = observer.yield(login) { true } else { false }
    }
  }
}
