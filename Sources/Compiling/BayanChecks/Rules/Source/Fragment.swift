package import BayanDiagnostics

/// A message of the source that starts or ends with a space.
///
/// Not reported: line feeds; a message of nothing but space; translations.
package struct Fragment: MessageRule {
  package static let id: RuleID = "fragment"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "A message of the source starts or ends with a space.",
    why: """
      It is probably joined with another text, in an order that other languages may not have. With \
      a placeholder the sentence is complete.
      """,
    howToFix: """
      Write the whole sentence, with a placeholder for the other text, and delete the space.
      """,
    examples: [
      .message(bad: "Sent to<U+0020>", good: "Sent to {$name}")
    ])

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource else { return }
    for text in message.texts where text.traits.contains(.edgeSpace) && !text.isBlank {
      for edge in [text.leadingSpace, text.trailingSpace] where !edge.space.isEmpty {
        report.add(.fragment, at: .text(edge.range, of: text, in: message), certainty: .likely)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let fragment: Self =
    "a space at the edge means that another text is joined to this one; write one message"
}
