public import BayanRuntime
import BayanSDKErrors

/// How a failure is dealt with; recovery decides by it.
///
/// The names are those of this package's catalog.
public enum FailureCategory: String, Hashable, Sendable, CaseIterable {
  /// It passes by itself, and is tried again.
  case transient
  /// The user can do something about it, and is asked.
  case recoverable
  /// A safeguard stopped it; the user is asked.
  case security
  /// There is nothing to do about it but to show it.
  case other
  /// Only developers can do something about it; it is shown.
  case developer
  /// Nothing is shown.
  case silent

  /// The category of an error of any catalog: the one of the same name, or else the one with the
  /// same `retry`.
  ///
  /// An HTTP status of a server that is busy, late, or down for the moment passes by itself, although
  /// the catalog has one error for most of them.
  public init(of error: some CatalogError) {
    if case .httpStatus(let status, _)? = error as? NetworkError, Self.passing.contains(status) {
      self = .transient
      return
    }
    if let known = FailureCategory(rawValue: error.category.rawValue) {
      self = known
      return
    }
    switch error.retryPolicy {
    case .automatic: self = .transient
    case .manual: self = .recoverable
    case .never: self = .other
    }
  }

  /// The statuses after which the same request may fare better in a while.
  ///
  /// - Source: RFC 9110, 15.5.9 and 15.6; RFC 6585, 4; RFC 8470, 5.2.
  private static let passing: Set<Int> = [408, 425, 429, 500, 502, 503, 504]
}
