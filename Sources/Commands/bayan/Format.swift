import ArgumentParser
import BayanCompiler
import BayanDiagnostics
import BayanICUFunctions
import BayanMessageSyntax
import BayanRuntime

/// Formats one message.
struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Format a message.",
    discussion: """
      For example: bayan format '{$n :integer} files' --locale ar --arg n=3

      The message is compiled and run as in a program: what comes out here comes out there.
      """)

  @Argument(help: "The message, in MessageFormat 2.")
  var message: String

  @ArgumentParser.Option(help: "The locale, a BCP 47 tag.")
  var locale = "en"

  @ArgumentParser.Option(
    name: .customLong("arg"),
    help: ArgumentHelp("A value for a variable; repeatable.", valueName: "name=value"))
  var arguments: [ValueArgument] = []

  @ArgumentParser.Option(help: "What the text is for.")
  var sink = SinkArgument.display

  func run() throws {
    let source = SourceFile(path: "message", text: message)
    let parsed = ParsedMessage.parse(message)
    guard parsed.isValid else {
      Terminal.show(
        parsed.diagnostics.map {
          Diagnostic($0.rule, .error, $0.message, file: source.path, span: $0.span, notes: $0.notes)
        }, in: [source.path: source])
      throw ExitCode.failure
    }
    guard let formatted = MessagePreview(parsed.message, locale: locale) else {
      throw ValidationError("'\(locale)' is no locale that messages can be compiled for.")
    }
    var errors: [MessageError] = []
    let text = formatted.string(
      arguments.map(\.argument), for: sink.sink, functions: ICUFunctions.registry()
    ) { errors.append($0) }
    Terminal.print(text + "\n")
    for error in errors { Terminal.remark("error: \(error.sentence) [\(error.code)]") }
    if !errors.isEmpty { throw ExitCode.failure }
  }
}

extension MessageError {
  /// What went wrong, for who wrote the message.
  fileprivate var sentence: String {
    switch self {
    case .unresolvedVariable(let name): "'$\(name)' has no value; give it with --arg \(name)=…"
    case .unknownFunction(let name): "there is no function ':\(name)'"
    case .badOperand(let function): "the value can't be formatted by ':\(function)'"
    case .badOption(let name): "the option '\(name)' can't have this value"
    case .badSelector: "the value can't select a variant"
    case .unsupportedOperation(let name): "'\(name)' can't be done here"
    case .badVariantKey(let key): "the key '\(key)' can't be compared with this value"
    }
  }
}
