import BayanErrors
import BayanRuntime
import BayanSDKErrors
import Foundation

/// The keys of the service's own answer in the user info of `NSError`, for the service's SDK and
/// this package's errors.
///
/// - Source: the strings of version 18 of the SDK for iOS.
package enum SDKKey {
  private static let prefix = "com.facebook.sdk:"

  package static let developerMessage = prefix + "FBSDKErrorDeveloperMessageKey"
  package static let localizedDescription = prefix + "FBSDKErrorLocalizedDescriptionKey"
  package static let localizedTitle = prefix + "FBSDKErrorLocalizedErrorTitleKey"
  package static let category = prefix + "FBSDKGraphRequestErrorKey"
  package static let graphCode = prefix + "FBSDKGraphRequestErrorGraphErrorCodeKey"
  package static let graphSubcode = prefix + "FBSDKGraphRequestErrorGraphErrorSubcodeKey"
  package static let httpStatus = prefix + "FBSDKGraphRequestErrorHTTPStatusCodeKey"
  package static let parsedResponse = prefix + "FBSDKGraphRequestErrorParsedJSONResponseKey"
}

/// An answer of the Graph API in an `NSError` of the service's SDK: the code is always 8, and the
/// user info has the answer's own code.
struct SDKAnswer {
  let kind: GraphError
  private let texts: ServiceTexts

  /// Reads the answer from an error.
  ///
  /// - Returns: `nil` for an error of another domain, and for one without a code of the Graph API.
  init?(_ error: NSError) {
    guard error.domain == CoreError.domain, let code = error.userInfo[SDKKey.graphCode] as? Int
    else { return nil }
    let subcode = error.userInfo[SDKKey.graphSubcode] as? Int
    let answer = ServiceAnswer(code: code, subcode: subcode)
    var kind = GraphError(answer: answer, hours: 0, minutes: 0)
    // An error with the service's category "transient" passes by itself, with any code.
    let isTransient = error.userInfo[SDKKey.category] as? Int == 1
    if isTransient, kind.category != .transient { kind = .unknown }
    self.kind = kind
    texts = ServiceTexts(
      title: error.userInfo[SDKKey.localizedTitle] as? String,
      description: error.userInfo[SDKKey.localizedDescription] as? String,
      numbers: [code, subcode, error.userInfo[SDKKey.httpStatus] as? Int].compactMap { $0 })
  }

  func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    let words = FailureWords(kind.words(preferring: locales), for: sink)
    return kind.entry.isSensitive ? words : texts.put(into: words, preferring: locales, for: sink)
  }
}
