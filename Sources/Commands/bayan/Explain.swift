import ArgumentParser
import BayanBuildCommands
import BayanChecks
import BayanDiagnostics
import BayanSupport

/// Explains a rule.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a rule: what it reports, why, and how to fix it.",
    discussion: """
      For example: bayan explain plural-category-missing --locale ar

      A rule's name is at the end of each of its diagnostics, in brackets. Without a name, all \
      rules are listed.

      Reports also say how sure a rule is of a diagnostic. 'certain': it is so. 'likely': nearly \
      always so, but a reader may know better. 'maybe': worth a look.
      """)

  @Argument(
    help: "The rule's name.", completion: .list(RuleBook.names))
  var rule: String?

  @Option(
    help: ArgumentHelp("Prefer examples in this locale.", valueName: "tag"))
  var locale: String?

  func run() throws {
    guard let rule else {
      Terminal.print(RuleReference.list)
      return
    }
    let entry = try RuleBook.entry(named: rule)
    Terminal.print(entry.page(locale: locale))
  }
}

extension RuleBook {
  /// The entry of a rule that a user names.
  static func entry(named name: String) throws(ValidationError) -> Entry {
    if let entry = entry(name) { return entry }
    let meant = nearestName(to: name, among: names)
    throw ValidationError(
      "There is no rule \(quoted(name))."
        + (meant.map { " Did you mean \(quoted($0))?" } ?? " 'bayan explain' lists the rules."))
  }
}
