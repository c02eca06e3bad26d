// Generated from Catalog/graph.toml, Locales/ by bayan.
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

/// Errors that the Graph API answers with.
///
/// - Remark: Domain `bayan.graph`, Catalog/graph.toml.
public nonisolated indirect enum GraphError: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  public typealias Locale = BayanSDKErrorsCatalog.Locale

  /// “Something went wrong” “This couldn’t be completed.”
  ///
  /// The Graph API answered with an error that nothing here describes.
  ///
  /// - Remark: Code 1, `other`; Catalog/graph.toml, `unexpected`.
  case unexpected

  /// “You’ve been logged out” “This app is no longer connected to your Facebook account.”
  ///
  /// The access token isn't valid, or isn't any more.
  ///
  /// - Remark: Code 2, `recoverable`; Catalog/graph.toml, `sessionEnded`.
  case sessionEnded

  /// “Your login has expired” “It’s been a while since you logged in to this app with
  /// Facebook.”
  ///
  /// The access token has expired, or was not used for too long.
  ///
  /// - Remark: Code 3, `recoverable`; Catalog/graph.toml, `sessionExpired`.
  case sessionExpired

  /// “Time to renew access” “This app’s access to your Facebook account has expired.”
  ///
  /// Access has to be renewed; the permissions stay.
  ///
  /// - Remark: Code 4, `recoverable`; Catalog/graph.toml, `accessExpired`.
  case accessExpired

  /// “This app isn’t connected” “Your Facebook account isn’t connected to this app, or has
  /// been disconnected from it.”
  ///
  /// The user has not logged in to the app, or has removed it.
  ///
  /// - Remark: Code 5, `recoverable`; Catalog/graph.toml, `appNotConnected`.
  case appNotConnected

  /// “Your password has changed” “Changing the password of your Facebook account has logged
  /// you out of this app.”
  ///
  /// The user changed their password, which ended the session.
  ///
  /// - Remark: Code 6, `recoverable`; Catalog/graph.toml, `passwordChanged`.
  case passwordChanged

  /// “You aren’t logged in” “You need to be logged in with Facebook to see or do this.”
  ///
  /// The request needs an access token and had none.
  ///
  /// - Remark: Code 7, `recoverable`; Catalog/graph.toml, `accessTokenRequired`.
  case accessTokenRequired

  /// “Your account needs a security check” “Facebook wants to make sure that this account is
  /// yours before apps can use it again.”
  ///
  /// The user has to pass a check on the service's website; do not ask for a login again.
  ///
  /// - Remark: Code 8, `recoverable`; Catalog/graph.toml, `userCheckpointed`.
  case userCheckpointed

  /// “Your account isn’t confirmed yet” “A Facebook account has to be confirmed before apps
  /// can use it.”
  ///
  /// The user has not confirmed their account.
  ///
  /// - Remark: Code 9, `recoverable`; Catalog/graph.toml, `unconfirmedUser`.
  case unconfirmedUser

  /// “You don’t have a role on this Page” “Only people with a role on a Facebook Page can do
  /// this.”
  ///
  /// The user has no role on the Page that the token is for; a new token will not help.
  ///
  /// - Remark: Code 10, `recoverable`; Catalog/graph.toml, `pageRoleMissing`.
  case pageRoleMissing

  /// “This isn’t possible right now” “Facebook has blocked this action for your account for a
  /// while.”
  ///
  /// The action is blocked for a time, for breaking policies; never try again at once.
  ///
  /// - Remark: Code 11, `recoverable`; Catalog/graph.toml, `blocked`.
  case blocked

  /// “Something went wrong” “Facebook couldn’t complete this just now.”
  ///
  /// Unknown; perhaps an outage. If it stays, check that the API exists.
  ///
  /// - Remark: Code 12, `transient`; Catalog/graph.toml, `unknown`.
  case unknown

  /// “Facebook isn’t available” “Facebook can’t respond at the moment.”
  ///
  /// The service is down for the moment.
  ///
  /// - Remark: Code 13, `transient`; Catalog/graph.toml, `serviceUnavailable`.
  case serviceUnavailable

  /// “Too many requests” “This app has sent Facebook a large number of requests within a
  /// short time.”
  ///
  /// The app, or the app for this user, made too many calls; wait, and make fewer.
  ///
  /// - Remark: Code 14, `transient`; Catalog/graph.toml, `tooManyCalls`.
  case tooManyCalls(hours: Swift.Int, minutes: Swift.Int)

  /// “Limit reached for now” “Facebook limits how often this can be done within a short
  /// time.”
  ///
  /// The user did something too often.
  ///
  /// - Remark: Code 15, `transient`; Catalog/graph.toml, `tooManyActions`.
  case tooManyActions(hours: Swift.Int, minutes: Swift.Int)

  /// “Too many requests for this Page” “Facebook has received a large number of requests for
  /// this Page within a short time.”
  ///
  /// Too many calls for one Page.
  ///
  /// - Remark: Code 16, `transient`; Catalog/graph.toml, `pageTooManyCalls`.
  case pageTooManyCalls(hours: Swift.Int, minutes: Swift.Int)

  /// “Limit reached for now” “This business account has reached the limit that Facebook sets
  /// for such requests.”
  ///
  /// A business use case reached its limit.
  ///
  /// - Remark: Code 17, `transient`; Catalog/graph.toml, `businessLimitReached`.
  case businessLimitReached(hours: Swift.Int, minutes: Swift.Int)

  /// “Permission needed” “This app doesn’t have your permission on Facebook to do this.”
  ///
  /// A permission was not given, or was taken back; ask for it, then send the request again.
  ///
  /// - Remark: Code 18, `recoverable`; Catalog/graph.toml, `permissionMissing`.
  case permissionMissing

  /// “This app can’t do that” “Something in this app doesn’t work as it should.”
  ///
  /// The app lacks the capability for this method.
  ///
  /// - Remark: Code 19, `developer`; Catalog/graph.toml, `methodNotAllowed`.
  case methodNotAllowed

  /// “This app can’t do that” “Something in this app doesn’t work as it should.”
  ///
  /// A parameter of the request is missing or wrong.
  ///
  /// - Remark: Code 20, `developer`; Catalog/graph.toml, `invalidParameter`.
  case invalidParameter

  /// “This app can’t do that” “Something in this app doesn’t work as it should.”
  ///
  /// The request's signature or proof of the app's secret is missing or wrong.
  ///
  /// - Remark: Code 21, `developer`; Catalog/graph.toml, `badSignature`.
  case badSignature

  /// “Already posted” “You posted this a short while ago, so Facebook didn’t post it again.”
  ///
  /// The same was posted just before.
  ///
  /// - Remark: Code 22, `recoverable`; Catalog/graph.toml, `duplicatePost`.
  case duplicatePost

  /// “The link can’t be shown” “Facebook couldn’t open the web page that the link leads to.”
  ///
  /// The service could not read the page behind a link that was posted.
  ///
  /// - Remark: Code 23, `recoverable`; Catalog/graph.toml, `linkUnreadable`.
  case linkUnreadable

  /// “Not found” “This isn’t on Facebook anymore, or isn’t visible to your account.”
  ///
  /// There is nothing at this path, or nothing that this user may see: an object that is
  /// gone, hidden, or was never there.
  ///
  /// - Remark: Code 24, `other`; Catalog/graph.toml, `notFound`.
  case notFound

  /// “A message from Facebook” “Facebook says: “{$message :string}””
  ///
  /// What the service says to users in its own words, marked as such. `message` is its text.
  ///
  /// - Remark: Code 25, `other`; Catalog/graph.toml, `toldByService`.
  case toldByService(message: Swift.String)

  public static var domainIndex: Swift.Int { 3 }

  @inline(never)
  public var codeIndex: Swift.Int {
    switch self {
    case .unexpected: return 0
    case .sessionEnded: return 1
    case .sessionExpired: return 2
    case .accessExpired: return 3
    case .appNotConnected: return 4
    case .passwordChanged: return 5
    case .accessTokenRequired: return 6
    case .userCheckpointed: return 7
    case .unconfirmedUser: return 8
    case .pageRoleMissing: return 9
    case .blocked: return 10
    case .unknown: return 11
    case .serviceUnavailable: return 12
    case .tooManyCalls: return 13
    case .tooManyActions: return 14
    case .pageTooManyCalls: return 15
    case .businessLimitReached: return 16
    case .permissionMissing: return 17
    case .methodNotAllowed: return 18
    case .invalidParameter: return 19
    case .badSignature: return 20
    case .duplicatePost: return 21
    case .linkUnreadable: return 22
    case .notFound: return 23
    case .toldByService: return 24
    }
  }

  @inline(never)
  public var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .tooManyCalls(let hours, let minutes), .tooManyActions(let hours, let minutes),
      .pageTooManyCalls(let hours, let minutes), .businessLimitReached(let hours, let minutes):
      return .carrying(hours: hours, minutes: minutes)
    case .toldByService(let message): return .carrying(message: message)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  public static var errorsWithoutValues: [Self] {
    [
      .unexpected, .sessionEnded, .sessionExpired, .accessExpired, .appNotConnected,
      .passwordChanged, .accessTokenRequired, .userCheckpointed, .unconfirmedUser,
      .pageRoleMissing, .blocked, .unknown, .serviceUnavailable, .permissionMissing,
      .methodNotAllowed, .invalidParameter, .badSignature, .duplicatePost, .linkUnreadable,
      .notFound,
    ]
  }
}

nonisolated extension GraphError: BayanRuntime.ServiceMatched {
  /// Which answers of the service stand for which of these errors.
  public static let serviceMatches = BayanRuntime.ServiceMatches(serviceMatchLines)

  private static let serviceMatchLines: Swift.StaticString = """
    code 102: 1
    code 190: 1
    http-status 401...401: 1
    subcode 452: 1
    subcode 456: 1
    subcode 457: 1
    subcode 461: 1
    subcode 462: 1
    subcode 465: 1
    subcode 466: 1
    subcode 467: 1
    code 190 subcode 463: 2
    code 102 subcode 463: 2
    subcode 463: 2
    code 190 subcode 468: 2
    code 102 subcode 468: 2
    subcode 468: 2
    code 190 subcode 493: 3
    code 102 subcode 493: 3
    subcode 493: 3
    code 190 subcode 458: 4
    code 102 subcode 458: 4
    subcode 458: 4
    code 190 subcode 460: 5
    code 102 subcode 460: 5
    subcode 460: 5
    code 2500: 6
    code 190 subcode 459: 7
    code 102 subcode 459: 7
    subcode 459: 7
    code 190 subcode 464: 8
    code 102 subcode 464: 8
    subcode 464: 8
    code 190 subcode 492: 9
    code 102 subcode 492: 9
    subcode 492: 9
    code 368: 10
    code 1: 11
    code 2: 12
    http-status 500...599: 12
    code 4: 13
    code 17: 13
    code 341: 13
    code 613: 13
    http-status 429...429: 13
    code 9: 14
    code 32: 15
    codes 80000...80014: 16
    code 10: 17
    codes 200...209: 17
    codes 211...219: 17
    codes 221...299: 17
    http-status 403...403: 17
    code 3: 18
    code 100: 19
    http-status 400...400: 19
    code 104: 20
    code 506: 21
    code 1609005: 22
    code 100 subcode 33: 23
    code 210: 23
    code 220: 23
    code 803: 23
    http-status 404...404: 23
    default: 0
    """

  /// The error that an answer of the service stands for, by ``serviceMatches``.
  ///
  /// An answer that nothing matches is ``unexpected``.
  public init(answer: BayanRuntime.ServiceAnswer, hours: Swift.Int, minutes: Swift.Int) {
    switch Self.serviceMatches.index(of: answer) {
    case 1: self = .sessionEnded
    case 2: self = .sessionExpired
    case 3: self = .accessExpired
    case 4: self = .appNotConnected
    case 5: self = .passwordChanged
    case 6: self = .accessTokenRequired
    case 7: self = .userCheckpointed
    case 8: self = .unconfirmedUser
    case 9: self = .pageRoleMissing
    case 10: self = .blocked
    case 11: self = .unknown
    case 12: self = .serviceUnavailable
    case 13: self = .tooManyCalls(hours: hours, minutes: minutes)
    case 14: self = .tooManyActions(hours: hours, minutes: minutes)
    case 15: self = .pageTooManyCalls(hours: hours, minutes: minutes)
    case 16: self = .businessLimitReached(hours: hours, minutes: minutes)
    case 17: self = .permissionMissing
    case 18: self = .methodNotAllowed
    case 19: self = .invalidParameter
    case 20: self = .badSignature
    case 21: self = .duplicatePost
    case 22: self = .linkUnreadable
    case 23: self = .notFound
    default: self = .unexpected
    }
  }
}

nonisolated extension GraphError: BayanErrors.CatalogLocalizedError {}
