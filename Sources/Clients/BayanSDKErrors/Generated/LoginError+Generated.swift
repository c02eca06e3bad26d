// Generated from Catalog/login.toml, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import BayanErrors
public import BayanRuntime

/// Errors from the login flow.
///
/// - Remark: Domain `com.facebook.sdk.login`, Catalog/login.toml.
public nonisolated enum LoginError: BayanRuntime.GeneratedError, Swift.CaseIterable {
  /// The locales that have words for these errors.
  public typealias Locale = BayanSDKErrorsCatalog.Locale

  /// “Something went wrong” “This couldn’t be completed.”
  ///
  /// Reserved; the service does not send it.
  ///
  /// - Remark: Code 300, `other`; Catalog/login.toml, `reserved`.
  case reserved

  /// “Couldn’t log in” “Something went wrong while logging you in.”
  ///
  /// Login failed, and the service did not say why.
  ///
  /// - Remark: Code 301, `recoverable`; Catalog/login.toml, `unknown`.
  case unknown

  /// “Your password has changed” “Your Facebook password was changed after you last logged in
  /// to this app.”
  ///
  /// The user changed their password and must log in again.
  ///
  /// - Remark: Code 302, `recoverable`; Catalog/login.toml, `passwordChanged`.
  case passwordChanged

  /// “Your account needs a security check” “Facebook has paused logging in to apps with your
  /// account until the check is done.”
  ///
  /// The service wants the user to pass a security check on its website.
  ///
  /// - Remark: Code 303, `recoverable`; Catalog/login.toml, `userCheckpointed`.
  case userCheckpointed

  /// “Different account” “This login used a different account from the one in this app.”
  ///
  /// The user logged in with another account than the one that was to be renewed.
  ///
  /// - Remark: Code 304, `recoverable`; Catalog/login.toml, `userMismatch`.
  case userMismatch

  /// “Your account isn’t confirmed yet” “A Facebook account has to be confirmed before it can
  /// be used to log in to apps.”
  ///
  /// The user has not confirmed their account.
  ///
  /// - Remark: Code 305, `recoverable`; Catalog/login.toml, `unconfirmedUser`.
  case unconfirmedUser

  /// “Access is turned off” “This app isn’t allowed to use the Facebook account on this
  /// device.”
  ///
  /// The device's settings deny this app the account.
  ///
  /// - Remark: Code 306, `recoverable`; Catalog/login.toml, `systemAccountAppDisabled`.
  case systemAccountAppDisabled

  /// “Couldn’t use an account on this device” “This app couldn’t get a Facebook account from
  /// the device’s settings.”
  ///
  /// The device's settings gave no account, for a reason that isn't known.
  ///
  /// - Remark: Code 307, `recoverable`; Catalog/login.toml, `systemAccountUnavailable`.
  case systemAccountUnavailable

  /// “Couldn’t log in safely” “Logging in was stopped to keep your account safe.”
  ///
  /// The login response was missing or had an invalid challenge.
  ///
  /// - Remark: Code 308, `security`; Catalog/login.toml, `badChallengeString`.
  case badChallengeString

  /// “Couldn’t log in safely” “Logging in was stopped to keep your account safe.”
  ///
  /// The login response was missing or had an invalid ID token.
  ///
  /// - Remark: Code 309, `security`; Catalog/login.toml, `invalidIDToken`.
  case invalidIDToken

  /// “You aren’t logged in” “You need to be logged in with Facebook to do this.”
  ///
  /// An operation that needs an access token was started without one.
  ///
  /// - Remark: Code 310, `recoverable`; Catalog/login.toml, `missingAccessToken`.
  case missingAccessToken

  public static var domainIndex: Swift.Int { 6 }

  @inline(never)
  public var codeIndex: Swift.Int {
    switch self {
    case .reserved: return 0
    case .unknown: return 1
    case .passwordChanged: return 2
    case .userCheckpointed: return 3
    case .userMismatch: return 4
    case .unconfirmedUser: return 5
    case .systemAccountAppDisabled: return 6
    case .systemAccountUnavailable: return 7
    case .badChallengeString: return 8
    case .invalidIDToken: return 9
    case .missingAccessToken: return 10
    }
  }
}

nonisolated extension LoginError: BayanErrors.CatalogLocalizedError {}
