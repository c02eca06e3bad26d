import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanRules
import BayanSupport

/// The option for the errors of another module, for which a project has texts.
struct ModuleOptions: ParsableArguments {
  @Option(
    help: """
      Instead of the project's own errors, those of a module in 'overrides', with the project's texts \
      in the place of the module's own.
      """)
  var module: String?

  @Option(help: LibraryOption.help)
  var library: [String] = []

  /// Returns the catalog that is asked for, with its diagnostics.
  ///
  /// - Throws: `ValidationError` for a module for which the project has no texts, and `ExitCode` for one whose catalog
  ///   can't be used, with the diagnostics printed.
  func checked(_ folder: ProjectFolder) throws -> CheckRun.Outcome {
    let read = folder.read()
    var checked = read.checked()
    guard let module else { return checked }
    let catalog = try folder.catalog(of: checked)
    try checkName(module, in: catalog)
    let overridden = try overrides(of: catalog, files: read.files, in: folder)
    checked.diagnostics = []
    overridden.check(by: CheckRun(.all), into: &checked)
    guard let texts = overridden.catalogs.first(where: { $0.module.name == module }) else {
      folder.show(checked.diagnostics, in: checked.files)
      throw ExitCode.failure
    }
    checked.catalog = texts.shown
    return checked
  }

  /// Returns the texts for the module that is asked for, and the module's files; `nil` without a module.
  ///
  /// - Parameter catalog: The project's own catalog.
  /// - Throws: The errors of ``checked(_:)``.
  func texts(
    of catalog: Catalog, files: [SourceFile], in folder: ProjectFolder
  ) throws -> (texts: OverriddenCatalog, files: [String: SourceFile])? {
    guard let module else { return nil }
    try checkName(module, in: catalog)
    let overridden = try overrides(of: catalog, files: files, in: folder)
    guard let texts = overridden.catalogs.first(where: { $0.module.name == module }) else {
      let own = Dictionary(firstOf: files, by: \.path)
      folder.show(overridden.libraries.diagnostics, in: own)
      throw ExitCode.failure
    }
    return (texts, overridden.libraries.files)
  }

  /// Returns the project's texts for errors of all modules.
  func overrides(
    of catalog: Catalog, files: [SourceFile], in folder: ProjectFolder
  ) throws -> ProjectOverrides {
    ProjectOverrides(
      of: catalog, files: files,
      libraries: LibraryReader.libraries(
        catalog.project.overrides, of: folder, folders: try LibraryOption.folders(library)))
  }

  /// - Throws: `ValidationError` for a module for which the project has no texts.
  private func checkName(_ module: String, in catalog: Catalog) throws {
    let modules = catalog.project.overrides.map(\.name)
    guard modules.contains(module) else {
      throw ValidationError(
        sentence: modules.isEmpty
          ? "This project has no texts for errors of other modules. Name these in 'overrides' of Catalog/bayan.toml."
          : "'\(module)' is not among 'overrides' in Catalog/bayan.toml. There are: \(modules.joined(separator: ", "))."
      )
    }
  }
}
