extension RuleExplanation {
  /// A text that a rule reports, with corrected versions.
  ///
  /// A test runs all examples, so the texts are complete. An invisible character is written as its code
  /// point: `<U+200F>`.
  package struct Example: Hashable, Sendable {
    /// The kind of the texts.
    package enum Content: Hashable, Sendable {
      /// A message of the locale.
      case message
      /// Files of a project, each below a line with its path: `# Locales/ar/login.toml`.
      ///
      /// After the path of a missing file, the line has `(no such file)`. Initial lines without
      /// effect are left out: the domain and type of a file of codes, the format and locales of
      /// `bayan.toml`.
      case files
    }

    /// The locale whose readers the example is for, as a BCP 47 tag.
    package var locale: String
    package var content: Content
    /// The English source of the message, if the rule compares the two.
    package var source: String?
    /// The text that is reported.
    package var bad: String
    /// One or several corrected versions, which aren't reported.
    package var good: [String]
  }
}

extension RuleExplanation.Example {
  /// Returns a text shortened for readers: most of many lines, and the end of a very long line, are left out.
  package static func shortened(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.count > 160 ? "\(line.prefix(100))…" : String(line)
    }
    if lines.count > 30 { lines.replaceSubrange(10..<lines.count - 2, with: ["…"]) }
    return lines.joined(separator: "\n")
  }
}
