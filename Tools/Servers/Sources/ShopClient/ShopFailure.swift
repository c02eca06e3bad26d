public import BayanErrors
public import BayanRecovery
public import BayanRuntime
import Foundation

/// The failure of a request: an error of the shop's own catalog, with its details.
public struct ShopFailure: ClientFailure {
  public var error: ShopError
  /// The HTTP status, if there was a response.
  public var status: Int?
  /// The permissions that the service asks for.
  public var needs: [String] = []
  /// The time for which the service asks clients to wait.
  public var retryAfter: Duration?
  public var isCancellation = false
  public var recovery = RecoveryState()

  public init(_ error: ShopError, status: Int? = nil) {
    self.error = error
    self.status = status
  }

  public static var errorDomain: String { ShopError.domain }
  public var errorCode: Int { error.code }
  public var underlyingError: (any Error)? { error.underlyingError }
  public var category: FailureCategory { FailureCategory(of: error) }
  public var backoff: Backoff { retryAfter.map { .after($0) } ?? .usual }

  public var descriptor: ErrorDescriptor {
    var facts = ErrorDescriptor(error)
    facts.status = status
    return facts
  }

  public func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    FailureWords(error.words(preferring: locales), for: sink)
  }
}

extension RecoveryAction {
  /// The action that grants the permissions that the shop needs.
  public static let allow: RecoveryAction = "allow"
  /// The action that returns to the order.
  public static let editOrder: RecoveryAction = "editOrder"
}
