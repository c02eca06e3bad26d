/// The keys of an `NSError`'s user info, by the names and strings of the service's SDK.
///
/// Programs that read errors of the SDK read these too. Foundation's own keys stand beside them:
/// `NSLocalizedDescriptionKey`, and for transient and recoverable errors
/// `NSRecoveryAttempterErrorKey`, `NSLocalizedRecoverySuggestionErrorKey` and
/// `NSLocalizedRecoveryOptionsErrorKey`.
///
/// - Source: the strings of version 18 of the SDK for iOS.
public enum GraphErrorKey {
  private static let prefix = "com.facebook.sdk:"

  /// A `String` for developers: not translated, never shown.
  public static let developerMessage = prefix + "FBSDKErrorDeveloperMessageKey"

  /// A `String` for users: what happened.
  public static let localizedDescription = prefix + "FBSDKErrorLocalizedDescriptionKey"

  /// A `String` for users: the title.
  ///
  /// In the SDK, too, the string differs from the name of its constant.
  public static let localizedTitle = prefix + "FBSDKErrorLocalizedErrorTitleKey"

  /// An `Int`, ``GraphErrorCategory/rawValue``; always there.
  public static let category = prefix + "FBSDKGraphRequestErrorKey"

  /// An `Int`: the Graph API's code.
  public static let graphCode = prefix + "FBSDKGraphRequestErrorGraphErrorCodeKey"

  /// An `Int`: the Graph API's subcode.
  public static let graphSubcode = prefix + "FBSDKGraphRequestErrorGraphErrorSubcodeKey"

  /// An `Int`: the status of the HTTP response.
  public static let httpStatus = prefix + "FBSDKGraphRequestErrorHTTPStatusCodeKey"

  /// `[String: Any]`: the status as `code`, and the parsed JSON as `body`.
  public static let parsedResponse = prefix + "FBSDKGraphRequestErrorParsedJSONResponseKey"

  /// A `String`: the catalog's name of the error, `sessionExpired`.
  package static let kind = "BayanGraphErrorKind"
}
