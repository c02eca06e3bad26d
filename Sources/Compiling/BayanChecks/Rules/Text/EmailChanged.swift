package import BayanDiagnostics

/// An e-mail address in the source is the same in the translation.
///
/// Reported, beside `Email support@example.com.`:
///
///     راسل الدعم@example.com
///
/// Not reported: an address that a preposition is written onto, as Arabic does; one before a full stop.
package struct EmailChanged: MessageRule {
  package static let id: RuleID = "email-changed"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what:
      "An e-mail address of the source is missing from the translation, or is another one there.",
    why: "What the reader sends goes to nobody, or to somebody else.",
    bad: #"راسل الدعم@example.com         the source says Email support@example.com."#,
    good: #"راسل support@example.com"#,
    howToFix: """
      Copy the address letter by letter from the source. If your readers have an address of \
      their own, allow the finding with that reason.
      """)

  package init() {}

  package var requiredBytes: ByteSet { "@" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    message.reportTokenChanges(.email, called: "e-mail address", into: &report)
  }
}
