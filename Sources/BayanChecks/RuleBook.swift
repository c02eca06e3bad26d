public import BayanDiagnostics

/// What a rule is about, for whoever meets its name in a finding.
public struct RuleExplanation: Hashable, Sendable {
  /// What it reports, a sentence.
  public var what: String
  /// Why that matters, a sentence or two.
  public var why: String
  /// Something it reports.
  public var bad: String
  /// The same, mended.
  public var good: String

  /// Creates an explanation.
  public init(what: String, why: String, bad: String, good: String) {
    self.what = what
    self.why = why
    self.bad = bad
    self.good = good
  }
}

/// All rules with their explanations: what `bayan explain` reads from.
public enum RuleBook {
  /// One rule.
  public struct Entry: Sendable {
    public var id: RuleID
    public var severity: Diagnostic.Severity
    /// Whether `[checks]` in `bayan.toml` can set its severity.
    public var isAdjustable: Bool
    /// The rules that are heard first.
    public var yieldsTo: [Precedence] = []
    public var explanation: RuleExplanation

    init(
      _ id: RuleID, _ severity: Diagnostic.Severity, isAdjustable: Bool,
      _ explanation: RuleExplanation
    ) {
      self.id = id
      self.severity = severity
      self.isAdjustable = isAdjustable
      self.explanation = explanation
    }

    /// A rule of the files' form; its warnings are adjustable, its errors aren't.
    init(
      _ id: RuleID, _ severity: Diagnostic.Severity, what: String, why: String, bad: String,
      good: String
    ) {
      self.init(
        id, severity, isAdjustable: severity != .error,
        RuleExplanation(what: what, why: why, bad: bad, good: good))
    }
  }

  /// Every rule, by name.
  public static let entries: [Entry] =
    (FormRules.entries
    + Checks.rules.map { rule in
      var entry = Entry(rule.id, rule.severity, isAdjustable: true, rule.explanation)
      entry.yieldsTo = rule.yieldsTo
      return entry
    })
    .sorted { $0.id < $1.id }

  /// The rule of a name.
  public static func entry(_ name: String) -> Entry? {
    entries.first { $0.id.rawValue == name }
  }

  /// The names of all rules.
  public static var names: [String] { entries.map(\.id.rawValue) }
}

extension RuleBook.Entry {
  /// The explanation as a page.
  public var page: String {
    """
    \(id) (\(severity))

    \(explanation.what)
    \(explanation.why)

    Reported:
    \(Self.indented(explanation.bad))

    Not reported:
    \(Self.indented(explanation.good))

    \(setting)

    """
  }

  private var setting: String {
    isAdjustable
      ? "In Catalog/bayan.toml, [checks] sets it: \(id) = \"error\", \"warning\", \"note\" or \"off\"."
      : "It can't be turned off: the files can't be used like that."
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
  }
}
