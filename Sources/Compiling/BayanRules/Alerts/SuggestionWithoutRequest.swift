package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A suggestion without a word of the list `requests`.
package struct SuggestionWithoutRequest: MessageRule {
  package static let id: RuleID = "suggestion-without-request"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(TranslationEmpty.id)]

  private var requests = WordLists()

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.requests = WordLists(.requests, catalog.project)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.facet == .suggestion, let finder = requests[message.locale] else { return }
    for text in message.texts where text.asksNothing(finder) {
      // The source has no request either, so there is nothing to translate.
      if let source = message.sourceMessage, let finder = requests[source.locale],
        source.texts.contains(where: { $0.asksNothing(finder) })
      {
        return
      }
      report.add(
        .nothingToDo, at: .text(text.whole, of: text, in: message))
    }
  }
}

extension ShownText {
  /// Whether the text has words, and no word of the list.
  fileprivate func asksNothing(_ finder: PhraseFinder) -> Bool {
    !finder.isFound(in: self) && !wordTokens.isEmpty
  }
}

extension Diagnostic.Message {
  fileprivate static var nothingToDo: Self {
    "the suggestion doesn't say what to do; ask the reader to do something, or delete the suggestion"
  }
}
