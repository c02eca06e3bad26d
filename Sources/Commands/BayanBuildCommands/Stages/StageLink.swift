import ArgumentParser
import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanEmission
import BayanReports
import BayanRules
import BayanSupport
import Foundation

/// Links the compiled parts.
struct StageLink: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "link",
    abstract: "Write the Swift module and the packs, from all that was compiled.",
    discussion: """
      Reads the files of Catalog/ and of the source locale, what 'stage compile' wrote, and what 'stage check' \
      wrote. If a check found an error, nothing is written.
      """)

  @Option(
    name: .customLong("part"),
    help: ArgumentHelp("What 'stage compile' wrote. Repeatable.", valueName: "file"))
  var parts: [String] = []

  @Option(
    name: .customLong("check"),
    help: ArgumentHelp("What 'stage check' wrote. Repeatable.", valueName: "file"))
  var checks: [String] = []

  @Option(help: ArgumentHelp("Where to write the module.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write the module into a file of this name. Repeatable, as for 'generate'.",
      valueName: "name"))
  var file: [String] = []

  @Option(help: ArgumentHelp("Where to write the files LOCALE.bayanpack.", valueName: "folder"))
  var packs: String?

  @OptionGroup var pseudo: PseudoOptions

  @OptionGroup var files: StageFiles

  func validate() throws {
    if output == nil, packs == nil {
      throw ValidationError("Say where to write: --output for the module, --packs for the packs.")
    }
  }

  func run() throws {
    let sources = try files.read()
    let compiledParts = try parts.map { path in
      guard let part = CompiledPart(bytes: try StageFiles.bytes(of: path)) else {
        throw ValidationError(
          "'\(path)' is damaged, or was not written by this 'stage compile'. Write it again.")
      }
      return part
    }
    let catalog = try StageFiles.catalog(of: sources)
    let results = try StageReport.read(checks)
    let source = catalog.project.sourceLocale
    guard compiledParts.contains(where: { $0.tag == source }) else {
      throw ValidationError("No --part has words of '\(source)', the source locale.")
    }
    try StageInputs(sources, of: catalog).accept(
      parts: Array(zip(parts, compiledParts)),
      checks: Array(zip(checks, results.map(\.first))))
    let unseen = try Self.checks(of: catalog, in: sources, without: compiledParts)
    try StageReport.failOnErrors(in: CheckResult.merged(results + unseen))
    let (module, packs) = try Self.linked(
      catalog, compiledParts, pseudo: pseudo.locales, in: sources, gatheredInto: file)
    // A build system's folder is empty, or has the files that it declared.
    try OutputFolder.update(
      [(output, OutputFolder.Kind.module, module), (self.packs, .packs, packs)]
        .compactMap { path, kind, files in
          path.map { (OutputFolder(url: URL(fileURLWithPath: $0), kind: kind), files) }
        }, quietly: true, keepsOthers: true)
  }

  /// Returns the checks of listed locales without compiled parts, in the form of 'stage check'.
  ///
  /// A build system doesn't check a locale without files, so this stage reports the locale as
  /// missing.
  static func checks(
    of catalog: Catalog, in sources: [SourceFile], without parts: [CompiledPart]
  ) throws -> [CheckResult] {
    let compiled = Set(parts.map(\.tag))
    return try catalog.project.locales.filter { !compiled.contains($0) }.map { tag in
      try CheckResult(CheckResult.bytes(of: CheckStage(of: tag, in: sources, by: .all)))
    }
  }

  /// Returns the module and the packs.
  ///
  /// - Parameters:
  ///   - sources: The files of `Catalog/` and of the source locale.
  ///   - names: The names of the module's files; empty to let the module decide.
  static func linked(
    _ catalog: Catalog, _ parts: [CompiledPart], pseudo: [PseudoLocale], in sources: [SourceFile],
    gatheredInto names: [String] = []
  ) throws -> (module: [GeneratedFile], packs: [GeneratedFile]) {
    var catalog = catalog
    catalog.setLocales(Set(parts.map(\.tag)))
    catalog = catalog.withPseudoLocales(and: pseudo)
    let compiled: CompiledCatalog
    do {
      let (linked, diagnostics) = try CatalogCompiler.link(catalog, parts)
      let byPath = Dictionary(firstOf: sources, by: \.path)
      Terminal.show(PlacedDiagnostics(diagnostics, in: byPath, below: ""))
      guard let linked else { throw ExitCode.failure }
      compiled = linked
    } catch let error as UnlinkableParts {
      throw ValidationError(
        "The compiled parts of '\(error.locale)' don't fit together. Compile each file of it once, with the same locale.toml."
      )
    }
    let inCatalog = sources.filter { ProjectLayout.locale(of: $0.path) == nil }
    var module = CatalogEmitter.files(
      catalog, compiled,
      sources: Dictionary(firstOf: inCatalog, by: \.path))
    if !names.isEmpty { module = CatalogEmitter.gather(module, of: catalog, into: names) }
    let packs = compiled.locales.map {
      GeneratedFile(name: $0.tag + OutputFolder.Kind.packs.suffix, bytes: $0.pack)
    }
    return (module, packs)
  }
}

extension Catalog {
  /// Sets the locales to the compiled ones; only the source locale has messages then.
  fileprivate mutating func setLocales(_ compiled: Set<String>) {
    let source = sourceMessages
    locales = project.locales.filter { compiled.contains($0) }.map { tag in
      if let source, source.tag == tag { source } else { LocaleMessages(tag: tag) }
    }
  }
}
