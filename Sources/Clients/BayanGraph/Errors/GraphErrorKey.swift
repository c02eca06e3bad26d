import BayanRecovery

/// The keys of an `NSError`'s user info, with the names and strings of the service's SDK.
///
/// Programs that read errors of the SDK can also read these. The user info also has Foundation's
/// own keys: `NSLocalizedDescriptionKey`, and for transient and recoverable errors
/// `NSRecoveryAttempterErrorKey`, `NSLocalizedRecoverySuggestionErrorKey` and
/// `NSLocalizedRecoveryOptionsErrorKey`.
///
/// - Source: the strings of version 18 of the SDK for iOS.
public enum GraphErrorKey {
  /// The message for developers, a `String` that is neither translated nor shown.
  public static let developerMessage = SDKKey.developerMessage

  /// The description for users, a `String`.
  public static let localizedDescription = SDKKey.localizedDescription

  /// The title for users, a `String`.
  ///
  /// The string differs from the constant's name in the SDK, too.
  public static let localizedTitle = SDKKey.localizedTitle

  /// The category, an `Int`: ``GraphErrorCategory/rawValue``; every error has it.
  public static let category = SDKKey.category

  /// The Graph API's code, an `Int`.
  public static let graphCode = SDKKey.graphCode

  /// The Graph API's subcode, an `Int`.
  public static let graphSubcode = SDKKey.graphSubcode

  /// The status of the HTTP response, an `Int`.
  public static let httpStatus = SDKKey.httpStatus

  /// The response, a `[String: Any]` with the status as `code`, and the parsed JSON as `body`.
  public static let parsedResponse = SDKKey.parsedResponse

  /// The error's name in the catalog, a `String`: `sessionExpired`.
  package static let kind = "BayanGraphErrorKind"
}
