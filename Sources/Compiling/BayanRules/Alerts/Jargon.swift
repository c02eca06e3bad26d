package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A text with a word of the list `jargon`.
package struct Jargon: MessageRule {
  package static let id: RuleID = "jargon"
  package static let severity = Diagnostic.Severity.note

  private var jargon = WordLists()

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.jargon = WordLists(.jargon, catalog.project)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let finder = jargon[message.locale] else { return }
    for text in message.texts {
      for range in finder.all(in: text) {
        if jargon.isInSource(of: message) { return }
        report.add(
          Diagnosis.jargon(text.string(range)), at: .text(range, of: text, in: message))
      }
    }
  }
}

private enum Diagnosis: RuleDiagnosis {
  case jargon(String)

  var message: Diagnostic.Message {
    switch self {
    case .jargon(let word):
      "\(quoted(word)) is a word of developers; say it in the reader's words"
    }
  }
}
