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
      generated before stays. A file whose contents are the same isn't touched, a locale \
      whose files are the same isn't compiled again, and where all is the same nothing is done.

      With --check nothing is written: exits with 1 if a file isn't what would be generated, \
      and names it. For continuous integration, where generated files are committed.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "Where to write; by default Sources/MODULE/Generated in the project.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write the module as one file, for builds that must know its name.", valueName: "name"))
  var singleFile: String?

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
    if let singleFile, singleFile.isEmpty || singleFile.contains("/") {
      throw ValidationError("'\(singleFile)' is no file name; choose the folder with --output.")
    }
  }

  func run() throws {
    let files = project.read()
    let inputs = GenerationInputs(files.files, options: options)
    if let folders = inputs.project.map(folders), let all = inputs.all,
      let record = GenerationRecord(in: folders[0]), record.inputs == all, record.holds(in: folders)
    {
      Terminal.error(record.findings)
      if !quiet { Terminal.remark("\(Set(record.pieces.map(\.file)).count) files are up to date") }
      return
    }
    try generate(files, inputs)
  }

  /// What the outcome depends on besides the files and the tool.
  private var options: [String] {
    [
      output ?? "", singleFile ?? "", tests ?? "", fullPaths ? root : "",
      Terminal.hasColor ? "color" : "",
    ]
  }

  private var root: String {
    fullPaths ? project.folder.standardizedFileURL.path + "/" : ""
  }

  /// Where to write: the module, then its tests if they are asked for.
  private func folders(of module: Project) -> [URL] {
    let folder =
      output.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? project.folder.appendingPathComponent(
        "Sources/\(module.moduleName)/Generated", isDirectory: true)
    return [folder] + (tests.map { [URL(fileURLWithPath: $0, isDirectory: true)] } ?? [])
  }

  private func generate(_ files: ProjectFiles, _ inputs: GenerationInputs) throws {
    // Notes aren't printed here.
    let checked = CheckedProject(files, run: CheckRun(threshold: .warning))
    var findings = Terminal.text(of: checked.diagnostics, in: checked.files, root: root)
    Terminal.error(findings)
    guard let catalog = checked.catalog, !checked.hasErrors else { throw ExitCode.failure }

    let folders = folders(of: catalog.project)
    let known = knownParts(of: catalog, inputs, in: folders)
    let (compiled, diagnostics) = CatalogCompiler.compile(
      catalog,
      leavingOut: Set(
        catalog.locales.map(\.tag).filter {
          known[CatalogEmitter.wordsFileName(of: $0, in: catalog)] != nil
        }))
    let more = Terminal.text(of: diagnostics, in: checked.files, root: root)
    Terminal.error(more)
    findings += more
    guard let compiled else { throw ExitCode.failure }

    Memory.giveBack()
    var parts = CatalogEmitter.files(
      catalog, compiled, sources: checked.files, leavingOut: Set(known.keys))
    parts += known.map { GeneratedFile(name: $0.key, bytes: $0.value) }
    parts.sort { $0.name < $1.name }
    let module = singleFile.map { [CatalogEmitter.joined(parts, named: $0)] } ?? parts
    let outputs = [module] + (tests == nil ? [] : [[CatalogEmitter.testFile(catalog, compiled)]])
    if check { return try hold(folders, against: outputs) }

    GenerationRecord.remove(in: folders[0])
    for (folder, files) in zip(folders, outputs) { try update(folder, to: files) }
    record(parts, outputs, catalog, inputs, findings)?.write(in: folders[0])
    // With the process the system takes back all memory at once, and not message by message.
    withExtendedLifetime(checked) { Self.exit() }
  }

  /// The parts of the module that are there and were made from what there is now.
  private func knownParts(
    of catalog: Catalog, _ inputs: GenerationInputs, in folders: [URL]
  ) -> [String: [UInt8]] {
    guard !check, let record = GenerationRecord(in: folders[0]) else { return [:] }
    let names = Set(CatalogEmitter.fileNames(of: catalog))
    return record.contents(in: folders)
      .filter {
        names.contains($0.key) && $0.value.inputs == inputs.inputs(of: $0.key, in: catalog)
      }
      .mapValues(\.bytes)
  }

  /// What the next run has to know; `nil` if the tool doesn't know itself.
  private func record(
    _ parts: [GeneratedFile], _ outputs: [[GeneratedFile]], _ catalog: Catalog,
    _ inputs: GenerationInputs, _ findings: String
  ) -> GenerationRecord? {
    guard let all = inputs.all else { return nil }
    var record = GenerationRecord(inputs: all, pieces: [], findings: findings)
    var end = 0
    for (index, part) in parts.enumerated() {
      let start = singleFile == nil || index == 0 ? 0 : end + 1
      end = start + part.bytes.count
      guard let made = inputs.inputs(of: part.name, in: catalog) else { return nil }
      record.pieces.append(
        GenerationRecord.Piece(
          name: part.name, inputs: made, folder: 0, file: singleFile ?? part.name,
          range: start..<end, hash: ContentHash(part.bytes)))
    }
    for file in outputs.dropFirst().joined() {
      record.pieces.append(
        GenerationRecord.Piece(
          name: file.name, inputs: all, folder: 1, file: file.name, range: 0..<file.bytes.count,
          hash: ContentHash(file.bytes)))
    }
    return record
  }

  /// Says which files aren't what they should be.
  private func hold(_ folders: [URL], against outputs: [[GeneratedFile]]) throws {
    let faults = zip(folders, outputs).flatMap { folder, files in
      OutputFolder(url: folder).faults(against: files, root: folder.relativePath + "/")
    }
    guard !faults.isEmpty else {
      if !quiet { Terminal.remark("\(outputs.joined().count) files are up to date") }
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
    if let singleFile { words += ["--single-file", singleFile] }
    if let tests { words += ["--tests", tests] }
    return words.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
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
