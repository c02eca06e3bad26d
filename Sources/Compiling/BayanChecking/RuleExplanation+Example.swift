extension RuleExplanation {
  /// Something that a rule reports, and the same as the rule wants it.
  ///
  /// A test runs all examples, so the texts are complete. An invisible character is written as its code
  /// point: `<U+200F>`.
  package struct Example: Hashable, Sendable {
    /// What the texts are.
    package enum Content: Hashable, Sendable {
      /// A message of the locale.
      case message
      /// Files of a project, each below a line with its path: `# Locales/ar/login.toml`.
      ///
      /// After the path of a file that isn't there, the line says `(no such file)`. First lines that
      /// don't matter are left out: the domain and type of a file of codes, the format and locales of
      /// `bayan.toml`.
      case files
    }

    /// The locale whose readers it is for, as a BCP 47 tag.
    package var locale: String
    package var content: Content
    /// The English message that it translates, where the rule compares the two.
    package var source: String?
    /// What is reported.
    package var bad: String
    /// What isn't: the same as the rule wants it, in one way or in several.
    package var good: [String]
  }
}

extension RuleExplanation.Example {
  /// A text as people read it: what repeats itself on many lines, or on a very long one, is left out.
  package static func shortened(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.count > 160 ? "\(line.prefix(100))…" : String(line)
    }
    if lines.count > 30 { lines.replaceSubrange(10..<lines.count - 2, with: ["…"]) }
    return lines.joined(separator: "\n")
  }
}
