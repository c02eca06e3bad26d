public import BayanDiagnostics

/// An error in one message; the rule has the specification's name of the error.
public struct MessageDiagnostic: Hashable, Sendable {
  /// The rule.
  public var rule: RuleID

  /// The description of the error.
  public var message: Diagnostic.Message

  /// The place, in UTF-8 bytes of the message's text.
  public var span: SourceSpan

  /// Remarks, whose places are in the message's text too.
  public var notes: [Diagnostic.Note]

  /// Creates a diagnostic.
  init(
    rule: RuleID, message: Diagnostic.Message, span: SourceSpan, notes: [Diagnostic.Note] = []
  ) {
    self.rule = rule
    self.message = message
    self.span = span
    self.notes = notes
  }
}
