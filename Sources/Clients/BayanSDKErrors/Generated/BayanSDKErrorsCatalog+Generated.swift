// Generated from Catalog/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import BayanRuntime

/// The locales and the words of BayanSDKErrors.
public nonisolated enum BayanSDKErrorsCatalog {
  // If this is missing, BayanRuntime is older than the bayan that made this code.
  private typealias RequiredRuntime = BayanRuntime.BayanRuntimeForCodeFormat8

  /// The locales that have words here.
  public enum Locale: Swift.String, BayanRuntime.CatalogLocale {
    case en
    case ar

    /// The categories of these errors.
    public typealias Category = BayanSDKErrorsCatalog.Category

    /// The options that these errors offer.
    public typealias Option = BayanSDKErrorsCatalog.Option

    /// The locale's place among those of the catalog.
    public var index: Swift.Int {
      switch self {
      case .en: 0
      case .ar: 1
      }
    }

    /// The words in all of them, as they are now.
    public static var catalog: BayanRuntime.MessageCatalog { store.current }

    /// Where packs loaded from files replace the words built in.
    public static let store = BayanRuntime.CatalogStore(table: table, packs: [packEn, packAr])
  }

  /// How these errors are dealt with.
  public enum Category: Swift.String, BayanRuntime.CatalogName {
    /// Passes by itself; trying again may succeed.
    case transient
    /// The user can do something about it.
    case recoverable
    /// A safeguard stopped it; the messages must not say which one.
    case security
    /// Nothing to offer but the message, and a word on what to do next.
    case other
    /// Not an error to the user: show nothing.
    case silent
    /// A fault of the program or of its setup; only its developers can fix it.
    case developer
  }

  /// The options that these errors offer: their buttons.
  public enum Option: Swift.String, BayanRuntime.CatalogName {
    /// “Log In”
    case logIn
    /// “Try Again”
    case retry
    /// “Go to facebook.com”
    case openWebsite
    /// “Open Settings”
    case openSettings
    /// “Cancel”
    case cancel
    /// “Review Permissions”
    case reviewPermissions
    /// “Edit”
    case edit
    /// “Install or Update Facebook”
    case updateFacebookApp
    /// “Get a New Code”
    case newCode
    /// “Not Now”
    case notNow
    /// “OK”
    case ok
  }

  /// The errors apart from their words, a line a code; `CatalogTable` says how it is read.
  private static let table: Swift.StaticString = """
    bayan-table 5
    locale en
    locale ar
    script Arab ar
    script Latn en
    alias ar arb
    fallback ar aao abh abv acm acq acw acx acy adf aeb aec afb ajp ajt apc apd ar-Latn arb-Latn arq ars ary arz auz avl ayh ayl ayn ayp bbz ckb pga shu ssh
    category transient automatic
    category recoverable manual
    category security manual tds
    category other never tds
    category silent never td
    category developer never tds
    option logIn default
    option retry default
    option openWebsite default
    option openSettings default
    option cancel cancel
    option reviewPermissions default
    option edit default
    option updateFacebookApp default
    option newCode default
    option notNow cancel
    option ok cancel
    domain bayan.change
    1 uncertain other ok tds: The request may have arrived: nobody knows whether the change was made.
    2 made other ok tds: The service made the change and said so, and its answer can't be read.
    domain com.facebook.sdk.core
    0 reserved other ok category: Reserved; not in use.
    1 encryption other ok category sensitive: Data could not be encrypted or decrypted.
    2 invalidArgument developer ok category: A method was called with an argument it does not take.
    3 unknown recoverable retry,cancel tds: Something failed for an unknown reason, such as a response without readable text.
    4 network transient retry,cancel tds: A request did not reach the service; the underlying error says why.
    5 appEventsFlush silent - category: App events could not be sent. No user asked for them, so show nothing.
    6 graphRequestNonTextMimeTypeReturned developer ok category: A Graph request was answered with an image or another type that is not text.
    7 graphRequestProtocolMismatch recoverable retry,cancel tds: The response does not fit the requests, such as another number of results.
    8 graphRequestGraphAPI recoverable retry,cancel tds: The Graph API answered with an error; the underlying error has better messages.
    9 dialogUnavailable recoverable updateFacebookApp,cancel tds: The dialog cannot be shown on this device.
    10 accessTokenRequired recoverable logIn,cancel tds: An operation that needs an access token was started without one.
    11 appVersionUnsupported recoverable updateFacebookApp,cancel tds: The Facebook app on this device is too old for the dialog.
    12 browserUnavailable recoverable retry,cancel tds: No browser could be opened for the dialog.
    13 bridgeAPIInterruption recoverable retry,cancel tds: The way to the Facebook app and back was interrupted.
    14 bridgeAPIResponse recoverable retry,cancel tds: The Facebook app answered with something that cannot be read.
    3072 cancelled silent - category: Somebody stopped the request.
    domain bayan.device-login
    1349152 codeExpired recoverable newCode,cancel tds: The code was not entered in time; ends as a cancelled login.
    1349172 excessivePolling transient retry,cancel tds: The device asked too often; ask again after twice the interval.
    1349173 authorizationDeclined recoverable newCode,cancel tds: The user said no on the other device; ends as a cancelled login.
    1349174 authorizationPending transient retry,cancel tds: The code has not been entered yet; ask again after the interval.
    domain bayan.graph
    1 unexpected other ok category: The Graph API answered with an error that nothing here describes.
    2 sessionEnded recoverable logIn,cancel tds: The access token isn't valid, or isn't any more.
    3 sessionExpired recoverable logIn,cancel tds: The access token has expired, or was not used for too long.
    4 accessExpired recoverable logIn,cancel tds: Access has to be renewed; the permissions stay.
    5 appNotConnected recoverable logIn,cancel tds: The user has not logged in to the app, or has removed it.
    6 passwordChanged recoverable logIn,cancel tds: The user changed their password, which ended the session.
    7 accessTokenRequired recoverable logIn,cancel tds: The request needs an access token and had none.
    8 userCheckpointed recoverable openWebsite,cancel tds: The user has to pass a check on the service's website; do not ask for a login again.
    9 unconfirmedUser recoverable openWebsite,cancel tds: The user has not confirmed their account.
    10 pageRoleMissing recoverable ok tds: The user has no role on the Page that the token is for; a new token will not help.
    11 blocked recoverable openWebsite,cancel tds: The action is blocked for a time, for breaking policies; never try again at once.
    12 unknown transient retry,cancel tds: Unknown; perhaps an outage. If it stays, check that the API exists.
    13 serviceUnavailable transient retry,cancel tds: The service is down for the moment.
    14 tooManyCalls transient retry,cancel tds: The app, or the app for this user, made too many calls; wait, and make fewer.
    15 tooManyActions transient retry,cancel tds: The user did something too often.
    16 pageTooManyCalls transient retry,cancel tds: Too many calls for one Page.
    17 businessLimitReached transient retry,cancel tds: A business use case reached its limit.
    18 permissionMissing recoverable reviewPermissions,notNow tds: A permission was not given, or was taken back; ask for it, then send the request again.
    19 methodNotAllowed developer ok category: The app lacks the capability for this method.
    20 invalidParameter developer ok category: A parameter of the request is missing or wrong.
    21 badSignature developer ok category sensitive: The request's signature or proof of the app's secret is missing or wrong.
    22 duplicatePost recoverable edit,cancel tds: The same was posted just before.
    23 linkUnreadable recoverable edit,cancel tds: The service could not read the page behind a link that was posted.
    24 notFound other ok tds: There is nothing at this path, or nothing that this user may see: an object that is gone, hidden, or was never there.
    25 toldByService other ok tds: What the service says to users in its own words, marked as such. `message` is its text.
    domain bayan.graphql
    1 sessionEnded recoverable logIn,cancel tds: The request has no credentials, or expired ones.
    2 permissionMissing recoverable reviewPermissions,notNow tds: Whoever is logged in may not see or do this.
    3 tooManyCalls transient retry,cancel tds: The service limits requests; wait, and send fewer.
    4 badInput recoverable edit,cancel tds: The service refuses what the user entered.
    5 serverFailed transient retry,cancel tds: The service failed before it had anything.
    6 persistedQueryNotFound developer ok category: The server does not know the persisted query, and the client has nothing but its hash.
    7 requestFailed developer ok category: Request error: not parsed, not valid, or with wrong variables. There is no data.
    8 noData recoverable retry,cancel tds: Execution error that bubbled up to the top: all of the data is null.
    9 partialData recoverable retry,cancel tds: Execution errors: some fields are null, the rest is there. `missing` counts them.
    10 changeFailed recoverable ok tds: Execution error of a mutation: perhaps nothing was changed.
    11 network transient retry,cancel tds: No response came, or none that can be used; the underlying error says why.
    12 cancelled silent - category: Somebody stopped the operation.
    domain com.facebook.sdk.login.refresh
    0 noCurrentToken recoverable logIn,cancel tds: There is no token to renew.
    1 notLimitedLogin developer ok category: The current token is not from a limited login.
    2 loginRequired recoverable logIn,cancel tds: The session cannot be renewed; the user has to log in.
    3 consentRequired recoverable reviewPermissions,notNow tds: The user has to agree once more.
    4 userMismatch recoverable logIn,cancel tds: The renewed token belongs to another user.
    5 networkError transient retry,cancel tds: The request did not reach the service; the underlying error says why.
    6 timeout transient retry,cancel tds: The service did not answer in time.
    7 rateLimited transient retry,cancel tds: Renewed too often. `hours` or `minutes` is how long to wait; both are 0 if no time was named.
    8 invalidResponse security logIn,cancel category sensitive: The response cannot be trusted.
    9 cancelled silent - td: The user stopped it. Not an error; show nothing unless asked.
    10 featureDisabled other ok tds: Renewing is turned off for this app.
    11 unsupportedPlatform other ok tds: Renewing does not exist on this platform.
    12 notDPoPBound security logIn,cancel category sensitive: The token is not bound to this device's key.
    13 dpopKeyGenerationFailed security logIn,cancel category sensitive: No key could be made to bind the token to.
    14 unknown recoverable logIn,cancel tds: Renewing failed, and the service did not say why.
    domain com.facebook.sdk.login
    300 reserved other ok category: Reserved; the service does not send it.
    301 unknown recoverable retry,cancel tds: Login failed, and the service did not say why.
    302 passwordChanged recoverable logIn,cancel tds: The user changed their password and must log in again.
    303 userCheckpointed recoverable openWebsite,cancel tds: The service wants the user to pass a security check on its website.
    304 userMismatch recoverable logIn,cancel tds: The user logged in with another account than the one that was to be renewed.
    305 unconfirmedUser recoverable openWebsite,cancel tds: The user has not confirmed their account.
    306 systemAccountAppDisabled recoverable openSettings,cancel tds: The device's settings deny this app the account.
    307 systemAccountUnavailable recoverable openSettings,cancel tds: The device's settings gave no account, for a reason that isn't known.
    308 badChallengeString security logIn,cancel category sensitive: The login response was missing or had an invalid challenge.
    309 invalidIDToken security logIn,cancel category sensitive: The login response was missing or had an invalid ID token.
    310 missingAccessToken recoverable logIn,cancel tds: An operation that needs an access token was started without one.
    domain bayan.permission
    1 declined recoverable ok tds: The user declined permissions in this request. `count` is how many; 0 if it is not known.
    2 missing recoverable reviewPermissions,notNow tds: The action needs permissions that were not asked for yet.
    3 revoked recoverable reviewPermissions,notNow tds: The user took permissions back, in this app or at the service.
    4 expired recoverable reviewPermissions,notNow tds: Permissions were given too long ago and have to be given again.
    5 needed recoverable reviewPermissions,notNow tds: An action of the user needs a permission; `purpose` names the action in their language.
    6 notAsked recoverable retry,cancel tds: The user could not be asked for permissions; the underlying error says why.
    domain com.facebook.sdk.share
    200 reserved other ok category: Reserved; not in use.
    201 openGraph recoverable ok tds: Open Graph content could not be shared; the underlying error says why. Without one nobody knows whether it was.
    202 dialogNotAvailable recoverable updateFacebookApp,cancel tds: No dialog on this device can share this content.
    203 unknown recoverable ok tds: Sharing failed; what the service said is on the client's error value.
    end
    """
}

// What errors carry, a function for each list of arguments.
nonisolated extension BayanRuntime.ErrorValues {
  @inline(never)
  static func carrying(hours: Swift.Int, minutes: Swift.Int) -> Self {
    Self("hours", .integer(hours), "minutes", .integer(minutes))
  }

  @inline(never)
  static func carrying(message: Swift.String) -> Self {
    Self("message", .string(message))
  }

  @inline(never)
  static func carrying(missing: Swift.Int) -> Self {
    Self("missing", .integer(missing))
  }

  @inline(never)
  static func carrying(count: Swift.Int) -> Self {
    Self("count", .integer(count))
  }

  @inline(never)
  static func carrying(purpose: Swift.String) -> Self {
    Self("purpose", .string(purpose))
  }
}
