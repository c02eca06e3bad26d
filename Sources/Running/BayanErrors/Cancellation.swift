import BayanRuntime
import Foundation

/// An error that may say that someone stopped the work: the failure of a client with a case for it.
public protocol CancellableError: Error {
  /// Whether the work was stopped, and nothing failed.
  var isCancellation: Bool { get }
}

/// Distinguishes cancellation from failure.
public enum Cancellation {
  /// Whether an error says that someone stopped the work.
  ///
  /// Such are `CancellationError`, a ``CancellableError`` that says so, and of Foundation's errors a
  /// cancelled `URLSession` task (on Linux never a `CancellationError`), `CocoaError.userCancelled`,
  /// and `POSIXError.ECANCELED`. The errors beneath are not asked; see ``ErrorChain``.
  public static func isCause(of error: any Error) -> Bool {
    if error is CancellationError { return true }
    if let error = error as? any CancellableError { return error.isCancellation }
    // Foundation's errors lose their Swift type once they were an NSError.
    let error = error as NSError
    switch error.domain {
    case NSURLErrorDomain: return error.code == cancelledURLTask
    case NSCocoaErrorDomain: return error.code == CocoaError.userCancelled.rawValue
    case NSPOSIXErrorDomain: return error.code == Int(POSIXErrorCode.ECANCELED.rawValue)
    default: return false
    }
  }

  /// `URLError.cancelled`, which on Linux is in a module that nothing else here needs.
  private static let cancelledURLTask = -999
}
