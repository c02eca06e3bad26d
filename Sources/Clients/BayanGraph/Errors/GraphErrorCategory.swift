package import BayanRecovery

/// The category of an error in programs written for the service's SDK.
///
/// The catalog has finer categories; see ``GraphRequestError/category``. The numbers are
/// the SDK's.
public enum GraphErrorCategory: Int, Hashable, Sendable, CaseIterable {
  /// Not known to be recoverable.
  case other = 0
  /// Passes by itself.
  case transient = 1
  /// An attempter may recover from it, perhaps by asking the user.
  case recoverable = 2

  package init(_ category: FailureCategory) {
    switch category {
    case .transient: self = .transient
    case .recoverable, .security: self = .recoverable
    case .other, .developer, .silent: self = .other
    }
  }
}
