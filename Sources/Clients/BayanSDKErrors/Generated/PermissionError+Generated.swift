// Generated from Catalog/permission.toml, Locales/ by bayan.
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

/// Why an action that needs permissions cannot go on.
///
/// - Remark: Domain `bayan.permission`, Catalog/permission.toml.
public nonisolated indirect enum PermissionError: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  public typealias Locale = BayanSDKErrorsCatalog.Locale

  /// “Some things stay turned off” “2 permissions that this app asked for weren’t given.”
  ///
  /// The user declined permissions in this request. `count` is how many; 0 if it is not
  /// known.
  ///
  /// - Remark: Code 1, `recoverable`; Catalog/permission.toml, `declined`.
  case declined(count: Swift.Int)

  /// “Permission needed” “To do this, the app needs 2 more permissions on Facebook.”
  ///
  /// The action needs permissions that were not asked for yet.
  ///
  /// - Remark: Code 2, `recoverable`; Catalog/permission.toml, `missing`.
  case missing(count: Swift.Int)

  /// “Permission was turned off” “2 permissions that this needs have been turned off in your
  /// Facebook settings.”
  ///
  /// The user took permissions back, in this app or at the service.
  ///
  /// - Remark: Code 3, `recoverable`; Catalog/permission.toml, `revoked`.
  case revoked(count: Swift.Int)

  /// “Permission has expired” “2 permissions that you gave this app on Facebook have
  /// expired.”
  ///
  /// Permissions were given too long ago and have to be given again.
  ///
  /// - Remark: Code 4, `recoverable`; Catalog/permission.toml, `expired`.
  case expired(count: Swift.Int)

  /// “Permission needed” “To continue with “{$purpose}”, the app needs your permission on
  /// Facebook.”
  ///
  /// An action of the user needs a permission; `purpose` names the action in their language.
  ///
  /// - Remark: Code 5, `recoverable`; Catalog/permission.toml, `needed`.
  case needed(purpose: Swift.String)

  /// “Couldn’t ask for permission” “This needs your permission on Facebook, and asking for it
  /// didn’t work.”
  ///
  /// The user could not be asked for permissions; the underlying error says why.
  ///
  /// - Remark: Code 6, `recoverable`; Catalog/permission.toml, `notAsked`.
  case notAsked(underlying: any Swift.Error)

  public static var domainIndex: Swift.Int { 7 }

  @inline(never)
  public var codeIndex: Swift.Int {
    switch self {
    case .declined: return 0
    case .missing: return 1
    case .revoked: return 2
    case .expired: return 3
    case .needed: return 4
    case .notAsked: return 5
    }
  }

  @inline(never)
  public var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .declined(let count), .missing(let count), .revoked(let count), .expired(let count):
      return .carrying(count: count)
    case .needed(let purpose): return .carrying(purpose: purpose)
    case .notAsked(let underlying): return BayanRuntime.ErrorValues().wrapping(underlying)
    }
  }

  public static var errorsWithoutValues: [Self] {
    []
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
      errors += [.notAsked(underlying: underlying)]
    }
    self.init(code: code, among: errors)
  }
}

nonisolated extension PermissionError: BayanErrors.CatalogLocalizedError {}
