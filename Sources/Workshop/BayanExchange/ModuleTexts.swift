package import BayanCatalog
package import BayanDiagnostics
import BayanHistory
import BayanSupport

/// The texts that a project has for errors of another module, as translators get them.
package struct ModuleTexts: Sendable {
  /// The texts, each with its source; see ``OverriddenCatalog/exchanged(with:)``.
  package let catalog: Catalog

  private let module: OverriddenModule
  private let library: Catalog
  private let libraryFiles: [String: SourceFile]

  /// The project's own catalog.
  private let own: Catalog

  /// Creates the texts.
  ///
  /// - Parameters:
  ///   - own: The project's own catalog.
  ///   - files: The files of the module, by path.
  package init(_ overridden: OverriddenCatalog, of own: Catalog, files: [String: SourceFile]) {
    self.own = own
    module = overridden.module
    library = overridden.library
    libraryFiles = files
    catalog = overridden.exchanged(with: own.sources?.sources(of: module.name))
  }

  /// Loads the texts from files of the project.
  func loaded(_ files: [SourceFile]) -> LoadedCatalog {
    let overridden = overridden(in: files)
    let own = Dictionary(firstOf: files, by: \.path)
    return LoadedCatalog(
      catalog: overridden.exchanged(with: self.own.sources?.sources(of: module.name)),
      diagnostics: overridden.overrides.diagnostics,
      files: own.merging(libraryFiles) { own, _ in own })
  }

  /// Returns the texts in all locales with their sources, those in the source locale too.
  func translations(in files: [String: SourceFile]) -> [Translation] {
    overridden(in: Array(files.values)).translations
  }

  private func overridden(in files: [SourceFile]) -> OverriddenCatalog {
    OverriddenCatalog(
      module, library: library,
      overrides: ModuleOverrides(of: module.name, in: files, locales: own.project.locales),
      of: own.project)
  }

  /// Returns the project's source texts with those of the module.
  func wholeSources(_ lock: SourcesLock) -> SourcesLock {
    var whole = own.sources ?? SourcesLock()
    whole.setSources(of: module.name, to: lock)
    return whole
  }

  /// Returns the project's states in a locale with those of the module's texts.
  func wholeStates(_ lock: StateLock, in tag: String) -> StateLock {
    var whole = own.locales.first { $0.tag == tag }?.states ?? StateLock()
    whole.setStates(of: module.name, to: lock)
    return whole
  }
}
