public import BayanErrors
public import BayanRuntime

/// A question to the user before a recovery.
public struct RecoveryPrompt: Hashable, Sendable {
  /// The title, message, buttons and direction, in the reader's locale.
  public var alert: ErrorAlert
  /// The buttons with their actions, in the same order.
  public var options: [RecoveryOption]

  public init(alert: ErrorAlert, options: [RecoveryOption]) {
    self.alert = alert
    self.options = options
  }
}

/// A presenter that shows prompts to the user.
public protocol RecoveryPresenter: Sendable {
  /// The sink in which the words are shown.
  var sink: Sink { get }

  /// Whether there is a user who can answer.
  var hasUser: Bool { get }

  /// The turns of its prompts; see ``PromptTurns``.
  var turns: PromptTurns { get }

  /// Shows a prompt and waits for the answer.
  ///
  /// - Returns: The chosen option; `nil` if the prompt was dismissed or the task cancelled.
  func choice(for prompt: RecoveryPrompt) async -> RecoveryOption?
}

extension RecoveryPresenter {
  public var sink: Sink { .display }
  public var hasUser: Bool { true }
  public var turns: PromptTurns { .usual(for: self) }
}

/// A presenter without a user, which answers every question with no.
///
/// With this presenter, transient failures are tried again, and all others are delivered. Without
/// any presenter there is no recovery at all.
public struct UnattendedPresenter: RecoveryPresenter {
  public init() {}

  public var hasUser: Bool { false }

  /// Turns without other prompts, because this presenter shows none.
  public var turns: PromptTurns { PromptTurns() }

  public func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? { nil }
}
