import BayanErrors
import BayanRuntime
import BayanSDKErrors
import Foundation

/// The reason why a request isn't sent again after a recovery that worked: the service asks to be left
/// alone for longer than anybody would wait.
struct LongWait: ClientFailure {
  var wait: Duration

  private var error: NetworkError { .httpStatus(status: 503, underlying: UnsentRequest()) }

  static var errorDomain: String { NetworkError.domain }
  var errorCode: Int { error.code }
  var underlyingError: (any Error)? { error }
  var category: FailureCategory { FailureCategory(of: error) }
  var backoff: Backoff { .after(wait) }
  /// Nothing is offered: trying again is for later.
  var recovery: RecoveryState { RecoveryState(attempter: AttempterTable([:]), offered: []) }
  var descriptor: ErrorDescriptor { ErrorDescriptor(catalogError: error) }

  func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    FailureWords(error.words(preferring: locales), for: sink).naming(wait, for: sink)
  }
}
