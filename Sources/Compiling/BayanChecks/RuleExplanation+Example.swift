extension RuleExplanation {
  /// Something that a rule reports, and the same as the rule wants it.
  ///
  /// A test runs all examples, so both texts are complete. An invisible character stands by its code
  /// point: `<U+200F>`.
  package struct Example: Hashable, Sendable {
    /// What the two texts are.
    package enum Content: Hashable, Sendable {
      /// A message of the locale.
      case message
      /// Files of a project, each below a line with its path: `# Locales/ar/login.toml`.
      ///
      /// Behind the path of a file that isn't there, the line says `(no such file)`. First lines that
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
    /// What isn't.
    package var good: String

    /// A message, and the same without the problem.
    static func message(
      _ locale: String = "en", source: String? = nil, bad: String, good: String
    ) -> Self {
      Self(locale: locale, content: .message, source: source, bad: bad, good: good)
    }

    /// Files, and the same without the problem.
    static func files(_ locale: String = "en", bad: String, good: String) -> Self {
      Self(locale: locale, content: .files, source: nil, bad: bad, good: good)
    }
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
