public import BayanErrors
import BayanHTTP
public import BayanRecovery
public import BayanRuntime
public import BayanSDKErrors
import Foundation

/// The reason why an action lacks permissions.
///
///     do {
///       try await session.permissions.require(["user_friends"], on: .userAction)
///     } catch {
///       switch error.kind {
///       case .declined: break  // The rest of the app works.
///       default: show(error)   // Nothing, where the user closed the dialog.
///       }
///     }
///
/// If the login for the permissions failed, ``kind`` is `notAsked`, and the words and the buttons
/// are those of the failed login.
public struct PermissionFailure: Error, Sendable {
  /// The catalog's error.
  public var kind: PermissionError
  /// Whether the user closed the dialog, or the task was cancelled, without an answer.
  ///
  /// No alert is shown then; ``kind`` still has the missing permissions.
  public var wasDismissed: Bool
  /// The recovery options of the failure.
  public var recovery = RecoveryState()

  public init(kind: PermissionError, wasDismissed: Bool = false) {
    self.kind = kind
    self.wasDismissed = wasDismissed
  }

  /// The failed login, if it is the reason.
  public var loginFailure: LoginFailure? { underlyingError as? LoginFailure }
}

extension PermissionFailure: Hashable {
  public static func == (a: PermissionFailure, b: PermissionFailure) -> Bool {
    a.kind == b.kind && a.wasDismissed == b.wasDismissed && a.loginFailure == b.loginFailure
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(wasDismissed)
  }
}

extension PermissionFailure: ClientFailure, FoundationFailure {
  public static var errorDomain: String { PermissionError.domain }
  public var errorCode: Int { kind.code }
  public var underlyingError: (any Error)? { kind.underlyingError }
  public var isCancellation: Bool { wasDismissed }
  public var category: FailureCategory { loginFailure?.category ?? FailureCategory(of: kind) }
  public var descriptor: ErrorDescriptor { ErrorDescriptor(catalogError: kind) }

  public func words(
    preferring locales: [LocaleTag], for sink: Sink = .display
  ) -> FailureWords {
    Speaker(for: kind, over: underlyingError).words(preferring: locales, for: sink)
  }

  package func completeUserInfo(_ info: inout [String: Any], _ words: FailureWords) {
    info.addServiceKeys(
      words, GraphErrorCategory(category), developerMessage: kind.developerMessage,
      status: knownStatus)
  }
}
