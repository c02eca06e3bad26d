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
    let files = project.read()
    let inputs = GenerationInputs(files.files, options: options)
    let folders = inputs.project.map(folders)
    let former = folders.flatMap { GenerationRecord(in: $0[0]) }
    if let folders, let all = inputs.all, let former, former.inputs == all,
      former.holds(in: folders)
    {
      Terminal.error(former.findings)
      if !quiet { Terminal.remark("\(Set(former.pieces.map(\.file)).count) files are up to date") }
      return
    }
    // What is checked against the disk is made anew, whatever was known.
    try generate(consume files, inputs, check ? nil : former)
  }

  /// What the outcome depends on besides the files and the tool.
  private var options: [String] {
    [
      output ?? "", file.joined(separator: "/"), tests ?? "", fullPaths ? root : "",
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
      ?? sourceFolder(of: module.moduleName).appendingPathComponent("Generated", isDirectory: true)
    return [folder] + (tests.map { [URL(fileURLWithPath: $0, isDirectory: true)] } ?? [])
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

  /// A catalog that was compiled, and what of it the rest needs.
  private struct Module {
    /// Without the words of translations.
    var catalog: Catalog
    var compiled: CompiledCatalog
    /// The files of `Catalog/`.
    var sources: [String: SourceFile]
    /// The parts that are there already.
    var known: [String: [UInt8]]
    /// What was printed.
    var findings: String
    /// The paths of the files of words in whose messages nothing was found.
    var clean: Set<String>
  }

  private func generate(
    _ files: consuming ProjectFiles, _ inputs: GenerationInputs, _ former: GenerationRecord?
  ) throws {
    let module = try module(files, inputs, former)
    Memory.giveBack()
    let (catalog, compiled) = (module.catalog, module.compiled)
    var parts = CatalogEmitter.files(
      catalog, compiled, sources: module.sources, leavingOut: Set(module.known.keys))
    parts += module.known.map { GeneratedFile(name: $0.key, bytes: $0.value) }
    parts.sort { $0.name < $1.name }
    let gathered =
      file.isEmpty
      ? parts.map { GatheredFile(name: $0.name, parts: [$0]) }
      : CatalogEmitter.gather(parts, of: catalog, into: file)
    let outputs =
      [gathered.map(\.file)] + (tests == nil ? [] : [[CatalogEmitter.testFile(catalog, compiled)]])
    let folders = folders(of: catalog.project)
    if check { return try hold(folders, against: outputs) }

    GenerationRecord.remove(in: folders[0])
    for (folder, files) in zip(folders, outputs) {
      try OutputFolder(url: folder).update(to: files, quietly: quiet)
    }
    record(gathered, outputs, module, inputs)?.write(in: folders[0])
    // With the process the system takes back all memory at once, and not message by message.
    withExtendedLifetime(module) { Self.exit() }
  }

  /// Checks and compiles; the words of translations end here, which with the texts of the files are
  /// most of what is in memory.
  private func module(
    _ files: consuming ProjectFiles, _ inputs: GenerationInputs, _ former: GenerationRecord?
  ) throws -> Module {
    // Notes aren't printed here.
    var run = CheckRun(threshold: .warning)
    if let former, let project = inputs.project {
      run.clean = Set(
        inputs.checks(in: project).filter { former.clean.contains($0.value) }.keys)
    }
    var (catalog, sources, clean, findings) = try checked(files, run)
    Memory.giveBack()

    let known = knownParts(of: catalog, inputs, former)
    let unchanged = catalog.locales.map(\.tag).filter {
      known[CatalogEmitter.wordsFileName(of: $0, in: catalog)] != nil
    }
    let (compiled, diagnostics) = CatalogCompiler.compile(
      forgettingTranslationsOf: &catalog, leavingOut: Set(unchanged),
      whenForgotten: Memory.giveBack)
    if !diagnostics.isEmpty {
      // What rules let through is hardly ever too much to compile: then the texts are read again.
      let more = Terminal.text(
        of: diagnostics,
        in: Dictionary(
          project.read().files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }),
        root: root)
      Terminal.error(more)
      findings += more
    }
    guard let compiled else { throw ExitCode.failure }
    return Module(
      catalog: catalog, compiled: compiled, sources: sources, known: known, findings: findings,
      clean: clean)
  }

  /// Checks, and prints what was found; the texts of the locales' files end here.
  private func checked(
    _ files: consuming ProjectFiles, _ run: CheckRun
  ) throws -> (
    catalog: Catalog, sources: [String: SourceFile], clean: Set<String>, findings: String
  ) {
    let checked = CheckedProject(files, run: run)
    let findings = Terminal.text(of: checked.diagnostics, in: checked.files, root: root)
    Terminal.error(findings)
    guard let catalog = checked.catalog, !checked.hasErrors else { throw ExitCode.failure }
    return (
      catalog, checked.files.filter { $0.key.hasPrefix("Catalog/") }, checked.clean, findings
    )
  }

  /// The parts of the module that are there and were made from what there is now.
  private func knownParts(
    of catalog: Catalog, _ inputs: GenerationInputs, _ former: GenerationRecord?
  ) -> [String: [UInt8]] {
    guard let former else { return [:] }
    let names = Set(CatalogEmitter.fileNames(of: catalog))
    return former.contents(in: folders(of: catalog.project))
      .filter {
        names.contains($0.key) && $0.value.inputs == inputs.inputs(of: $0.key, in: catalog)
      }
      .mapValues(\.bytes)
  }

  /// What the next run has to know; `nil` if the tool doesn't know itself.
  private func record(
    _ gathered: [GatheredFile], _ outputs: [[GeneratedFile]], _ module: Module,
    _ inputs: GenerationInputs
  ) -> GenerationRecord? {
    guard let all = inputs.all else { return nil }
    var record = GenerationRecord(inputs: all, pieces: [], findings: module.findings)
    let checks = inputs.checks(in: module.catalog.project)
    record.clean = Set(module.clean.compactMap { checks[$0] })
    for file in gathered {
      for (part, range) in zip(file.parts, file.ranges) {
        guard let made = inputs.inputs(of: part.name, in: module.catalog) else { return nil }
        record.pieces.append(
          GenerationRecord.Piece(
            name: part.name, inputs: made, folder: 0, file: file.name, range: range,
            hash: ContentHash(part.bytes)))
      }
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
