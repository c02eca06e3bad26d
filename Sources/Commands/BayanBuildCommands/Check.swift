package import ArgumentParser
import BayanCatalog
package import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanICU
package import BayanReports
import BayanRules
import BayanSupport
import Foundation

/// Reports the problems in a catalog, and fixes some of them.
package struct Check: ParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Report problems in the catalog; --fix fixes them.",
    discussion: """
      Every diagnostic has the form `path:line:column: severity: message [rule]`. Below it is the \
      text, with the faulty part between ⟪ and ⟫. The report is printed on standard error. Of ten or \
      more warnings of one rule in one locale it shows three, and --all shows each. Errors are \
      always shown, and under --strict so are warnings. Other formats go to standard output:

        json      one object with all details of each diagnostic
        sarif     a SARIF 2.1.0 log for code scanning services and editors
        github    annotations for a GitHub workflow
        html      a page for translators and reviewers, with each text in its direction

      'bayan explain RULE' explains a rule. 'bayan allow' suppresses diagnostics.
      """)

  /// The readers of the report.
  enum Audience: String, ExpressibleByArgument, CaseIterable {
    case translator
    case developer
    case release

    /// The audience as a value of the checks.
    var audience: CheckRun.Audience {
      switch self {
      case .translator: .translator
      case .developer: .developer
      case .release: .release
      }
    }
  }

  /// The way in which fixes are applied.
  enum FixMode: String, ExpressibleByArgument, CaseIterable {
    case automatic
    case review
  }

  /// The update of a baseline.
  enum BaselineUpdate: String, ExpressibleByArgument, CaseIterable {
    case shrink
    case all
  }

  @OptionGroup package var projects: ProjectsOptions

  @Option(help: LibraryOption.help)
  var library: [String] = []

  @Option(help: "The format of the report.")
  var format = DiagnosticReport.Form.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the report to this file.", valueName: "file"))
  var output: String?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "Who reads it. translator: only translations. developer: only the catalog and the source locale. release: only what blocks a release.",
      valueName: "audience"))
  var audience: Audience?

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp("Report only this locale. Repeatable.", valueName: "tag"))
  package var locales: [String] = []

  @Option(
    name: .customLong("help-uri"),
    help: ArgumentHelp(
      "The address that explains a rule, for sarif: https://example.com/rules/{rule}.md.",
      valueName: "address"))
  var helpAddress: String?

  @Flag(help: "Show notes too. json, sarif and html always contain them.")
  var notes = false

  @Flag(
    help:
      "Leave nothing out. text: show each diagnostic of a group. html: show texts without diagnostics."
  )
  var all = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(
    name: .customLong("fix"),
    help: "Apply safe fixes to the files. --fix=review asks about each fix.")
  var fixes = false

  @Option(help: .hidden)
  var fixMode: FixMode?

  @Option(
    help: ArgumentHelp(
      "Ignore the diagnostics that this file lists.", valueName: "file"))
  var baseline: String?

  @Flag(
    name: .customLong("update-baseline"),
    help:
      "Remove fixed diagnostics from the baseline. --update-baseline=all writes it from scratch.")
  var updatesBaseline = false

  @Option(name: .customLong("update-baseline-mode"), help: .hidden)
  var baselineMode: BaselineUpdate?

  /// The lowest severity that makes the run fail.
  private var failing: Diagnostic.Severity { strict ? .warning : .error }

  /// The severity below which the text groups diagnostics; `nil` to show each.
  private var groupsBelow: Diagnostic.Severity? { all ? nil : failing }

  /// The requested update of the baseline.
  private var baselineUpdate: BaselineUpdate? {
    baselineMode ?? (updatesBaseline ? .shrink : nil)
  }

  package func validate() throws {
    if let helpAddress {
      guard format == .sarif, helpAddress.contains("{rule}"), helpAddress.contains("://") else {
        throw ValidationError(
          sentence: "Use --help-uri with --format sarif, and give an address that contains {rule}.")
      }
    }
    if all, format != .html, format != .text {
      throw ValidationError(
        sentence: "Use --all with --format text or html: the other formats leave nothing out.")
    }
    if baselineUpdate != nil {
      guard baseline != nil else {
        throw ValidationError(sentence: "Name the baseline to update: --baseline FILE.")
      }
      guard audience == nil, locales.isEmpty else {
        throw ValidationError(
          sentence: "A baseline covers all diagnostics. Remove --for and --locale to update it.")
      }
    }
  }

  package init() {}

  package func run() throws {
    let progress = ProgressLine()
    progress.phase("looking for files")
    let folders = try projects.folders()
    if baseline != nil, folders.count > 1 {
      let names = joinedByCommas(folders.map { "'\($0.name)'" })
      throw ValidationError(
        sentence: "A baseline is for one catalog. Choose one with --project: \(names).")
    }
    let run = checkRun
    var parts: [DiagnosticReport.Part] = []
    var known: Set<String> = []
    var failed = false
    var catalogs: [(catalog: Catalog, part: Int, prefix: String)] = []
    for folder in folders {
      var (checked, placed) = try check(folder, by: run, progress: progress)
      if let catalog = checked.catalog {
        known.formUnion(catalog.project.locales + catalog.locales.map(\.tag))
        if wantsSurroundings { ProjectSurroundings(of: folder).check(catalog, into: &placed) }
        catalogs.append((catalog, parts.count, folder.prefix))
      } else {
        failed = true
      }
      parts.append(
        DiagnosticReport.Part(
          name: folder.name, placed: placed,
          texts: all && format == .html ? texts(of: checked.catalog) : nil))
    }
    if wantsSurroundings {
      let shared = ProjectSurroundings.sharedDomains(catalogs.map { ($0.catalog, $0.prefix) })
      for (index, diagnostic) in shared {
        parts[catalogs[index].part].placed.add(
          [diagnostic], in: [:], below: catalogs[index].prefix)
      }
    }
    try checkLocales(among: known)
    progress.phase("writing the report")
    try report(parts, progress: progress)
    if failed || parts.contains(where: { fails($0.placed) }) { throw ExitCode.failure }
  }

  /// The requested run of the rules.
  package var checkRun: CheckRun {
    CheckRun(
      .all, audience: audience?.audience, locales: Set(locales),
      threshold: needsNotes ? .note : .warning)
  }

  private func fails(_ placed: PlacedDiagnostics) -> Bool {
    placed.diagnostics.contains { $0.isOpen && $0.severity >= failing }
  }

  /// Whether the report has diagnostics about a catalog's surroundings, which are for developers.
  private var wantsSurroundings: Bool {
    locales.isEmpty && (audience == nil || audience == .developer)
  }

  /// Checks one project, after its fixes if they are requested.
  private func check(
    _ project: ProjectFolder, by run: CheckRun, progress: ProgressLine
  ) throws -> (CheckRun.Outcome, PlacedDiagnostics) {
    let mode = fixMode ?? (fixes ? .automatic : nil)
    var files = mode == .automatic ? project.readToWrite() : project.read()
    let count = files.files.count
    progress.phase("checking \(count) \(count, "file", "files")")
    var checked = try self.checked(files, of: project, by: run)
    if let mode {
      try FixCommand(
        project: project, run: run, mode: mode, notes: notes, progress: progress
      ).fix(files, checked)
      progress.phase("checking again")
      files.unlock()
      checked = try self.checked(project.read(), of: project, by: run)
    }
    var diagnostics = MisplacedFolder(of: project).noting(checked.diagnostics)
    // A catalog without errors can still exceed a limit of the compiler, which generate would
    // report.
    if let catalog = checked.catalog, !checked.hasErrors {
      progress.phase("compiling")
      diagnostics += CatalogCompiler.diagnostics(of: catalog).fingerprinted(in: checked.files)
    }
    guard let path = baseline else {
      return (
        checked, PlacedDiagnostics(diagnostics, in: checked.files, below: project.prefix)
      )
    }
    let (marked, known) = try apply(baseline: path, to: diagnostics)
    var placed = PlacedDiagnostics(marked, in: checked.files, below: project.prefix)
    // An update has removed the lines of retired rules.
    if baselineUpdate == nil, audience == nil || audience == .developer, locales.isEmpty,
      let note = known.noteOnRetired(in: path, by: .all, checked.catalog)
    {
      let file = SourceFile(
        path: path, bytes: FileManager.default.contents(atPath: path).map(Array.init) ?? [])
      placed.add([note].fingerprinted(in: [path: file]), in: [path: file], below: "")
    }
    return (checked, placed)
  }

  /// Checks the files of a project, with its texts for errors of other modules.
  private func checked(
    _ files: ProjectFiles, of project: ProjectFolder, by run: CheckRun
  ) throws -> CheckRun.Outcome {
    var checked = files.checked(by: run)
    if let catalog = checked.catalog {
      ProjectOverrides(
        of: catalog, files: files.files,
        libraries: LibraryReader.libraries(
          catalog.project.overrides, of: project, folders: try LibraryOption.folders(library))
      ).check(by: run, into: &checked)
    }
    return checked
  }

  private func texts(of catalog: Catalog?) -> CatalogTexts? {
    catalog.map {
      CatalogTexts(of: $0, locales: Set(locales), isRightToLeft: LocaleFacts.isRightToLeft)
    }
  }

  /// Whether notes are needed for the report, for fixes or for the baseline.
  private var needsNotes: Bool {
    let shows = notes || (format != .text && format != .github)
    return shows || fixes || fixMode != nil || baselineUpdate != nil
  }

  /// Rejects unknown locales: a misspelt one would have no diagnostics, and seem to be without
  /// faults.
  private func checkLocales(among known: Set<String>) throws {
    if known.isEmpty { return }
    for locale in locales where !known.contains(locale) {
      throw ValidationError(sentence: unknownLocale(locale, among: known))
    }
  }

  /// Returns the diagnostics, marked if they are in the baseline, and the baseline.
  private func apply(
    baseline path: String, to diagnostics: [Diagnostic]
  ) throws -> ([Diagnostic], Baseline) {
    if baselineUpdate == .all {
      try Self.write(Baseline.text(of: diagnostics, by: .all), to: path, over: Baseline.isBaseline)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ValidationError(
        sentence: "There is no baseline '\(path)'. Create it with --update-baseline=all.")
    }
    let known: Baseline
    do {
      known = try Baseline(String(decoding: data, as: UTF8.self))
    } catch {
      let line: Int = error.line
      throw ValidationError(
        sentence:
          "'\(path)' is not a baseline: line \(line) is wrong. Recreate it with --update-baseline=all."
      )
    }
    if baselineUpdate == .all {
      let count = known.count
      Terminal.say("wrote \(count) \(count, "diagnostic", "diagnostics") to \(path)")
    }
    let marked = known.marking(diagnostics, by: .all, closesGates: audience == .release)
    if baselineUpdate == .shrink {
      let rest = marked.filter { $0.isInBaseline == true }
      try Self.write(Baseline.text(of: rest, by: .all), to: path, over: Baseline.isBaseline)
      if rest.count < known.count {
        let removed = known.count - rest.count
        Terminal.say(
          "removed \(removed) \(removed, "diagnostic", "diagnostics") from \(path), \(rest.count) left"
        )
      }
    }
    return (marked, known)
  }

  // MARK: - Without a catalog

  /// Whether the report is text for the user of the command.
  package var isForTerminal: Bool { format == .text && output == nil }

  /// Reports diagnostics of files outside of catalogs, in the requested form.
  ///
  /// - Returns: Whether the run fails.
  package func report(_ placed: PlacedDiagnostics) throws -> Bool {
    try report(
      [DiagnosticReport.Part(name: "", placed: placed, texts: nil)], progress: ProgressLine())
    return fails(placed)
  }

  /// Rejects options that have no meaning without a catalog.
  package func refuseWhatNeedsACatalog() throws {
    if !projects.project.isEmpty {
      throw ValidationError(sentence: "Give --project or files of texts, not both.")
    }
    if fixes || fixMode != nil {
      throw ValidationError(
        sentence: "--fix is for catalogs. Correct these files where they come from.")
    }
    if baseline != nil {
      throw ValidationError(sentence: "--baseline is for catalogs.")
    }
  }

  // MARK: - The report

  private func report(_ parts: [DiagnosticReport.Part], progress: ProgressLine) throws {
    let summary = DiagnosticSummary(parts.flatMap(\.placed.diagnostics))
    let report = DiagnosticReport(
      form: format, showNotes: notes, groupsBelow: groupsBelow, helpAddress: helpAddress)
    if format == .text, output == nil {
      progress.finish()
      for part in parts {
        if let heading = report.heading(of: part, among: parts) { Terminal.remark(heading) }
        Terminal.show(part.placed, notes: notes, groupsBelow: groupsBelow)
      }
      if Terminal.isTerminal(STDERR_FILENO), let advice = summary.advice(notes: notes) {
        Terminal.remark(advice)
      }
      return
    }
    let text = report.text(parts)
    progress.finish()
    guard let output else {
      format == .github ? Terminal.print(text) : Terminal.printData(text)
      return
    }
    try Self.write(text, to: output, over: DiagnosticReport.isReport)
    Terminal.say("wrote \(output): \(summary.numbers)")
  }

  /// Writes a file, and replaces an existing one only if it isn't a person's.
  ///
  /// - Parameter isOurs: Returns whether contents are those of an earlier run.
  private static func write(
    _ text: String, to path: String, over isOurs: @escaping ([UInt8]) -> Bool
  ) throws {
    try WriteFailure.orExit { () throws(WriteFailure) in
      try FileWriting.write(
        Array(text.utf8), to: URL(fileURLWithPath: path), as: path, over: isOurs, isDurable: true)
    }
  }
}
