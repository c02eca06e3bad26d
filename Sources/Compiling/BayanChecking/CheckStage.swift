package import BayanCatalog
package import BayanDiagnostics

/// What the check of one locale found, or that of the catalog with its source locale.
///
/// A build on many machines checks each locale by itself: against the catalog and the words that it
/// translates, without those of other locales. All stages together find what one run finds (``CheckRun``).
package struct CheckStage: Sendable {
  /// The locale; `nil` for the catalog and the source locale.
  package var locale: String?

  /// What was found of it, by file and offset.
  package var diagnostics: [Diagnostic]

  /// The suppressions of `bayan.toml` that met one of the diagnostics.
  package var used: Set<Place>

  /// Diagnostics that count unless another stage has used a suppression: that nothing uses it.
  package var unlessUsed: [(place: Place, diagnostic: Diagnostic)]

  /// The sources by path.
  package var files: [String: SourceFile]

  /// The locales of the project; `nil` where its settings couldn't be read.
  package var locales: [String]?

  /// Checks.
  ///
  /// - Parameters:
  ///   - locale: The locale; `nil` for the catalog and the source locale.
  ///   - files: The files of `Catalog/`, of the source locale, and of the locale.
  package init(of locale: String?, in files: [SourceFile], by rules: RuleBook) {
    let run = CheckRun(rules)
    let loaded = CatalogLoader.load(files)
    let all = run.diagnostics(of: loaded)
    let result =
      loaded.catalog?.suppressed(all, files: loaded.files, knowing: rules)
      ?? Catalog.Suppressed(
        diagnostics: all, used: [Place?](repeating: nil, count: all.count), unused: [])
    let source = loaded.catalog?.project.sourceLocale
    let translated = Set(loaded.catalog?.project.locales ?? []).subtracting([source])
    /// Whether a diagnostic is this stage's; those of other locales come of files that aren't here.
    func isOwn(_ diagnostic: Diagnostic) -> Bool {
      guard let locale else {
        return diagnostic.locale.map { !translated.contains($0) } ?? true
      }
      return diagnostic.locale == locale
    }
    self.locale = locale
    self.files = loaded.files
    locales = loaded.catalog?.project.locales
    used = []
    diagnostics = []
    for (diagnostic, place) in zip(result.diagnostics, result.used) where isOwn(diagnostic) {
      diagnostics.append(diagnostic)
      if let place, ProjectLayout.locale(of: place.file) == nil { used.insert(place) }
    }
    unlessUsed = []
    for entry in result.unused where isOwn(entry.diagnostic) {
      if ProjectLayout.locale(of: entry.place.file) == nil {
        unlessUsed.append(entry)
      } else {
        diagnostics.append(entry.diagnostic)
      }
    }
    diagnostics = diagnostics.sortedByPlace()
  }
}
