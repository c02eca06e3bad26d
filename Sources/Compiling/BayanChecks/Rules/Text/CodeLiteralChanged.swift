package import BayanDiagnostics

/// What stands between backticks in the source is the same in the translation.
///
/// Reported, beside `Run `npm test``:
///
///     شغّل `تشغيل الاختبار`
///
/// Not reported: code that the translation has and the source hasn't.
package struct CodeLiteralChanged: MessageRule {
  package static let id: RuleID = "code-literal-changed"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "Code between backticks is missing from the translation or changed there.",
    why: "What is to be typed must be typed as it stands.",
    bad: #"شغّل `تشغيل الاختبار`         the source says Run `npm test`"#,
    good: #"شغّل `npm test`"#,
    howToFix: """
      Copy what stands between the backticks from the source, and translate only the words \
      around it.
      """)

  package init() {}

  package var requiredBytes: ByteSet { "`" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    message.reportTokenChanges(.code, called: "code", into: &report)
  }
}
