import ArgumentParser
import BayanCatalog
import BayanChecking
import BayanRules

/// Checks one locale, or the catalog with its source locale.
struct StageCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check one locale against the source, or the catalog and the source locale.",
    discussion: """
      Reads the files of Catalog/ and of the source locale, and those of the locale. Without --locale it \
      checks the catalog and the source locale. The exit code is 0 whatever is found: 'stage report' and \
      'stage link' say it.
      """)

  @Option(help: ArgumentHelp("The locale.", valueName: "tag"))
  var locale: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @OptionGroup var files: StageFiles

  func run() throws {
    let stage = CheckStage(of: locale, in: try files.read(), by: .all)
    if let locale, let locales = stage.locales, !locales.contains(locale) {
      throw ValidationError(sentence: unknownLocale(locale, among: Set(locales)))
    }
    try StageFiles.write(CheckResult.bytes(of: stage), to: output, over: CheckResult.isResult)
  }
}

/// Writes one report of all checks.
struct StageReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write one report of all checks, in JSON.",
    discussion: """
      The report is what 'check --format json' writes. With --fail, errors are printed, and the exit code is \
      1 if there is one.
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; without it the report is only read.", valueName: "file"))
  var output: String?

  @Flag(help: "Fail if there is an error.")
  var fail = false

  @Argument(help: "What 'stage check' wrote for each locale, and for the catalog.")
  var checks: [String]

  func run() throws {
    let found = CheckResult.merged(try Self.read(checks))
    if let output {
      try StageFiles.write(
        Array(CheckResult.report(found).utf8), to: output, over: DiagnosticReport.isReport)
    }
    if fail { try Self.failOnErrors(in: found) }
  }

  /// Reads the files of 'stage check'.
  ///
  /// - Throws: `ValidationError` for a damaged file, and for any other file.
  static func read(_ paths: [String]) throws -> [CheckResult] {
    try paths.map { path in
      do {
        return try CheckResult(StageFiles.bytes(of: path))
      } catch is CheckResult.Unreadable {
        throw ValidationError(
          "'\(path)' is damaged, or was not written by this 'stage check'. Write it again.")
      }
    }
  }

  static func failOnErrors(in found: [CheckResult.Found]) throws {
    let errors = found.filter(\.head.isError)
    for error in errors { Terminal.remark(error.head.text) }
    guard errors.isEmpty else { throw ExitCode.failure }
  }
}
