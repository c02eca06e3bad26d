/// What the printed forms say of a rule, beyond its name.
package struct RuleDescription: Sendable {
  /// The rule.
  package var id: RuleID

  /// The severity it has unless a project says otherwise.
  package var severity: Diagnostic.Severity

  /// Whether its severity can be set and its diagnostics suppressed.
  package var isAdjustable: Bool

  private let read: @Sendable () -> Texts

  /// What its page says.
  package struct Texts: Hashable, Sendable {
    /// What it reports, a sentence.
    package var what: String

    /// Why that matters.
    package var why: String

    /// Something it reports, and the same without the problem; `nil` where there is no example.
    package var bad: String?
    package var good: String?

    /// What to do about it.
    package var howToFix: String

    /// Creates texts.
    package init(what: String, why: String, bad: String?, good: String?, howToFix: String) {
      self.what = what
      self.why = why
      self.bad = bad
      self.good = good
      self.howToFix = howToFix
    }
  }

  /// The texts, which are read from the rule's page each time.
  package var texts: Texts { read() }

  /// Creates a description.
  package init(
    id: RuleID, severity: Diagnostic.Severity, isAdjustable: Bool,
    texts: @autoclosure @escaping @Sendable () -> Texts
  ) {
    self.id = id
    self.severity = severity
    self.isAdjustable = isAdjustable
    read = texts
  }
}
