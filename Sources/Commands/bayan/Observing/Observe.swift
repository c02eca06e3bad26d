import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import Foundation

/// Compares the texts that test runs have shown with the catalog.
struct Observe: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare the texts that test runs have shown with the catalog.",
    discussion: """
        BAYAN_OBSERVE=$PWD/shown.jsonl swift test
        bayan observe shown.jsonl

      A debug build appends a line to this file for each text of an error that it shows. Private \
      arguments are never in it. The report has the codes that were never shown, arguments with \
      values outside their range, and texts that another locale answered.

      The exit code is 0, and with --strict 1 if the report has any of these.
      """)

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case markdown
  }

  @OptionGroup var project: ProjectOptions

  @Argument(help: ArgumentHelp("The files of the test runs.", valueName: "file"))
  var files: [String]

  @Option(help: "The format of the report. 'markdown' is for a comment of a pull request.")
  var format = Form.text

  @Flag(help: "Exit with 1 if a code was never shown, or anything else is reported.")
  var strict = false

  func run() throws {
    let folder = try project.folder()
    let checked = folder.read().checked()
    let catalog = try folder.catalog(of: checked)
    var records = ObservedTexts()
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        Terminal.remark("error: '\(file)' can't be read")
        throw ExitCode.failure
      }
      if let line = records.read(Array(data)) {
        Terminal.remark("error: '\(file)', line \(line): this is no record of BAYAN_OBSERVE")
        throw ExitCode.failure
      }
    }
    let report = ObservationReport(records, catalog)
    let renderer = ObservationRenderer(report: report, files: checked.files, prefix: folder.prefix)
    switch format {
    case .text: Terminal.print(renderer.text)
    case .json: Terminal.printData(renderer.json)
    case .markdown: Terminal.printData(renderer.markdown)
    }
    if strict, !report.isClean { throw ExitCode.failure }
  }
}
