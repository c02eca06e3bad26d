import ArgumentParser
import BayanChecks
import BayanDiagnostics
import BayanSupport

/// Explains a rule.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a rule: what it reports, why, and how to fix it.",
    discussion: """
      For example: bayan explain plural-category-missing --locale ar. A diagnostic ends with the \
      name of its rule in brackets. Without a name, all rules are listed.
      """)

  @Argument(
    help: "The rule's name.", completion: .list(RuleBook.names))
  var rule: String?

  @Option(
    help: ArgumentHelp("Show an example in this locale if there is one.", valueName: "tag"))
  var locale: String?

  func run() throws {
    guard let rule else {
      Terminal.print(RuleReference.list)
      return
    }
    guard let entry = RuleBook.entry(rule) else {
      let meant = nearestName(to: rule, among: RuleBook.names)
      let hint = meant.map { "; did you mean \(quoted($0))?" } ?? "; 'bayan explain' lists them."
      throw ValidationError("There is no rule \(quoted(rule))\(hint)")
    }
    Terminal.print(entry.page(locale: locale))
  }
}
