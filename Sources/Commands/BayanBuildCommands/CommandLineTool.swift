package import ArgumentParser
package import BayanDiagnostics
import BayanSupport
import Foundation

/// An executable: a root command that only has subcommands.
package protocol CommandLineTool: ParsableCommand {
  /// Returns the language of diagnostics that answers the first of some tags; `nil` if none does.
  static func language(answering tags: [String]) -> DiagnosticLanguage?

  /// Returns the help of a command in a language; `nil` if only English has it.
  static func help(of command: String, in language: DiagnosticLanguage) -> String?
}

extension CommandLineTool {
  /// Returns no language: a build's log is English, so that people can search for its lines.
  package static func language(answering tags: [String]) -> DiagnosticLanguage? { nil }

  /// Returns no help: it is English.
  package static func help(of command: String, in language: DiagnosticLanguage) -> String? { nil }
}

/// The commands of builds, whose logs are English unless `--language` asks for another language.
private let commandsOfBuilds = ["generate", "pack", "stage", "release"]

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
    let (given, asked) = languageOption(in: Array(CommandLine.arguments.dropFirst()))
    chooseLanguage(asked, for: given.first)
    let arguments = given.flatMap { argument in
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
      defer { Terminal.writeHint() }
      do {
        try command.run()
      } catch let error as ValidationError {
        // ArgumentParser would add the usage of the whole tool.
        let name = "\(_commandName) help \(type(of: command)._commandName)"
        Terminal.remark(said("Error:") + " \(error.message)\n" + said("See '\(name)'."))
        throw ExitCode.validationFailure
      }
    } catch {
      let code = exitCode(for: error)
      let translated = code == .success ? translatedHelp(for: given) : nil
      let page = given.first.flatMap { help(of: $0, in: OutputLanguage.current.language) }
      let text = translated ?? ParserText(fullMessage(for: error), page: page).text
      if !text.isEmpty { code == .success ? Terminal.print(text + "\n") : Terminal.remark(text) }
      exit(withError: code)
    }
  }
}

extension CommandLineTool {
  /// Returns the arguments without `--language`, which every command has, and its value.
  static func languageOption(in arguments: [String]) -> (others: [String], language: String?) {
    var others: [String] = []
    var language: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return (others + [argument] + rest, language) }
      if argument == "--language", let value = rest.popFirst() {
        language = value
      } else if argument.hasPrefix("--language=") {
        language = String(argument.dropFirst("--language=".count))
      } else {
        others.append(argument)
      }
    }
    return (others, language)
  }

  /// Returns the help that some arguments ask for, in the language of the output; `nil` if there is none.
  private static func translatedHelp(for arguments: [String]) -> String? {
    let language = OutputLanguage.current.language
    let names = arguments.prefix { !$0.hasPrefix("-") }
    let asks =
      names.first == "help" || arguments.isEmpty
      || arguments.contains { ["-h", "--help"].contains($0) }
    let name = names.first == "help" ? names.dropFirst().first : names.first
    guard asks, !language.isEnglish else { return nil }
    return help(of: name ?? _commandName, in: language).map {
      $0.hasSuffix("\n") ? String($0.dropLast()) : $0
    }
  }

  private static func chooseLanguage(_ asked: String?, for command: String?) {
    let environment = ProcessInfo.processInfo.environment
    let isOfBuild = command.map(commandsOfBuilds.contains) ?? false
    let choice = OutputLanguage.choice(
      asked: asked, in: isOfBuild ? [:] : environment,
      showsBidi: isatty(STDERR_FILENO) != 1 || OutputLanguage.isBidiTerminal(environment),
      answering: language)
    guard let choice else {
      Terminal.say("Error: There are no texts in \(quoted(asked ?? "")); choose 'en' or 'ar'.")
      exit(withError: ExitCode.validationFailure)
    }
    OutputLanguage.current = choice
  }

  /// Returns a sentence in the language of the output.
  private static func said(_ sentence: Diagnostic.Message) -> String {
    OutputLanguage.current.language(sentence)
  }

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
    let error: Diagnostic.Message =
      if let nearest {
        "Error: There is no command \(quoted(name)). Did you mean \(quoted(nearest))?"
      } else {
        "Error: There is no command \(quoted(name))."
      }
    return said(error) + "\n" + said("See '\(_commandName) help'.")
  }
}
