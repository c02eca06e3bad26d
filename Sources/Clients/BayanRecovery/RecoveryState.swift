/// The outcome of recovery from a failure.
public enum RecoveryOutcome: String, Hashable, Sendable {
  /// No recovery was tried, and the user wasn't asked.
  case notAttempted
  /// The user refused, now or when the same question was asked before.
  case declined
  /// The chosen option was carried out with an unknown effect, so the request isn't sent again.
  case done
  /// A recovery was tried and failed.
  case failed
  /// The request may be sent again, once.
  case recovered
  /// The task was cancelled: in a pause, before its turn, or with an open prompt.
  ///
  /// The request isn't sent again, and no alert is shown.
  case cancelled
}

/// The recovery options of a failure, and the outcome of recovery.
///
/// A failure that a program creates has an empty state: no option is carried out or offered.
public struct RecoveryState: Sendable {
  /// The attempter that carries out the options.
  public var attempter: (any RecoveryAttempter)?
  /// The actions that could be carried out when the failure arrived; `nil` if the attempter wasn't
  /// asked.
  ///
  /// With `nil`, the attempter counts as able to carry out all that the failure offers.
  public var offered: Set<RecoveryAction>?
  /// Whether the request made its change, as recovery knows or infers; `nil` if recovery doesn't
  /// know the request.
  public var change: ChangeOutcome?
  /// The outcome of recovery.
  public var outcome = RecoveryOutcome.notAttempted
  /// Whether the user has seen this failure, so that a program doesn't show it again.
  public var wasShown = false
  /// The button that the user pressed; `nil` without an alert, or if it was dismissed.
  public var chosen: RecoveryAction?
  /// The error with which recovery failed, if there is one.
  public var failure: (any Error)?

  public init(attempter: (any RecoveryAttempter)? = nil, offered: Set<RecoveryAction>? = nil) {
    self.attempter = attempter
    self.offered = offered
  }

  /// The actions that can be carried out; `nil` for all that the failure offers.
  var carriedOut: Set<RecoveryAction>? { attempter == nil ? [] : offered }

  /// Returns the state of a failure that only the program itself recovers from, by trying again.
  package static func unattended(_ failure: some ClientFailure) async -> RecoveryState {
    let attempter = AttempterTable([:])
    return RecoveryState(
      attempter: attempter,
      offered: await attempter.offered(for: failure, after: failure.change ?? .repeatable))
  }
}
