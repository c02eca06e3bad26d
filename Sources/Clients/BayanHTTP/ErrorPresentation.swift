public import BayanErrors
import BayanRecovery
public import BayanRuntime

/// Makes the alert for any error, whichever way it came: thrown, as an `NSError`, or within another.
public enum ErrorPresentation {
  /// The alert for an error; `nil` where nothing is to be shown: for cancellation, and for what
  /// recovery showed already.
  ///
  /// A code means something only within its domain, so the domain is read first. An error that says no
  /// more than that something failed has the words of the error beneath it. If nothing is known of an
  /// error and of those beneath it, it has the catalog's general message, never its own text, and is
  /// given to the function of ``reportUnknown(to:)``.
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
    ErrorAlert.alert(for: error, preferring: locales, sink: sink, performedBy: performer)
  }

  /// Sets what is told of each error that is shown with the general message because nothing is known
  /// of it; a log, as a rule.
  public static func reportUnknown(to report: (@Sendable (any Error) -> Void)?) {
    ErrorAlert.reportUnknown(to: report)
  }
}
