package import BayanDiagnostics

/// A function's name in the source is the same in the translation.
///
/// Reported, beside `Call open()`:
///
///     استدعِ فتح()
///
/// Not reported: a plural in brackets, `file(s)`; what a call in the source is only explained by.
package struct FunctionChanged: MessageRule {
  package static let id: RuleID = "function-changed"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "A call such as 'open()' is missing from the translation or changed there.",
    why: "Names in code aren't translated; the reader looks for one that doesn't exist.",
    bad: #"استدعِ فتح()         the source says Call open()"#,
    good: #"استدعِ open()"#,
    howToFix: """
      Copy the call letter by letter from the source, with its brackets, and translate only the \
      words around it.
      """)

  package init() {}

  package var requiredBytes: ByteSet { "(" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    message.reportTokenChanges(.function, called: "function", into: &report)
  }
}
