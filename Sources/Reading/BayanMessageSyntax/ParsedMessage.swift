/// The result of parsing a message: the message as far as it could be read, and every diagnostic.
public struct ParsedMessage: Hashable, Sendable {
  /// The message; with diagnostics, its recovered parts.
  public var message: Message

  /// Syntax errors, then data model errors, each in source order; empty for a valid message.
  public var diagnostics: [MessageDiagnostic]

  /// Creates a result.
  init(message: Message, diagnostics: [MessageDiagnostic]) {
    self.message = message
    self.diagnostics = diagnostics
  }

  /// Whether the message can be formatted.
  public var isValid: Bool { diagnostics.isEmpty }
}
