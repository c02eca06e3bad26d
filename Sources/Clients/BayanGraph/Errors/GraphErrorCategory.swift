package import BayanRecovery

/// The category of an error in programs written for the service's SDK.
///
/// The catalog has finer categories; see ``GraphRequestError/category``. The numbers are
/// the SDK's.
public enum GraphErrorCategory: Int, Hashable, Sendable, CaseIterable {
  /// An error that no known recovery exists for.
  case other = 0
  /// An error that passes by itself.
  case transient = 1
  /// An error that an attempter may recover from, perhaps after a question to the user.
  case recoverable = 2

  package init(_ category: FailureCategory) {
    switch category {
    case .transient: self = .transient
    case .recoverable, .security: self = .recoverable
    case .other, .developer, .silent: self = .other
    }
  }
}
