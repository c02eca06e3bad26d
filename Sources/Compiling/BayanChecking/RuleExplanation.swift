/// What a rule is about: what its page in `Documentation/Rules` says, without Markdown.
public struct RuleExplanation: Hashable, Sendable {
  /// What it reports, a sentence.
  public var what: String
  /// Why that matters, a sentence or two.
  public var why: String
  /// What to do about it, for translators first: a sentence or two.
  public var howToFix: String
  /// What looks alike and isn't reported, each without a full stop.
  package var notReported: [String]
  /// What it reports and what it doesn't, in several languages.
  ///
  /// The first is for everyone. Empty only where an example would be too large to read, or isn't text.
  package var examples: [Example]

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
