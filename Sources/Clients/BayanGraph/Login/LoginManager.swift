import BayanErrors
import BayanHTTP
public import BayanRecovery
import BayanSDKErrors
public import Foundation

/// A manager that logs users in: it shows the service's dialog, checks the answer, and stores the
/// token.
///
/// A new login cancels an open one.
public actor LoginManager {
  let appID: String
  private let dialog: any LoginDialog
  private let address: URL
  nonisolated let client: GraphClient
  let verifier: (any IDTokenSignatureVerifier)?
  private let attempters: [RecoveryAction: any RecoveryAttempter]
  let now: @Sendable () -> Date
  private let secret: @Sendable () -> String
  private var open: Task<LoginReply, any Error>?
  /// The number of logins and logouts so far: an answer counts only if no other has begun since.
  private var turn = 0
  /// The refusal of a prompt to log in, which holds until the next login or logout.
  var refusal: LoginRefusal?
  /// The number of completed logins.
  var logins = 0
  /// The questions that users refused in the program's own dialogs.
  nonisolated let refusals: Refusals

  /// The store of tokens, which is the client's.
  nonisolated var tokens: any TokenStore { client.tokens }

  /// Creates a manager.
  ///
  /// - Parameters:
  ///   - client: The client that asks the service for a token's user. Logins change the tokens of
  ///     its store.
  ///   - address: The address of the service's dialog; `nil` for `dialog/oauth` on the client's
  ///     server, with `www` in place of `graph`.
  ///   - verifier: The verifier of the service's signatures; without one no ID token is trusted.
  ///   - attempters: The program's attempters for failed logins, beside another try: open a
  ///     website, or the settings.
  ///   - secret: Makes unpredictable texts for challenges and nonces.
  public init(
    appID: String, dialog: any LoginDialog, client: GraphClient, address: URL? = nil,
    verifier: (any IDTokenSignatureVerifier)? = nil,
    attempters: [RecoveryAction: any RecoveryAttempter] = [:],
    now: @escaping @Sendable () -> Date = Date.init,
    secret: @escaping @Sendable () -> String = LoginManager.randomSecret
  ) {
    self.init(
      appID: appID, dialog: dialog, client: client, address: address, verifier: verifier,
      attempters: attempters, now: now, secret: secret, refusals: Refusals())
  }

  /// Creates a manager that shares the users' refusals with the processor of their requests.
  init(
    appID: String, dialog: any LoginDialog, client: GraphClient, address: URL? = nil,
    verifier: (any IDTokenSignatureVerifier)?,
    attempters: [RecoveryAction: any RecoveryAttempter],
    now: @escaping @Sendable () -> Date = Date.init,
    secret: @escaping @Sendable () -> String = LoginManager.randomSecret, refusals: Refusals
  ) {
    self.refusals = refusals
    self.appID = appID
    self.dialog = dialog
    self.client = client
    self.address = address ?? client.configuration.dialog
    self.verifier = verifier
    self.attempters = attempters
    self.now = now
    self.secret = secret
  }

  /// Returns 256 random bits from the system, in 43 letters, digits and signs that need no escapes
  /// in URLs.
  public static let randomSecret: @Sendable () -> String = {
    var generator = SystemRandomNumberGenerator()
    return LoginRequest.base64URL(
      (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  /// Asks for permissions: in a first login, more of them, or some that were declined.
  ///
  /// The current token decides about the kind of login.
  public func logIn(permissions: Set<Permission> = [.publicProfile]) async -> LoginResult {
    await ending(ofLoginFor: permissions).result
  }

  /// Asks for permissions, and returns the result and whether the login was stopped.
  func ending(ofLoginFor permissions: Set<Permission>) async -> LoginEnding {
    let current = await tokens.current
    return await run(permissions, current == nil ? .logIn : .rerequest, replacing: current)
  }

  /// Logs in, unless the current token is valid and has all the permissions.
  public func logInIfNeeded(
    permissions: Set<Permission> = [.publicProfile]
  ) async -> LoginResult {
    if let token = await tokens.current, !token.isExpired(at: now()),
      token.missing(of: permissions).isEmpty
    {
      return .success(
        LoginResult.Login(
          token: token, grantedPermissions: permissions, declinedPermissions: []))
    }
    return await logIn(permissions: permissions)
  }

  /// Renews access to the user's data, which requires a login.
  public func reauthorizeDataAccess() async -> LoginResult {
    guard let current = await tokens.current else {
      guard !Task.isCancelled else { return .cancelled }
      // Only the program can choose the permissions of a first login, so no login is offered.
      var failure = LoginFailure(kind: .missingAccessToken)
      failure.recovery.offered = []
      return .failed(failure)
    }
    return await run(current.permissions, .reauthorize, replacing: current).result
  }

  /// Forgets the login, on this device only.
  ///
  /// An open login is cancelled. ``PermissionManager/revokeAll()`` tells the service.
  public func logOut() async {
    begin()
    refusal = nil
    await tokens.clear()
  }

  /// Begins a login or a logout, and cancels an open login.
  @discardableResult
  func begin() -> Int {
    open?.cancel()
    open = nil
    turn += 1
    return turn
  }

  /// Returns whether no other login or logout has begun since.
  func isLast(_ turn: Int) -> Bool { turn == self.turn }

  private func run(
    _ permissions: Set<Permission>, _ purpose: LoginRequest.Purpose, replacing current: AccessToken?
  ) async -> LoginEnding {
    let turn = begin()
    let request = LoginRequest(
      appID: appID, permissions: permissions, purpose: purpose, challenge: secret(),
      nonce: secret(), verifier: secret(), dialog: address)
    let dialog = dialog
    let task = Task { try await dialog.reply(to: request) }
    open = task
    return await ending(for: permissions, in: turn) {
      let reply = try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
      // A cancelled dialog may still come to its end, but its answer is obsolete.
      guard !task.isCancelled else { return .cancelled }
      let answer: LoginAnswer
      switch reply {
      case .dismissed: return .cancelled
      case .returned(let parameters): answer = LoginAnswer(parameters)
      case .redirected(let url, let redirect):
        answer = LoginAnswer(LoginReply.parameters(of: url), redirect: redirect)
      }
      return try await login(answer, request, replacing: current, in: turn)
    }
  }

  /// Returns the end of a login.
  ///
  /// A stopped login is always `cancelled`, because no caller waits for its error.
  func ending(
    for permissions: Set<Permission>, in turn: Int, _ body: () async throws -> LoginResult
  ) async -> LoginEnding {
    var result: LoginResult
    do {
      result = try await body()
    } catch {
      let failure = error as? LoginFailure ?? LoginFailure(kind: .unknown, underlyingError: error)
      result = .failed(await recoverable(failure, permissions))
    }
    let isStopped = !isLast(turn) || Task.isCancelled
    if case .failed(let failure) = result, isStopped || Cancellation.isCause(within: failure) {
      result = .cancelled
    }
    return LoginEnding(result: result, isStopped: isStopped)
  }

  /// Returns a failure with its recovery options: the same login, and the program's own.
  func recoverable(
    _ failure: LoginFailure, _ permissions: Set<Permission>
  ) async -> LoginFailure {
    let attempter = LoginAgainAttempter(
      manager: self, permissions: permissions, others: AttempterTable(attempters))
    var copy = failure
    copy.recovery = RecoveryState(
      attempter: attempter, offered: await attempter.offered(for: failure, after: .repeatable))
    return copy
  }
}

/// The result of a login, and whether it was stopped: by its task, a newer login, or a logout.
///
/// A stopped login is `cancelled`, but it is no refusal by the user.
struct LoginEnding: Sendable {
  var result: LoginResult
  var isStopped: Bool
}
