public import BayanErrors
public import BayanRuntime
import Foundation

/// The words for errors of any type: those of Foundation, POSIX, coding and NIO, and of a program's own errors.
///
///     SystemErrors.alert(for: error, preferring: ["ar"])
///
/// No text has an error's own text, its type, its domain, its number, a path or an address. The name of a file is
/// the only value that is shown.
public enum SystemErrors {
  /// Returns the catalog's error with the words for an error.
  ///
  /// An error of a catalog has words of its own, and is returned as it is. An error that only says that something
  /// failed has the words of the error beneath it. A cancellation, at any depth, is ``SystemError/cancelled``.
  ///
  /// - Returns: ``SystemError/unknown`` if nothing is known of the error and of those beneath it. `error` is beneath
  ///   every error that is made here and wraps one.
  public static func error(for error: any Error) -> any CatalogError {
    let chain = Array(ErrorChain(error))
    if chain.contains(where: { Cancellation.isCause(of: $0) }) {
      return SystemError.cancelled(underlying: error)
    }
    var general: (any CatalogError)?
    for (index, link) in chain.enumerated() {
      guard let known = link as? any CatalogError ?? match(index, of: chain) else { continue }
      guard isGeneral(known) else { return known }
      general = known
    }
    return general ?? SystemError.unknown(underlying: error)
  }

  /// Returns the alert for an error; `nil` for a cancellation, and for an error of the category `silent`.
  ///
  /// - Parameter performer: Carries out the options. Without it the error's own performer does, if it or an error
  ///   beneath it is an ``ActionableError``; else the only button is OK.
  public static func alert(
    for error: any Error, preferring locales: [LocaleTag], sink: Sink = .display,
    performedBy performer: OptionPerformer? = nil
  ) -> ErrorAlert? {
    let known = Self.error(for: error)
    guard known.category.rawValue != BayanSystemErrorsCatalog.Category.silent.rawValue else {
      return nil
    }
    let own = ErrorChain(error).lazy.compactMap { $0 as? any ActionableError }.first
    return ErrorAlert(
      known.words(preferring: locales), for: sink,
      performedBy: performer ?? own?.performer ?? .nobody)
  }

  /// Returns the catalog's error for one error of a chain; `nil` if nothing is known of it.
  package static func match(_ index: Int, of chain: [any Error]) -> (any CatalogError)? {
    ChainLink(chain, index).match
  }

  /// Returns whether an error only says that something failed, so that an error beneath it may say more.
  package static func isGeneral(_ error: any CatalogError) -> Bool {
    switch error {
    case let error as SystemError:
      switch error {
      case .unknown, .readFailed, .writeFailed: true
      default: false
      }
    case let error as NetworkError:
      if case .unknown = error { true } else { false }
    default: false
    }
  }
}
