/// What is asked of the service's login dialog.
public struct LoginRequest: Hashable, Sendable {
  /// Why the user is asked, in the service's words.
  public enum Purpose: String, Hashable, Sendable {
    /// A first login.
    case logIn = ""
    /// Somebody is logged in already: more permissions, or some that were declined before.
    case rerequest
    /// Access to the user's data has run out.
    case reauthorize
  }

  public var appID: String
  public var permissions: Set<Permission>
  public var purpose: Purpose
  /// A secret of this login that the answer has to bring back.
  public var challenge: String
  /// What an ID token has to bring back.
  public var nonce: String
}

/// How the dialog ended.
public enum LoginReply: Hashable, Sendable {
  /// The user closed it.
  case dismissed
  /// It returned with the parameters of its URL, query and fragment together, decoded.
  case returned([String: String])
}

/// The service's login dialog: a browser, a window, a terminal.
public protocol LoginDialog: Sendable {
  /// Shows the dialog and waits for its end.
  ///
  /// - Throws: Whatever kept it from being shown; `CancellationError` where the task was
  ///   cancelled.
  func reply(to request: LoginRequest) async throws -> LoginReply
}
