package import BayanCatalog
package import BayanDiagnostics

/// A match that never answers, because earlier kinds of match take all its answers.
///
/// Answers are tried by code and subcode, by code, by subcode, by ranges of codes, by HTTP status.
/// A range each of whose numbers is matched by itself is never asked.
///
/// Reported, in one domain:
///
///     match = [{ code = 4 }, { code = 5 }]
///     match = [{ codes = "4...5" }]
///
/// Not reported: a range of which one number is left; two matches of one kind for one answer
/// (`match-duplicate`).
package struct MatchUnreachable: CatalogRule {
  package static let id: RuleID = "match-unreachable"
  package static let severity = Diagnostic.Severity.error

  package static let explanation = RuleExplanation(
    what: "A match that never answers, because other matches take all its answers.",
    why: """
      Answers are tried by code and subcode, code, subcode, ranges of codes, HTTP status: \
      a range each of whose codes is matched by itself is never asked.
      """,
    bad: "[{ code = 4 }, { code = 5 }] here, [{ codes = \"4...5\" }] there",
    good: "[{ codes = \"4...6\" }] there",
    howToFix: "Take the match out, or widen it to the answers that are left for it.")

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
            .unreachable(code.name), at: match.place,
            messageID: MessageID(file: domain.name, entry: code.name))
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
