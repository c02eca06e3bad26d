public import BayanErrors
public import BayanRuntime
public import Foundation

/// Why a client has no result: what every failure of every client says, whichever way it comes.
///
/// A failure is read as a Swift value, by `localizedDescription`, and as an `NSError`, whose user
/// info has the keys of `CatalogErrorKey`. The Swift value is among them, and comes back by
/// `ErrorChain`. A conforming type states what it knows; the rest is derived.
///
/// `CustomNSError` has one domain for each type. The cause's own, such as `NSURLErrorDomain`, is what
/// ``nsError(preferring:)`` has.
public protocol ClientFailure: WrappingError, CancellableError, DescribedError, LocalizedError,
  CustomNSError, RecoverableError, CustomStringConvertible
{
  /// How it is dealt with.
  var category: FailureCategory { get }

  /// When trying again makes sense.
  var backoff: Backoff { get }

  /// Whether the change that the request asked for was made all the same.
  ///
  /// `nil` where the failure doesn't know. Recovery infers it then, from ``RecoveryContext`` and from
  /// what is beneath the failure.
  var change: ChangeOutcome? { get }

  /// The recovery options of the failure, and the outcome of recovery.
  var recovery: RecoveryState { get }

  /// The messages in the locale that answers the first preference that any answers, with all
  /// options of the catalog, whoever can carry them out.
  func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords
}

/// A failure that tells Foundation more than the shared keys, or is known by its cause's domain.
package protocol FoundationFailure: ClientFailure {
  /// Domain and code by which programs that read `NSError` know the cause.
  var foundationIdentity: FoundationIdentity { get }

  /// Adds what one kind of failure tells Foundation beyond the shared keys, or takes away.
  func completeUserInfo(_ info: inout [String: Any], _ words: FailureWords)
}

extension FoundationFailure {
  package var foundationIdentity: FoundationIdentity {
    FoundationIdentity(domain: Self.errorDomain, code: errorCode)
  }
  package func completeUserInfo(_ info: inout [String: Any], _ words: FailureWords) {}
}

/// The domain and the code of an `NSError`.
package struct FoundationIdentity: Hashable, Sendable {
  var domain: String
  package var code: Int

  package init(domain: String, code: Int) {
    self.domain = domain
    self.code = code
  }
}

/// When a service wants to be asked again.
public enum Backoff: Hashable, Sendable {
  /// It said nothing about it.
  case usual
  /// It limits requests and names no time.
  case limited
  /// The limit is exhausted, and the service gives no time to try again.
  case usedUp
  /// After so long, not earlier.
  case after(Duration)
}

extension ClientFailure {
  /// Whether nothing is to be shown, as after cancellation.
  var isSilent: Bool { Cancellation.isCause(within: self) }

  /// For logs: the descriptor's text, without tokens, bodies and queries.
  public var description: String { "\(descriptor)" }

  public var isCancellation: Bool { false }
  public var change: ChangeOutcome? { nil }
  public var recovery: RecoveryState { RecoveryState() }
  public var backoff: Backoff { .usual }

  /// The words in the locale that is preferred here and now.
  public var words: FailureWords {
    shownWords(preferring: MessageLocale.preferences, for: .display)
  }

  /// The words with what is known of the change that was asked for.
  func shownWords(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    words(preferring: locales, for: sink).after(outcomeOfChange, for: sink)
  }

  /// Returns the contents of an alert; `nil` where nothing is to be shown.
  ///
  /// That is so after cancellation, and after recovery showed this failure already. If recovery
  /// itself failed, the error that made it fail is shown, of whatever type it is.
  ///
  /// Only options that somebody can carry out are offered; `alert.perform(option)` has it done. If
  /// there is none, the button is OK.
  public func alert(
    preferring locales: [LocaleTag], for sink: Sink = .display
  ) -> ErrorAlert? {
    ErrorAlert.alert(for: self, preferring: locales, sink: sink)
  }

  /// The alert with the options that somebody can carry out.
  func alert(_ words: FailureWords, _ state: RecoveryState) -> ErrorAlert {
    let acting = words.offering(state.carriedOut).options.filter { $0.role != .cancel }
    let performer = OptionPerformer(Set(acting.map(\.action.rawValue))) { option in
      guard let attempter = state.attempter else { return .failed(nil) }
      return await attempter.attemptRecovery(
        from: self, by: RecoveryAction(rawValue: option.name))
    }
    return ErrorAlert(words, performedBy: performer)
  }
}
