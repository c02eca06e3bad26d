package import ArgumentParser
import BayanCatalog
import BayanCompiler
import BayanEmission
import BayanReports
import Foundation

/// Writes the Swift module of a catalog.
package struct Generate: ParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Generate the Swift module of the catalog.",
    discussion: """
      Checks the catalog first. If there is an error, nothing is written. Files that would not \
      change are not touched.

      --check writes nothing. It names each file that is not what would be generated, and then \
      the exit code is 1. Use it in continuous integration if you commit generated files.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      """
      Where to write. The default is Sources/MODULE/Generated in the project, or \
      Sources/GROUP/MODULE/Generated if the module is in a group.
      """, valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      Write the module into a file of this name, for builds that must know the name. \
      Repeatable: the first file takes the messages, the others share the error types.
      """, valueName: "name"))
  var file: [String] = []

  @Option(
    help: ArgumentHelp(
      "Also write tests that format every error in every locale.", valueName: "folder"))
  var tests: String?

  @OptionGroup var pseudo: PseudoOptions

  @Option(help: LibraryOption.help)
  var library: [String] = []

  @Flag(
    help: """
      The module is that of a program: its texts for errors of other modules win over those of \
      libraries.
      """)
  var program = false

  @Flag(help: "Write nothing; fail if a file is not what would be generated.")
  var check = false

  @Flag(help: "Report diagnostics with full paths, as compilers do.")
  var fullPaths = false

  @Flag(help: "Print only diagnostics.")
  var quiet = false

  package func validate() throws {
    for (index, name) in file.enumerated() {
      if !name.hasSuffix(".swift") || name.hasPrefix(".") || name.contains("/") {
        throw ValidationError(
          "'\(name)' is not the name of a Swift file. Give a name such as Errors.swift, and the folder with --output."
        )
      }
      if file[..<index].contains(name) {
        throw ValidationError("'--file \(name)' is given twice. Give each file another name.")
      }
    }
  }

  package init() {}

  package func run() throws {
    let project = try self.project.folder(fullPaths: fullPaths)
    let module = try project.compile(
      with: pseudo.locales, libraries: LibraryOption.folders(library))
    var surroundings = PlacedDiagnostics(
      [], in: module.files, below: project.prefix)
    ProjectSurroundings(of: project).checkTypes(of: module.catalog, into: &surroundings)
    Terminal.show(surroundings)
    var files = CatalogEmitter.files(
      module.catalog, module.compiled, sources: module.files,
      prefix: fullPaths ? project.prefix : "")
    if let overrides = OverridesEmitter.file(
      module.catalog, module.compiled, module.overrides, isProgram: program)
    {
      files.append(overrides)
    }
    if !file.isEmpty { files = CatalogEmitter.gather(files, of: module.catalog, into: file) }
    var outputs = [(folder: moduleFolder(of: module.catalog.project, in: project), files: files)]
    if let tests {
      let folder = OutputFolder(url: URL(fileURLWithPath: tests, isDirectory: true))
      outputs.append((folder, [CatalogEmitter.testFile(module.catalog, module.compiled)]))
    }
    if check { return try compare(outputs) }
    try OutputFolder.update(outputs, quietly: quiet)
  }

  /// Returns the folder of the module's files.
  private func moduleFolder(of module: Project, in project: ProjectFolder) -> OutputFolder {
    if let output { return OutputFolder(url: URL(fileURLWithPath: output, isDirectory: true)) }
    return OutputFolder(
      url: sourceFolder(of: module.moduleName, in: project)
        .appendingPathComponent("Generated", isDirectory: true), of: project.url)
  }

  /// Returns the folder of a module: directly below `Sources/`, or in a group there with such a
  /// folder.
  private func sourceFolder(of module: String, in project: ProjectFolder) -> URL {
    let sources = project.url.appendingPathComponent("Sources", isDirectory: true)
    let direct = sources.appendingPathComponent(module, isDirectory: true)
    let groups = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
    let grouped = (groups ?? []).sorted().map {
      sources.appendingPathComponent("\($0)/\(module)", isDirectory: true)
    }
    let found = ([direct] + grouped).first { FileManager.default.fileExists(atPath: $0.path) }
    return found ?? direct
  }

  /// Prints the files that differ from the generated ones.
  ///
  /// - Throws: `ExitCode` if there is such a file.
  private func compare(_ outputs: [(folder: OutputFolder, files: [GeneratedFile])]) throws {
    let faults = outputs.flatMap { folder, files in
      folder.faults(against: files, root: ProjectFolder(folder.url, fullPaths: fullPaths).prefix)
    }
    guard !faults.isEmpty else {
      let count = outputs.reduce(0) { $0 + $1.files.count }
      if !quiet { Terminal.remark("\(counted(count, "file")) up to date") }
      return
    }
    for fault in faults { Terminal.remark("error: \(fault)") }
    Terminal.remark("to update them: \(command)")
    throw ExitCode.failure
  }

  /// The command that writes the files which `--check` compares.
  private var command: String {
    var parts = ["bayan", "generate"]
    if let folder = project.project { parts += ["--project", folder] }
    if let output { parts += ["--output", output] }
    for name in file { parts += ["--file", name] }
    if let tests { parts += ["--tests", tests] }
    for library in library { parts += ["--library", library] }
    if program { parts.append("--program") }
    if pseudo.pseudo { parts.append("--pseudo") }
    return parts.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
  }
}
