import ArgumentParser
import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanReports
import BayanSupport

/// Compiles messages of one locale.
struct StageCompile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile the words of a locale, or of some of its domains.",
    discussion: """
      Reads files of one folder of Locales/. Give locale.toml and state.lock, where they are, to each step \
      of a locale, and each other file to one of them.
      """)

  @Option(help: ArgumentHelp("The locale.", valueName: "tag"))
  var locale: String

  @Option(help: ArgumentHelp("What 'stage interface' wrote.", valueName: "file"))
  var interface: String

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @OptionGroup var files: StageFiles

  func run() throws {
    guard let interface = CatalogInterface(bytes: try StageFiles.bytes(of: interface)) else {
      throw ValidationError(
        "'\(self.interface)' is damaged, or was not written by this 'stage interface'. Write it again."
      )
    }
    let sources = try files.read()
    if let stranger = sources.first(where: { ProjectLayout.locale(of: $0.path) != locale }) {
      throw ValidationError("'\(stranger.path)' isn't a file of '\(locale)'.")
    }
    let messages = CatalogLoader.messages(of: locale, in: sources)
    let (part, diagnostics) = CompiledPart.compile(
      messages, against: interface, at: Place(file: sources[0].path, span: SourceSpan(0, 0)))
    guard var part else {
      let byPath = Dictionary(firstOf: sources, by: \.path)
      Terminal.show(PlacedDiagnostics(diagnostics, in: byPath, below: ""))
      throw ExitCode.failure
    }
    part.interface = interface.digest
    part.files = StageFiles.digests(of: sources)
    try StageFiles.write(part.bytes, to: output, over: CompiledPart.isPart)
  }
}
