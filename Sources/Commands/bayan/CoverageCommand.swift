import ArgumentParser
import BayanChecks
import BayanDiagnostics
import BayanReports

/// Shows how much of the catalog each locale says.
struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show how much each locale says.",
    discussion: """
      Counts texts by domain, facet and category in every locale, and names those that are \
      missing with file and line. Exits with 1 if any is.
      """)

  /// The forms of a report.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @OptionGroup var project: ProjectOptions

  @Option(help: "The form of the report.")
  var format = Form.text

  func run() throws {
    let checked = CheckedProject(project.read())
    guard let catalog = checked.catalog else {
      Terminal.show(checked.diagnostics, in: checked.files)
      throw ExitCode.failure
    }
    let coverage = Coverage(catalog)
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
