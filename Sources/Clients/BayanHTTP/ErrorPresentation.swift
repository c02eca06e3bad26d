public import BayanErrors
import BayanRecovery
public import BayanRuntime

/// The presentation of any error in an alert: a thrown error, an `NSError`, or an error within
/// another.
public enum ErrorPresentation {
  /// Returns the alert for an error; `nil` for a cancellation, and for an error that was already
  /// shown.
  ///
  /// A code has a meaning only within its domain, so the domain is read first. An error that only
  /// says that something failed has the words of the error beneath it. Errors of Foundation and of the
  /// system have the words of `SystemErrors`. If an error and those
  /// beneath it are unknown, the alert has the catalog's general message, never the error's own
  /// text. The function of ``reportUnknown(to:)`` then gets the error.
  ///
  /// Every button has an effect: call `alert.perform(button)`.
  ///
  /// - Parameter performer: The program's own performer, for errors without one: values of a
  ///   catalog, and errors that are known by domain and code alone. Without it their only button is
  ///   OK, unless the error is an `ActionableError`.
  public static func alert(
    for error: any Error, preferring locales: [LocaleTag], sink: Sink = .display,
    performedBy performer: OptionPerformer? = nil
  ) -> ErrorAlert? {
    ErrorAlert.alert(for: error, preferring: locales, sink: sink, performedBy: performer)
  }

  /// Sets the function that gets each error that is shown with the general message, usually a log.
  public static func reportUnknown(to report: (@Sendable (any Error) -> Void)?) {
    ErrorAlert.reportUnknown(to: report)
  }
}
