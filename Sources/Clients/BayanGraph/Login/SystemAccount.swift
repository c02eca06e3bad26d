import BayanHTTP
import BayanSDKErrors
import BayanSystemErrors
import Foundation

/// The answer of the system's own account store.
public enum SystemAccountAnswer: Sendable {
  case token(String, granted: Set<Permission>)
  /// A store without an account: the dialog is shown instead.
  case noAccount
  /// A store with neither a token nor an error for this app.
  case denied
  /// An error of the store; its description has the reason in the store's own form.
  case failed(description: String?, error: any Error)
}

/// The system's account store, with its own user interface.
public protocol SystemAccountStore: Sendable {
  func answer(appID: String, permissions: Set<Permission>) async -> SystemAccountAnswer
}

extension LoginError {
  /// Creates the error of an account store's failure; `nil` if the user refused.
  ///
  /// Stores have the service's subcode in brackets in their description.
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
  /// Logs in by the system's account store, or by the dialog if the store has no account.
  ///
  /// ``logIn(permissions:)`` doesn't use the store, so a program has to call this function. Errors
  /// that the user must act on have the catalog's words.
  public func logIn(
    permissions: Set<Permission>, by store: any SystemAccountStore
  ) async -> LoginResult {
    let turn = begin()
    let answer = await store.answer(appID: appID, permissions: permissions)
    let ending = await ending(for: permissions, in: turn) {
      try await login(answer, permissions, in: turn)
    }
    guard case .noAccount = answer, !ending.isStopped else { return ending.result }
    return await logIn(permissions: permissions)
  }

  /// Returns the login of a store's answer; `cancelled` if the store has no account.
  private func login(
    _ answer: SystemAccountAnswer, _ permissions: Set<Permission>, in turn: Int
  ) async throws -> LoginResult {
    switch answer {
    case .noAccount: return .cancelled
    case .denied: throw LoginFailure(kind: .systemAccountAppDisabled)
    case .failed(let description, let error):
      if let network = NetworkError(urlError: error) {
        throw LoginFailure(kind: .unknown, underlyingError: network)
      }
      guard let kind = LoginError(systemAccountFailure: description, error) else {
        return .cancelled
      }
      throw LoginFailure(kind: kind, dialogMessage: description, underlyingError: error)
    case .token(let token, let granted):
      return try await keep(token, granted: granted, requested: permissions, in: turn)
    }
  }
}
