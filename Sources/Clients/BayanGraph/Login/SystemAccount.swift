import BayanErrors
import BayanHTTP
import BayanSDKErrors
import Foundation

/// What the system's own account store answered.
public enum SystemAccountAnswer: Sendable {
  case token(String, granted: Set<Permission>)
  /// The store has no account: the dialog is shown instead.
  case noAccount
  /// The store has neither a token nor an error for this app.
  case denied
  /// The store's error; its description tells why, in the store's own way.
  case failed(description: String?, error: any Error)
}

/// The system's account store, with a user interface of its own.
public protocol SystemAccountStore: Sendable {
  func answer(appID: String, permissions: Set<Permission>) async -> SystemAccountAnswer
}

extension LoginError {
  /// The error that an account store's failure stands for; `nil` where the user said no.
  ///
  /// Stores name the service's subcode in brackets within their description.
  init?(systemAccountFailure description: String?, _ error: any Error) {
    guard let description else { return nil }
    if description.contains("(459)") {
      self = .userCheckpointed
    } else if description.contains("(452)") || description.contains("(460)") {
      self = .passwordChanged
    } else if description.contains("(464)") {
      self = .unconfirmedUser
    } else {
      self = .systemAccountUnavailable
    }
  }
}

extension LoginManager {
  /// Logs in by the system's account store; by the dialog only where it has no account.
  ///
  /// Not what ``logIn(permissions:)`` does: a program has to ask for it. Errors that the user must
  /// act on come with the catalog's words, ready to be shown.
  public func logIn(
    permissions: Set<Permission>, by store: any SystemAccountStore
  ) async -> LoginResult {
    let turn = begin()
    switch await store.answer(appID: appID, permissions: permissions) {
    case .noAccount: return await logIn(permissions: permissions)
    case .denied:
      return .failed(
        await recoverable(LoginFailure(kind: .systemAccountAppDisabled), permissions))
    case .failed(let description, let error):
      if Cancellation.isCause(of: error) { return .cancelled }
      if let network = NetworkError(urlError: error) {
        let failure = LoginFailure(kind: .unknown, underlyingError: network)
        return .failed(await recoverable(failure, permissions))
      }
      guard let kind = LoginError(systemAccountFailure: description, error) else {
        return .cancelled
      }
      let failure = LoginFailure(
        kind: kind, dialogMessage: description, underlyingError: error)
      return .failed(await recoverable(failure, permissions))
    case .token(let token, let granted):
      return await keep(token, granted: granted, requested: permissions, in: turn)
    }
  }
}
