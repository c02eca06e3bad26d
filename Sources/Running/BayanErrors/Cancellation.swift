import BayanRuntime
import Foundation

/// An error that may stand for a cancellation, such as the failure of a client.
public protocol CancellableError: Error {
  /// Whether the work was cancelled, so that nothing failed.
  var isCancellation: Bool { get }
}

/// The distinction between cancellations and failures.
public enum Cancellation {
  /// Returns whether an error means that the work was cancelled.
  ///
  /// These errors do: `CancellationError`; a ``CancellableError`` whose `isCancellation` is `true`;
  /// the error of a cancelled `URLSession` task, which on Linux is never a `CancellationError`;
  /// `CocoaError.userCancelled`; `POSIXError.ECANCELED`; and the error of a dialog of Apple's
  /// systems that was closed. The errors beneath `error` are not looked at; see ``ErrorChain``.
  public static func isCause(of error: any Error) -> Bool {
    if error is CancellationError { return true }
    if let error = error as? any CancellableError { return error.isCancellation }
    // Foundation's errors lose their Swift type after a conversion to `NSError`.
    let error = error as NSError
    return codes[error.domain]?.contains(error.code) ?? false
  }

  /// The codes of cancellations, by domain.
  ///
  /// `URLError.cancelled` is written as a number: on Linux its module is FoundationNetworking,
  /// which nothing else here needs. Linux lacks the modules of the dialogs.
  ///
  /// - Source: the headers of AuthenticationServices, SafariServices, LocalAuthentication, StoreKit
  ///   and Security.
  private static let codes: [String: Set<Int>] = [
    // The domain of a bridged `CancellationError`.
    "Swift.CancellationError": [1],
    NSURLErrorDomain: [-999],
    NSCocoaErrorDomain: [CocoaError.userCancelled.rawValue],
    NSPOSIXErrorDomain: [Int(POSIXErrorCode.ECANCELED.rawValue)],
    "com.apple.AuthenticationServices.WebAuthenticationSession": [1],
    "com.apple.AuthenticationServices.AuthorizationError": [1001],
    "com.apple.SafariServices.Authentication": [1],
    // The codes stand for cancellations by the user, by the system, and by the app.
    "com.apple.LocalAuthentication": [-2, -4, -9],
    "SKErrorDomain": [2],
    NSOSStatusErrorDomain: [-128],
  ]
}
