import ArgumentParser
package import BayanCatalog
package import BayanChecks
package import BayanCompiler
package import BayanDiagnostics
package import Foundation

/// The project that a command works on.
package struct ProjectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The project's folder.", valueName: "folder"))
  package var project = "."

  package init() {}

  package func validate() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: project, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw ValidationError("There is no folder '\(project)'. Give an existing one to --project.")
    }
  }

  /// The folder.
  package var folder: URL { URL(fileURLWithPath: project, isDirectory: true) }

  /// Reads all that the catalog is made of.
  package func read() -> ProjectFiles { ProjectFiles(in: folder) }
}

// MARK: - What commands need of it

extension ProjectOptions {
  /// The catalog as it was read, without any rule.
  ///
  /// - Throws: `ExitCode` where it can't be used, with the errors printed.
  package func load(_ files: ProjectFiles) throws -> (catalog: Catalog, files: [String: SourceFile])
  {
    let loaded = CatalogLoader.load(files.files)
    guard let catalog = loaded.catalog, files.diagnostics.isEmpty, loaded.isUsable else {
      let diagnostics = files.diagnostics + loaded.diagnostics
      Terminal.show(diagnostics.filter { $0.severity == .error }, in: loaded.files)
      throw ExitCode.failure
    }
    return (catalog, loaded.files)
  }

  /// The catalog of an outcome, with errors or without.
  ///
  /// - Throws: `ExitCode` where there is none, with the diagnostics printed.
  package static func catalog(of outcome: CheckRun.Outcome) throws -> Catalog {
    if let catalog = outcome.catalog { return catalog }
    Terminal.show(outcome.diagnostics, in: outcome.files)
    throw ExitCode.failure
  }

  /// A catalog without errors, compiled.
  package struct Module {
    package var catalog: Catalog
    package var compiled: CompiledCatalog
    /// The sources by path.
    package var files: [String: SourceFile]
  }

  /// Checks and compiles the catalog, and prints errors and warnings.
  ///
  /// - Parameter root: What stands before the paths of diagnostics.
  /// - Throws: `ExitCode` where there is an error.
  package func compile(root: String = "") throws -> Module {
    let checked = read().checked(by: CheckRun(threshold: .warning))
    Terminal.show(checked.diagnostics, in: checked.files, root: root)
    guard let catalog = checked.catalog, !checked.hasErrors else { throw ExitCode.failure }
    let (compiled, diagnostics) = CatalogCompiler.compile(catalog)
    Terminal.show(diagnostics, in: checked.files, root: root)
    guard let compiled else { throw ExitCode.failure }
    return Module(catalog: catalog, compiled: compiled, files: checked.files)
  }

  /// Writes files of the project, in this order, unless one of them was changed since it was read;
  /// those that are the same stay untouched.
  ///
  /// - Throws: `ExitCode`, with what stands in the way printed.
  package func write(_ files: [SourceFile], over read: ProjectFiles) throws {
    let before = Dictionary(
      read.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let files = files.filter { before[$0.path] != $0.bytes }
    for file in files {
      let path = folder.appendingPathComponent(file.path).path
      guard FileManager.default.contents(atPath: path).map(Array.init) == before[file.path] else {
        Terminal.remark(
          "error: '\(file.path)' has changed since it was read; nothing was written, run the "
            + "command again")
        throw ExitCode.failure
      }
    }
    for file in files {
      try WriteFailure.orExit { () throws(WriteFailure) in
        try FileWriting.write(
          file.bytes, to: folder.appendingPathComponent(file.path), as: file.path, isDurable: true)
      }
    }
  }
}
