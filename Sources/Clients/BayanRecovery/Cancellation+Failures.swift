package import BayanErrors
import BayanRuntime
import Foundation

extension Cancellation {
  /// Whether an error, or one beneath it, says that someone stopped the work or its recovery.
  ///
  /// The wrapper doesn't matter: a login that was stopped within an upload stopped the upload.
  package static func isCause(within error: any Error) -> Bool {
    ErrorChain(error).contains { isCause(of: $0) || isSilent($0) }
  }

  /// Whether nothing is said of an error: it says that someone stopped the work, or the task that it
  /// arrives in was cancelled.
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
