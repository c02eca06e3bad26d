import BayanSDKErrors
import Foundation

/// The answer of the login dialog.
struct LoginAnswer {
  private let parameters: [String: String]
  /// The redirect address of the dialog, which the exchange of its code has to repeat.
  let redirect: URL?

  init(_ parameters: [String: String], redirect: URL? = nil) {
    self.parameters = parameters
    self.redirect = redirect
  }

  /// Returns the answer with the parameters for which a code was exchanged.
  func adding(_ token: [String: String]) -> LoginAnswer {
    LoginAnswer(parameters.merging(token) { _, new in new }, redirect: redirect)
  }

  var code: String? { nonempty("code") }

  var accessToken: String? { nonempty("access_token") }
  var idToken: String? { nonempty("id_token") }
  var hasToken: Bool { accessToken != nil || idToken != nil || code != nil }

  private func nonempty(_ name: String) -> String? {
    parameters[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the user refused in the dialog.
  var isRefusal: Bool {
    parameters["error"] == "access_denied" || parameters["error_reason"] == "user_denied"
  }

  /// The failure, if the service refused.
  ///
  /// The subcodes are those of a failed login step on the server.
  var failure: LoginFailure? {
    guard parameters["error"] != nil || parameters["error_code"] != nil else { return nil }
    let subcode = (parameters["error_subcode"] ?? parameters["error_code"]).flatMap { Int($0) }
    let kind: LoginError =
      switch subcode {
      case 459: .userCheckpointed
      case 460, 452: .passwordChanged
      case 464: .unconfirmedUser
      default: .unknown
      }
    return LoginFailure(kind: kind, dialogMessage: parameters["error_message"])
  }

  /// Returns whether the answer has the login's challenge.
  ///
  /// A plus may have become a space on its way, because forms write a space as a plus. The time of
  /// the comparison doesn't depend on the number of equal characters.
  func isAnswer(to challenge: String) -> Bool {
    guard let state = parameters["state"] else { return false }
    let given = Array(state.replacing("+", with: " ").utf8)
    let expected = Array(challenge.replacing("+", with: " ").utf8)
    guard given.count == expected.count, !expected.isEmpty else { return false }
    return zip(given, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private var granted: Set<Permission> { Permission.list(parameters["granted_scopes"] ?? "") }
  private var declined: Set<Permission> { Permission.list(parameters["denied_scopes"] ?? "") }

  /// Whether the answer has permissions that the user gave or declined, which the service may leave
  /// out.
  var namesPermissions: Bool { !granted.isEmpty || !declined.isEmpty }

  /// Returns the token, with the given and declined permissions of the answer.
  func token(_ tokenString: String, now: Date) -> AccessToken {
    AccessToken(
      tokenString: tokenString, userID: "", permissions: granted,
      declinedPermissions: declined.subtracting(granted),
      expirationDate: date(seconds: parameters["expires_in"], after: now),
      dataAccessExpirationDate: parameters["data_access_expiration_time"].flatMap { Double($0) }
        .flatMap { $0 > 0 ? Date(timeIntervalSince1970: $0) : nil })
  }

  private func date(seconds text: String?, after now: Date) -> Date? {
    guard let seconds = text.flatMap({ Double($0) }), seconds > 0, seconds < 1e10 else {
      return nil
    }
    return now.addingTimeInterval(seconds)
  }
}
