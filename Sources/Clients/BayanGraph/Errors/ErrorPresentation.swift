public import BayanErrors
import BayanHTTP
public import BayanRuntime
import BayanSDKErrors
import Foundation

/// Makes the alert for any error.
public enum ErrorPresentation {
  /// The alert for an error; `nil` where nothing is to be shown, for cancellation.
  ///
  /// A code means something only within its domain, so the domain is read first. For an error of
  /// an unknown domain the alert has the catalog's general message, never the error's own text.
  public static func alert(
    for error: any Error, preferring locales: [LocaleTag], sink: Sink = .display
  ) -> ErrorAlert? {
    if Cancellation.isCause(of: error) { return nil }
    switch error {
    case let failure as GraphFailure:
      return failure.error.flatMap { alert(for: $0, preferring: locales, sink: sink) }
    case let failure as HTTPFailure:
      guard case .network(let network) = failure else { return nil }
      return ErrorAlert(network.words(preferring: locales), for: sink)
    case let error as GraphRequestError: return error.alert(preferring: locales, for: sink)
    case let failure as ShareFailure:
      let words = failure.words(preferring: locales, for: sink)
      return ErrorAlert(
        title: words.title,
        message: [words.description, words.suggestion].compactMap { $0 }.joined(separator: " "),
        buttons: words.options.map(\.button), direction: words.direction, locale: words.locale)
    case let failure as LoginFailure:
      return ErrorAlert(failure.words(preferring: locales), for: sink)
    case let error as any CatalogError:
      return ErrorAlert(error.words(preferring: locales), for: sink)
    case let wrapper as any WrappingError:
      // A wrapper of a type that isn't known here: the error beneath it may be.
      if ErrorChain(wrapper).contains(where: Cancellation.isCause) { return nil }
      if let beneath = ErrorChain(wrapper).dropFirst().first(where: { $0 is any CatalogError }) {
        return alert(for: beneath, preferring: locales, sink: sink)
      }
      return ErrorAlert(GraphError.unexpected.words(preferring: locales), for: sink)
    default:
      return ErrorAlert(known(error as NSError).words(preferring: locales), for: sink)
    }
  }

  /// The catalog's error of a domain and code.
  private static func known(_ error: NSError) -> any CatalogError {
    switch error.domain {
    case LoginError.domain: return LoginError(code: error.code) ?? .unknown
    case ShareError.domain:
      return error.code == ShareError.dialogNotAvailable.code
        ? ShareError.dialogNotAvailable : ShareError.unknown
    case CoreError.domain: return CoreError(code: error.code, underlying: error) ?? .unknown
    case NSURLErrorDomain:
      return NetworkError(urlError: error) ?? NetworkError.unknown(underlying: error)
    default: return GraphError.unexpected
    }
  }
}
