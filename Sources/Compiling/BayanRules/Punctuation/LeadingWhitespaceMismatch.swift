package import BayanChecking
package import BayanDiagnostics

/// A translation with other white space at its start than its source.
///
/// No-break spaces count, line feeds don't (`newline-mismatch`).
package struct LeadingWhitespaceMismatch: MessageRule {
  package static let id: RuleID = "leading-whitespace-mismatch"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    message.reportEdges(
      \.leadingSpace, isStart: true,
      beside: { $0.scalars.first { !$0.isWhitespace && !$0.isBidiMark } }, into: &report)
  }
}
