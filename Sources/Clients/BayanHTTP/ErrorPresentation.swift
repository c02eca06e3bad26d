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
  ///
  /// Every button does something: `alert.perform(button)` has it done.
  ///
  /// - Parameter performer: What the program itself can do about errors that don't know who carries
  ///   out their options: values of a catalog, and what is known by domain and code alone. Without
  ///   it their only button is OK, but for errors that are an `ActionableError`.
  public static func alert(
    for error: any Error, preferring locales: [LocaleTag], sink: Sink = .display,
    performedBy performer: OptionPerformer? = nil
  ) -> ErrorAlert? {
    let error = ErrorChain.swiftValue(of: error)
    if Cancellation.isCause(of: error) { return nil }
    switch error {
    case let failure as any ClientFailure: return failure.alert(preferring: locales, for: sink)
    case let error as any CatalogError:
      if error.category.rawValue == BayanSDKErrorsCatalog.Category.silent.rawValue { return nil }
      return ErrorAlert(
        error.words(preferring: locales), for: sink,
        performedBy: performer ?? OptionPerformer(of: error))
    case let error as any WordedError:
      return alert(for: error.worded, preferring: locales, sink: sink, performedBy: performer)
    case is any WrappingError:
      // A wrapper of a type that isn't known here: the error beneath it may be.
      let beneath = Array(ErrorChain(error).dropFirst())
      if beneath.contains(where: Cancellation.isCause) { return nil }
      if let known = beneath.first(where: { $0 is any ClientFailure || $0 is any CatalogError }) {
        let own = (error as? any ActionableError)?.performer
        return alert(for: known, preferring: locales, sink: sink, performedBy: performer ?? own)
      }
      return unknown(error, locales, sink)
    default: return alert(of: error as NSError, locales, sink, performer)
    }
  }

  /// The alert of an error that is known by its domain and code, if it is.
  private static func alert(
    of error: NSError, _ locales: [LocaleTag], _ sink: Sink, _ performer: OptionPerformer?
  ) -> ErrorAlert? {
    if let answer = SDKAnswer(error) {
      let words = answer.words(preferring: locales, for: sink)
      return ErrorAlert(words, performedBy: performer ?? .nobody)
    }
    guard let known = NumberedError.known(error) else { return unknown(error, locales, sink) }
    return alert(for: known, preferring: locales, sink: sink, performedBy: performer)
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
}
