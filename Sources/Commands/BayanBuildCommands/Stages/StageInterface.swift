import ArgumentParser
import BayanCompiler

/// Writes the facts on which the compilation of a locale depends.
struct StageInterface: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interface",
    abstract: "Write what compiling a locale depends on.",
    discussion: """
      Reads the files of Catalog/ and of the source locale. The file names messages, slots and arguments. It \
      stays the same while only words, summaries or comments change, so that nothing else is compiled again.
      """)

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @OptionGroup var files: StageFiles

  func run() throws {
    let catalog = try StageFiles.catalog(of: files.read())
    guard let interface = CatalogInterface(catalog) else {
      Terminal.remark(
        "error: the catalog can't be compiled because of its other errors; 'bayan check' names them"
      )
      throw ExitCode.failure
    }
    try StageFiles.write(
      interface.bytes, to: output, over: CatalogInterface.isInterface)
  }
}
