import ArgumentParser
import BayanCatalog
import BayanCompiler
import BayanEmission
import Foundation

/// Writes the Swift module of a catalog.
struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Generate the Swift module.",
    discussion: """
      Checks the catalog first: where there is an error nothing is written, and what was \
      generated before stays. A file whose contents are the same isn't touched.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "Where to write; by default Sources/MODULE/Generated in the project.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Also write tests that render every error in every locale.", valueName: "folder"))
  var tests: String?

  @Option(
    help: ArgumentHelp(
      "Write the module as one file, for builds that must know its name.", valueName: "name"))
  var singleFile: String?

  @Flag(help: "Report findings with full paths, as compilers do.")
  var fullPaths = false

  @Flag(help: "Print nothing but findings.")
  var quiet = false

  func validate() throws {
    if let singleFile, singleFile.isEmpty || singleFile.contains("/") {
      throw ValidationError("'\(singleFile)' is no file name; choose the folder with --output.")
    }
  }

  func run() throws {
    let checked = CheckedProject(project.read())
    let root = fullPaths ? project.folder.standardizedFileURL.path + "/" : ""
    Terminal.show(checked.diagnostics, in: checked.files, root: root)
    guard let catalog = checked.catalog, !checked.hasErrors else { throw ExitCode.failure }
    let (compiled, diagnostics) = CatalogCompiler.compile(catalog)
    Terminal.show(diagnostics, in: checked.files, root: root)
    guard let compiled else { throw ExitCode.failure }

    let folder =
      output.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? project.folder.appendingPathComponent(
        "Sources/\(catalog.project.moduleName)/Generated", isDirectory: true)
    let files =
      singleFile.map {
        [CatalogEmitter.file(named: $0, catalog, compiled, sources: checked.files)]
      }
      ?? CatalogEmitter.files(catalog, compiled, sources: checked.files)
    try update(folder, to: files)
    if let tests {
      try update(
        URL(fileURLWithPath: tests, isDirectory: true),
        to: [CatalogEmitter.testFile(catalog, compiled)])
    }
  }

  private func update(_ folder: URL, to files: [GeneratedFile]) throws {
    let changes: OutputFolder.Changes
    do {
      changes = try OutputFolder(url: folder).update(to: files)
    } catch {
      Terminal.remark(
        "error: the folder '\(folder.relativePath)' can't be written: \(error.localizedDescription)"
      )
      throw ExitCode.failure
    }
    if quiet { return }
    for name in changes.written { Terminal.remark("wrote \(name)") }
    for name in changes.removed { Terminal.remark("removed \(name)") }
    if changes.written.isEmpty && changes.removed.isEmpty {
      Terminal.remark("\(changes.unchanged.count) files are up to date")
    }
  }
}
