import ArgumentParser
import BayanBuildCommands
import BayanCompiler
import BayanEmission
import Foundation

/// Writes the messages of each locale to a file.
struct WritePacks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack",
    abstract: "Write the messages of each locale as a file that a running program can load.",
    discussion: """
      The generated module contains the same bytes. To update the messages of a program without \
      building it again, load a file into the store of its catalog:

        try MessagesCatalog.Locale.store.load(Array(Data(contentsOf: file)))

      The store refuses a file that is damaged or made from another catalog: its codes, \
      arguments and options must be those that the program was built with, and its locales \
      too, also those of --pseudo.

      The catalog is checked first. If there is an error, nothing is written. Files that would \
      not change are not touched.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(help: ArgumentHelp("Where to write the files LOCALE.bayanpack.", valueName: "folder"))
  var output: String

  @OptionGroup var pseudo: PseudoOptions

  @Flag(help: "Print only diagnostics.")
  var quiet = false

  func run() throws {
    let files = try project.folder().compile(with: pseudo.locales).compiled.locales.map {
      GeneratedFile(name: $0.tag + OutputFolder.Kind.packs.suffix, bytes: $0.pack)
    }
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    try OutputFolder.update([(OutputFolder(url: folder, kind: .packs), files)], quietly: quiet)
  }
}
