import ArgumentParser
import BayanBuildCommands
import BayanChecks
import BayanDiagnostics
import BayanReports

/// Shows how much of the catalog is translated.
struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show how much of the catalog each locale translates.",
    discussion: """
      Counts the messages of every locale by domain, facet and category, and lists the missing \
      ones with file and line. The exit code is 1 if a message is missing.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(help: "The format of the report.")
  var format = ReportForm.text

  func run() throws {
    let checked = project.read().checked()
    let coverage = Coverage(try ProjectOptions.catalog(of: checked))
    let renderer = CoverageRenderer(files: checked.files)
    switch format {
    case .text: Terminal.print(renderer.text(coverage))
    case .json: Terminal.print(renderer.json(coverage))
    }
    if coverage.locales.contains(where: { $0.total.said < $0.total.needed }) {
      throw ExitCode.failure
    }
  }
}
