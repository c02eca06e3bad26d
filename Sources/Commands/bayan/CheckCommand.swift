import ArgumentParser
import BayanBuildCommands
import BayanChecking
import BayanDiagnostics
import BayanExchange
import BayanReports

/// The check of `bayan-build`, which also reads the files of an app without a catalog.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report problems in the catalog; --fix fixes them.",
    discussion: Check.configuration.discussion + """


      Without a catalog the texts of an app are checked as they are: files with names that end with \
      \(TextFormats.all.flatMap { $0.endings }.joined(separator: ", ")), or folders with such files. \
      Translations are compared with the texts of the source locale.

        bayan check Resources
        bayan check Localizable.xcstrings --format html --output report.html
      """)

  @OptionGroup var check: Check

  @Option(
    help: ArgumentHelp(
      "The locale that the texts of an app were first written in, where no file says so.",
      valueName: "tag"))
  var sourceLocale: String?

  func run() throws {
    guard let texts = try TextFiles(check.projects.paths) else {
      guard sourceLocale == nil else {
        throw ValidationError(
          sentence: "--source-locale is for an app's files: a catalog names its own.")
      }
      return try check.run()
    }
    try check.refuseWhatNeedsACatalog()
    let set = TextSet(
      texts.files, sourceLocale: sourceLocale, dialects: texts.dialects.tables)
    for locale in check.locales where !set.locales.contains(locale) {
      throw ValidationError(
        sentence: "The files have no text in '\(locale)'; they have \(quotedList(set.locales)).")
    }
    let checked = TextSetCheck(set, by: check.checkRun)
    let failed = try check.report(
      PlacedDiagnostics(checked.diagnostics, in: checked.files, below: ""))
    if check.isForTerminal {
      Terminal.say(summary(of: set, checked))
      if set.sourceLocale == nil, !set.locales.isEmpty {
        Terminal.say("no file says which locale is the source; --source-locale names it")
      }
    }
    if failed { throw ExitCode.failure }
  }

  /// Returns the extent of the check, which a first run without diagnostics would leave open.
  private func summary(of set: TextSet, _ checked: TextSetCheck) -> Diagnostic.Message {
    let locales = set.locales.map { tag -> Diagnostic.Message in
      tag == set.sourceLocale ? "\(tag) (the source)" : "\(tag)"
    }
    let (keys, files) = (set.entries.count, set.files.count)
    let named: Diagnostic.Message = locales.isEmpty ? "" : ": \(joinedByCommas(locales))"
    let unfinished: Int = checked.unfinished
    let rest: Diagnostic.Message =
      unfinished > 0 ? "; not finished and left out: \(unfinished)" : ""
    return
      "checked \(phrase: .texts(checked.checked)) of \(phrase: .keys(keys)) in \(phrase: .files(files))\(named)\(rest)"
  }
}
