public import BayanDiagnostics

/// All rules, and what their pages say: what `bayan explain` reads from.
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

    fileprivate init(_ rule: any Rule.Type, _ theme: RuleTheme) {
      id = rule.id
      severity = rule.severity
      isAdjustable = true
      isOnByDefault = rule.isOnByDefault
      self.theme = theme
      supersededBy = rule.supersededBy
    }

    /// A structural rule; its warnings are adjustable, its errors aren't.
    init(_ id: RuleID, _ severity: Diagnostic.Severity, _ theme: RuleTheme) {
      self.id = id
      self.severity = severity
      isAdjustable = severity != .error
      self.theme = theme
    }

    /// What its page says, in English.
    ///
    /// The page is read each time.
    public var explanation: RuleExplanation { explanation() }

    /// What its page says, in a reader's language where there is such a page.
    package func explanation(preferring locale: String? = nil) -> RuleExplanation {
      RulePage(of: id, preferring: locale).explanation
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
      RuleDescription(
        id: entry.id, severity: entry.severity, isAdjustable: entry.isAdjustable,
        texts: entry.explanation.reported)
    }
  }

  /// The rule of a name.
  public static func entry(_ name: String) -> Entry? {
    byName[name]
  }

  /// The names of all rules.
  package static var names: [String] { entries.map(\.id.rawValue) }
}

extension RuleExplanation {
  /// What reports have of it.
  fileprivate var reported: RuleDescription.Texts {
    let example = examples.first
    return RuleDescription.Texts(
      what: what, why: why, bad: example.map { Example.shortened($0.bad) },
      good: example.map { Example.shortened($0.good[0]) }, howToFix: howToFix)
  }
}
