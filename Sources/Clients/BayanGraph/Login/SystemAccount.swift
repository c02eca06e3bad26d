import BayanHTTP
import BayanSDKErrors
import Foundation

/// The answer of the system's own account store.
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
    let answer = await store.answer(appID: appID, permissions: permissions)
    let ending = await ending(for: permissions, in: turn) {
      try await login(answer, permissions, in: turn)
    }
    guard case .noAccount = answer, !ending.isStopped else { return ending.result }
    return await logIn(permissions: permissions)
  }

  /// The login that a store's answer is; `cancelled` where it has no account.
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
