public import BayanDiagnostics

/// All rules with their explanations: what `bayan explain` reads from.
public enum RuleBook {
  /// One rule.
  public struct Entry: Sendable {
    public var id: RuleID
    public var severity: Diagnostic.Severity
    /// Whether `[checks]` in `bayan.toml` can set its severity.
    package var isAdjustable: Bool
    /// Whether it runs where the project doesn't say.
    package var isOnByDefault = true
    public var theme: RuleTheme
    /// The rules whose diagnostics replace this one's.
    package var supersededBy: [Superseding] = []
    public var explanation: RuleExplanation

    fileprivate init(_ rule: any Rule.Type, _ theme: RuleTheme) {
      id = rule.id
      severity = rule.severity
      isAdjustable = true
      isOnByDefault = rule.isOnByDefault
      self.theme = theme
      supersededBy = rule.supersededBy
      explanation = rule.explanation
    }

    /// A structural rule; its warnings are adjustable, its errors aren't.
    init(
      _ id: RuleID, _ severity: Diagnostic.Severity, _ theme: RuleTheme, what: String, why: String,
      howToFix: String, examples: [RuleExplanation.Example]
    ) {
      self.id = id
      self.severity = severity
      isAdjustable = severity != .error
      self.theme = theme
      explanation = RuleExplanation(
        what: what, why: why, howToFix: howToFix, examples: examples)
    }
  }

  /// Every rule, by name.
  public static let entries: [Entry] = {
    let checks = Checks.rulesByTheme.flatMap { theme, rules in rules.map { Entry($0, theme) } }
    return (StructuralRules.entries + checks).sorted { $0.id < $1.id }
  }()

  private static let byName = Dictionary(
    entries.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })

  /// What reports say about the rules.
  package static var descriptions: [RuleDescription] {
    entries.map { entry in
      let example = entry.explanation.examples.first
      return RuleDescription(
        id: entry.id, severity: entry.severity, isAdjustable: entry.isAdjustable,
        theme: entry.theme.rawValue, what: entry.explanation.what, why: entry.explanation.why,
        bad: example.map { RuleExplanation.Example.shortened($0.bad) },
        good: example.map { RuleExplanation.Example.shortened($0.good) },
        howToFix: entry.explanation.howToFix)
    }
  }

  /// The rule of a name.
  public static func entry(_ name: String) -> Entry? {
    byName[name]
  }

  /// The names of all rules.
  package static var names: [String] { entries.map(\.id.rawValue) }
}
