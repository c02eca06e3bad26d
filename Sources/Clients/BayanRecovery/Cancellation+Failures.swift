package import BayanErrors
import BayanRuntime
import Foundation

extension Cancellation {
  /// Returns whether an error, or one beneath it, means that the work or its recovery was
  /// cancelled.
  ///
  /// The wrapper doesn't matter: a login that was cancelled within an upload cancelled the upload.
  package static func isCause(within error: any Error) -> Bool {
    ErrorChain(error).contains { isCause(of: $0) || isSilent($0) }
  }

  /// Returns whether no alert is shown for an error: it means a cancellation, or the current task
  /// was cancelled.
  package static func silences(_ error: any Error) -> Bool {
    Task.isCancelled || isCause(within: error)
  }

  private static func isSilent(_ error: any Error) -> Bool {
    if let failure = error as? any ClientFailure {
      return failure.category == .silent || failure.recovery.outcome == .cancelled
    }
    let known = error as? any CatalogError ?? NumberedError.exact(error as NSError)
    return known.map { FailureCategory(of: $0) == .silent } ?? false
  }
}
