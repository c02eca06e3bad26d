import BayanHTTP
import BayanRecovery
import BayanSDKErrors
import Foundation

extension GraphClient {
  /// Records the login of a request.
  func noteLogin(_ token: AccessToken?) async {
    guard let token, !token.isClientToken else { return }
    await recovery?.noteLogin(token.tokenString)
  }

  /// Returns the profile of a token's user.
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

  /// Returns the permissions that a token's user has given and declined.
  func permissions(of token: AccessToken) async throws(GraphFailure) -> PermissionStatuses {
    let request = GraphRequest(
      "me/permissions", token: token, isRecoveryEnabled: false, invalidatesToken: false)
    return try PermissionStatuses(await send(request))
  }

  /// Exchanges a code from the service's dialog for the token's parameters.
  func exchange(
    _ code: String, _ request: LoginRequest, redirect: URL
  ) async throws(GraphFailure) -> [String: String] {
    let exchange = GraphRequest(
      "oauth/access_token", method: .post,
      parameters: [
        "client_id": request.appID, "redirect_uri": redirect.absoluteString, "code": code,
        "code_verifier": request.verifier,
      ], isRecoveryEnabled: false, invalidatesToken: false, isAnonymous: true,
      // A failed login begins again with another code, so the exchange may be repeated.
      isIdempotent: true)
    let value = try await send(exchange).value
    var parameters: [String: String] = [:]
    for name in ["access_token", "id_token"] { parameters[name] = value[name]?.string }
    parameters["expires_in"] = value["expires_in"]?.integer.map { String($0) }
    guard parameters["access_token"] != nil else { throw .core(.graphRequestProtocolMismatch) }
    return parameters
  }
}

/// The permissions in the service's list `me/permissions`.
struct PermissionStatuses: Hashable, Sendable {
  var granted: Set<Permission> = []
  var declined: Set<Permission> = []
  var expired: Set<Permission> = []

  init(_ response: GraphResponse) throws(GraphFailure) {
    guard let entries = response.value["data"]?.array else {
      throw GraphFailure.core(.graphRequestProtocolMismatch).unlessStopped
    }
    for entry in entries {
      guard let name = entry["permission"]?.string else { continue }
      switch entry["status"]?.string {
      case "granted": granted.insert(Permission(rawValue: name))
      case "declined": declined.insert(Permission(rawValue: name))
      case "expired": expired.insert(Permission(rawValue: name))
      default: break
      }
    }
  }
}
