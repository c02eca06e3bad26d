public import BayanErrors
import BayanHTTP
public import BayanRecovery
public import BayanRuntime
public import BayanSDKErrors
import Foundation

/// The result of a login.
public enum LoginResult: Hashable, Sendable {
  case success(Login)
  /// A refusal by the user, which is no error: no alert is shown.
  case cancelled
  case failed(LoginFailure)

  /// A successful login.
  public struct Login: Hashable, Sendable {
    public var token: AccessToken
    /// The permissions that this login asked for and the user gave.
    public var grantedPermissions: Set<Permission>
    /// The permissions that this login asked for and the user declined: a result, not an error.
    ///
    /// All permissions that the user ever declined are in ``AccessToken/declinedPermissions``.
    public var declinedPermissions: Set<Permission>
  }

  /// Whether the user closed the dialog.
  package var isCancelled: Bool { self == .cancelled }
}

/// The reason why a login failed.
public struct LoginFailure: Error, Sendable {
  /// The catalog's error.
  public var kind: LoginError
  /// The message of the dialog, for developers.
  public var dialogMessage: String?
  public var underlyingError: (any Error)?
  /// The recovery options of the failure.
  public var recovery = RecoveryState()

  public init(
    kind: LoginError, dialogMessage: String? = nil, underlyingError: (any Error)? = nil
  ) {
    self.kind = kind
    self.dialogMessage = dialogMessage
    self.underlyingError = underlyingError
  }
}

extension LoginFailure: Hashable {
  public static func == (a: LoginFailure, b: LoginFailure) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension LoginFailure: ClientFailure, FoundationFailure {
  public static var errorDomain: String { LoginError.domain }
  public var errorCode: Int { kind.code }
  public var category: FailureCategory { FailureCategory(of: kind) }
  public var descriptor: ErrorDescriptor { ErrorDescriptor(catalogError: kind) }

  /// Returns the messages; an error that only says that the login failed has those of the error
  /// beneath, under the login's title.
  public func words(
    preferring locales: [LocaleTag], for sink: Sink = .display
  ) -> FailureWords {
    Speaker(for: kind, over: underlyingError).words(preferring: locales, for: sink)
  }

  package func completeUserInfo(_ info: inout [String: Any], _ words: FailureWords) {
    info.addServiceKeys(
      words, GraphErrorCategory(category),
      developerMessage: dialogMessage ?? kind.developerMessage,
      status: knownStatus)
  }
}
