package import BayanDiagnostics

/// A path or file name of the source that the translation lacks or changes.
///
/// Another path of the same form is a note, where the source gives its own as an example:
/// `/om/kontakt/` for `/about/contact/`.
///
/// Not reported: words with a slash between them, `and/or`, `km/h`; names without an ending that
/// files have.
package struct PathChanged: MessageRule {
  package static let id: RuleID = "path-changed"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "A file's path or name in the source is missing from the translation or changed.",
    why: "The file has one name in every language. Under another name it isn't found.",
    howToFix: "Copy the path letter by letter from the source. Translate only the words around it.",
    examples: [
      .message("ar", source: "Open /etc/hosts", bad: "افتح /etc/مضيفين", good: "افتح /etc/hosts")
    ])

  package init() {}

  package var requiredBytes: ByteSet { "/.\\" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    message.reportTokenChanges(.path, called: "path", into: &report)
  }
}
