// Generated from Catalog/share.toml, Locales/ by bayan.
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

/// Errors from sharing.
///
/// - Remark: Domain `com.facebook.sdk.share`, Catalog/share.toml.
public nonisolated indirect enum ShareError: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  public typealias Locale = BayanSDKErrorsCatalog.Locale

  /// “Something went wrong” “This couldn’t be completed.”
  ///
  /// Reserved; not in use.
  ///
  /// - Remark: Code 200, `other`; Catalog/share.toml, `reserved`.
  case reserved

  /// “Your post may not be there” “Something went wrong while sharing to Facebook.”
  ///
  /// Open Graph content could not be shared; the underlying error says why. Without one
  /// nobody knows whether it was.
  ///
  /// - Remark: Code 201, `recoverable`; Catalog/share.toml, `openGraph`.
  case openGraph(underlying: any Swift.Error)

  /// “Sharing isn’t available here” “This device can’t share this kind of content to
  /// Facebook.”
  ///
  /// No dialog on this device can share this content.
  ///
  /// - Remark: Code 202, `recoverable`; Catalog/share.toml, `dialogNotAvailable`.
  case dialogNotAvailable

  /// “Couldn’t share this” “Something went wrong while sharing to Facebook.”
  ///
  /// Sharing failed; what the service said is on the client's error value.
  ///
  /// - Remark: Code 203, `recoverable`; Catalog/share.toml, `unknown`.
  case unknown

  public static var domainIndex: Swift.Int { 8 }

  @inline(never)
  public var codeIndex: Swift.Int {
    switch self {
    case .reserved: return 0
    case .openGraph: return 1
    case .dialogNotAvailable: return 2
    case .unknown: return 3
    }
  }

  @inline(never)
  public var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .openGraph(let underlying): return BayanRuntime.ErrorValues().wrapping(underlying)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  public static var errorsWithoutValues: [Self] {
    [.reserved, .dialogNotAvailable, .unknown]
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
      errors += [.openGraph(underlying: underlying)]
    }
    self.init(code: code, among: errors)
  }
}

nonisolated extension ShareError: BayanErrors.CatalogLocalizedError {}
