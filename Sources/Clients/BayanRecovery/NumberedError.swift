import BayanErrors
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation

/// The lookup of the catalog's errors by domain and code.
enum NumberedError {
  /// Returns the error of a domain and code; `nil` for an unknown domain or code.
  ///
  /// A number brings no values, such as a time. The texts then say that the value is unknown.
  static func exact(_ error: NSError) -> (any CatalogError)? {
    let code = error.code
    let beneath = error.userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    return switch error.domain {
    case LoginError.domain: LoginError(code: code)
    case ShareError.domain: ShareError(code: code, underlying: beneath)
    case CoreError.domain: CoreError(code: code, underlying: beneath)
    case LimitedLoginError.domain:
      LimitedLoginError(code: code, underlying: beneath) ?? .of(code, among: limitedLogin)
    case DeviceLoginError.domain: DeviceLoginError(code: code)
    case GraphError.domain: GraphError(code: code) ?? .of(code, among: graph)
    case PermissionError.domain:
      PermissionError(code: code, underlying: beneath) ?? .of(code, among: permissions)
    case GraphQLResponseError.domain:
      GraphQLResponseError(code: code, underlying: beneath) ?? .of(code, among: graphQL)
    case ChangeError.domain: ChangeError(code: code)
    // An error that was made for a network error has it beneath.
    case NSURLErrorDomain: ErrorChain(error).first(of: NetworkError.self)
    default: SystemErrors.numbered(error)
    }
  }

  /// Returns the general error of a domain, for an unknown code.
  static func general(_ error: NSError) -> (any CatalogError)? {
    switch error.domain {
    case LoginError.domain, DeviceLoginError.domain: LoginError.unknown
    case ShareError.domain: ShareError.unknown
    case CoreError.domain: CoreError.unknown
    case LimitedLoginError.domain: LimitedLoginError.unknown
    case GraphError.domain: GraphError.unexpected
    case PermissionError.domain: PermissionError.missing(count: 0)
    case GraphQLResponseError.domain: GraphQLResponseError.requestFailed
    case ChangeError.domain: ChangeError.uncertain
    default: nil
    }
  }

  // These are the errors with values, all of which are unknown.

  private static let graph: [GraphError] = [
    .tooManyCalls(hours: 0, minutes: 0), .tooManyActions(hours: 0, minutes: 0),
    .pageTooManyCalls(hours: 0, minutes: 0), .businessLimitReached(hours: 0, minutes: 0),
  ]

  private static let limitedLogin: [LimitedLoginError] = [.rateLimited(hours: 0, minutes: 0)]

  private static let permissions: [PermissionError] = [
    .declined(count: 0), .missing(count: 0), .revoked(count: 0), .expired(count: 0),
    .needed(purpose: ""),
  ]

  private static let graphQL: [GraphQLResponseError] = [
    .tooManyCalls(hours: 0, minutes: 0), .partialData(missing: 0),
  ]
}

extension CatalogDescribed {
  /// Returns the first of some errors with a number.
  fileprivate static func of(_ code: Int, among errors: [Self]) -> Self? {
    Self(code: code, among: errors)
  }
}
