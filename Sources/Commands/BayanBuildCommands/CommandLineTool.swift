package import ArgumentParser
import BayanDiagnostics
import BayanSupport

/// An executable: a root command that only has subcommands.
package protocol CommandLineTool: ParsableCommand {}

/// The version of the executables.
let toolVersion = "0.1.0"

/// The flags that may have a value after `=`, which the command gets as an option.
///
/// An option of ArgumentParser with an optional value loses an attached value if another option
/// follows, and ignores a misspelt one.
private let flagsWithModes = ["--fix", "--update-baseline"]

extension CommandLineTool {
  /// The version that `--version` prints.
  package static var version: String { toolVersion }

  /// Runs the command in the arguments.
  package static func main() {
    let arguments = CommandLine.arguments.dropFirst().flatMap { argument in
      for flag in flagsWithModes where argument.hasPrefix(flag + "=") {
        return [flag + "-mode", String(argument.dropFirst(flag.count + 1))]
      }
      return [argument]
    }
    if let unknown = unknownCommand(in: arguments) {
      Terminal.remark(unknown)
      exit(withError: ExitCode.validationFailure)
    }
    do {
      var command = try parseAsRoot(arguments)
      do {
        try command.run()
      } catch let error as ValidationError {
        // ArgumentParser would add the usage of the whole tool.
        let name = "\(_commandName) help \(type(of: command)._commandName)"
        Terminal.remark("Error: \(error.message)\nSee '\(name)'.")
        throw ExitCode.validationFailure
      }
    } catch {
      let text = fullMessage(for: error)
      let code = exitCode(for: error)
      if !text.isEmpty { code == .success ? Terminal.print(text + "\n") : Terminal.remark(text) }
      exit(withError: code)
    }
  }
}

extension CommandLineTool {
  /// Returns the error of an unknown command in the first argument, or in the argument after
  /// `help`.
  private static func unknownCommand(in arguments: [String]) -> String? {
    let help = "help"
    let first = arguments.prefix { !$0.hasPrefix("-") }.prefix(2)
    guard let name = first.first == help ? first.dropFirst().first : first.first else { return nil }
    let names = configuration.subcommands.map { $0._commandName } + [help]
    guard !names.contains(name) else { return nil }
    let small = name.lowercased()
    let nearest = names.contains(small) ? small : nearestName(to: small, among: names)
    return "Error: There is no command \(quoted(name))."
      + (nearest.map { " Did you mean \(quoted($0))?" } ?? "") + "\nSee '\(_commandName) help'."
  }
}
