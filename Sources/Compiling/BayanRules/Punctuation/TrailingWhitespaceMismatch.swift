package import BayanChecking
package import BayanDiagnostics

/// A translation with other white space at its end than its source.
///
/// No-break spaces count, line feeds don't (`newline-mismatch`).
package struct TrailingWhitespaceMismatch: MessageRule {
  package static let id: RuleID = "trailing-whitespace-mismatch"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    message.reportEdges(
      \.trailingSpace, isStart: false, beside: { $0.scalars.last { !$0.isWhitespace } },
      into: &report)
  }
}
