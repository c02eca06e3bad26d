/// What a rule is about: its documentation in the terminal, in reports and in `Documentation/Rules`.
public struct RuleExplanation: Hashable, Sendable {
  /// What it reports, a sentence.
  public var what: String
  /// Why that matters, a sentence or two.
  public var why: String
  /// What to do about it, for translators first: a sentence or two.
  public var howToFix: String
  /// What it reports and what it doesn't, in several languages.
  ///
  /// The first is for everyone. Empty only where an example would be too large to read, or isn't text.
  package var examples: [Example]

  /// Creates an explanation.
  package init(what: String, why: String, howToFix: String, examples: [Example]) {
    self.what = what
    self.why = why
    self.howToFix = howToFix
    self.examples = examples
  }

  /// The example for a locale: for its own tag, or for a shorter one that it begins with.
  package func example(for locale: String) -> Example? {
    var tag = locale.lowercased()[...]
    while true {
      if let found = examples.first(where: { $0.locale.lowercased() == tag }) { return found }
      guard let dash = tag.lastIndex(of: "-") else { return nil }
      tag = tag[..<dash]
    }
  }
}
