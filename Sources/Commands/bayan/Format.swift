import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanICUFunctions
import BayanMeaning
import BayanMessageSyntax
import BayanReports
import BayanRuntime

/// Formats one message.
struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Format a message.",
    discussion: """
      For example: bayan format '{$n :integer} files' --locale ar --arg n=3

      The result is the same as in a program. An option that a function doesn't have is left out, \
      and reported.
      """)

  @Argument(help: "The message, in MessageFormat 2.")
  var message: String

  @ArgumentParser.Option(help: "The locale, a BCP 47 tag.")
  var locale = "en"

  @ArgumentParser.Option(
    name: .customLong("arg"),
    help: ArgumentHelp("The value of a variable. Repeatable.", valueName: "name=value"))
  var arguments: [ValueArgument] = []

  @ArgumentParser.Option(help: "Where the text goes.")
  var sink = SinkArgument.display

  func run() throws {
    let source = SourceFile(path: "message", text: message)
    let parsed = ParsedMessage.parse(message)
    guard parsed.isValid else {
      let diagnostics = parsed.diagnostics.map {
        Diagnostic($0.rule, .error, $0.message, file: source.path, span: $0.span, notes: $0.notes)
      }
      Terminal.show(PlacedDiagnostics(diagnostics, in: [source.path: source], below: ""))
      throw ExitCode.failure
    }
    guard let formatted = MessagePreview(parsed.message, locale: locale) else {
      throw ValidationError("'\(locale)' is not a locale. Give a BCP 47 tag such as ar or pt-BR.")
    }
    var errors: [MessageError] = []
    let text = formatted.string(
      arguments.map(\.argument), for: sink.sink, functions: ICUFunctions.registry()
    ) { errors.append($0) }
    Terminal.print(text + "\n")
    reportUnknownOptions(of: parsed.message)
    for error in errors { Terminal.remark("error: \(error.sentence) [\(error.code)]") }
    if !errors.isEmpty { throw ExitCode.failure }
  }

  /// Reports options that no standard function has, and that have no effect.
  private func reportUnknownOptions(of message: Message) {
    let signatures = FunctionSignatures()
    for function in message.calls.map(\.function) {
      guard let known = signatures[function.name]?.options.map(\.name) else { continue }
      for option in function.options
      where !option.name.contains(":") && !known.contains(option.name) {
        Terminal.remark(
          "warning: ':\(function.name)' has no option '\(option.name)', which is left out [bad-option]"
        )
      }
    }
  }
}

extension MessageError {
  /// The error, for the author of the message.
  fileprivate var sentence: String {
    switch self {
    case .unresolvedVariable(let name): "'$\(name)' has no value; give one with --arg \(name)=VALUE"
    case .unknownFunction(let name): "there is no function ':\(name)'"
    case .badOperand(let function): "':\(function)' cannot format the value"
    case .badOption(let name): "the option '\(name)' cannot have this value"
    case .badSelector: "the value cannot select a variant"
    case .unsupportedOperation(let name): "'\(name)' is not possible here"
    case .badVariantKey(let key): "the key '\(key)' cannot be compared with this value"
    }
  }
}
