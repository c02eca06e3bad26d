package import BayanRuntime
import BayanSDKErrors

extension FailureWords {
  /// Returns the words with the waiting time, if the service gives a time of at least a minute.
  ///
  /// Words without the advice to try again stay as they are.
  package func naming(_ wait: Duration?, for sink: Sink) -> FailureWords {
    guard let wait, wait >= .seconds(60), options.contains(where: { $0.action == .retry }) else {
      return self
    }
    let time = RoundedWait(wait)
    let limit = GraphQLResponseError.tooManyCalls(hours: time.hours, minutes: time.minutes)
    var copy = self
    copy.suggestion = limit.words(preferring: [locale]).suggestion(for: sink)
    copy.recoverySuggestion = copy.suggestion
    return copy
  }
}
