package import ArgumentParser

/// One of the executables: a root command that only has subcommands.
package protocol CommandLineTool: ParsableCommand {}

/// The version of the executables.
let toolVersion = "0.1.0"

/// The flags that may have a value behind `=`, which is passed to the command as an option.
///
/// ArgumentParser's options that can stand without a value lose one that is attached when another
/// option follows, and take a misspelt one for none.
private let flagsWithModes = ["--fix", "--update-baseline"]

extension CommandLineTool {
  /// What `--version` prints.
  package static var version: String { toolVersion }

  /// Runs the command that the arguments name.
  package static func main() {
    let arguments = CommandLine.arguments.dropFirst().flatMap { argument in
      for flag in flagsWithModes where argument.hasPrefix(flag + "=") {
        return [flag + "-mode", String(argument.dropFirst(flag.count + 1))]
      }
      return [argument]
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
