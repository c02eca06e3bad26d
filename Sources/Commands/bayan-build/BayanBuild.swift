import ArgumentParser
import BayanBuildCommands

/// The command that the build plugin runs.
///
/// A package that uses the plugin compiles this program first. So the program has only the commands
/// of a build, which ``bayan`` has, too.
@main
struct BayanBuild: CommandLineTool {
  static let configuration = CommandConfiguration(
    commandName: "bayan-build",
    abstract: "Check error catalogs, and compile them to Swift, in builds.",
    version: version,
    subcommands: [Check.self, Generate.self, Stage.self])
}
