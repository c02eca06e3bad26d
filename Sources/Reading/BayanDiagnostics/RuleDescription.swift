/// What the printed forms say of a rule, beyond its name.
package struct RuleDescription: Hashable, Sendable {
  /// The rule.
  package var id: RuleID

  /// The severity it has unless a project says otherwise.
  package var severity: Diagnostic.Severity

  /// Whether its severity can be set and its diagnostics suppressed.
  package var isAdjustable: Bool

  /// The page of the reference that it is on.
  package var theme: String

  /// What it reports, a sentence.
  package var what: String

  /// Why that matters.
  package var why: String

  /// Something it reports, and the same without the problem; `nil` where there is no example.
  package var bad: String?
  package var good: String?

  /// What to do about it.
  package var howToFix: String

  /// Creates a description.
  package init(
    id: RuleID, severity: Diagnostic.Severity, isAdjustable: Bool, theme: String, what: String,
    why: String, bad: String?, good: String?, howToFix: String
  ) {
    self.id = id
    self.severity = severity
    self.isAdjustable = isAdjustable
    self.theme = theme
    self.what = what
    self.why = why
    self.bad = bad
    self.good = good
    self.howToFix = howToFix
  }
}
