package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A title or description that says only that there is an error, of a code whose `summary` has the cause.
package struct CauseMissing: MessageRule {
  package static let id: RuleID = "cause-missing"
  package static let severity = Diagnostic.Severity.warning

  private var vague = WordLists()
  /// The phrases by which a summary says that the cause is unknown.
  private var unknown: [PhraseFinder] = []
  private var domains: [String: ErrorDomain] = [:]
  /// The index of each code, by domain.
  private var places: [String: [String: Int]] = [:]
  /// The categories whose errors are alerts.
  ///
  /// The messages of categories without titles are text of a page, where one may be no more than `Error`.
  private var titled: Set<String> = []

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.vague = WordLists(.vague, catalog.project)
    let unknown = WordLists(.causeUnknown, catalog.project)
    rule.unknown = catalog.project.locales.compactMap { unknown[$0] }
    rule.titled = Set(catalog.categories.filter { $0.requires.contains(.title) }.map(\.name))
    rule.domains = Dictionary(firstOf: catalog.domains, by: \.name)
    rule.places = rule.domains.mapValues { domain in
      Dictionary(firstOf: domain.codes.enumerated().map { ($1.name, $0) })
    }
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.facet == .title || message.facet == .description,
      let finder = vague[message.locale]
    else { return }
    for text in message.texts where finder.isAll(of: text) {
      guard let place = places[message.id.file]?[message.id.entry],
        let code = domains[message.id.file]?.codes[place],
        message.facet == .title || titled.contains(code.category), tellsCause(code),
        !isVague(message.sourceMessage)
      else { return }
      report.add(
        .vague(code.summary), at: .text(text.whole, of: text, in: message))
    }
  }

  /// Whether a code's summary has a cause that its messages may show.
  private func tellsCause(_ code: ErrorCode) -> Bool {
    code.messageOwner == .own && !code.sensitive
      && !code.summary.unicodeScalars.allSatisfy(\.isWhitespace)
      && !unknown.contains { $0.isFound(in: code.summary) }
  }

  /// Whether a variant of the source lacks a cause too.
  private func isVague(_ source: CatalogMessage?) -> Bool {
    guard let source, let finder = vague[source.locale] else { return false }
    return source.texts.contains(where: finder.isAll)
  }
}

extension Diagnostic.Message {
  fileprivate static func vague(_ summary: String) -> Self {
    "this text says only that there is an error; say more, as the code's 'summary' does: \(quoted(summary))"
  }
}
