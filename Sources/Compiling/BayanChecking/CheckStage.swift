package import BayanCatalog
package import BayanDiagnostics

/// The result of checking one locale, or the catalog with its source locale.
///
/// A build on many machines checks each locale alone: against the catalog and the source messages,
/// without those of other locales. All stages together have the diagnostics of one run (``CheckRun``).
package struct CheckStage: Sendable {
  /// The locale; `nil` for the catalog and the source locale.
  package var locale: String?

  /// The diagnostics of the locale, sorted by file and offset.
  package var diagnostics: [Diagnostic]

  /// The suppressions of `bayan.toml` that match one of the diagnostics.
  package var used: Set<Place>

  /// The diagnostics about unused suppressions, which count only if no other stage has used these.
  package var unlessUsed: [(place: Place, diagnostic: Diagnostic)]

  /// The sources by path.
  package var files: [String: SourceFile]

  /// The locales of the project; `nil` if its settings are unreadable.
  package var locales: [String]?

  /// Checks a locale.
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
    /// Whether a diagnostic is this stage's; those of other locales come from missing files.
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
