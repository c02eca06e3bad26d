public import BayanCatalog
public import BayanDiagnostics

/// One run of the checks over a project's files.
///
/// The command, its fixes and its tests use this type, so that a diagnostic has the same fingerprint,
/// and is suppressed or not, for all of them.
public struct CheckRun: Sendable {
  /// The readers of the diagnostics.
  public enum Audience: String, Sendable, CaseIterable {
    /// Problems of translations.
    case translator
    /// Problems of the catalog and of the source locale's messages.
    case developer
    /// Errors alone, in which missing messages count as errors at any severity of the project.
    case release
  }

  /// The result of a run.
  public struct Outcome: Sendable {
    /// The catalog; `nil` if too little of it could be read.
    public var catalog: Catalog?

    /// The sources by path.
    public var files: [String: SourceFile]

    /// The requested diagnostics, by file and offset; suppressed ones have their
    /// ``BayanDiagnostics/Diagnostic/suppression``.
    public var diagnostics: [Diagnostic]

    /// Whether an error prevents the use of the catalog, requested or not.
    public var hasErrors: Bool
  }

  /// The rules that run.
  package let rules: RuleBook

  /// The readers of the diagnostics; `nil` for all diagnostics.
  var audience: Audience?

  /// The locales whose diagnostics are requested; all if empty.
  package var locales: Set<String>

  /// The least severity of requested diagnostics.
  ///
  /// Rules with only lower severities aren't run.
  ///
  /// The threshold changes nothing else: no diagnostic is superseded by one of lower severity. Rules with
  /// suppressed diagnostics run anyway, so that unused suppressions are reported.
  var threshold: Diagnostic.Severity

  /// Whether the diagnostics of gates are errors, unless the rule itself lowers them.
  ///
  /// A gate is for texts from outside, and for a release. For a closed gate `[checks]` has no effect,
  /// and only a suppression that names the text opens it.
  var closesGates: Bool

  /// The data of locales, kept for later runs.
  package let contexts = LocaleContexts()

  /// Creates a run.
  ///
  /// - Parameter closesGates: Whether the rules that are gates run at their own severity; they always
  ///   do before a release.
  public init(
    _ rules: RuleBook, audience: Audience? = nil, locales: Set<String> = [],
    threshold: Diagnostic.Severity = .note, closesGates: Bool = false
  ) {
    self.rules = rules
    self.audience = audience
    self.locales = locales
    self.threshold = audience == .release ? .error : threshold
    self.closesGates = closesGates || audience == .release
  }

  /// The same run with closed gates.
  package var withClosedGates: Self {
    var run = self
    run.closesGates = true
    return run
  }

  /// The rules about missing messages, which a release must have.
  private static let missingWords: [RuleID] = [.translationMissing, .optionLabelMissing]

  /// Loads and checks files.
  ///
  /// - Parameter reading: The diagnostics from reading the files from the disk.
  public func callAsFunction(
    _ files: [SourceFile], reading: [Diagnostic] = []
  ) -> Outcome { self(CatalogLoader.load(files), reading: reading) }

  /// Checks a catalog that is loaded already.
  ///
  /// - Parameters:
  ///   - reading: The diagnostics from reading the files from the disk.
  ///   - id: The message that is asked about, so that the diagnostics of others may be incomplete; `nil`
  ///     for all messages.
  package func callAsFunction(
    _ loaded: LoadedCatalog, reading: [Diagnostic] = [], about id: MessageID? = nil
  ) -> Outcome {
    var loaded = loaded
    if audience == .release, let place = loaded.catalog?.project.place {
      let reviewed: [RuleID] =
        loaded.catalog?.project.reviewedForRelease.isEmpty == false ? [.translationUnreviewed] : []
      for rule in Self.missingWords + reviewed {
        loaded.catalog?.project.checks[rule] = Project.CheckSetting(
          severity: .error, place: place)
      }
    }
    var diagnostics = self.diagnostics(of: loaded, reading: reading, about: id)
    if let catalog = loaded.catalog, !catalog.suppressions.isEmpty {
      let result = catalog.suppressed(
        diagnostics, files: loaded.files, knowing: rules, closesGates: closesGates)
      diagnostics = (result.diagnostics + result.unused.map(\.diagnostic)).sortedByPlace()
    }
    return Outcome(
      catalog: loaded.catalog, files: loaded.files,
      diagnostics: loaded.catalog.map { catalog in
        diagnostics.filter { isAskedFor($0, source: catalog.project.sourceLocale) }
      } ?? diagnostics,
      hasErrors: loaded.catalog == nil
        || diagnostics.contains { $0.severity == .error && $0.suppression == nil })
  }

  /// Returns all diagnostics with their fingerprints, before suppression.
  package func diagnostics(
    of loaded: LoadedCatalog, reading: [Diagnostic] = [], withRedundant: Bool = false,
    about id: MessageID? = nil
  ) -> [Diagnostic] {
    let found = rules.diagnostics(
      of: loaded, withRedundant: withRedundant, threshold: threshold, closesGates: closesGates,
      about: id, in: contexts)
    return Self.withLocales(reading + found).fingerprinted(in: loaded.files)
  }

  package func isAskedFor(_ diagnostic: Diagnostic, source: String) -> Bool {
    if diagnostic.severity < threshold { return false }
    if !locales.isEmpty {
      guard let locale = diagnostic.locale, locales.contains(locale) else { return false }
    }
    switch audience {
    case nil: return true
    case .translator: return diagnostic.locale != nil && diagnostic.locale != source
    case .developer: return diagnostic.locale == nil || diagnostic.locale == source
    case .release: return diagnostic.severity == .error
    }
  }

  /// Returns the diagnostics, in which those about the form of a locale's file have that locale, even without
  /// a message.
  private static func withLocales(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var diagnostics = diagnostics
    // The locales are kept by file, because splitting a path takes time.
    var locales: [String: String?] = [:]
    for index in diagnostics.indices where diagnostics[index].locale == nil {
      let file = diagnostics[index].file
      diagnostics[index].locale = locales[file].remembered { ProjectLayout.locale(of: file) }
    }
    return diagnostics
  }
}

extension Catalog {
  /// Returns the highest severity of a missing message of a locale: `note` for a locale in
  /// progress.
  package func highestOfMissing(in locale: String) -> Diagnostic.Severity {
    project.localesInProgress.contains(locale) ? .note : .error
  }
}
