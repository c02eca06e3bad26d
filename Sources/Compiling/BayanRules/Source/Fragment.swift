package import BayanChecking
package import BayanDiagnostics

/// A message of the source that starts or ends with a space.
package struct Fragment: MessageRule {
  package static let id: RuleID = "fragment"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.isSource else { return }
    for text in message.texts where text.traits.contains(.edgeSpace) && !text.isBlank {
      for edge in [text.leadingSpace, text.trailingSpace] where !edge.space.isEmpty {
        report.add(
          .fragment, at: .text(edge.range, of: text, in: message), certainty: .likely)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var fragment: Self {
    "a space at the start or end shows that this text is joined to another; write one message for both"
  }
}
