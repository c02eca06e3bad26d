public import BayanErrors
public import BayanRuntime
public import Foundation

/// The reason why a client has no result, with the interface that failures of all clients share.
///
/// A failure is read as a Swift value, through `localizedDescription`, or as an `NSError`, whose
/// user info has the keys of `CatalogErrorKey`. The Swift value is among them, and `ErrorChain`
/// returns it. A conforming type has a few properties of its own, and the others are derived from
/// them.
///
/// `CustomNSError` has one domain for each type. ``nsError(preferring:)`` has the cause's own
/// domain, such as `NSURLErrorDomain`.
public protocol ClientFailure: WrappingError, CancellableError, DescribedError, LocalizedError,
  CustomNSError, RecoverableError, CustomStringConvertible
{
  /// The category, by which recovery deals with the failure.
  var category: FailureCategory { get }

  /// The time after which the request may be sent again.
  var backoff: Backoff { get }

  /// Whether the request made its change although it failed.
  ///
  /// With `nil` the failure doesn't know. Recovery then infers the outcome from ``RecoveryContext``
  /// and from the errors beneath the failure.
  var change: ChangeOutcome? { get }

  /// The recovery options of the failure, and the outcome of recovery.
  var recovery: RecoveryState { get }

  /// Returns the messages with all options of the catalog, even those that nobody can carry out.
  ///
  /// - Parameter locales: Locales by preference; the first with an answer is used.
  func words(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords
}

/// A failure with further user info, or with its cause's domain in `NSError`.
package protocol FoundationFailure: ClientFailure {
  /// The domain and code by which programs that read `NSError` know the cause.
  var foundationIdentity: FoundationIdentity { get }

  /// Adds or removes user info for one kind of failure.
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

/// The time at which a service accepts the request again.
public enum Backoff: Hashable, Sendable {
  /// The usual time, because the service gives none.
  case usual
  /// A limit of requests without a time.
  case limited
  /// An exhausted limit, without a time for another try.
  case usedUp
  /// A time, before which the request must not be sent again.
  case after(Duration)
}

extension ClientFailure {
  /// Whether no alert is shown for the failure, as after cancellation.
  var isSilent: Bool { Cancellation.isCause(within: self) }

  /// The descriptor's text for logs, without tokens, bodies and queries.
  public var description: String { "\(descriptor)" }

  public var isCancellation: Bool { false }
  public var change: ChangeOutcome? { nil }
  public var recovery: RecoveryState { RecoveryState() }
  public var backoff: Backoff { .usual }

  /// The words in the locale of the current `MessageLocale.preferences`.
  public var words: FailureWords {
    shownWords(preferring: MessageLocale.preferences, for: .display)
  }

  /// Returns the words with the outcome of the request's change.
  func shownWords(preferring locales: [LocaleTag], for sink: Sink) -> FailureWords {
    words(preferring: locales, for: sink).after(outcomeOfChange, for: sink)
  }

  /// Returns the contents of an alert; `nil` if no alert is to be shown.
  ///
  /// That is so after cancellation, and after recovery showed this failure already. If recovery
  /// itself failed, the alert is that of the error that made it fail, of any type.
  ///
  /// The alert offers only options that can be carried out, by `alert.perform(option)`. If there is
  /// no such option, the button is OK.
  public func alert(
    preferring locales: [LocaleTag], for sink: Sink = .display
  ) -> ErrorAlert? {
    ErrorAlert.alert(for: self, preferring: locales, sink: sink)
  }

  /// Returns the alert with the options that can be carried out.
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
