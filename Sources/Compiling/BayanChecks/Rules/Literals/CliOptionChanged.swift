package import BayanDiagnostics
import BayanSupport

/// A command's option that the translation lacks or changes.
///
/// A note for what stands for any option: `--foo`, `--scriptArguments`.
///
/// Not reported: the value of an option: `--file=FILE` may become `--file=ملف`.
package struct CliOptionChanged: MessageRule {
  package static let id: RuleID = "cli-option-changed"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "A command's option, such as '--help', is missing from the translation or changed.",
    why: """
      Programs know the option by this name only. Some editors also turn its hyphens into dashes.
      """,
    howToFix: """
      Copy the option letter by letter from the source, with its hyphens. Translate only the words \
      around it.
      """,
    examples: [
      .message("ar", source: "Try --help", bad: "جرّب —help", good: "جرّب --help")
    ])

  package init() {}

  package var requiredBytes: ByteSet { "-" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    message.reportTokenChanges(.option, called: "option", into: &report) {
      !$0.expected.standsForOption
    }
  }
}

extension String {
  /// Whether it stands for an option of any program: few have capitals within.
  fileprivate var standsForOption: Bool {
    ["--foo", "--bar", "--baz"].contains(self)
      || unicodeScalars.contains(where: \.isASCIILowercase)
        && unicodeScalars.dropFirst(3).contains(where: \.isASCIIUppercase)
  }
}
