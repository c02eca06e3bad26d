// Generated from Catalog/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 1.
// swift-format-ignore-file

public import BayanRuntime

/// The locales and the words of BayanSDKErrors.
public enum BayanSDKErrorsCatalog {
  /// The locales that have words here.
  public enum Locale: String, CatalogLocale {
    case en
    case ar

    /// The words in all of them.
    public static let catalog = MessageCatalog(
      table: table,
      packs: [pack_en, pack_ar])
  }

  /// The errors apart from their words.
  private static let table: StaticString = """
    bayan-table 1\u{A}\u{2}\u{2}en\u{2}ar\u{0}\u{4}\u{9}transient\u{0}\u{B}recoverable\u{1}\u{8}security\u{1}\u{5}other\u{2}\u{5}\u{5}logIn\u{0}\u{1D}\u{5}retry\u{0}\u{1E}\u{B}openWebsite\u{0}\u{1F}\u{C}openSettings\u{0} \u{6}cancel\u{1}!\u{1}\u{16}com.facebook.sdk.login\u{B}\u{8}reserved'Reserved; the service does not send it.\u{0}l\u{4}\u{3}\u{0}\u{0}\u{1C}\u{1D}\u{0}\u{0}\u{7}unknown,Login failed for a reason that was not told.\u{0}m\u{4}\u{1}\u{0}\u{2}\u{1}\u{4}\u{1}\u{2}\u{3}\u{0}\u{F}passwordChanged6The user changed their password and must log in again.\u{0}n\u{4}\u{1}\u{0}\u{2}\u{0}\u{4}\u{4}\u{5}\u{6}\u{0}\u{10}userCheckpointedC\u{1}The service wants the user to pass a security check on its website.\u{0}o\u{4}\u{1}\u{0}\u{2}\u{2}\u{4}\u{7}\u{8}\u{9}\u{0}\u{C}userMismatchL\u{1}The user logged in with another account than the one that was to be renewed.\u{0}p\u{4}\u{1}\u{0}\u{2}\u{0}\u{4}\u{A}\u{B}\u{C}\u{0}\u{F}unconfirmedUser)The user has not confirmed their account.\u{0}q\u{4}\u{1}\u{0}\u{2}\u{2}\u{4}\u{D}\u{E}\u{F}\u{0}\u{18}systemAccountAppDisabled0The device's settings deny this app the account.\u{0}r\u{4}\u{1}\u{0}\u{2}\u{3}\u{4}\u{10}\u{11}\u{12}\u{0}\u{18}systemAccountUnavailable&The device's settings have no account.\u{0}s\u{4}\u{1}\u{0}\u{2}\u{3}\u{4}\u{13}\u{14}\u{15}\u{0}\u{12}badChallengeString;The login response was missing or had an invalid challenge.\u{0}t\u{4}\u{2}\u{1}\u{2}\u{0}\u{4}\u{19}\u{1A}\u{1B}\u{0}\u{E}invalidIDToken:The login response was missing or had an invalid ID token.\u{0}u\u{4}\u{2}\u{1}\u{2}\u{0}\u{4}\u{19}\u{1A}\u{1B}\u{0}\u{12}missingAccessToken@\u{1}An operation that needs an access token was started without one.\u{0}v\u{4}\u{1}\u{0}\u{2}\u{0}\u{4}\u{16}\u{17}\u{18}\u{0}
    """
}
