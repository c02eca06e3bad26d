// Generated from Catalog/limited-login.toml, Locales/ by bayan.
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

/// Errors from renewing a limited login.
///
/// - Remark: Domain `com.facebook.sdk.login.refresh`, Catalog/limited-login.toml.
public nonisolated indirect enum LimitedLoginError: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  public typealias Locale = BayanSDKErrorsCatalog.Locale

  /// “You aren’t logged in” “You need to be logged in with Facebook to do this.”
  ///
  /// There is no token to renew.
  ///
  /// - Remark: Code 0, `recoverable`; Catalog/limited-login.toml, `noCurrentToken`.
  case noCurrentToken

  /// “This app can’t do that” “Something in this app doesn’t work as it should.”
  ///
  /// The current token is not from a limited login.
  ///
  /// - Remark: Code 1, `developer`; Catalog/limited-login.toml, `notLimitedLogin`.
  case notLimitedLogin

  /// “You need to log in again” “Your login couldn’t be renewed.”
  ///
  /// The session cannot be renewed; the user has to log in.
  ///
  /// - Remark: Code 2, `recoverable`; Catalog/limited-login.toml, `loginRequired`.
  case loginRequired

  /// “Your consent is needed” “Facebook asks for your consent once more before this app can
  /// use your account.”
  ///
  /// The user has to agree once more.
  ///
  /// - Remark: Code 3, `recoverable`; Catalog/limited-login.toml, `consentRequired`.
  case consentRequired

  /// “Different account” “This login used a different account from the one in this app.”
  ///
  /// The renewed token belongs to another user.
  ///
  /// - Remark: Code 4, `recoverable`; Catalog/limited-login.toml, `userMismatch`.
  case userMismatch

  /// “Couldn’t reach Facebook” “Your login couldn’t be renewed, because the connection to
  /// Facebook didn’t work.”
  ///
  /// The request did not reach the service; the underlying error says why.
  ///
  /// - Remark: Code 5, `transient`; Catalog/limited-login.toml, `networkError`.
  case networkError(underlying: any Swift.Error)

  /// “This took too long” “Facebook didn’t respond in time.”
  ///
  /// The service did not answer in time.
  ///
  /// - Remark: Code 6, `transient`; Catalog/limited-login.toml, `timeout`.
  case timeout

  /// “Couldn’t renew your login” “This app renewed your login too often within a short time.”
  ///
  /// Renewed too often. `hours` or `minutes` is how long to wait; both are 0 if no time was
  /// named.
  ///
  /// - Remark: Code 7, `transient`; Catalog/limited-login.toml, `rateLimited`.
  case rateLimited(hours: Swift.Int, minutes: Swift.Int)

  /// “Couldn’t log in safely” “Logging in was stopped to keep your account safe.”
  ///
  /// The response cannot be trusted.
  ///
  /// - Remark: Code 8, `security`; Catalog/limited-login.toml, `invalidResponse`.
  case invalidResponse

  /// “Login not finished” “Logging in was stopped before it was finished.”
  ///
  /// The user stopped it. Not an error; show nothing unless asked.
  ///
  /// - Remark: Code 9, `silent`; Catalog/limited-login.toml, `cancelled`.
  case cancelled

  /// “Not available right now” “This way of logging in is turned off for this app.”
  ///
  /// Renewing is turned off for this app.
  ///
  /// - Remark: Code 10, `other`; Catalog/limited-login.toml, `featureDisabled`.
  case featureDisabled

  /// “Not available on this device” “This way of logging in doesn’t work on this device.”
  ///
  /// Renewing does not exist on this platform.
  ///
  /// - Remark: Code 11, `other`; Catalog/limited-login.toml, `unsupportedPlatform`.
  case unsupportedPlatform

  /// “Couldn’t log in safely” “Logging in was stopped to keep your account safe.”
  ///
  /// The token is not bound to this device's key.
  ///
  /// - Remark: Code 12, `security`; Catalog/limited-login.toml, `notDPoPBound`.
  case notDPoPBound

  /// “Couldn’t log in safely” “Logging in was stopped to keep your account safe.”
  ///
  /// No key could be made to bind the token to.
  ///
  /// - Remark: Code 13, `security`; Catalog/limited-login.toml, `dpopKeyGenerationFailed`.
  case dpopKeyGenerationFailed

  /// “Couldn’t renew your login” “Something went wrong while renewing your login.”
  ///
  /// Renewing failed, and the service did not say why.
  ///
  /// - Remark: Code 14, `recoverable`; Catalog/limited-login.toml, `unknown`.
  case unknown

  public static var domainIndex: Swift.Int { 5 }

  @inline(never)
  public var codeIndex: Swift.Int {
    switch self {
    case .noCurrentToken: return 0
    case .notLimitedLogin: return 1
    case .loginRequired: return 2
    case .consentRequired: return 3
    case .userMismatch: return 4
    case .networkError: return 5
    case .timeout: return 6
    case .rateLimited: return 7
    case .invalidResponse: return 8
    case .cancelled: return 9
    case .featureDisabled: return 10
    case .unsupportedPlatform: return 11
    case .notDPoPBound: return 12
    case .dpopKeyGenerationFailed: return 13
    case .unknown: return 14
    }
  }

  @inline(never)
  public var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .networkError(let underlying): return BayanRuntime.ErrorValues().wrapping(underlying)
    case .rateLimited(let hours, let minutes): return .carrying(hours: hours, minutes: minutes)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  public static var errorsWithoutValues: [Self] {
    [
      .noCurrentToken, .notLimitedLogin, .loginRequired, .consentRequired, .userMismatch, .timeout,
      .invalidResponse, .cancelled, .featureDisabled, .unsupportedPlatform, .notDPoPBound,
      .dpopKeyGenerationFailed, .unknown,
    ]
  }

  /// The error of a number, as services and `NSError` know it.
  ///
  /// - Parameter code: The number.
  ///
  /// - Parameter underlying: The error that it wraps, if it wraps one.
  ///
  /// - Returns: `nil` for a number that isn't in the catalog, and for an error whose values
  ///   are not given.
  public init?(code: Swift.Int, underlying: (any Swift.Error)?) {
    var errors = Self.errorsWithoutValues
    if let underlying {
      errors += [.networkError(underlying: underlying)]
    }
    self.init(code: code, among: errors)
  }
}

nonisolated extension LimitedLoginError: BayanErrors.CatalogLocalizedError {}
