package import BayanErrors
package import BayanRuntime
import BayanSystemErrors
import Synchronization

extension ErrorAlert {
  /// Returns the alert for any error; `nil` if no alert is to be shown.
  ///
  /// No alert is shown for a cancellation, within any other error, and for an error that recovery
  /// has already shown. If recovery itself failed, the alert is that of the error that made it
  /// fail, and its button tries the recovery again.
  ///
  /// - Parameter performer: Carries out the options of an error that isn't a client's failure.
  package static func alert(
    for error: any Error, preferring locales: [LocaleTag], sink: Sink,
    performedBy performer: OptionPerformer? = nil
  ) -> ErrorAlert? {
    var error = error
    var again: OptionPerformer?
    // The failure of a recovery may have a failed recovery, too. The bound ends a chain with a
    // loop.
    for _ in 0..<ErrorChain.longest {
      if Cancellation.isCause(within: error) { return nil }
      guard let speaker = Speaker(for: error) else { return unknown(error, locales, sink) }
      let words = speaker.words(preferring: locales, for: sink)
      guard let failure = speaker.failure else {
        let own = ErrorChain(error).lazy.compactMap { $0 as? any ActionableError }.first
        return ErrorAlert(
          words, performedBy: performer ?? own?.performer ?? again ?? .nobody)
      }
      let state = failure.recovery
      guard state.wasShown else {
        guard state.attempter == nil, let again else { return failure.alert(words, state) }
        return ErrorAlert(words, performedBy: again)
      }
      guard let next = state.failure else {
        return state.outcome == .failed ? general(error, locales, sink) : nil
      }
      error = next
      again = once(more: state, for: failure)
    }
    return nil
  }

  /// Returns a performer that carries out the failed option again, as [Try Again]; `nil` if no
  /// option was chosen.
  private static func once(
    more state: RecoveryState, for failure: any ClientFailure
  ) -> OptionPerformer? {
    guard let attempter = state.attempter, let chosen = state.chosen else { return nil }
    return OptionPerformer([RecoveryAction.retry.rawValue]) { _ in
      await attempter.attemptRecovery(from: failure, by: chosen)
    }
  }

  private static let reporter = Mutex<(@Sendable (any Error) -> Void)?>(nil)

  /// Sets the function that gets each error that is shown with the general message.
  package static func reportUnknown(to report: (@Sendable (any Error) -> Void)?) {
    reporter.withLock { $0 = report }
  }

  private static func unknown(
    _ error: any Error, _ locales: [LocaleTag], _ sink: Sink
  ) -> ErrorAlert {
    reporter.withLock { $0 }?(error)
    return general(error, locales, sink)
  }

  private static func general(
    _ error: any Error, _ locales: [LocaleTag], _ sink: Sink
  ) -> ErrorAlert {
    ErrorAlert(SystemError.unknown(underlying: error).words(preferring: locales), for: sink)
  }
}
