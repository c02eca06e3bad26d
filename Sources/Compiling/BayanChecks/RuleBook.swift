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
  /// What to do about it, for whoever meets it, mostly a translator: a sentence or two.
  public var howToFix: String
  /// The same in other languages, for those who translate into them.
  public var examples: [Example]

  /// What a rule reports, and the same mended, in the words of one language.
  public struct Example: Hashable, Sendable {
    /// The language, as a BCP 47 tag: `ar`.
    public var language: String
    /// The message that it translates, where the rule compares the two.
    public var source: String?
    public var bad: String
    public var good: String

    /// Creates an example.
    public init(_ language: String, source: String? = nil, bad: String, good: String) {
      self.language = language
      self.source = source
      self.bad = bad
      self.good = good
    }
  }

  /// Creates an explanation.
  public init(
    what: String, why: String, bad: String, good: String, howToFix: String,
    examples: [Example] = []
  ) {
    self.what = what
    self.why = why
    self.bad = bad
    self.good = good
    self.howToFix = howToFix
    self.examples = examples
  }

  /// The example for a locale: in its own tag, or in what is left when parts are taken from its end.
  public func example(for locale: String) -> Example? {
    var tag = locale.lowercased()[...]
    while true {
      if let found = examples.first(where: { $0.language.lowercased() == tag }) { return found }
      guard let dash = tag.lastIndex(of: "-") else { return nil }
      tag = tag[..<dash]
    }
  }
}

/// All rules with their explanations: what `bayan explain` reads from.
public enum RuleBook {
  /// What a rule is about, in broad terms.
  public enum Theme: String, Sendable, CaseIterable {
    case messages
    case text
    case unicode
    case catalog
    case form
  }

  /// One rule.
  public struct Entry: Sendable {
    public var id: RuleID
    public var severity: Diagnostic.Severity
    /// Whether `[checks]` in `bayan.toml` can set its severity.
    public var isAdjustable: Bool
    /// Whether it runs where the project doesn't say.
    public var isOnByDefault = true
    /// What it is about.
    public var theme = Theme.form
    /// The rules that are heard first.
    package var supersededBy: [Superseding] = []
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
      good: String, howToFix: String, examples: [RuleExplanation.Example] = []
    ) {
      self.init(
        id, severity, isAdjustable: severity != .error,
        RuleExplanation(
          what: what, why: why, bad: bad, good: good, howToFix: howToFix, examples: examples))
    }
  }

  /// Every rule, by name.
  public static let entries: [Entry] = {
    let themes: [(Theme, [any Rule.Type])] = [
      (.messages, Checks.messageRules), (.text, Checks.textRules), (.unicode, Checks.unicodeRules),
      (.catalog, Checks.catalogRules),
    ]
    let checks = themes.flatMap { theme, rules in
      rules.map { rule in
        var entry = Entry(rule.id, rule.severity, isAdjustable: true, rule.explanation)
        entry.isOnByDefault = rule.isOnByDefault
        entry.theme = theme
        entry.supersededBy = rule.supersededBy
        return entry
      }
    }
    return (StructuralRules.entries + checks).sorted { $0.id < $1.id }
  }()

  private static let byName = Dictionary(
    entries.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })

  /// What the printed forms say of the rules.
  public static var descriptions: [RuleDescription] {
    entries.map { entry in
      RuleDescription(
        id: entry.id, severity: entry.severity, isAdjustable: entry.isAdjustable,
        what: entry.explanation.what,
        why: entry.explanation.why, bad: entry.explanation.bad, good: entry.explanation.good,
        howToFix: entry.explanation.howToFix)
    }
  }

  /// The rule of a name.
  public static func entry(_ name: String) -> Entry? {
    byName[name]
  }

  /// The names of all rules.
  public static var names: [String] { entries.map(\.id.rawValue) }
}
