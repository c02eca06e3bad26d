package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A title or description that says only that there is an error, of a code whose `summary` knows why.
package struct CauseMissing: MessageRule {
  package static let id: RuleID = "cause-missing"
  package static let severity = Diagnostic.Severity.warning

  /// What a code's messages may tell of its cause.
  private struct Cause {
    var summary: String
    /// Whether its messages are an alert's.
    ///
    /// Those of a category without titles are words of a page, and one may be no more than `Error`.
    var hasTitle: Bool
  }

  private var vague = WordLists()
  /// By the code: an id without a facet.
  private var causes: [MessageID: Cause] = [:]

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.vague = WordLists(.vague, catalog.project)
    let unknown = WordLists(.causeUnknown, catalog.project)
    let finders = catalog.project.locales.compactMap { unknown[$0] }
    let titled = Set(catalog.categories.filter { $0.requires.contains(.title) }.map(\.name))
    for domain in catalog.domains {
      for code in domain.codes where code.words == .own && !code.sensitive {
        guard !code.summary.unicodeScalars.allSatisfy(\.isWhitespace),
          !finders.contains(where: { $0.isFound(in: code.summary) })
        else { continue }
        rule.causes[MessageID(file: domain.name, entry: code.name)] = Cause(
          summary: code.summary, hasTitle: titled.contains(code.category))
      }
    }
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.facet == .title || message.facet == .description,
      let finder = vague[message.locale]
    else { return }
    for text in message.texts where finder.isAll(of: text) {
      let code = MessageID(file: message.id.file, entry: message.id.entry)
      guard let cause = causes[code], message.facet == .title || cause.hasTitle,
        !isVague(message.sourceMessage)
      else { return }
      report.add(
        Diagnosis.vague(cause.summary), at: .text(text.whole, of: text, in: message))
    }
  }

  /// Whether a variant of the source tells no cause either.
  private func isVague(_ source: CatalogMessage?) -> Bool {
    guard let source, let finder = vague[source.locale] else { return false }
    return source.texts.contains(where: finder.isAll)
  }
}

private enum Diagnosis: RuleDiagnosis {
  case vague(String)

  var message: Diagnostic.Message {
    switch self {
    case .vague(let summary):
      "this says only that there is an error, but the code's summary knows more: \(quoted(summary))"
    }
  }
}
