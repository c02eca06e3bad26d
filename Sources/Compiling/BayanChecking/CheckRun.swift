public import BayanCatalog
public import BayanDiagnostics

/// One run of the checks over a project's files, for whoever asks.
///
/// The command, its fixes and its tests go through here, so that a diagnostic has the same fingerprint,
/// and is allowed or not, whatever is done with it.
public struct CheckRun: Sendable {
  /// Who reads the diagnostics.
  public enum Audience: String, Sendable, CaseIterable {
    /// What is wrong with translations.
    case translator
    /// What is wrong with the catalog and the source locale's words.
    case developer
    /// Errors only. Missing messages are errors here, whatever severity the project gives them.
    case release
  }

  /// What a run found.
  public struct Outcome: Sendable {
    /// The catalog; `nil` where too little of it could be read.
    public var catalog: Catalog?

    /// The sources by path.
    public var files: [String: SourceFile]

    /// The diagnostics that were asked for, by file and offset; those that are allowed have their
    /// ``BayanDiagnostics/Diagnostic/suppression``.
    public var diagnostics: [Diagnostic]

    /// Whether something stands against using the catalog, asked for or not.
    public var hasErrors: Bool
  }

  /// The rules that run.
  package let rules: RuleBook

  /// Who reads the diagnostics; all are given where nobody is named.
  var audience: Audience?

  /// The locales whose diagnostics are wanted; all where there is none.
  package var locales: Set<String>

  /// The least severity that is asked for: rules that have only lesser things to say aren't run.
  ///
  /// It changes nothing else: no diagnostic gives way to one of lower severity. Rules with suppressed
  /// diagnostics run anyway, so that unused suppressions are reported.
  var threshold: Diagnostic.Severity

  /// Whether the diagnostics of gates are errors, unless the rule itself lowers them.
  ///
  /// A gate is for texts that come from elsewhere, and for a release. There `[checks]` doesn't count,
  /// and only a suppression that names the text opens it.
  var closesGates: Bool

  /// What is known of locales, kept for the next time.
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

  /// The rules that report words that aren't there, which a release can't be without.
  private static let missingWords: [RuleID] = [.translationMissing, .optionLabelMissing]

  /// Loads and checks.
  ///
  /// - Parameter reading: What was found while the files were read from the disk.
  public func callAsFunction(
    _ files: [SourceFile], reading: [Diagnostic] = []
  ) -> Outcome {
    var loaded = CatalogLoader.load(files)
    if audience == .release, let place = loaded.catalog?.project.place {
      let reviewed: [RuleID] =
        loaded.catalog?.project.reviewedForRelease.isEmpty == false ? [.translationUnreviewed] : []
      for rule in Self.missingWords + reviewed {
        loaded.catalog?.project.checks[rule] = Project.CheckSetting(
          severity: .error, place: place)
      }
    }
    let all = self.diagnostics(of: loaded, reading: reading)
    let diagnostics =
      loaded.catalog?.suppressing(
        all, files: loaded.files, knowing: rules, closesGates: closesGates) ?? all
    return Outcome(
      catalog: loaded.catalog, files: loaded.files,
      diagnostics: loaded.catalog.map { catalog in
        diagnostics.filter { isAskedFor($0, source: catalog.project.sourceLocale) }
      } ?? diagnostics,
      hasErrors: loaded.catalog == nil
        || diagnostics.contains { $0.severity == .error && $0.suppression == nil })
  }

  /// All diagnostics with their fingerprints, before any is suppressed.
  package func diagnostics(
    of loaded: LoadedCatalog, reading: [Diagnostic] = [], withRedundant: Bool = false
  ) -> [Diagnostic] {
    let found = rules.diagnostics(
      of: loaded, withRedundant: withRedundant, threshold: threshold, closesGates: closesGates,
      in: contexts)
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

  /// A diagnostic on the form of a locale's file is that locale's, though nobody could say of which
  /// words.
  private static func withLocales(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var diagnostics = diagnostics
    // By file, for a path is taken apart.
    var locales: [String: String?] = [:]
    for index in diagnostics.indices where diagnostics[index].locale == nil {
      let file = diagnostics[index].file
      diagnostics[index].locale = locales[file].remembered { ProjectLayout.locale(of: file) }
    }
    return diagnostics
  }
}

extension Catalog {
  /// How much a missing message of a locale matters at most: in one that is in progress it is worth
  /// a note.
  package func highestOfMissing(in locale: String) -> Diagnostic.Severity {
    project.localesInProgress.contains(locale) ? .note : .error
  }
}
