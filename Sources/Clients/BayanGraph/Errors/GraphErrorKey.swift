import BayanRecovery

/// The keys of an `NSError`'s user info, by the names and strings of the service's SDK.
///
/// Programs that read errors of the SDK read these too. Foundation's own keys are beside them:
/// `NSLocalizedDescriptionKey`, and for transient and recoverable errors
/// `NSRecoveryAttempterErrorKey`, `NSLocalizedRecoverySuggestionErrorKey` and
/// `NSLocalizedRecoveryOptionsErrorKey`.
///
/// - Source: the strings of version 18 of the SDK for iOS.
public enum GraphErrorKey {
  /// A `String` for developers: not translated, never shown.
  public static let developerMessage = SDKKey.developerMessage

  /// A `String` for users: what happened.
  public static let localizedDescription = SDKKey.localizedDescription

  /// A `String` for users: the title.
  ///
  /// In the SDK, too, the string differs from the name of its constant.
  public static let localizedTitle = SDKKey.localizedTitle

  /// An `Int`, ``GraphErrorCategory/rawValue``; always there.
  public static let category = SDKKey.category

  /// An `Int`: the Graph API's code.
  public static let graphCode = SDKKey.graphCode

  /// An `Int`: the Graph API's subcode.
  public static let graphSubcode = SDKKey.graphSubcode

  /// An `Int`: the status of the HTTP response.
  public static let httpStatus = SDKKey.httpStatus

  /// `[String: Any]`: the status as `code`, and the parsed JSON as `body`.
  public static let parsedResponse = SDKKey.parsedResponse

  /// A `String`: the catalog's name of the error, `sessionExpired`.
  package static let kind = "BayanGraphErrorKind"
}
