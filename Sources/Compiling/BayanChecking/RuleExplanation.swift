/// The explanation of a rule from its page in `Documentation/Rules`, without Markdown.
public struct RuleExplanation: Hashable, Sendable {
  /// The problem that the rule reports, in one sentence.
  public var what: String
  /// The reason why the problem matters, in a sentence or two.
  public var why: String
  /// The instructions for fixing the problem, for translators first: a sentence or two.
  public var howToFix: String
  /// Similar texts that aren't reported, each without a full stop.
  package var notReported: [String]
  /// Examples with reported and corrected texts, in several languages.
  ///
  /// The first is for everyone. The list is empty only if an example would be too large to read, or
  /// isn't text.
  package var examples: [Example]

  /// Returns the example for a locale: for its own tag, or for a prefix of the tag.
  package func example(for locale: String) -> Example? {
    var tag = locale.lowercased()[...]
    while true {
      if let found = examples.first(where: { $0.locale.lowercased() == tag }) { return found }
      guard let dash = tag.lastIndex(of: "-") else { return nil }
      tag = tag[..<dash]
    }
  }
}
