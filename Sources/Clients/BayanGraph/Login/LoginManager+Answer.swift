import BayanErrors
import BayanRecovery
import BayanSDKErrors
import Foundation

/// The handling of a dialog's answer.
extension LoginManager {
  /// Checks an answer and keeps its token.
  func login(
    _ answer: LoginAnswer, _ request: LoginRequest, replacing current: AccessToken?, in turn: Int
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
    var token = answer.token(tokenString, now: now())
    if !answer.namesPermissions { token = try await withPermissions(token, of: request) }
    token = token.remembering(current)
    let given =
      current == nil ? token.permissions : token.permissions.intersection(request.permissions)
    // At a first login, giving nothing is like closing the dialog. Someone who is logged in stays
    // logged in, and what they decline is kept.
    guard current != nil || !given.isEmpty || request.permissions.isEmpty else { return .cancelled }

    return try await keep(
      token, of: idToken?.userID, replacing: current, granted: given,
      requested: request.permissions, in: turn)
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
      throw LoginFailure(kind: .unknown, underlyingError: error)
    }
  }

  /// A token with the permissions that the service names for it.
  ///
  /// - Throws: ``LoginFailure`` where the service can't be asked, or names none: nobody said no, so
  ///   the login doesn't end in silence.
  private func withPermissions(
    _ token: AccessToken, of request: LoginRequest
  ) async throws -> AccessToken {
    var token = token
    do {
      let answered = try await client.permissions(of: token)
      token.permissions = answered.granted.union(answered.expired)
      token.expiredPermissions = answered.expired
      token.declinedPermissions = answered.declined
    } catch {
      throw LoginFailure(kind: .unknown, underlyingError: error)
    }
    let isAnswered =
      request.permissions.isEmpty || !token.permissions.isEmpty
      || !token.declinedPermissions.isDisjoint(with: request.permissions)
    guard isAnswered else {
      throw LoginFailure(kind: .unknown, dialogMessage: "no permission was given or declined")
    }
    return token
  }

  /// Keeps the token of an account store.
  func keep(
    _ tokenString: String, granted: Set<Permission>, requested: Set<Permission>, in turn: Int
  ) async throws(LoginFailure) -> LoginResult {
    let current = await tokens.current
    let token = AccessToken(
      tokenString: tokenString, userID: "", permissions: granted,
      declinedPermissions: requested.subtracting(granted)
    ).remembering(current)
    return try await keep(
      token, of: nil, replacing: current, granted: granted.intersection(requested),
      requested: requested, in: turn)
  }

  /// Finds out whose token it is, and keeps it if that is who it should be.
  private func keep(
    _ token: AccessToken, of expectedUser: String?, replacing current: AccessToken?,
    granted: Set<Permission>, requested: Set<Permission>, in turn: Int
  ) async throws(LoginFailure) -> LoginResult {
    let profile: Profile
    do {
      profile = try await client.profile(of: token)
    } catch {
      throw LoginFailure(kind: .unknown, underlyingError: error)
    }
    // Whoever was logged in must still be it; an ID token must speak of the same user.
    guard current == nil || current?.userID == profile.userID else {
      throw LoginFailure(kind: .userMismatch)
    }
    guard expectedUser == nil || expectedUser == profile.userID else {
      throw LoginFailure(kind: .invalidIDToken)
    }
    // Who logged out while it was asked, or began another login, doesn't mean this one any more.
    guard isLast(turn) else { return .cancelled }
    var token = token
    token.userID = profile.userID
    let login = StoredLogin(token: token, profile: profile)
    let isKept = await tokens.update { stored in
      // The program may have logged somebody else in, without this manager.
      guard stored.token == nil || stored.token?.userID == profile.userID else { return false }
      stored = login
      return true
    }
    guard isKept else { throw LoginFailure(kind: .userMismatch) }
    refusal = nil
    logins += 1
    refusals.noteLogin(token.tokenString)
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
}
