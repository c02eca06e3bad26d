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
  /// and `POSIXError.ECANCELED`. Of the dialogs of Apple's systems it is the error of one that was
  /// closed. The errors beneath are not asked; see ``ErrorChain``.
  public static func isCause(of error: any Error) -> Bool {
    if error is CancellationError { return true }
    if let error = error as? any CancellableError { return error.isCancellation }
    // Foundation's errors lose their Swift type once they were an NSError.
    let error = error as NSError
    return codes[error.domain]?.contains(error.code) ?? false
  }

  /// The codes that say so, by domain.
  ///
  /// `URLError.cancelled` is a number, since on Linux it is in a module that nothing else here needs.
  /// Linux lacks the modules of the dialogs.
  ///
  /// - Source: the headers of AuthenticationServices, SafariServices, LocalAuthentication, StoreKit
  ///   and Security.
  private static let codes: [String: Set<Int>] = [
    // A `CancellationError` that was bridged.
    "Swift.CancellationError": [1],
    NSURLErrorDomain: [-999],
    NSCocoaErrorDomain: [CocoaError.userCancelled.rawValue],
    NSPOSIXErrorDomain: [Int(POSIXErrorCode.ECANCELED.rawValue)],
    "com.apple.AuthenticationServices.WebAuthenticationSession": [1],
    "com.apple.AuthenticationServices.AuthorizationError": [1001],
    "com.apple.SafariServices.Authentication": [1],
    // By the user, by the system, and by the app.
    "com.apple.LocalAuthentication": [-2, -4, -9],
    "SKErrorDomain": [2],
    NSOSStatusErrorDomain: [-128],
  ]
}
