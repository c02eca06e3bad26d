package import BayanDiagnostics

/// A message of the source is a text by itself, and no piece of one.
///
/// Of the source only: it starts or ends with a space because something is to be set beside it.
///
/// Reported:
///
///     title = "Sent to "
///
/// Not reported: line feeds; a message of nothing but space.
package struct Fragment: MessageRule {
  package static let id: RuleID = "fragment"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "A message of the source starts or ends with a space.",
    why: """
      It is glued to something else then, in an order that other languages may not have; with \
      a placeholder the sentence is whole.
      """,
    bad: "Sent to ",
    good: "Sent to {$name}",
    howToFix: """
      Write the whole sentence with a placeholder where the other text is put, and delete the \
      space.
      """)

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource else { return }
    for path in message.text.paths where path.hasEdgeSpace && !path.isBlank {
      for edge in [path.leadingSpace, path.trailingSpace] where !edge.space.isEmpty {
        report.add(.fragment, at: edge.range, of: path, in: message, certainty: .likely)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let fragment: Self =
    "a space at the edge means that another text is joined to this one; write one message"
}
