// Generated from Catalog/device-login.toml, Locales/ by bayan.
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

/// What happens while a device waits for a login on another device.
///
/// - Remark: Domain `bayan.device-login`, Catalog/device-login.toml.
public nonisolated enum DeviceLoginError: BayanRuntime.GeneratedError, Swift.CaseIterable {
  /// The locales that have words for these errors.
  public typealias Locale = BayanSDKErrorsCatalog.Locale

  /// “The code has expired” “The code wasn’t entered in time.”
  ///
  /// The code was not entered in time; ends as a cancelled login.
  ///
  /// - Remark: Code 1349152, `recoverable`; Catalog/device-login.toml, `codeExpired`.
  case codeExpired

  /// “Still waiting for the code” “Logging in will finish once the code has been entered.”
  ///
  /// The device asked too often; ask again after twice the interval.
  ///
  /// - Remark: Code 1349172, `transient`; Catalog/device-login.toml, `excessivePolling`.
  case excessivePolling

  /// “You aren’t logged in” “The request to log in here was declined on the other device.”
  ///
  /// The user said no on the other device; ends as a cancelled login.
  ///
  /// - Remark: Code 1349173, `recoverable`; Catalog/device-login.toml,
  ///   `authorizationDeclined`.
  case authorizationDeclined

  /// “Waiting for your code” “The code hasn’t been entered yet.”
  ///
  /// The code has not been entered yet; ask again after the interval.
  ///
  /// - Remark: Code 1349174, `transient`; Catalog/device-login.toml, `authorizationPending`.
  case authorizationPending

  public static var domainIndex: Swift.Int { 2 }

  @inline(never)
  public var codeIndex: Swift.Int {
    switch self {
    case .codeExpired: return 0
    case .excessivePolling: return 1
    case .authorizationDeclined: return 2
    case .authorizationPending: return 3
    }
  }
}

nonisolated extension DeviceLoginError: BayanRuntime.ServiceMatched {
  /// Which answers of the service stand for which of these errors.
  public static let serviceMatches = BayanRuntime.ServiceMatches(serviceMatchLines)

  private static let serviceMatchLines: Swift.StaticString = """
    subcode 1349152: 0
    subcode 1349172: 1
    subcode 1349173: 2
    subcode 1349174: 3
    """

  /// The error that an answer of the service stands for, by ``serviceMatches``.
  ///
  /// - Returns: `nil` for an answer that nothing matches.
  public init?(answer: BayanRuntime.ServiceAnswer) {
    switch Self.serviceMatches.index(of: answer) {
    case 0: self = .codeExpired
    case 1: self = .excessivePolling
    case 2: self = .authorizationDeclined
    case 3: self = .authorizationPending
    default: return nil
    }
  }
}

nonisolated extension DeviceLoginError: BayanErrors.CatalogLocalizedError {}
