package import BayanCatalog
package import BayanDiagnostics

/// A range of codes, each of which has a match of its own.
///
/// Not reported: a range of which one number is left; two matches of one kind for one answer
/// (`match-duplicate`).
package struct MatchUnreachable: CatalogRule {
  package static let id: RuleID = "match-unreachable"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "A match is never used, because other matches take all its answers.",
    why: """
      Answers are matched by code and subcode first, then by code, subcode, ranges of codes and \
      HTTP status. A range is never used if each of its codes has a match of its own.
      """,
    howToFix: "Delete the match, or extend its range to answers that no other match takes.",
    examples: [
      .files(
        bad: """
          # Catalog/login.toml
          [codes.tooManyCalls]
          category = "other"
          match = [{ code = 4 }, { code = 5 }]

          [codes.limitReached]
          category = "other"
          match = [{ codes = "4...5" }]
          """,
        good: """
          # Catalog/login.toml
          [codes.tooManyCalls]
          category = "other"
          match = [{ code = 4 }, { code = 5 }]

          [codes.limitReached]
          category = "other"
          match = [{ codes = "4...6" }]
          """)
    ])

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
            // Counted by what is there, for a range can be as long as integers go.
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
    "no answer reaches \(quoted(code)) here: each code of the range has a match of its own"
  }
}
