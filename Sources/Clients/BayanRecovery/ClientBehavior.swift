/// A kind of events that clients tell developers of, and that is switched on by its name.
public enum ClientBehavior: String, Hashable, Sendable, CaseIterable {
  /// Requests and responses, without their addresses' parameters and their bodies.
  case requests = "network_requests"
  /// The errors that a cache had, and those that it couldn't keep.
  case cache = "cache_errors"
  /// The outcomes of recovery.
  case recovery
  /// Why requests failed.
  case developerErrors = "developer_errors"
}
