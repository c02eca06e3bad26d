import ArgumentParser
import BayanCatalog
import BayanChecks
import BayanCompiler
import BayanDiagnostics
import BayanSupport
import Foundation

/// Reports the problems in a catalog, and mends those it may.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report problems in the catalog, and mend them with --fix.",
    discussion: """
      Every finding has the form `path:line:column: severity: message [rule]`, and below it the \
      words it is about, with what is wrong between ⟪ and ⟫. Findings are printed on standard \
      error; in the other forms, all of them, on standard output:

        json      one object with all that is known of each finding
        sarif     a log in SARIF 2.1.0 for code scanning services and editors
        github    annotations of a GitHub workflow
        html      a page for translators and reviewers, with every text in its direction

      'bayan explain RULE' says what a rule is about, 'bayan allow' suppresses a diagnostic.
      """)

  /// For whom the findings are.
  enum Audience: String, ExpressibleByArgument, CaseIterable {
    case translator
    case developer
    case release

    /// The audience as the checks know it.
    var audience: CheckRun.Audience {
      switch self {
      case .translator: .translator
      case .developer: .developer
      case .release: .release
      }
    }
  }

  /// How fixes are applied.
  enum FixMode: String, ExpressibleByArgument, CaseIterable {
    case automatic
    case review
  }

  /// What becomes of a baseline.
  enum BaselineUpdate: String, ExpressibleByArgument, CaseIterable {
    case shrink
    case all
  }

  @OptionGroup var project: ProjectOptions

  @Option(help: "The form of the report.")
  var format = FindingsReport.Form.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the report to a file instead.", valueName: "file"))
  var output: String?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "For whom: translations alone, the catalog and its source, or what stands against a release.",
      valueName: "audience"))
  var audience: Audience?

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp("Only the findings of a locale; repeatable.", valueName: "tag"))
  var locales: [String] = []

  @Option(
    name: .customLong("help-uri"),
    help: ArgumentHelp(
      "Where rules are explained, for sarif: https://example.com/rules/{theme}.md#{rule}.",
      valueName: "address"))
  var helpAddress: String?

  @Flag(help: "Show notes too; json, sarif and html always have them.")
  var notes = false

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Flag(
    name: .customLong("fix"),
    help: "Apply the safe fixes to the files; with --fix=review, ask about each fix.")
  var fixes = false

  @Option(help: .hidden)
  var fixMode: FixMode?

  @Option(
    help: ArgumentHelp(
      "Pass over the findings that this file lists.", valueName: "file"))
  var baseline: String?

  @Flag(
    name: .customLong("update-baseline"),
    help:
      "Take out of the baseline what is no longer found; with --update-baseline=all, write it anew."
  )
  var updatesBaseline = false

  @Option(name: .customLong("update-baseline-mode"), help: .hidden)
  var baselineMode: BaselineUpdate?

  /// What becomes of the baseline.
  private var baselineUpdate: BaselineUpdate? {
    baselineMode ?? (updatesBaseline ? .shrink : nil)
  }

  func validate() throws {
    if let helpAddress {
      guard format == .sarif, helpAddress.contains("{rule}"), helpAddress.contains("://") else {
        throw ValidationError(
          "--help-uri is an address with {rule} in it, for --format sarif.")
      }
    }
    if baselineUpdate != nil {
      guard baseline != nil else {
        throw ValidationError("Name the baseline to update with --baseline FILE.")
      }
      guard audience == nil, locales.isEmpty else {
        throw ValidationError(
          "A baseline is of all findings; leave out --for and --locale to update it.")
      }
    }
  }

  func run() throws {
    let progress = Progress()
    progress.phase("looking for files")
    let files = project.read()
    let run = CheckRun(
      audience: audience?.audience, locales: Set(locales),
      threshold: needsNotes ? .note : .warning)
    var checked = CheckedProject(files, run: run, progress: progress)
    try checkLocales(in: checked)
    if let mode = fixMode ?? (fixes ? .automatic : nil) {
      try FixCommand(
        project: project, run: run, mode: mode, notes: notes, progress: progress
      ).mend(files, checked)
      checked = CheckedProject(project.read(), run: run, progress: progress)
    }
    var findings = checked.diagnostics
    // What the rules let through can still be beyond what is compiled: generate would say so.
    if let catalog = checked.catalog, !checked.hasErrors {
      progress.phase("compiling")
      findings += CatalogCompiler.compile(catalog).1.fingerprinted(in: checked.files)
    }
    findings = try applyBaseline(to: findings)
    progress.phase("writing the report")
    try report(findings, in: checked.files, progress: progress)
    let failing: Diagnostic.Severity = strict ? .warning : .error
    if checked.catalog == nil
      || findings.contains(where: { $0.isOpen && $0.severity >= failing })
    {
      throw ExitCode.failure
    }
  }

  /// Whether anything comes of notes: they are in the report, can be mended, or belong into the
  /// baseline.
  private var needsNotes: Bool {
    let shows = notes || (format != .text && format != .github)
    return shows || fixes || fixMode != nil || baselineUpdate != nil
  }

  /// A locale that is misspelt would have no findings, and look as if it had no faults.
  private func checkLocales(in checked: CheckedProject) throws {
    guard let catalog = checked.catalog else { return }
    let known = Set(catalog.project.locales + catalog.locales.map(\.tag))
    for locale in locales where !known.contains(locale) {
      let meant = nearestName(to: locale, among: known).map { "; did you mean \(quoted($0))?" }
      throw ValidationError(
        "The catalog has no locale \(quoted(locale))"
          + (meant ?? "; it has \(quotedList(known.sorted()))."))
    }
  }

  private func applyBaseline(to findings: [Diagnostic]) throws -> [Diagnostic] {
    guard let path = baseline else { return findings }
    if baselineUpdate == .all {
      try WrittenFile.writeOrExit(Baseline.text(of: findings), to: path)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ValidationError(
        "There is no baseline '\(path)'; write the first with --update-baseline=all.")
    }
    let known: Baseline
    do {
      known = try Baseline(String(decoding: data, as: UTF8.self))
    } catch {
      throw ValidationError("'\(path)' is no baseline: line \(error.line) can't be understood.")
    }
    if baselineUpdate == .all {
      Terminal.remark("wrote \(counted(known.count, "finding")) to \(path)")
    }
    let marked = known.marking(findings)
    if baselineUpdate == .shrink {
      let rest = marked.filter { $0.isInBaseline == true }
      try WrittenFile.writeOrExit(Baseline.text(of: rest), to: path)
      if rest.count < known.count {
        Terminal.remark("took \(known.count - rest.count) from \(path), \(rest.count) left")
      }
    }
    return marked
  }

  private func report(
    _ findings: [Diagnostic], in files: [String: SourceFile], progress: Progress
  ) throws {
    if format == .text, output == nil {
      progress.finish()
      Terminal.show(findings, in: files, notes: notes)
      if Terminal.isTerminal(STDERR_FILENO),
        let advice = FindingsSummary(findings).advice(notes: notes)
      {
        Terminal.remark(advice)
      }
      return
    }
    let text = FindingsReport(form: format, showNotes: notes, helpAddress: helpAddress)
      .text(findings, files: files)
    progress.finish()
    guard let output else {
      Terminal.print(text)
      return
    }
    try WrittenFile.writeOrExit(text, to: output)
    Terminal.remark("wrote \(output): \(FindingsSummary(findings).text)")
  }
}
