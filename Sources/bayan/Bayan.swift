import ArgumentParser

/// The command: arguments, disk, terminal, exit codes; all else is the libraries'.
@main
struct Bayan: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bayan",
    abstract: "Checks error catalogs and compiles them to Swift.",
    discussion: """
      A project describes its errors in Catalog/ and writes their words in Locales/. The \
      commands work on the project in the current folder.

      Exits with 0 if there is no error, with 1 if there is one, and with 64 if the command \
      line can't be understood. Data goes to standard output, findings to standard error.
      """,
    version: "0.1.0",
    subcommands: [
      Init.self, Check.self, CoverageCommand.self, Generate.self, Show.self, Format.self,
      SyncCommand.self, Release.self, Diff.self, Explain.self, Schema.self,
    ])
}
