public import BayanErrors
public import BayanRuntime

/// The question to a user before an error is recovered from.
public struct RecoveryPrompt: Hashable, Sendable {
  /// Title, message, buttons and direction, in the reader's locale.
  public var alert: ErrorAlert
  /// The buttons with what they do, in the same order.
  public var options: [RecoveryOption]

  public init(alert: ErrorAlert, options: [RecoveryOption]) {
    self.alert = alert
    self.options = options
  }
}

/// Asks the user.
public protocol RecoveryPresenter: Sendable {
  /// Where the words will be shown.
  var sink: Sink { get }

  /// Whether somebody sits there who can be asked.
  var hasUser: Bool { get }

  /// The turns that its prompts come in; see ``PromptTurns``.
  var turns: PromptTurns { get }

  /// Shows a prompt and waits for the answer.
  ///
  /// - Returns: The option that was chosen; `nil` where the prompt was dismissed, or the task
  ///   cancelled.
  func choice(for prompt: RecoveryPrompt) async -> RecoveryOption?
}

extension RecoveryPresenter {
  public var sink: Sink { .display }
  public var hasUser: Bool { true }
  public var turns: PromptTurns { .usual(for: self) }
}

/// A presenter where nobody sits: every question is answered with no.
///
/// With it, what passes by itself is tried again and all else is delivered. Without any presenter
/// nothing is.
public struct UnattendedPresenter: RecoveryPresenter {
  public init() {}

  public var hasUser: Bool { false }

  /// No others: it shows nothing.
  public var turns: PromptTurns { PromptTurns() }

  public func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? { nil }
}
