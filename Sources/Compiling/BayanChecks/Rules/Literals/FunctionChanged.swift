package import BayanDiagnostics

/// A function call that the translation lacks or changes.
///
/// A note where its name is there without the brackets, or with others: `open ()`, `open(path)`.
///
/// Not reported: a plural in brackets, `file(s)`; what a call in the source is only explained by.
package struct FunctionChanged: MessageRule {
  package static let id: RuleID = "function-changed"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "A function call such as 'open()' is missing from the translation or changed.",
    why: """
      Names in code aren't translated. The reader would look for a function that doesn't exist.
      """,
    howToFix: """
      Copy the call letter by letter from the source, with its brackets. Translate only the words \
      around it.
      """,
    examples: [
      .message("ar", source: "Call open()", bad: "استدعِ فتح()", good: "استدعِ open()")
    ])

  package init() {}

  package var requiredBytes: ByteSet { "(" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    message.reportTokenChanges(.function, called: "function", into: &report) { change in
      !change.hasName
    }
  }
}

extension TokenChange {
  /// Whether the text has the function's name.
  fileprivate var hasName: Bool {
    let name = expected.unicodeScalars.prefix { $0 != "(" }
    return text.holds(Array(name)[...])
  }
}
