package import BayanDiagnostics

/// The name of a file or folder in the source is the same in the translation.
///
/// Reported, beside `Open /etc/hosts`:
///
///     افتح /etc/مضيفين
///
/// Not reported: words with a slash between them, `and/or`, `km/h`; names without an ending that
/// files have. Another path of the same form, given as an example as the source's is, is a note:
/// `/om/kontakt/` for `/about/contact/`.
package struct PathChanged: MessageRule {
  package static let id: RuleID = "path-changed"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what:
      "The path or name of a file in the source is missing from the translation, or is another there.",
    why:
      "The file has one name, whatever language its reader speaks; under another it isn't found.",
    bad: #"افتح /etc/مضيفين         the source says Open /etc/hosts"#,
    good: #"افتح /etc/hosts"#,
    howToFix: """
      Copy the path letter by letter from the source, and translate only the words around it.
      """)

  package init() {}

  package var requiredBytes: ByteSet { "/.\\" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    message.reportTokenChanges(.path, called: "path", into: &report)
  }
}
