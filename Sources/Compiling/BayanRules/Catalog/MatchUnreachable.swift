package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A range of codes, each of which has a match of its own.
package struct MatchUnreachable: CatalogRule {
  package static let id: RuleID = "match-unreachable"
  package static let severity = Diagnostic.Severity.error

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for domain in catalog.domains {
      var single: Set<Int> = []
      for match in domain.codes.flatMap(\.matches) {
        if case .code(let code) = match.pattern { single.insert(code) }
      }
      for code in domain.codes {
        for match in code.matches {
          guard case .codes(let range) = match.pattern,
            // The single matches are counted, because a range can have as many numbers as there are integers.
            single.count(where: range.contains) - 1 == range.upperBound &- range.lowerBound
          else { continue }
          report.add(
            .unreachable(code.name),
            at: .place(match.place, messageID: MessageID(file: domain.name, entry: code.name)))
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unreachable(_ code: String) -> Self {
    "this match of \(quoted(code)) is never used, because each code in its range has another match; remove it"
  }
}
