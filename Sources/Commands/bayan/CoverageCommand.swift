import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanReports

/// Shows how much of the catalog each locale translates.
struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show how much of the catalog each locale translates.",
    discussion: """
      Counts the messages of every locale by domain, facet and category, and lists the missing \
      ones with file and line. The exit code is 1 if a message is missing in a locale that is not \
      in progress.
      """)

  @OptionGroup var project: ProjectOptions

  @OptionGroup var module: ModuleOptions

  @Option(help: "The format of the report.")
  var format = ReportForm.text

  @Option(help: "Only this locale. Repeatable.")
  var locale: [String] = []

  func run() throws {
    let folder = try project.folder()
    let checked = try module.checked(folder)
    let catalog = try folder.catalog(of: checked)
    try catalog.checkLocales(locale)
    var coverage = Coverage(catalog)
    if !locale.isEmpty { coverage.locales.removeAll { !locale.contains($0.tag) } }
    let renderer = CoverageRenderer(
      files: checked.files, prefix: folder.prefix,
      language: OutputLanguage.current.language)
    switch format {
    case .text: Terminal.print(renderer.text(coverage))
    case .json: Terminal.printData(renderer.json(coverage))
    }
    let inProgress = catalog.project.localesInProgress
    if coverage.locales.contains(where: {
      $0.total.present < $0.total.needed && !inProgress.contains($0.tag)
    }) {
      throw ExitCode.failure
    }
  }
}
