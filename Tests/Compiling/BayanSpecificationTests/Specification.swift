import BayanCompiler
import BayanDiagnostics
import BayanICUFunctions
import BayanMessageSyntax
import BayanRuntime
import Testing

/// One statement of the standard, with a message that tests it.
struct Statement: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var message: String
  var arguments: [MessageArgument]
  var locale: String
  var text: String
  var errors: [String]
  var sink: Sink

  /// - Parameters:
  ///   - arguments: The arguments of the message.
  ///   - text: The formatted message.
  ///   - errors: The errors in the order in which they are reported.
  ///   - sink: The sink; the default has no isolation.
  init(
    _ statement: String, _ message: String, _ arguments: [String: MessageValue],
    in locale: String = "en", _ text: String, _ errors: [String] = [], sink: Sink = .json
  ) {
    testDescription = statement
    self.message = message
    self.arguments = arguments.sorted { $0.key < $1.key }.map { MessageArgument($0.key, $0.value) }
    self.locale = locale
    self.text = text
    self.errors = errors
    self.sink = sink
  }

  init(
    _ statement: String, _ message: String, in locale: String = "en", _ text: String,
    _ errors: [String] = [], sink: Sink = .json
  ) {
    self.init(statement, message, [:], in: locale, text, errors, sink: sink)
  }

  /// Formats the message to text and to parts, and compares both.
  func expectHolds(
    functions: FunctionRegistry = Statement.functions,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let parsed = ParsedMessage.parse(message)
    var found = parsed.diagnostics.map(\.rule.rawValue)
    var result = "{\u{FFFD}}"
    if parsed.isValid {
      let preview = try #require(MessagePreview(parsed.message, locale: locale))
      result = preview.string(arguments, for: sink, functions: functions) { found.append($0.code) }
      var inParts: [String] = []
      let parts = preview.parts(arguments, for: sink, functions: functions) {
        inParts.append($0.code)
      }
      #expect(inParts == found, "the parts' errors", sourceLocation: sourceLocation)
      let joined = parts.map(\.text).joined()
      #expect(
        joined.utf8.elementsEqual(result.utf8), "the parts come to \(joined.debugDescription)",
        sourceLocation: sourceLocation)
    }
    #expect(
      result.utf8.elementsEqual(text.utf8), "\(result.debugDescription)",
      sourceLocation: sourceLocation)
    #expect(found == errors, sourceLocation: sourceLocation)
  }

  static let functions = ICUFunctions.registry()
}

extension FormattedPart {
  /// The text of the part in the formatted message.
  var text: String {
    switch self {
    case .text(let text), .bidiIsolation(let text): text
    case .markup: ""
    case .value(let value): value.text
    case .fallback(let source): "{\(source)}"
    }
  }
}

/// Returns the parts of a message.
func parts(
  _ message: String, _ arguments: [MessageArgument] = [], in locale: String = "en",
  for sink: Sink = .json
) throws -> [FormattedPart] {
  let parsed = ParsedMessage.parse(message)
  try #require(parsed.isValid, "\(parsed.diagnostics)")
  return try #require(MessagePreview(parsed.message, locale: locale))
    .parts(arguments, for: sink, functions: Statement.functions)
}

/// Returns the text of a statement's message, and reports each error.
func format(_ statement: Statement, report: (String) -> Void) throws -> String {
  let parsed = ParsedMessage.parse(statement.message)
  try #require(parsed.isValid, "\(parsed.diagnostics)")
  return try #require(MessagePreview(parsed.message, locale: statement.locale))
    .string(statement.arguments, for: statement.sink, functions: Statement.functions) {
      report($0.code)
    }
}
