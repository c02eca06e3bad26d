import ArgumentParser
import BayanCatalog
import BayanChecks
import BayanCompiler
import BayanDiagnostics
import BayanEmission
import Foundation

/// Writes the Swift module of a catalog.
struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Generate the Swift module.",
    discussion: """
      Checks the catalog first: where there is an error nothing is written, and what was \
      generated before stays. A file whose contents are the same isn't touched.

      With --check nothing is written: exits with 1 if a file isn't what would be generated, \
      and names it. For continuous integration, where generated files are committed.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      """
      Where to write; by default Sources/MODULE/Generated in the project, or \
      Sources/GROUP/MODULE/Generated where that module is in a group of others.
      """, valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      Write the module into this file, for builds that must know its name. Repeatable: error types \
      go into the files after the first, in turn.
      """, valueName: "name"))
  var file: [String] = []

  @Option(
    help: ArgumentHelp(
      "Also write tests that render every error in every locale.", valueName: "folder"))
  var tests: String?

  @Flag(help: "Write nothing; exit with 1 if a file isn't what would be generated.")
  var check = false

  @Flag(help: "Report findings with full paths, as compilers do.")
  var fullPaths = false

  @Flag(help: "Print nothing but findings.")
  var quiet = false

  func validate() throws {
    for (index, name) in file.enumerated() {
      if !name.hasSuffix(".swift") || name.hasPrefix(".") || name.contains("/") {
        throw ValidationError(
          "'\(name)' is no name of a Swift file; choose the folder with --output.")
      }
      if file[..<index].contains(name) {
        throw ValidationError("'--file \(name)' is given twice; name another file.")
      }
    }
  }

  func run() throws {
    let checked = CheckedProject(project.read(), run: CheckRun(threshold: .warning))
    Terminal.show(checked.diagnostics, in: checked.files, root: root)
    guard let catalog = checked.catalog, !checked.hasErrors else { throw ExitCode.failure }
    let (compiled, diagnostics) = CatalogCompiler.compile(catalog)
    Terminal.show(diagnostics, in: checked.files, root: root)
    guard let compiled else { throw ExitCode.failure }

    var files = CatalogEmitter.files(catalog, compiled, sources: checked.files)
    if !file.isEmpty { files = CatalogEmitter.gather(files, of: catalog, into: file) }
    var outputs = [(moduleFolder(of: catalog.project), files)]
    if let tests {
      outputs.append(
        (
          OutputFolder(url: URL(fileURLWithPath: tests, isDirectory: true)),
          [CatalogEmitter.testFile(catalog, compiled)]
        ))
    }
    if check { return try compare(outputs) }
    for (folder, files) in outputs { try folder.update(to: files, quietly: quiet) }
  }

  /// What stands before the paths of diagnostics.
  private var root: String {
    fullPaths ? project.folder.standardizedFileURL.path + "/" : ""
  }

  /// Where to write the module.
  private func moduleFolder(of module: Project) -> OutputFolder {
    OutputFolder(
      url: output.map { URL(fileURLWithPath: $0, isDirectory: true) }
        ?? sourceFolder(of: module.moduleName)
        .appendingPathComponent("Generated", isDirectory: true))
  }

  /// The folder of a module: directly below `Sources/`, or in a group there that has it.
  private func sourceFolder(of module: String) -> URL {
    let sources = project.folder.appendingPathComponent("Sources", isDirectory: true)
    let direct = sources.appendingPathComponent(module, isDirectory: true)
    let groups = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
    let grouped = (groups ?? []).sorted().map {
      sources.appendingPathComponent("\($0)/\(module)", isDirectory: true)
    }
    let found = ([direct] + grouped).first { FileManager.default.fileExists(atPath: $0.path) }
    return found ?? direct
  }

  /// Says which files aren't what would be written.
  ///
  /// - Throws: `ExitCode` if there is one.
  private func compare(_ outputs: [(OutputFolder, [GeneratedFile])]) throws {
    let faults = outputs.flatMap { folder, files in
      folder.faults(against: files, root: folder.url.relativePath + "/")
    }
    guard !faults.isEmpty else {
      let count = outputs.reduce(0) { $0 + $1.1.count }
      if !quiet { Terminal.remark("\(count) files are up to date") }
      return
    }
    for fault in faults { Terminal.remark("error: \(fault)") }
    Terminal.remark("to renew them: \(command)")
    throw ExitCode.failure
  }

  /// The command that writes what `--check` looks for.
  private var command: String {
    var words = ["bayan", "generate"]
    if project.project != "." { words += ["--project", project.project] }
    if let output { words += ["--output", output] }
    for name in file { words += ["--file", name] }
    if let tests { words += ["--tests", tests] }
    return words.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
  }
}

extension OutputFolder {
  /// Brings the folder to hold exactly these generated files, and says what that took.
  ///
  /// - Throws: `ExitCode`, with what went wrong printed.
  func update(to files: [GeneratedFile], quietly quiet: Bool) throws {
    let changes = try WriteFailure.orExit(url.relativePath) { try update(to: files) }
    if quiet { return }
    for name in changes.written { Terminal.remark("wrote \(name)") }
    for name in changes.removed { Terminal.remark("removed \(name)") }
    if changes.written.isEmpty && changes.removed.isEmpty {
      Terminal.remark("\(changes.unchanged.count) files are up to date")
    }
  }
}
