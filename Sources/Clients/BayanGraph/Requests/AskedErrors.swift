import BayanRecovery

/// The errors of the Graph API about which recovery asks the user by itself.
///
/// A question needs a presenter, an attempter that can act on the error now, and a user who hasn't
/// refused the same question in this run. Transient errors are tried again without a question if
/// this is safe, with any setting.
///
/// The service's SDK recovers from 102 and 190 alone, without a question. ``sessions`` is the
/// nearest setting.
public enum AskedErrors: Hashable, Sendable {
  /// All errors that the user can act on, by the catalog or the service's configuration.
  case recoverable
  /// The end of a session, 102 and 190; the SDK sends these requests again without a question.
  case sessions
  /// Some codes of the Graph API.
  case codes(Set<Int>)
  /// No errors: they are delivered, and their alerts have the buttons.
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
