package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A title that begins with a word of the list `title-requests`.
package struct TitleRequest: MessageRule {
  package static let id: RuleID = "title-request"
  package static let severity = Diagnostic.Severity.warning

  private var requests = WordLists()

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.requests = WordLists(.titleRequests, catalog.project)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.facet == .title, let finder = requests[message.locale] else { return }
    for text in message.texts {
      guard let range = finder.beginning(of: text), !text.isArabicPassive(at: range.lowerBound),
        !isRequest(message.sourceMessage)
      else { continue }
      report.add(
        .request(text.string(range)), at: .text(range, of: text, in: message))
    }
  }

  /// Whether a variant of the source begins with a request too.
  private func isRequest(_ source: CatalogMessage?) -> Bool {
    guard let source, let finder = requests[source.locale] else { return false }
    return source.texts.contains { finder.beginning(of: $0) != nil }
  }
}

extension ShownText {
  /// Whether the Arabic word at an index is spelled as a passive past verb: «سُجّل», «أُغلق».
  ///
  /// Without its damma such a verb has the letters of an imperative. Three imperatives have a damma
  /// too: after a bare alif («اُكتب»), before a long «و» («قُومي») and in words of two letters («قُم»).
  /// «يُرجى» is no past verb.
  fileprivate func isArabicPassive(at index: Int) -> Bool {
    let word = scalars[index...].prefix { $0.isWordPart }
    guard let first = word.first, first != "\u{627}", first != "\u{64A}",
      word.dropFirst().first == "\u{64F}"
    else { return false }
    let rest = Array(word.dropFirst(2))
    guard rest.count(where: { !$0.isMark }) > 1 else { return false }
    let isLong = rest.first == "\u{648}" && rest.dropFirst().first?.isMark != true
    return !isLong
  }
}

extension Diagnostic.Message {
  fileprivate static func request(_ phrase: String) -> Self {
    """
    the title begins with \(quoted(phrase)) and asks for something; say what happened, and put the \
    request into the suggestion
    """
  }
}
