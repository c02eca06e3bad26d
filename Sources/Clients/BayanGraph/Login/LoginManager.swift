import BayanErrors
import BayanHTTP
public import BayanRecovery
public import BayanSDKErrors
public import Foundation

extension GraphClient {
  /// The profile of a token's user.
  func profile(of token: AccessToken) async throws(GraphFailure) -> Profile {
    let request = GraphRequest(
      "me", parameters: ["fields": "id,name"], token: token, isRecoveryEnabled: false,
      invalidatesToken: false)
    let response = try await send(request)
    guard let id = response.value["id"]?.string, !id.isEmpty else {
      throw .core(.graphRequestProtocolMismatch)
    }
    return Profile(userID: id, name: response.value["name"]?.string)
  }

  /// What the service gives for a code of its dialog: the token's parameters.
  func exchange(
    _ code: String, _ request: LoginRequest, redirect: URL
  ) async throws(GraphFailure) -> [String: String] {
    let exchange = GraphRequest(
      "oauth/access_token", method: .post,
      parameters: [
        "client_id": request.appID, "redirect_uri": redirect.absoluteString, "code": code,
        "code_verifier": request.verifier,
      ], isRecoveryEnabled: false, invalidatesToken: false, isAnonymous: true)
    let value = try await send(exchange).value
    var parameters: [String: String] = [:]
    for name in ["access_token", "id_token"] { parameters[name] = value[name]?.string }
    parameters["expires_in"] = value["expires_in"]?.integer.map { String($0) }
    guard parameters["access_token"] != nil else { throw .core(.graphRequestProtocolMismatch) }
    return parameters
  }
}

/// Logs users in: shows the service's dialog, checks what comes back, keeps the token.
///
/// Starting a login while another is open cancels the other.
public actor LoginManager {
  let appID: String
  private let dialog: any LoginDialog
  private let address: URL
  nonisolated let client: GraphClient
  private let verifier: (any IDTokenSignatureVerifier)?
  private let attempters: [RecoveryAction: any RecoveryAttempter]
  private let now: @Sendable () -> Date
  private let secret: @Sendable () -> String
  private var open: Task<LoginReply, any Error>?

  /// Where tokens are kept: where the client keeps them.
  public nonisolated var tokens: any TokenStore { client.tokens }

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
  public func logIn(permissions: Set<Permission>) async -> LoginResult {
    let current = await tokens.current
    return await run(permissions, current == nil ? .logIn : .rerequest, replacing: current)
  }

  /// Logs in unless the current token is in force and has all the permissions.
  public func logInIfNeeded(permissions: Set<Permission>) async -> LoginResult {
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
      // There is nothing to log in for but what the program asks for: no login is offered.
      var failure = LoginFailure(kind: .missingAccessToken)
      failure.recovery.offered = []
      return .failed(failure)
    }
    return await run(current.permissions, .reauthorize, replacing: current)
  }

  /// Forgets who is logged in, on this device only.
  ///
  /// ``PermissionManager/revokeAll()`` tells the service.
  public func logOut() async { await tokens.clear() }

  private func run(
    _ permissions: Set<Permission>, _ purpose: LoginRequest.Purpose, replacing current: AccessToken?
  ) async -> LoginResult {
    open?.cancel()
    let request = LoginRequest(
      appID: appID, permissions: permissions, purpose: purpose, challenge: secret(),
      nonce: secret(), verifier: secret(), dialog: address)
    let dialog = dialog
    let task = Task { try await dialog.reply(to: request) }
    open = task
    do {
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
      return try await login(answer, request, replacing: current)
    } catch let failure as LoginFailure {
      return .failed(await recoverable(failure, permissions))
    } catch {
      if Self.isCancellation(error) { return .cancelled }
      let failure = LoginFailure(kind: .unknown, underlyingError: error)
      return .failed(await recoverable(failure, permissions))
    }
  }

  /// A failure with what can be done about it: the same login once more, and what the program can.
  func recoverable(
    _ failure: LoginFailure, _ permissions: Set<Permission>
  ) async -> LoginFailure {
    let attempter = LoginAgainAttempter(
      manager: self, permissions: permissions, others: AttempterTable(attempters))
    var copy = failure
    copy.recovery = RecoveryState(
      attempter: attempter, offered: await attempter.offered(for: failure))
    return copy
  }

  /// Checks an answer and keeps its token.
  private func login(
    _ answer: LoginAnswer, _ request: LoginRequest, replacing current: AccessToken?
  ) async throws -> LoginResult {
    if answer.isRefusal { return .cancelled }
    if let failure = answer.failure { throw failure }
    guard answer.hasToken else { return .cancelled }
    guard answer.isAnswer(to: request.challenge) else {
      throw LoginFailure(kind: .badChallengeString)
    }
    let answer = try await exchanged(answer, request)
    let idToken = try await idToken(of: answer, request)
    guard let tokenString = answer.accessToken else {
      // An ID token alone says who it is, and allows nothing.
      throw LoginFailure(kind: .missingAccessToken)
    }
    let token = answer.token(tokenString, previous: current, now: now())
    let given =
      current == nil ? token.permissions : token.permissions.intersection(request.permissions)
    // Who gives nothing at a first login has as good as closed the dialog. Who is logged in and
    // declines stays so, and what was declined is known.
    guard current != nil || !given.isEmpty || request.permissions.isEmpty else { return .cancelled }

    return try await keep(
      token, of: idToken?.userID, replacing: current, granted: given,
      requested: request.permissions)
  }

  /// The answer with the token in place of a code.
  private func exchanged(
    _ answer: LoginAnswer, _ request: LoginRequest
  ) async throws -> LoginAnswer {
    guard answer.accessToken == nil, let code = answer.code, let redirect = answer.redirect else {
      return answer
    }
    do {
      let token = try await client.exchange(code, request, redirect: redirect)
      return answer.adding(token)
    } catch {
      if error.isCancellation { throw CancellationError() }
      throw LoginFailure(kind: .unknown, underlyingError: error)
    }
  }

  /// Keeps the token of an account store.
  func keep(
    _ tokenString: String, granted: Set<Permission>, requested: Set<Permission>
  ) async -> LoginResult {
    let current = await tokens.current
    let token = AccessToken(
      tokenString: tokenString, userID: "", permissions: granted,
      declinedPermissions: (current?.declinedPermissions ?? [])
        .union(requested.subtracting(granted)).subtracting(granted))
    do {
      return try await keep(
        token, of: nil, replacing: current, granted: granted.intersection(requested),
        requested: requested)
    } catch {
      return .failed(await recoverable(error, requested))
    }
  }

  /// Finds out whose token it is, and keeps it if that is who it should be.
  private func keep(
    _ token: AccessToken, of expectedUser: String?, replacing current: AccessToken?,
    granted: Set<Permission>, requested: Set<Permission>
  ) async throws(LoginFailure) -> LoginResult {
    let profile: Profile
    do {
      profile = try await client.profile(of: token)
    } catch {
      if error.isCancellation { return .cancelled }
      throw LoginFailure(kind: .unknown, underlyingError: error)
    }
    // Whoever was logged in must still be it; an ID token must speak of the same user.
    guard current == nil || current?.userID == profile.userID else {
      throw LoginFailure(kind: .userMismatch)
    }
    guard expectedUser == nil || expectedUser == profile.userID else {
      throw LoginFailure(kind: .invalidIDToken)
    }
    var token = token
    token.userID = profile.userID
    await tokens.set(token, profile: profile)
    return .success(
      LoginResult.Login(
        token: token, grantedPermissions: granted,
        declinedPermissions: token.declinedPermissions.intersection(requested)))
  }

  /// The verified ID token of an answer, which has to be there if it was asked for.
  private func idToken(of answer: LoginAnswer, _ request: LoginRequest) async throws -> IDToken? {
    guard answer.idToken != nil || request.permissions.contains("openid") else { return nil }
    guard let text = answer.idToken, let verifier,
      let token = await IDToken.verified(
        text, appID: appID, nonce: request.nonce, now: now(), by: verifier)
    else { throw LoginFailure(kind: .invalidIDToken) }
    return token
  }

  /// Whether a dialog's error says that the user closed it.
  private static func isCancellation(_ error: any Error) -> Bool {
    if Cancellation.isCause(of: error) { return true }
    let domains = [
      "com.apple.SafariServices.Authentication",
      "com.apple.AuthenticationServices.WebAuthenticationSession",
    ]
    return domains.contains((error as NSError).domain)
  }
}
