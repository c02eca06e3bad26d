import BayanErrors
import BayanRuntime
import BayanSystemErrors
import Foundation

/// The failure that stops a further request after a successful recovery: the service asks for a
/// longer wait than users accept.
struct LongWait: ClientFailure {
  var wait: Duration

  private var error: NetworkError { .httpStatus(status: 503, underlying: UnsentRequest()) }

  static var errorDomain: String { NetworkError.domain }
  var errorCode: Int { error.code }
  var underlyingError: (any Error)? { error }
  var category: FailureCategory { FailureCategory(of: error) }
  var backoff: Backoff { .after(wait) }
  /// No options: another try is only possible later.
  var recovery: RecoveryState { RecoveryState(attempter: AttempterTable([:]), offered: []) }
  var descriptor: ErrorDescriptor { ErrorDescriptor(catalogError: error) }

  func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    FailureWords(error.words(preferring: locales), for: sink).naming(wait, for: sink)
  }
}
