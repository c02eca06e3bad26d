/// A kind of a client's events for developers, which its name switches on.
public enum ClientBehavior: String, Hashable, Sendable, CaseIterable {
  /// Requests and responses, without bodies and without parameters in addresses.
  case requests = "network_requests"
  /// The errors of a cache, and the errors about responses that it couldn't keep.
  case cache = "cache_errors"
  /// The outcomes of recovery.
  case recovery
  /// The reasons why requests failed.
  case developerErrors = "developer_errors"
}
