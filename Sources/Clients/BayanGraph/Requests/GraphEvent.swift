public import BayanHTTP
public import BayanRecovery
import Foundation

/// An event in a client, for logs and never for users.
///
/// Requests have their token in the header `Authorization`, which ``summary`` leaves out. A program
/// that logs more must leave it out, too.
public enum GraphEvent: ClientEvent {
  case request(HTTPExchange.Request)
  case response(status: Int, bytes: Int)
  case recovery(GraphFailure, RecoveryState)
  case failure(GraphRequest, GraphFailure)

  public var behavior: ClientBehavior {
    switch self {
    case .request, .response: .requests
    case .recovery: .recovery
    case .failure: .developerErrors
    }
  }

  public var summary: String {
    switch self {
    case .request(let request): "\(request.method) \(request.url.path)"
    case .response(let status, let bytes): "status \(status), \(bytes) bytes"
    case .recovery(let error, let state): "\(error): \(state.outcome.rawValue)"
    case .failure(let request, let failure):
      "\(request.method.rawValue) \(request.loggedPath): \(failure)"
    }
  }
}
