/// The outcome of recovery from a failure.
public enum RecoveryOutcome: String, Hashable, Sendable {
  /// Nothing was tried, and nobody was asked.
  case notAttempted
  /// The user didn't want to, now or when the same was asked before.
  case declined
  /// The chosen option was carried out. Whether it helped isn't known: the request isn't sent again.
  case done
  /// It was tried, and didn't work.
  case failed
  /// The request may be sent again, once.
  case recovered
  /// The task was cancelled: in a pause, while it waited for its turn, or with a prompt open.
  ///
  /// The request isn't sent again, and nothing is shown.
  case cancelled
}

/// The recovery options of a failure, and the outcome of recovery.
///
/// A failure made by hand has an empty one: nobody carries out anything, and nothing is offered.
public struct RecoveryState: Sendable {
  /// Who carries out the options.
  public var attempter: (any RecoveryAttempter)?
  /// The actions that could be carried out when the failure arrived; `nil` where nobody was asked.
  ///
  /// An attempter that wasn't asked is taken to carry out all that the failure offers.
  public var offered: Set<RecoveryAction>?
  /// Whether the change that the request asked for was made, as recovery knows or infers it; `nil` where
  /// recovery doesn't know the request.
  public var change: ChangeOutcome?
  /// The outcome of recovery.
  public var outcome = RecoveryOutcome.notAttempted
  /// Whether the user was shown this failure: a program doesn't show it again.
  public var wasShown = false
  /// The button that the user pressed; `nil` where there was no alert, or it was dismissed.
  public var chosen: RecoveryAction?
  /// Why recovery failed, where it did and something can be said about it.
  public var failure: (any Error)?

  public init(attempter: (any RecoveryAttempter)? = nil, offered: Set<RecoveryAction>? = nil) {
    self.attempter = attempter
    self.offered = offered
  }

  /// The actions that somebody carries out; `nil` for all that the failure offers.
  var carriedOut: Set<RecoveryAction>? { attempter == nil ? [] : offered }

  /// The state of a failure that nobody but the program itself recovers from: it can only be tried
  /// again.
  package static func unattended(_ failure: some ClientFailure) async -> RecoveryState {
    let attempter = AttempterTable([:])
    return RecoveryState(
      attempter: attempter,
      offered: await attempter.offered(for: failure, after: failure.change ?? .repeatable))
  }
}
