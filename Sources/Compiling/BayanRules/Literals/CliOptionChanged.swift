package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A command's option that the translation lacks or changes.
///
/// A note for what stands for any option: `--foo`, `--scriptArguments`.
package struct CliOptionChanged: MessageRule {
  package static let id: RuleID = "cli-option-changed"
  package static let severity = Diagnostic.Severity.warning

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
