public import BayanDiagnostics

/// What parsing a message gives: the message as far as it could be read, and every finding.
public struct ParsedMessage: Hashable, Sendable {
  /// A finding within a message; the rule is the specification's name of the error.
  public struct Finding: Hashable, Sendable {
    public var rule: RuleID
    public var message: Diagnostic.Message
    /// UTF-8 byte offsets into the message's text.
    public var span: SourceSpan
    public var notes: [Diagnostic.Note]

    public init(
      rule: RuleID, message: Diagnostic.Message, span: SourceSpan, notes: [Diagnostic.Note] = []
    ) {
      self.rule = rule
      self.message = message
      self.span = span
      self.notes = notes
    }
  }

  /// The message; where there are findings, what could be recovered of it.
  public var message: Message

  /// Syntax errors, then data model errors, each in source order; empty for a valid message.
  public var findings: [Finding]

  /// Creates a result.
  public init(message: Message, findings: [Finding]) {
    self.message = message
    self.findings = findings
  }

  /// Whether the message can be formatted.
  public var isValid: Bool { findings.isEmpty }
}
