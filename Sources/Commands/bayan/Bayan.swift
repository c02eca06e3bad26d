import ArgumentParser
import BayanBuildCommands
import BayanDiagnosticTexts
import BayanDiagnostics
import BayanTexts

/// The command, with its arguments, files, terminal and exit codes.
///
/// The libraries do all other work.
@main
struct Bayan: CommandLineTool {
  static let configuration = CommandConfiguration(
    commandName: "bayan",
    abstract: "Check error catalogs, and compile them to Swift.",
    discussion: """
      A project describes its errors in Catalog/ and their messages in Locales/. The commands \
      work on the project in the current folder.

      The exit code is 0 if there is no error, 1 if there is one, and 64 if the command line is \
      wrong. Data goes to standard output, diagnostics to standard error.

      --language ar, or BAYAN_LANGUAGE=ar, shows diagnostics and the handbook in Arabic; forms for \
      programs are English unless --language is given.
      """,
    version: Self.version,
    subcommands: [Init.self, Adopt.self, Explain.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Checking",
        subcommands: [
          CheckCommand.self, Allow.self, CoverageCommand.self, Observe.self, RenameCommand.self,
        ]),
      CommandGroup(
        name: "Translating",
        subcommands: [
          Serve.self, AddLocale.self, ReviewCommand.self, SyncCommand.self, CLDRCommand.self,
        ]),
      CommandGroup(
        name: "Exchanging with translators", subcommands: [Export.self, ImportCommand.self]),
      CommandGroup(
        name: "Working in branches", subcommands: [MergeDriverCommand.self, ResolveCommand.self]),
      CommandGroup(
        name: "Looking at messages",
        subcommands: [Show.self, Find.self, Preview.self, Format.self, Convert.self]),
      CommandGroup(
        name: "Building and releasing",
        subcommands: [
          Generate.self, ContractCommand.self, WritePacks.self, VerifyPack.self, Stage.self,
          Release.self, Diff.self,
        ]),
      CommandGroup(
        name: "Reference", subcommands: [HandbookCommand.self, Rules.self, Schema.self]),
      CommandGroup(
        name: "Editors and assistants",
        subcommands: [LanguageServerCommand.self, ContextServerCommand.self]),
    ])

  static func language(answering tags: [String]) -> DiagnosticLanguage? { .answering(tags) }

  /// Returns the page in `Documentation/Help`, if there is one.
  static func help(of command: String, in language: DiagnosticLanguage) -> String? {
    EmbeddedText(at: "Documentation/Help/\(language.tag)/\(command).txt")?.text
  }
}
