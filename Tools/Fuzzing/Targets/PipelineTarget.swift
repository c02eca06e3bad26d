import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanEmission
import BayanHTTP
import BayanReports
import BayanRules
import BayanRuntime
import Synchronization

extension FuzzTarget {
  /// A project from its files to Swift: read, checked, reported, fixed, compiled, emitted, looked up.
  ///
  /// ``PipelineProject`` describes the form of an input.
  static let pipeline = FuzzTarget("pipeline") { bytes in
    let files = PipelineProject(bytes).files
    let (run, locales) = runs.next()
    let outcome = run(files)
    try checkPlaces(in: outcome)
    var choices = Choices(bytes)
    // Each of these takes as long as the run itself or longer, so most inputs skip them. The more
    // diagnostics there are, the rarer the reports are.
    if choices.below(4 + outcome.diagnostics.count) == 0 { try checkReports(of: outcome) }
    if choices.below(8) == 0 { try checkFixes(of: files, run, outcome) }
    guard !outcome.hasErrors, let catalog = outcome.catalog else { return }
    let isTwice = choices.below(8) == 0
    let arguments = choices.arguments(from: bytes)
    try checkCompiled(catalog, locales, outcome.files, arguments, isTwice: isTwice)
  }

  private static let runs = SharedRuns()

  // MARK: Diagnostics

  private static func checkPlaces(in outcome: CheckRun.Outcome) throws {
    for diagnostic in outcome.diagnostics {
      let length = outcome.files[diagnostic.file]?.bytes.count ?? 0
      try promise(
        outcome.files[diagnostic.file] == nil || diagnostic.span.end <= length,
        "'\(diagnostic.rule)' lies behind the end")
      for edit in diagnostic.fixes.flatMap(\.edits) {
        try promise(edit.span.end <= length, "an edit of '\(diagnostic.rule)' lies behind the end")
      }
    }
  }

  /// Checks that no report steers a terminal, and that JSON is valid.
  private static func checkReports(of outcome: CheckRun.Outcome) throws {
    let text = TextRenderer(showNotes: true).render(outcome.diagnostics, files: outcome.files)
    try promise(
      !text.unicodeScalars.contains(where: \.steersTerminal), "a report: \(text.visible)")
    let json = JSONRenderer().render(outcome.diagnostics, files: outcome.files)
    try promise((try? JSONValue(parsing: Array(json.utf8))) != nil, "no JSON: \(json.visible)")
  }

  /// Checks that automatic fixes cause no new diagnostics.
  private static func checkFixes(
    of files: [SourceFile], _ run: CheckRun, _ outcome: CheckRun.Outcome
  ) throws {
    // Without an automatic fix the applier would only check again.
    let hasFixes = outcome.diagnostics.contains { $0.isOpen && $0.automaticFix != nil }
    guard hasFixes else { return }
    var applier = FixApplier(files, run: run)
    do {
      try applier.applyAutomatic()
    } catch {
      // A fix that would cause a new diagnostic is refused, and nothing is changed.
      guard case .newDiagnostics = error else {
        throw BrokenPromise("fixes can't be applied: \(error)")
      }
      try promise(applier.changed.isEmpty, "fixes are refused, and files are changed")
    }
    guard !applier.fixed.isEmpty, !outcome.hasErrors else { return }
    try promise(!applier.check().hasErrors, "errors after fixes")
  }

  // MARK: Compiling

  private static func checkCompiled(
    _ catalog: Catalog, _ locales: CompiledLocales, _ sources: [String: SourceFile],
    _ arguments: [MessageArgument], isTwice: Bool
  ) throws {
    let (result, diagnostics) = CatalogCompiler.compile(catalog, reusing: locales)
    guard let compiled = result else {
      try promise(!diagnostics.isEmpty, "no catalog, and no reason")
      return
    }
    let generated = CatalogEmitter.files(catalog, compiled, sources: sources)
    for file in generated {
      let text = String(validating: file.bytes, as: UTF8.self)
      try promise(text != nil, "\(file.name) isn't UTF-8")
      try promise(
        text?.unicodeScalars.contains(where: \.steersTerminal) == false,
        "\(file.name) has controls: \(text?.visible ?? "")")
    }
    try promise(Set(generated.map(\.name)).count == generated.count, "two files of one name")
    if isTwice {
      let again = CatalogCompiler.compile(catalog).0
      try promise(
        again.map { CatalogEmitter.files(catalog, $0, sources: sources) } == generated,
        "the same catalog gives other files")
    }
    try checkLookup(in: try compiled.messageCatalog(), arguments)
  }

  /// Checks that every error has an answer in every locale.
  private static func checkLookup(
    in messages: MessageCatalog, _ arguments: [MessageArgument]
  ) throws {
    for (domain, errors) in messages.table.domains.enumerated() {
      for code in errors.codes.indices {
        for locale in messages.table.locales {
          let words = messages.words(
            domain: domain, code: code, arguments: arguments, preferring: [LocaleTag(locale)])
          let texts = [words.title, words.description, words.suggestion ?? "", words.help ?? ""]
          let count = texts.reduce(0) { $0 + $1.utf8.count } + words.options.count
          try promise(count < 1 << 26, "a text without end")
        }
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would obey the scalar, or would reorder text because of it.
  fileprivate var steersTerminal: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E: true
    default: false
    }
  }
}

/// A run that many inputs share, with the locales' data for compiling: asking ICU for it takes
/// longer than the rest.
///
/// The run and the data are renewed from time to time, because they keep all locales of the inputs.
private final class SharedRuns: Sendable {
  private let state = Mutex((run: CheckRun(.all), locales: CompiledLocales(), uses: 0))

  func next() -> (CheckRun, CompiledLocales) {
    state.withLock { state in
      state.uses += 1
      if state.uses % 5_000 == 0 {
        (state.run, state.locales) = (CheckRun(.all), CompiledLocales())
      }
      return (state.run, state.locales)
    }
  }
}
