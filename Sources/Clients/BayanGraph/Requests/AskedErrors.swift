import BayanRecovery

/// The errors of the Graph API that the user is asked about, without having asked for it.
///
/// Asking needs a presenter, an attempter that can do something about the error now, and a user who
/// hasn't said no to the same in this run. What passes by itself is tried again without asking where
/// that does no harm, whatever is set here.
///
/// The service's SDK recovers from 102 and 190 alone, and asks nobody. ``sessions`` is the nearest to it.
public enum AskedErrors: Hashable, Sendable {
  /// All that the catalog, or the service's configuration, says the user can do something about.
  case recoverable
  /// The end of a session, 102 and 190, and the requests that the SDK sends again without asking.
  case sessions
  /// These codes of the Graph API.
  case codes(Set<Int>)
  /// None: errors are delivered, and their alerts have the buttons.
  case none

  func contains(_ error: GraphRequestError) -> Bool {
    switch self {
    case .recoverable: true
    case .sessions: error.endsSession || error.category == .transient
    case .codes(let codes): error.graphCode.map(codes.contains) ?? false
    case .none: false
    }
  }
}
