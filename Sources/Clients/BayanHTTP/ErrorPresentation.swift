public import BayanErrors
import BayanRecovery
public import BayanRuntime
import BayanSDKErrors
import Foundation
import Synchronization

/// Makes the alert for any error, whichever way it came: thrown, as an `NSError`, or within another.
public enum ErrorPresentation {
  /// The alert for an error; `nil` where nothing is to be shown: for cancellation, and for what
  /// recovery showed already.
  ///
  /// A code means something only within its domain, so the domain is read first. An error of an
  /// unknown domain has the catalog's general message, never its own text, and is given to the
  /// function of ``reportUnknown(to:)``.
  public static func alert(
    for error: any Error, preferring locales: [LocaleTag], sink: Sink = .display
  ) -> ErrorAlert? {
    let error = ErrorChain.swiftValue(of: error)
    if Cancellation.isCause(of: error) { return nil }
    switch error {
    case let failure as any ClientFailure: return failure.alert(preferring: locales, for: sink)
    case let error as any CatalogError:
      if error.category.rawValue == BayanSDKErrorsCatalog.Category.silent.rawValue { return nil }
      return ErrorAlert(error.words(preferring: locales), for: sink)
    case is any WrappingError:
      // A wrapper of a type that isn't known here: the error beneath it may be.
      let beneath = Array(ErrorChain(error).dropFirst())
      if beneath.contains(where: Cancellation.isCause) { return nil }
      if let known = beneath.first(where: { $0 is any ClientFailure || $0 is any CatalogError }) {
        return alert(for: known, preferring: locales, sink: sink)
      }
      return unknown(error, locales, sink)
    default:
      let bridged = error as NSError
      guard let known = known(bridged) else { return unknown(error, locales, sink) }
      return alert(for: known, preferring: locales, sink: sink)
    }
  }

  private static let reporter = Mutex<(@Sendable (any Error) -> Void)?>(nil)

  /// Sets what is told of each error that is shown with the general message because nothing is known
  /// of it; a log, as a rule.
  public static func reportUnknown(to report: (@Sendable (any Error) -> Void)?) {
    reporter.withLock { $0 = report }
  }

  private static func unknown(
    _ error: any Error, _ locales: [LocaleTag], _ sink: Sink
  ) -> ErrorAlert {
    reporter.withLock { $0 }?(error)
    return ErrorAlert(GraphError.unexpected.words(preferring: locales), for: sink)
  }

  /// The catalog's error of a domain and code; `nil` for a domain that isn't known.
  ///
  /// Values that an error speaks of, such as a time, are not in its number: without them it has the
  /// words of the domain's general error.
  private static func known(_ error: NSError) -> (any CatalogError)? {
    let beneath = error.userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    return switch error.domain {
    case LoginError.domain: LoginError(code: error.code) ?? LoginError.unknown
    case ShareError.domain: ShareError(code: error.code, underlying: beneath) ?? ShareError.unknown
    case CoreError.domain: CoreError(code: error.code, underlying: beneath) ?? CoreError.unknown
    case LimitedLoginError.domain:
      LimitedLoginError(code: error.code, underlying: beneath) ?? LimitedLoginError.unknown
    case DeviceLoginError.domain: DeviceLoginError(code: error.code) ?? LoginError.unknown
    case GraphError.domain: GraphError(code: error.code) ?? GraphError.unexpected
    case PermissionError.domain: PermissionError.missing(count: 0)
    case GraphQLResponseError.domain:
      GraphQLResponseError(code: error.code) ?? GraphQLResponseError.requestFailed
    case NetworkError.domain:
      NetworkError(code: error.code, underlying: beneath) ?? NetworkError.unknown(underlying: error)
    case NSURLErrorDomain: NetworkError(urlError: error) ?? NetworkError.unknown(underlying: error)
    default: nil
    }
  }
}
