import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanRules
import BayanSupport

/// Prints the JSON Schema of a kind of file.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of a kind of file, for completion in editors.",
    discussion: "For example: bayan schema domain > domain.schema.json")

  @Argument(
    help: "The kind of file: \(Self.kinds.joined(separator: ", ")).", completion: .list(Self.kinds))
  var kind: String?

  @Flag(help: "Print a page about every key of every kind of file, in Markdown.")
  var reference = false

  private static let kinds = FileSchema.Kind.allCases.map(\.rawValue)

  func validate() throws {
    guard (kind == nil) == reference else {
      throw ValidationError(
        "Name a kind of file: \(quotedList(Self.kinds)). Or use --reference alone.")
    }
  }

  func run() throws {
    guard let kind else { return Terminal.print(FileReference.page) }
    guard let kind = FileSchema.Kind(rawValue: kind) else {
      let hint = nearestName(to: kind, among: Self.kinds).map { "; did you mean \(quoted($0))?" }
      throw ValidationError(
        "There is no kind of file \(quoted(kind))\(hint ?? "; there are \(quotedList(Self.kinds)).")"
      )
    }
    let rules = RuleBook.all.entries.filter(\.isAdjustable).map {
      ("\($0.id)", $0.explanation.what)
    }
    Terminal.printData(FileSchema.json(of: kind, rules: rules))
  }
}
