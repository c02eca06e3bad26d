package import BayanCatalog
package import BayanDiagnostics
import BayanSupport

/// The texts that a project has for errors of other modules.
package struct ProjectOverrides: Sendable {
  /// The modules whose catalogs could be used.
  package let catalogs: [OverriddenCatalog]

  /// The catalogs of the modules, with the diagnostics of those that can't be used.
  package let libraries: LibraryCatalogs
  private let sources: SourcesLock?
  private let files: [SourceFile]

  /// Creates the texts.
  ///
  /// - Parameters:
  ///   - catalog: The project's own catalog.
  ///   - files: The project's files.
  package init(of catalog: Catalog, files: [SourceFile], libraries: LibraryCatalogs) {
    self.libraries = libraries
    self.files = files
    sources = catalog.sources
    catalogs = catalog.project.overrides.compactMap { module in
      libraries.catalogs[module.name].map { library in
        OverriddenCatalog(
          module, library: library,
          overrides: ModuleOverrides(
            of: module.name, in: files, locales: catalog.project.locales), of: catalog.project)
      }
    }
  }

  /// Adds the diagnostics of the texts to those of the project.
  package func check(by run: CheckRun, into outcome: inout CheckRun.Outcome) {
    guard let project = outcome.catalog?.project else { return }
    guard !project.overrides.isEmpty || !libraries.diagnostics.isEmpty else { return }
    let own = Dictionary(firstOf: files, by: \.path)
    let all = own.merging(libraries.files) { own, _ in own }
    let ofLibraries = libraries.diagnostics.compactMap { diagnostic -> Diagnostic? in
      guard diagnostic.rule == "override-shared" else { return diagnostic }
      var diagnostic = diagnostic
      guard let severity = project.severity(of: diagnostic.rule, orElse: .error) else { return nil }
      diagnostic.severity = severity
      return diagnostic
    }
    let found =
      ofLibraries.filter { run.isAskedFor($0, source: project.sourceLocale) }
      .fingerprinted(in: all)
      + catalogs.flatMap { OverrideCheck($0, lock: sources).diagnostics(by: run, in: all) }
    outcome.diagnostics = (outcome.diagnostics + found).sortedByPlace()
    outcome.hasErrors =
      outcome.hasErrors || ofLibraries.contains { $0.severity == .error }
      || found.contains { $0.severity == .error && $0.suppression == nil }
    outcome.files.merge(libraries.files) { own, _ in own }
  }
}
