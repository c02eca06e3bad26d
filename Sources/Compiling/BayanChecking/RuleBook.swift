public import BayanDiagnostics

/// The rules of a check, and what their pages say.
///
/// Whatever checks is given one: this module knows no rule but those of files' form. `BayanRules` has all
/// rules, as `RuleBook.all`.
public struct RuleBook: Sendable {
  /// Every rule, by name.
  public let entries: [Entry]

  /// Those that run on a catalog, by name.
  package let rules: [any Rule.Type]

  /// What became of rules that there are no more.
  package let retired: [RuleID: RetiredRule]

  /// The rules about the catalog as a whole, which a check of one message doesn't run.
  package let catalogRules: Set<RuleID>

  private let byName: [String: Entry]

  /// Creates a book of the rules of each theme, and of the structural ones.
  package init(
    _ rulesByTheme: [RuleTheme: [any Rule.Type]],
    retired: [RuleID: RetiredRule] = RetiredRule.all
  ) {
    self.retired = retired
    rules = rulesByTheme.values.flatMap { $0 }.sorted { $0.id < $1.id }
    catalogRules = Set(
      rules.filter { if case .catalog = $0.made { true } else { false } }.map { $0.id })
    let checks = rulesByTheme.flatMap { theme, rules in rules.map { Entry($0, theme) } }
    entries = (StructuralRules.entries + checks).sorted { $0.id < $1.id }
    byName = Dictionary(
      entries.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// One rule.
  public struct Entry: Sendable {
    public var id: RuleID
    public var severity: Diagnostic.Severity
    /// Whether `[checks]` in `bayan.toml` can set its severity.
    package var isAdjustable: Bool
    /// Whether texts with its diagnostics are refused where a ``CheckRun`` closes gates.
    package var isGate = false
    /// Whether it runs where the project doesn't say.
    package var isOnByDefault = true
    public var theme: RuleTheme
    /// The rules whose diagnostics replace this one's.
    package var supersededBy: [Superseding] = []

    fileprivate init(_ rule: any Rule.Type, _ theme: RuleTheme) {
      id = rule.id
      severity = rule.severity
      isAdjustable = true
      isGate = rule.isGate
      isOnByDefault = rule.isOnByDefault
      self.theme = theme
      supersededBy = rule.supersededBy
    }

    /// A structural rule; its warnings are adjustable, its errors aren't.
    package init(_ id: RuleID, _ severity: Diagnostic.Severity, _ theme: RuleTheme) {
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

  /// What reports say about the rules.
  package var descriptions: [RuleDescription] {
    entries.map { entry in
      RuleDescription(
        id: entry.id, severity: entry.severity, isAdjustable: entry.isAdjustable,
        texts: entry.explanation.reported)
    }
  }

  /// The rule of a name.
  public func entry(_ name: String) -> Entry? {
    byName[name]
  }

  /// The rules that are gates.
  package var gates: Set<RuleID> { Set(entries.filter(\.isGate).map(\.id)) }

  /// The names of all rules.
  package var names: [String] { entries.map(\.id.rawValue) }
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
