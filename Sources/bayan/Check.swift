import ArgumentParser
import BayanCompiler
import BayanDiagnostics

/// Reports the problems in a catalog, and writes nothing.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report problems in the catalog.",
    discussion: """
      Every finding has the form `path:line:column: severity: message [rule]`. Findings are \
      printed on standard error; with --format json as one object on standard output.
      """)

  /// The forms of a report.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @OptionGroup var project: ProjectOptions

  @Option(help: "The form of the report.")
  var format = Form.text

  @Flag(help: "Show notes too.")
  var notes = false

  @Flag(help: "Count warnings as errors.")
  var strict = false

  func run() throws {
    let checked = CheckedProject(project.read())
    var findings = checked.diagnostics
    // What the rules let through can still be beyond what is compiled: generate would say so.
    if let catalog = checked.catalog, !checked.hasErrors {
      findings += CatalogCompiler.compile(catalog).1
    }
    switch format {
    case .text: Terminal.show(findings, in: checked.files, notes: notes)
    case .json: Terminal.print(JSONRenderer().render(findings, files: checked.files))
    }
    let failing: Diagnostic.Severity = strict ? .warning : .error
    if checked.hasErrors || findings.contains(where: { $0.severity >= failing }) {
      throw ExitCode.failure
    }
  }
}
