public import BayanDiagnostics
import BayanSupport

/// The rules of a check, with their pages.
///
/// Every check gets a book: this module knows only the structural rules. `BayanRules` has all
/// rules, as `RuleBook.all`.
public struct RuleBook: Sendable {
  /// All rules, by name.
  public let entries: [Entry]

  /// The rules that run on a catalog, by name.
  package let rules: [any Rule.Type]

  /// The fates of retired rules.
  package let retired: [RuleID: RetiredRule]

  /// The rules about the catalog as a whole, which a check of one message doesn't run.
  package let catalogRules: Set<RuleID>

  private let byName: [String: Entry]

  /// Creates a book of the rules of each theme, and of the structural rules.
  package init(
    _ rulesByTheme: [RuleTheme: [any Rule.Type]],
    retired: [RuleID: RetiredRule] = RetiredRule.all
  ) {
    self.retired = retired
    rules = rulesByTheme.values.flatMap { $0 }.sorted { $0.id < $1.id }
    catalogRules = Set(
      rules.filter { if case .catalog = $0.instance { true } else { false } }.map { $0.id })
    let checks = rulesByTheme.flatMap { theme, rules in rules.map { Entry($0, theme) } }
    entries = (StructuralRules.entries + checks).sorted { $0.id < $1.id }
    byName = Dictionary(firstOf: entries.map { ($0.id.rawValue, $0) })
  }

  /// One rule.
  public struct Entry: Sendable {
    public var id: RuleID
    public var severity: Diagnostic.Severity
    /// Whether `[checks]` in `bayan.toml` can set the rule's severity.
    package var isAdjustable: Bool
    /// Whether a ``CheckRun`` with closed gates refuses texts with the rule's diagnostics.
    package var isGate = false
    /// Whether the rule runs without a setting of the project.
    package var isOnByDefault = true
    public var theme: RuleTheme
    /// The rules whose diagnostics replace this rule's.
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

    /// Creates a structural rule; warnings are adjustable, and an error is if a project may be unable to mend it.
    package init(
      _ id: RuleID, _ severity: Diagnostic.Severity, _ theme: RuleTheme, isAdjustable: Bool? = nil
    ) {
      self.id = id
      self.severity = severity
      self.isAdjustable = isAdjustable ?? (severity != .error)
      self.theme = theme
    }

    /// The explanation from the rule's page, in English.
    ///
    /// The page is read each time.
    public var explanation: RuleExplanation { explanation() }

    /// Returns the explanation from the rule's page, in a reader's language if there is such a page.
    package func explanation(preferring locale: String? = nil) -> RuleExplanation {
      RulePage(of: id, preferring: locale).explanation
    }
  }

  /// The descriptions of the rules in reports.
  package var descriptions: [RuleDescription] {
    entries.map { entry in
      RuleDescription(
        id: entry.id, severity: entry.severity, isAdjustable: entry.isAdjustable
      ) { language in
        let page = RulePage(of: entry.id, preferring: language)
        return page.explanation.reported(in: page.language)
      }
    }
  }

  /// Returns the rule with a name.
  public func entry(_ name: String) -> Entry? {
    byName[name]
  }

  /// The rules that are gates.
  package var gates: Set<RuleID> { Set(entries.filter(\.isGate).map(\.id)) }

  /// The names of all rules.
  package var names: [String] { entries.map(\.id.rawValue) }
}

extension RuleExplanation {
  /// Returns the texts of the rule in reports.
  fileprivate func reported(in language: String) -> RuleDescription.Texts {
    let example = examples.first
    return RuleDescription.Texts(
      what: what, why: why, bad: example.map { Example.shortened($0.bad) },
      good: example.map { Example.shortened($0.good[0]) }, howToFix: howToFix,
      language: language)
  }
}
