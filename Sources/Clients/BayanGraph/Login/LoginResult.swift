public import BayanErrors
public import BayanRuntime
public import BayanSDKErrors
public import Foundation

/// What became of a login.
public enum LoginResult: Hashable, Sendable {
  case success(Login)
  /// The user didn't want to. Not an error; show nothing.
  case cancelled
  case failed(LoginFailure)

  /// A login that worked.
  public struct Login: Hashable, Sendable {
    public var token: AccessToken
    /// What was asked for in this login and given.
    public var grantedPermissions: Set<Permission>
    /// What was asked for in this login and declined: a result, not an error.
    ///
    /// What was ever declined is ``AccessToken/declinedPermissions``.
    public var declinedPermissions: Set<Permission>
  }

  /// Whether the user closed the dialog.
  public var isCancelled: Bool { self == .cancelled }
}

/// Why a login failed.
public struct LoginFailure: Error, Sendable, WrappingError {
  /// The catalog's error.
  public var kind: LoginError
  /// What the dialog said, for developers.
  public var dialogMessage: String?
  public var underlyingError: (any Error)?

  public init(
    kind: LoginError, dialogMessage: String? = nil, underlyingError: (any Error)? = nil
  ) {
    self.kind = kind
    self.dialogMessage = dialogMessage
    self.underlyingError = underlyingError
  }

  /// The words in the locale that answers the first preference that any answers.
  public func words(preferring locales: [LocaleTag]) -> ErrorWords {
    kind.words(preferring: locales)
  }

  /// The error as Foundation's older interfaces read it.
  public func nsError(preferring locales: [LocaleTag]) -> NSError {
    NSError(
      domain: Self.errorDomain, code: errorCode,
      userInfo: userInfo(kind.nsError(preferring: locales).userInfo))
  }

  private func userInfo(_ words: [String: Any]) -> [String: Any] {
    var info = words
    info[GraphErrorKey.developerMessage] = dialogMessage ?? kind.developerMessage
    info[GraphErrorKey.localizedDescription] = words[NSLocalizedDescriptionKey]
    info[GraphErrorKey.localizedTitle] = words[CatalogErrorKey.localizedTitle]
    info[NSUnderlyingErrorKey] = underlyingError
    return info
  }
}

extension LoginFailure: Hashable {
  public static func == (a: LoginFailure, b: LoginFailure) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension LoginFailure: LocalizedError, CustomNSError {
  public var errorDescription: String? { kind.errorDescription }
  public var recoverySuggestion: String? { kind.recoverySuggestion }
  public static var errorDomain: String { LoginError.domain }
  public var errorCode: Int { kind.code }
  public var errorUserInfo: [String: Any] { userInfo(kind.errorUserInfo) }
}
