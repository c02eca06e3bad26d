import BayanErrors
import BayanRuntime
import BayanSDKErrors
import Foundation

/// The catalog's errors by domain and code.
enum NumberedError {
  /// The error of a domain and code; `nil` for a domain that isn't known.
  ///
  /// What an error speaks of, such as a time, isn't in its number. Its words say then that it isn't
  /// known. A number that a domain doesn't have is its general error.
  static func known(_ error: NSError) -> (any CatalogError)? {
    let beneath = error.userInfo[NSUnderlyingErrorKey] as? any Error
    if let beneath, isEnvelope(error), let known = known(beneath) { return known }
    let wrapped = beneath ?? error
    return switch error.domain {
    case LoginError.domain: LoginError(code: error.code) ?? LoginError.unknown
    case ShareError.domain: ShareError(code: error.code, underlying: wrapped) ?? ShareError.unknown
    case CoreError.domain: CoreError(code: error.code, underlying: wrapped) ?? CoreError.unknown
    case LimitedLoginError.domain:
      LimitedLoginError(code: error.code, underlying: wrapped)
        ?? .of(error.code, among: limitedLogin) ?? LimitedLoginError.unknown
    case DeviceLoginError.domain: DeviceLoginError(code: error.code) ?? LoginError.unknown
    case GraphError.domain:
      GraphError(code: error.code) ?? .of(error.code, among: graph) ?? GraphError.unexpected
    case PermissionError.domain:
      PermissionError(code: error.code, underlying: wrapped)
        ?? .of(error.code, among: permissions) ?? PermissionError.missing(count: 0)
    case GraphQLResponseError.domain:
      GraphQLResponseError(code: error.code, underlying: wrapped)
        ?? .of(error.code, among: graphQL) ?? GraphQLResponseError.requestFailed
    case NetworkError.domain:
      NetworkError(code: error.code, underlying: wrapped)
        ?? .of(error.code, among: network(wrapped)) ?? NetworkError.unknown(underlying: error)
    case ChangeError.domain: ChangeError(code: error.code) ?? ChangeError.uncertain
    case NSURLErrorDomain:
      // One that was made for a network error has it beneath.
      ErrorChain(error).first(of: NetworkError.self) ?? NetworkError(urlError: error)
        ?? NetworkError.unknown(underlying: error)
    default: nil
    }
  }

  /// The error beneath, as a value of the catalog.
  private static func known(_ beneath: any Error) -> (any CatalogError)? {
    let beneath = ErrorChain.swiftValue(of: beneath)
    return beneath as? any CatalogError ?? known(beneath as NSError)
  }

  /// Whether an error says no more than that the error beneath it has the words.
  private static func isEnvelope(_ error: NSError) -> Bool {
    let envelopes: [any CatalogError] = [
      CoreError.network(underlying: error), CoreError.graphRequestGraphAPI(underlying: error),
      GraphQLResponseError.network(underlying: error), PermissionError.notAsked(underlying: error),
    ]
    return envelopes.contains { $0.code == error.code && type(of: $0).domain == error.domain }
  }

  // The errors that carry values, with none of them known.

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

  private static func network(_ beneath: any Error) -> [NetworkError] {
    [
      .timedOut(seconds: 0, underlying: beneath), .httpStatus(status: 500, underlying: beneath),
      .tooManyRetries(attempts: 0, underlying: beneath),
    ]
  }
}

extension CatalogDescribed {
  /// The first of some errors that has a number.
  fileprivate static func of(_ code: Int, among errors: [Self]) -> Self? {
    Self(code: code, among: errors)
  }
}
