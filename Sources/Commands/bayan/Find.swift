import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanErrors
import BayanICUFunctions
import BayanReports
import BayanRuntime
import BayanSupport
import BayanWorkspace
import Foundation

/// Finds the error with the words that a person saw.
struct Find: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find the error whose words somebody saw.",
    discussion: """
        bayan find "Could not open report.pdf."    the errors that say so
        pbpaste | bayan find -                     the same of a text that was copied

      The text can be in any locale, with values filled in, and be a part of a message or all of an \
      alert. Cases, accents, kinds of digits and of quotes don't matter. The exit code is 1 if \
      nothing is found.
      """)

  @OptionGroup var project: ProjectOptions

  @Argument(
    help: ArgumentHelp(
      "The words that were seen, or '-' to read them from standard input.", valueName: "text"))
  var text: [String]

  @Option(help: "The format of the report.")
  var format = ReportForm.text

  /// The largest number of results; only common words such as 'Try again' have more equal matches.
  private static let mostFound = 5

  func run() throws {
    let text = try text == ["-"] ? Self.standardInput() : text.joined(separator: " ")
    let search = TextSearch(text)
    guard !search.isEmpty else {
      throw ValidationError(sentence: "There are no words to look for.")
    }
    let folder = try project.folder()
    let files = folder.read()
    guard files.diagnostics.isEmpty, let result = search.search(files.files) else {
      _ = try folder.load(files)
      throw ExitCode.failure
    }
    let best = result.found.prefix { $0.score == result.found[0].score }
    let report = FindingReport(
      best: Array(best.prefix(Self.mostFound)), count: best.count, catalog: result.catalog,
      prefix: folder.prefix,
      files: Dictionary(firstOf: files.files, by: \.path))
    switch format {
    case .text:
      guard !best.isEmpty else {
        if let place = result.catalog.error(named: text) {
          let domain = result.catalog.domains[place.domain]
          let name = "\(domain.name).\(domain.codes[place.code].name)"
          let advice: Diagnostic.Message = "'bayan explain \(name)' explains it"
          return Terminal.print("\(name)\n\(OutputLanguage.current.language(advice))\n")
        }
        Terminal.say(
          "No message of the catalog has these words. Give more of them, as they were on the screen."
        )
        throw ExitCode.failure
      }
      Terminal.print(report.text)
    case .json:
      Terminal.printData(report.json)
      if best.isEmpty { throw ExitCode.failure }
    }
  }

  private static func standardInput() throws -> String {
    let most = 4 * TextSearch.longestText
    let data = try FileHandle.standardInput.read(upToCount: most) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
