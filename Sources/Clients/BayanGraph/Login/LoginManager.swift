import BayanErrors
import BayanHTTP
public import BayanRecovery
import BayanSDKErrors
public import Foundation

/// Logs users in: shows the service's dialog, checks what comes back, keeps the token.
///
/// Starting a login while another is open cancels the other.
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
  /// Counts logins and logouts: an answer counts only while its own is the last.
  private var turn = 0
  /// Who said no to logging in, when a prompt asked for it; until the next login or logout.
  var refusal: LoginRefusal?
  /// How often somebody has logged in.
  var logins = 0
  /// The questions that users declined in the dialogs of the program itself.
  nonisolated let refusals: Refusals

  /// Where tokens are kept: where the client keeps them.
  nonisolated var tokens: any TokenStore { client.tokens }

  /// Makes a manager.
  ///
  /// - Parameters:
  ///   - client: Asks the service whose token it is. Its tokens are the ones that logins change.
  ///   - address: The service's dialog; `nil` for `dialog/oauth` of the client's server, on
  ///     `www` where that is `graph`.
  ///   - verifier: Who knows the service's signatures; without one no ID token is trusted.
  ///   - attempters: What the program can do about a login that failed, beside the same once more:
  ///     open a website, or the settings.
  ///   - secret: Makes a text that nobody can guess, for challenges and nonces.
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

  /// Makes a manager that shares what users said no to with the processor of their requests.
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

  /// 256 random bits of the system's, in 43 letters, digits and signs that no URL changes.
  public static let randomSecret: @Sendable () -> String = {
    var generator = SystemRandomNumberGenerator()
    return LoginRequest.base64URL(
      (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  /// Asks for permissions: at a first login, more of them, or some that were declined.
  ///
  /// The current token decides which of the two it is.
  public func logIn(permissions: Set<Permission> = [.publicProfile]) async -> LoginResult {
    await ending(ofLoginFor: permissions).result
  }

  /// Asks for permissions, and says whether the user ended it.
  func ending(ofLoginFor permissions: Set<Permission>) async -> LoginEnding {
    let current = await tokens.current
    return await run(permissions, current == nil ? .logIn : .rerequest, replacing: current)
  }

  /// Logs in unless the current token is in force and has all the permissions.
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

  /// Renews access to the user's data, which needs somebody to be logged in.
  public func reauthorizeDataAccess() async -> LoginResult {
    guard let current = await tokens.current else {
      guard !Task.isCancelled else { return .cancelled }
      // There is nothing to log in for but what the program asks for: no login is offered.
      var failure = LoginFailure(kind: .missingAccessToken)
      failure.recovery.offered = []
      return .failed(failure)
    }
    return await run(current.permissions, .reauthorize, replacing: current).result
  }

  /// Forgets who is logged in, on this device only.
  ///
  /// A login that is open is cancelled. ``PermissionManager/revokeAll()`` tells the service.
  public func logOut() async {
    begin()
    refusal = nil
    await tokens.clear()
  }

  /// Begins a login or a logout, and cancels the login that is open.
  @discardableResult
  func begin() -> Int {
    open?.cancel()
    open = nil
    turn += 1
    return turn
  }

  /// Whether no login or logout has begun since.
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
      // A dialog may come to its end although it was cancelled; its answer isn't meant any more.
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

  /// How a login ended.
  ///
  /// Whatever became of one that was stopped, it is `cancelled`: nobody waits for its error.
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

  /// A failure with what can be done about it: the same login once more, and what the program can.
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

/// How a login ended, and whether it was stopped: by its task, a newer login, or a logout.
///
/// A stopped login is `cancelled`, but it is no answer of the user's.
struct LoginEnding: Sendable {
  var result: LoginResult
  var isStopped: Bool
}
