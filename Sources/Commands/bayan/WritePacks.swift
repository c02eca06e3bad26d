import ArgumentParser
import BayanCatalog
import BayanChecks
import BayanCompiler
import BayanDiagnostics
import BayanEmission
import BayanRuntime
import Foundation

/// Writes each locale's words as a file of its own.
struct WritePacks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack",
    abstract: "Write each locale's words as a file that a running program can load.",
    discussion: """
      The generated module has the same bytes built in. A program whose words are to be renewed \
      without building it again gives a file's bytes to its catalog's store:

        try MessagesCatalog.Locale.store.load(Array(Data(contentsOf: file)))

      There they are verified, and refused as a whole where they are damaged or of another \
      catalog: the codes, arguments and buttons must be those that the program was built with. \
      The catalog is checked first; where there is an error nothing is written. A file whose \
      contents are the same isn't touched.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(help: ArgumentHelp("Where to write LOCALE.bayanpack.", valueName: "folder"))
  var output: String

  @Flag(help: "Print nothing but findings.")
  var quiet = false

  func run() throws {
    let checked = CheckedProject(project.read(), run: CheckRun(threshold: .warning))
    Terminal.show(checked.diagnostics, in: checked.files)
    guard let catalog = checked.catalog, !checked.hasErrors else { throw ExitCode.failure }
    let (compiled, diagnostics) = CatalogCompiler.compile(catalog)
    Terminal.show(diagnostics, in: checked.files)
    guard let compiled else { throw ExitCode.failure }
    let files = compiled.locales.map {
      GeneratedFile(name: $0.tag + OutputFolder.Kind.packs.suffix, bytes: $0.pack)
    }
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    try OutputFolder(url: folder, kind: .packs).update(to: files, quietly: quiet)
  }
}

extension OutputFolder.Kind {
  /// Packs as files.
  static let packs = OutputFolder.Kind(suffix: ".bayanpack", mark: PackFormat.magic)
}
