/// The properties of a rule that printed forms show.
package struct RuleDescription: Sendable {
  /// The rule.
  package var id: RuleID

  /// The severity of the rule's diagnostics unless a project changes it.
  package var severity: Diagnostic.Severity

  /// Whether a project can set the severity and suppress diagnostics of the rule.
  package var isAdjustable: Bool

  private let read: @Sendable (_ language: String?) -> Texts

  /// The texts of the rule's page.
  package struct Texts: Hashable, Sendable {
    /// The problem that the rule reports, in one sentence.
    package var what: String

    /// The reason why the problem matters.
    package var why: String

    /// An example that the rule reports, and the same without the problem; `nil` without an example.
    package var bad: String?
    package var good: String?

    /// The instructions for fixing the problem.
    package var howToFix: String

    /// The language of the texts, as a BCP 47 tag.
    package var language: String

    /// Creates texts.
    package init(
      what: String, why: String, bad: String?, good: String?, howToFix: String,
      language: String = "en"
    ) {
      self.language = language
      self.what = what
      self.why = why
      self.bad = bad
      self.good = good
      self.howToFix = howToFix
    }
  }

  /// The texts, read from the rule's page each time.
  package var texts: Texts { read(nil) }

  /// Returns the texts in a language if the rule has a page in it, else in English.
  package func texts(preferring language: String) -> Texts { read(language) }

  /// Creates a description.
  package init(
    id: RuleID, severity: Diagnostic.Severity, isAdjustable: Bool,
    texts: @autoclosure @escaping @Sendable () -> Texts
  ) {
    self.init(id: id, severity: severity, isAdjustable: isAdjustable) { _ in texts() }
  }

  /// Creates a description with a page in several languages.
  package init(
    id: RuleID, severity: Diagnostic.Severity, isAdjustable: Bool,
    texts: @escaping @Sendable (_ language: String?) -> Texts
  ) {
    self.id = id
    self.severity = severity
    self.isAdjustable = isAdjustable
    read = texts
  }
}
