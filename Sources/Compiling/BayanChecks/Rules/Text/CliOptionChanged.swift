package import BayanDiagnostics

/// An option of a command in the source is the same in the translation.
///
/// Reported, beside `Try --help`:
///
///     جرّب —help
///
/// Not reported: the value of an option: `--file=FILE` may become `--file=ملف`.
package struct CliOptionChanged: MessageRule {
  package static let id: RuleID = "cli-option-changed"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what:
      "An option of a command, such as '--help', is missing from the translation or changed there.",
    why: "The program knows the option by one name; editors also make dashes of its hyphens.",
    bad: #"جرّب —help         the source says Try --help"#,
    good: #"جرّب --help"#,
    howToFix: """
      Copy the option letter by letter from the source, with its hyphens, and translate only the \
      words around it.
      """)

  package init() {}

  package var requiredBytes: ByteSet { "-" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    message.reportTokenChanges(.option, called: "option", into: &report)
  }
}
