import ArgumentParser
import BayanChecks
import BayanDiagnostics

/// Explains a rule.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a rule: what it reports, why, and how it is mended.",
    discussion: """
      For example: bayan explain plural-category-missing. The name is what stands in brackets \
      behind a finding. Without a name all rules are listed.
      """)

  @Argument(
    help: "The rule's name.", completion: .list(RuleBook.names))
  var rule: String?

  func run() throws {
    guard let rule else {
      let width = RuleBook.names.map(\.count).max() ?? 0
      for entry in RuleBook.entries {
        let name = "\(entry.id)" + String(repeating: " ", count: width - "\(entry.id)".count)
        let severity = "\(entry.severity)"
        let padding = String(repeating: " ", count: max(0, 7 - severity.count))
        Terminal.print("\(name)  \(severity)\(padding)  \(entry.explanation.what)\n")
      }
      return
    }
    guard let entry = RuleBook.entry(rule) else {
      let meant = nearestName(to: rule, among: RuleBook.names)
      let hint = meant.map { "; did you mean \(quoted($0))?" } ?? "; 'bayan explain' lists them."
      throw ValidationError("There is no rule \(quoted(rule))\(hint)")
    }
    Terminal.print(entry.page)
  }
}
