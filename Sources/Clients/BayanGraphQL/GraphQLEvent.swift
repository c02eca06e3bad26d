import BayanErrors
public import BayanRecovery
import BayanSDKErrors

/// An event in a client, for developers and never for users.
///
/// An event has the operation's name, and no document, variable, header or body.
public enum GraphQLEvent: ClientEvent {
  case request(operation: String, bytes: Int)
  case response(operation: String, status: Int, bytes: Int)
  case cacheHit(operation: String)
  case cacheMiss(operation: String)
  case stored(operation: String)
  /// An emptied cache: it belonged to another user, or the operation is a mutation.
  case cacheEmptied(operation: String)
  case recovery(operation: String, GraphQLFailure, RecoveryState)
  case failure(operation: String, GraphQLFailure)
  /// A part of a response that violates the specification.
  case malformed(operation: String, GraphQLResponse.Problem)

  public var behavior: ClientBehavior {
    switch self {
    case .request, .response: .requests
    case .cacheHit, .cacheMiss, .stored, .cacheEmptied: .cache
    case .recovery: .recovery
    case .failure, .malformed: .developerErrors
    }
  }

  public var summary: String {
    switch self {
    case .request(let operation, let bytes): "\(operation): sends \(bytes) bytes"
    case .response(let operation, let status, let bytes):
      "\(operation): status \(status), \(bytes) bytes"
    case .cacheHit(let operation): "\(operation): the cache has it"
    case .cacheMiss(let operation): "\(operation): the cache has nothing"
    case .stored(let operation): "\(operation): the cache remembers it"
    case .cacheEmptied(let operation): "\(operation): the cache is emptied"
    case .recovery(let operation, let failure, let state):
      "\(operation): \(failure): \(state.outcome.rawValue)"
    case .failure(let operation, let failure): "\(operation): \(failure)"
    case .malformed(let operation, let problem): "\(operation): \(problem)"
    }
  }
}
