public import BayanRuntime

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
  public init(of error: some CatalogError) {
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
}
