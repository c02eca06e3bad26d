/// A kind of events that clients tell developers of, and that is switched on by its name.
public enum ClientBehavior: String, Hashable, Sendable, CaseIterable {
  /// Requests and responses, without their addresses' parameters and their bodies.
  case requests = "network_requests"
  /// What a cache had, and what it couldn't keep.
  case cache = "cache_errors"
  /// What recovery did about errors.
  case recovery
  /// Why requests failed.
  case developerErrors = "developer_errors"
}
