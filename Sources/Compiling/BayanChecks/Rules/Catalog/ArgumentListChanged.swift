package import BayanCatalog
package import BayanDiagnostics
import BayanHistory

/// A released code with other arguments.
package struct ArgumentListChanged: CatalogRule {
  package static let id: RuleID = "argument-list-changed"
  package static let severity = Diagnostic.Severity.warning

  package static let explanation = RuleExplanation(
    what: "A code has other arguments than in the release that 'Catalog/codes.lock' records.",
    why: "Programs that throw the error, or read its arguments, no longer compile.",
    howToFix: """
      Give the argument its old name and type. If the change is intended, make it part of a major \
      release and record it with 'bayan release'.
      """,
    examples: [
      .files(
        bad: """
          # Catalog/codes.lock
          [domains."com.example.login"]
          type = "LoginError"
          codes.tooManyCalls = { value = 4, arguments = ["retryAfter: integer"] }

          # Catalog/login.toml
          [codes.tooManyCalls]
          category = "other"
          value = 4
          arguments = { seconds = { type = "integer" } }
          """,
        good: """
          # Catalog/codes.lock
          [domains."com.example.login"]
          type = "LoginError"
          codes.tooManyCalls = { value = 4, arguments = ["retryAfter: integer"] }

          # Catalog/login.toml
          [codes.tooManyCalls]
          category = "other"
          value = 4
          arguments = { retryAfter = { type = "integer" } }
          """)
    ])

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    guard let released = ReleasedCodes(catalog) else { return }
    for change in released.changes {
      guard case .argumentsChanged(let name, _, _) = change.kind else { continue }
      report.add(
        .changed(change.sentence),
        at: .place(
          released.place(of: name, in: change), messageID: released.id(of: name, in: change)))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func changed(_ change: String) -> Self {
    "\(change); use a new code for a new error, or record the change with 'bayan release'"
  }
}
