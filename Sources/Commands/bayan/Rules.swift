import ArgumentParser
import BayanBuildCommands
import BayanChecking
import BayanEmission
import BayanReports
import BayanRules
import Foundation

/// Writes the rule reference.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the rules, or write the rule reference.",
    discussion: """
      --output FOLDER writes an index and a page for each rule. Generated pages that are no \
      longer needed are removed; other files are not touched.
      """)

  @Option(help: ArgumentHelp("Where to write the pages.", valueName: "folder"))
  var output: String?

  @Flag(help: "Print the index alone, in Markdown.")
  var index = false

  func validate() throws {
    if index, output != nil { throw ValidationError("Use --index without --output.") }
  }

  func run() throws {
    if index { return Terminal.print(RuleReference(.all).index) }
    guard let output else {
      Terminal.print(RuleReference(.all).list(in: OutputLanguage.current.language))
      return
    }
    let pages = RuleReference(.all).pages.map {
      GeneratedFile(name: $0.name, bytes: Array($0.text.utf8))
    }
    let folder = OutputFolder(url: URL(fileURLWithPath: output, isDirectory: true), kind: .rules)
    try OutputFolder.update([(folder, pages)], quietly: true)
  }
}
