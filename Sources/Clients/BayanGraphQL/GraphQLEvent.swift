import BayanErrors
public import BayanRecovery
import BayanSDKErrors

/// What happens in a client, for developers.
///
/// Nothing here is for users. An event has the operation's name, and no document, variable, header
/// or body.
public enum GraphQLEvent: Sendable {
  case request(operation: String, bytes: Int)
  case response(operation: String, status: Int, bytes: Int)
  case cacheHit(operation: String)
  case cacheMiss(operation: String)
  case stored(operation: String)
  case recovery(operation: String, GraphQLFailure, RecoveryState)
  case failure(operation: String, GraphQLFailure)
  /// A part of a response that isn't as the specification has it.
  case malformed(operation: String, GraphQLResponse.Problem)

  /// A kind of events that can be switched on by its name.
  public enum Behavior: String, Hashable, Sendable, CaseIterable {
    case requests = "network_requests"
    case cache
    case recovery
    case developerErrors = "developer_errors"
  }

  /// The kind it belongs to.
  public var behavior: Behavior {
    switch self {
    case .request, .response: .requests
    case .cacheHit, .cacheMiss, .stored: .cache
    case .recovery: .recovery
    case .failure, .malformed: .developerErrors
    }
  }

  /// One line about it.
  public var summary: String {
    switch self {
    case .request(let operation, let bytes): "\(operation): sends \(bytes) bytes"
    case .response(let operation, let status, let bytes):
      "\(operation): status \(status), \(bytes) bytes"
    case .cacheHit(let operation): "\(operation): the cache has it"
    case .cacheMiss(let operation): "\(operation): the cache has nothing"
    case .stored(let operation): "\(operation): the cache remembers it"
    case .recovery(let operation, let failure, let state):
      "\(operation): \(failure): \(state.outcome)"
    case .failure(let operation, let failure): "\(operation): \(failure)"
    case .malformed(let operation, let problem): "\(operation): \(problem)"
    }
  }
}

/// Gets the events that are switched on.
///
///     let log = GraphQLObserver(["network_requests", "cache"]) { event in
///       logger.debug("\(event.summary)")
///     }
public struct GraphQLObserver: Sendable {
  public var behaviors: Set<GraphQLEvent.Behavior>
  private let take: @Sendable (GraphQLEvent) -> Void

  public init(
    _ behaviors: Set<GraphQLEvent.Behavior>, take: @escaping @Sendable (GraphQLEvent) -> Void
  ) {
    self.behaviors = behaviors
    self.take = take
  }

  /// Switches on by names, such as those of an environment variable; unknown names are left out.
  public init(
    _ names: some Sequence<String>, take: @escaping @Sendable (GraphQLEvent) -> Void
  ) {
    self.init(Set(names.compactMap(GraphQLEvent.Behavior.init)), take: take)
  }

  func callAsFunction(_ event: GraphQLEvent) {
    if behaviors.contains(event.behavior) { take(event) }
  }
}
