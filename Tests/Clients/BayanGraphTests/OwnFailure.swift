import BayanErrors
import BayanRecovery
import BayanRuntime
import Foundation

/// The failure of a program's own client, written as in `WritingAClient.md`.
struct OwnFailure<Kind: CatalogError>: ClientFailure {
  var error: Kind
  var backoff = Backoff.usual
  var recovery = RecoveryState()
  static var errorDomain: String { Kind.domain }
  var errorCode: Int { error.code }
  var underlyingError: (any Error)? { error }
  var category: FailureCategory { FailureCategory(of: error) }
  var descriptor: ErrorDescriptor { ErrorDescriptor(error) }

  func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    FailureWords(error.words(preferring: locales), for: sink)
  }
}
