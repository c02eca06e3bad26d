package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A text with a word of the list `blame`.
package struct ReaderBlamed: MessageRule {
  package static let id: RuleID = "reader-blamed"
  package static let severity = Diagnostic.Severity.note

  private var blame = WordLists()

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.blame = WordLists(.blame, catalog.project)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let finder = blame[message.locale] else { return }
    for text in message.texts {
      for range in finder.all(in: text) {
        if blame.isInSource(of: message) { return }
        report.add(
          Diagnosis.blame(text.string(range)), at: .text(range, of: text, in: message))
      }
    }
  }
}

private enum Diagnosis: RuleDiagnosis {
  case blame(String)

  var message: Diagnostic.Message {
    switch self {
    case .blame(let words):
      "\(quoted(words)) blames the reader; say what happened, or what is needed"
    }
  }
}
