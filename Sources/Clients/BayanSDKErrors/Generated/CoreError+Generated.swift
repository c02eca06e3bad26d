// Generated from Catalog/core.toml, Locales/ by bayan.
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

/// Errors from the core of the SDK.
///
/// - Remark: Domain `com.facebook.sdk.core`, Catalog/core.toml.
public nonisolated indirect enum CoreError: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  public typealias Locale = BayanSDKErrorsCatalog.Locale

  /// “Something went wrong” “This couldn’t be completed.”
  ///
  /// Reserved; not in use.
  ///
  /// - Remark: Code 0, `other`; Catalog/core.toml, `reserved`.
  case reserved

  /// “Something went wrong” “This couldn’t be completed.”
  ///
  /// Data could not be encrypted or decrypted.
  ///
  /// - Remark: Code 1, `other`; Catalog/core.toml, `encryption`.
  case encryption

  /// “This app can’t do that” “Something in this app doesn’t work as it should.”
  ///
  /// A method was called with an argument it does not take.
  ///
  /// - Remark: Code 2, `developer`; Catalog/core.toml, `invalidArgument`.
  case invalidArgument

  /// “Something went wrong” “This couldn’t be completed with Facebook.”
  ///
  /// Something failed for an unknown reason, such as a response without readable text.
  ///
  /// - Remark: Code 3, `recoverable`; Catalog/core.toml, `unknown`.
  case unknown

  /// “Couldn’t reach Facebook” “The connection to Facebook didn’t work.”
  ///
  /// A request did not reach the service; the underlying error says why.
  ///
  /// - Remark: Code 4, `transient`; Catalog/core.toml, `network`.
  case network(underlying: any Swift.Error)

  /// “Not finished” “This stopped before it was finished.”
  ///
  /// App events could not be sent. No user asked for them, so show nothing.
  ///
  /// - Remark: Code 5, `silent`; Catalog/core.toml, `appEventsFlush`.
  case appEventsFlush

  /// “This app can’t do that” “Something in this app doesn’t work as it should.”
  ///
  /// A Graph request was answered with an image or another type that is not text.
  ///
  /// - Remark: Code 6, `developer`; Catalog/core.toml, `graphRequestNonTextMimeTypeReturned`.
  case graphRequestNonTextMimeTypeReturned

  /// “Unexpected response” “Facebook’s response wasn’t what this app expected.”
  ///
  /// The response does not fit the requests, such as another number of results.
  ///
  /// - Remark: Code 7, `recoverable`; Catalog/core.toml, `graphRequestProtocolMismatch`.
  case graphRequestProtocolMismatch

  /// “Facebook couldn’t do this” “Facebook received the request but couldn’t complete it.”
  ///
  /// The Graph API answered with an error; the underlying error has better messages.
  ///
  /// - Remark: Code 8, `recoverable`; Catalog/core.toml, `graphRequestGraphAPI`.
  case graphRequestGraphAPI(underlying: any Swift.Error)

  /// “This can’t be opened here” “Facebook can’t be opened from this app on this device at
  /// the moment.”
  ///
  /// The dialog cannot be shown on this device.
  ///
  /// - Remark: Code 9, `recoverable`; Catalog/core.toml, `dialogUnavailable`.
  case dialogUnavailable

  /// “You aren’t logged in” “You need to be logged in with Facebook to do this.”
  ///
  /// An operation that needs an access token was started without one.
  ///
  /// - Remark: Code 10, `recoverable`; Catalog/core.toml, `accessTokenRequired`.
  case accessTokenRequired

  /// “The Facebook app needs an update” “The version of the Facebook app on this device is
  /// too old for this.”
  ///
  /// The Facebook app on this device is too old for the dialog.
  ///
  /// - Remark: Code 11, `recoverable`; Catalog/core.toml, `appVersionUnsupported`.
  case appVersionUnsupported

  /// “The browser didn’t open” “A browser is needed to continue, and none could be opened.”
  ///
  /// No browser could be opened for the dialog.
  ///
  /// - Remark: Code 12, `recoverable`; Catalog/core.toml, `browserUnavailable`.
  case browserUnavailable

  /// “This was interrupted” “The switch to the Facebook app and back was interrupted.”
  ///
  /// The way to the Facebook app and back was interrupted.
  ///
  /// - Remark: Code 13, `recoverable`; Catalog/core.toml, `bridgeAPIInterruption`.
  case bridgeAPIInterruption

  /// “Unexpected response” “The Facebook app’s response couldn’t be understood.”
  ///
  /// The Facebook app answered with something that cannot be read.
  ///
  /// - Remark: Code 14, `recoverable`; Catalog/core.toml, `bridgeAPIResponse`.
  case bridgeAPIResponse

  /// “Not finished” “This stopped before it was finished.”
  ///
  /// Somebody stopped the request.
  ///
  /// - Remark: Code 3072, `silent`; Catalog/core.toml, `cancelled`.
  case cancelled

  public static var domainIndex: Swift.Int { 1 }

  @inline(never)
  public var codeIndex: Swift.Int {
    switch self {
    case .reserved: return 0
    case .encryption: return 1
    case .invalidArgument: return 2
    case .unknown: return 3
    case .network: return 4
    case .appEventsFlush: return 5
    case .graphRequestNonTextMimeTypeReturned: return 6
    case .graphRequestProtocolMismatch: return 7
    case .graphRequestGraphAPI: return 8
    case .dialogUnavailable: return 9
    case .accessTokenRequired: return 10
    case .appVersionUnsupported: return 11
    case .browserUnavailable: return 12
    case .bridgeAPIInterruption: return 13
    case .bridgeAPIResponse: return 14
    case .cancelled: return 15
    }
  }

  @inline(never)
  public var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .network(let underlying), .graphRequestGraphAPI(let underlying):
      return BayanRuntime.ErrorValues().wrapping(underlying)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  public static var errorsWithoutValues: [Self] {
    [
      .reserved, .encryption, .invalidArgument, .unknown, .appEventsFlush,
      .graphRequestNonTextMimeTypeReturned, .graphRequestProtocolMismatch, .dialogUnavailable,
      .accessTokenRequired, .appVersionUnsupported, .browserUnavailable, .bridgeAPIInterruption,
      .bridgeAPIResponse, .cancelled,
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
      errors += [.network(underlying: underlying), .graphRequestGraphAPI(underlying: underlying)]
    }
    self.init(code: code, among: errors)
  }
}

nonisolated extension CoreError: BayanErrors.CatalogLocalizedError {}
