/// What the printed forms say of a rule, beyond its name.
public struct RuleDescription: Hashable, Sendable {
  /// The rule.
  public var id: RuleID

  /// The severity it has unless a project says otherwise.
  public var severity: Diagnostic.Severity

  /// Whether its severity can be set and its diagnostics suppressed.
  public var isAdjustable: Bool

  /// The page of the reference that it is on.
  public var theme: String

  /// What it reports, a sentence.
  public var what: String

  /// Why that matters.
  public var why: String

  /// Something it reports, and the same without the problem; `nil` where there is no example.
  public var bad: String?
  public var good: String?

  /// What to do about it.
  public var howToFix: String

  /// Creates a description.
  public init(
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
