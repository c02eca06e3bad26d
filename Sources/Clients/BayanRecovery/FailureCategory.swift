public import BayanRuntime
import BayanSystemErrors

/// The category of a failure, by which recovery deals with it.
///
/// The names are those of this package's catalog.
public enum FailureCategory: String, Hashable, Sendable, CaseIterable {
  /// A failure that passes by itself, and is tried again.
  case transient
  /// A failure that the user can do something about, so that recovery asks the user.
  case recoverable
  /// A failure of a safeguard, so that recovery asks the user.
  case security
  /// A failure that is only shown.
  case other
  /// A failure that only developers can fix, so that it is only shown.
  case developer
  /// A failure that is not shown.
  case silent

  /// Creates the category of an error of any catalog: the one of the same name, or else one with
  /// the same `retry`.
  ///
  /// An HTTP status of a server that is busy, slow, or down for the moment is transient, although
  /// the catalog has one error for most statuses.
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

  /// The statuses after which the same request may succeed later.
  ///
  /// - Source: RFC 9110, 15.5.9 and 15.6; RFC 6585, 4; RFC 8470, 5.2.
  private static let passing: Set<Int> = [408, 425, 429, 500, 502, 503, 504]
}
