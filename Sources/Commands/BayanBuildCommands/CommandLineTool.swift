package import ArgumentParser
import BayanDiagnostics
import BayanSupport

/// One of the executables: a root command that only has subcommands.
package protocol CommandLineTool: ParsableCommand {}

/// The version of the executables.
let toolVersion = "0.1.0"

/// The flags that may have a value after `=`, which is passed to the command as an option.
///
/// ArgumentParser's options that can be without a value lose one that is attached when another
/// option follows, and take a misspelt one for none.
private let flagsWithModes = ["--fix", "--update-baseline"]

extension CommandLineTool {
  /// The version that `--version` prints.
  package static var version: String { toolVersion }

  /// Runs the command that the arguments name.
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
        // ArgumentParser would end it with the usage of the whole tool.
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
  /// Returns the error where the first argument, or the one after `help`, should name a command and
  /// doesn't.
  private static func unknownCommand(in arguments: [String]) -> String? {
    let help = "help"
    let first = arguments.prefix { !$0.hasPrefix("-") }.prefix(2)
    guard let name = first.first == help ? first.dropFirst().first : first.first else { return nil }
    let names = configuration.subcommands.map { $0._commandName } + [help]
    guard !names.contains(name) else { return nil }
    let small = name.lowercased()
    let meant = names.contains(small) ? small : nearestName(to: small, among: names)
    return "Error: There is no command \(quoted(name))."
      + (meant.map { " Did you mean \(quoted($0))?" } ?? "") + "\nSee '\(_commandName) help'."
  }
}
