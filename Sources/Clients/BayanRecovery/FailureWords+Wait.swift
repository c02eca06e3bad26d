package import BayanRuntime
import BayanSDKErrors

extension FailureWords {
  /// The words with the time to wait, where the service named one that nobody would call a moment.
  ///
  /// Words that don't advise to try again are as they were.
  package func naming(_ wait: Duration?, for sink: Sink) -> FailureWords {
    guard let wait, wait >= .seconds(60), options.contains(where: { $0.action == .retry }) else {
      return self
    }
    let time = WaitInWords(wait)
    let limit = GraphQLResponseError.tooManyCalls(hours: time.hours, minutes: time.minutes)
    var copy = self
    copy.suggestion = limit.words(preferring: [locale]).suggestion(for: sink)
    copy.recoverySuggestion = copy.suggestion
    return copy
  }
}
