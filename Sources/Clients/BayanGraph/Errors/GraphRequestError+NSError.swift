import BayanErrors
import BayanHTTP
public import BayanRuntime
import BayanSDKErrors
public import Foundation

extension GraphRequestError: LocalizedError, CustomNSError {
  public var errorDescription: String? { words.description }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { words.suggestion }
  public var helpAnchor: String? { nil }

  public static var errorDomain: String { CoreError.domain }
  public var errorCode: Int { CoreError.graphRequestGraphAPI(underlying: kind).code }
  public var errorUserInfo: [String: Any] { userInfo(words) }

  /// The error as Foundation's older interfaces read it, filled in the locale that answers.
  ///
  /// The domain is `com.facebook.sdk.core`, the code 8, the keys those of ``GraphErrorKey``.
  public func nsError(preferring locales: [LocaleTag]) -> NSError {
    NSError(
      domain: Self.errorDomain, code: errorCode, userInfo: userInfo(words(preferring: locales)))
  }

  private func userInfo(_ words: GraphErrorWords) -> [String: Any] {
    var info = words.userInfo(
      category: category, sdkCategory: sdkCategory,
      developerMessage: envelope.developerMessage ?? kind.developerMessage, attempter: attempter)
    info[GraphErrorKey.kind] = kind.codeName
    info[GraphErrorKey.graphCode] = code
    info[GraphErrorKey.graphSubcode] = subcode
    info[GraphErrorKey.httpStatus] = httpStatus
    info[GraphErrorKey.parsedResponse] = parsedResponse
    info[NSUnderlyingErrorKey] = underlyingError
    return info
  }

  private var parsedResponse: [String: Any]? {
    guard httpStatus != nil || body != nil else { return nil }
    var response: [String: Any] = [:]
    response["code"] = httpStatus
    response["body"] = body?.foundationObject
    return response
  }
}

extension GraphErrorWords {
  /// What errors of the Graph API and those that wrap them tell Foundation's older interfaces alike.
  func userInfo(
    category: BayanSDKErrorsCatalog.Category, sdkCategory: GraphErrorCategory,
    developerMessage: String,
    attempter: (any RecoveryAttempter)?
  ) -> [String: Any] {
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: description,
      GraphErrorKey.localizedDescription: description,
      GraphErrorKey.localizedTitle: title,
      GraphErrorKey.category: sdkCategory.rawValue,
      GraphErrorKey.developerMessage: developerMessage,
      CatalogErrorKey.localizedTitle: title,
      CatalogErrorKey.category: category.rawValue,
      CatalogErrorKey.locale: locale.description,
    ]
    // Only where something can be done, as programs written for the SDK expect.
    if sdkCategory != .other {
      info[NSRecoveryAttempterErrorKey] = attempter
      info[NSLocalizedRecoverySuggestionErrorKey] = suggestion
      if !options.isEmpty {
        info[NSLocalizedRecoveryOptionsErrorKey] = options.map(\.label)
        info[CatalogErrorKey.recoveryOptionNames] = options.map(\.action.rawValue)
      }
    }
    return info
  }
}
