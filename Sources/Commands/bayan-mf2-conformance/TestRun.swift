import BayanCompiler
import BayanDiagnostics
import BayanMessageSyntax
import BayanRuntime
import BayanSupport
import Foundation

/// The result of a case, and its faults.
struct TestRun {
  let test: TestCase
  private(set) var text = ""
  private(set) var errors: [String] = []
  private(set) var failures: [String] = []

  init(_ test: TestCase, functions: FunctionRegistry, isStrict: Bool) {
    self.test = test
    guard let source = test.source else {
      failures = ["no 'src'"]
      return
    }
    let parts = run(source, functions)
    checkErrors(isStrict: isStrict)
    if let expected = test.text, !expected.utf8.elementsEqual(text.utf8) {
      failures.append("text \(text.debugDescription), expected \(expected.debugDescription)")
    }
    if let expected = test.parts, !parts.contains(expected) {
      failures.append("parts \(parts), expected \(expected)")
    }
  }

  /// Formats the message to text and to parts, as a program would, and returns the parts.
  private mutating func run(_ source: String, _ functions: FunctionRegistry) -> PlainJSON {
    let parsed = ParsedMessage.parse(source)
    guard parsed.isValid else {
      // The lists of errors are written for parsers that stop at the first syntax error.
      for rule in parsed.diagnostics.map(\.rule.rawValue)
      where rule != "syntax-error" || errors.last != rule {
        errors.append(rule)
      }
      text = "{\u{FFFD}}"
      return .array([.object(["type": .string("fallback"), "source": .string("\u{FFFD}")])])
    }
    guard let preview = MessagePreview(parsed.message, locale: test.locale) else {
      errors = ["not-compiled"]
      return .array([])
    }
    let arguments = Self.arguments(of: test)
    let sink = test.isolates ? Sink.display : .json
    text = preview.string(arguments, for: sink, functions: functions) { errors.append($0.code) }
    var partErrors: [String] = []
    let parts = preview.parts(arguments, for: sink, functions: functions) {
      partErrors.append($0.code)
    }
    if partErrors != errors {
      failures.append("the parts' errors \(partErrors), the text's \(errors)")
    }
    let joined = parts.map(\.text).joined()
    if !joined.utf8.elementsEqual(text.utf8) {
      failures.append(
        "the parts' text \(joined.debugDescription), the text \(text.debugDescription)")
    }
    return .array(parts.map(\.json))
  }

  /// Returns the arguments of a case; `null` counts as no value.
  static func arguments(of test: TestCase) -> [MessageArgument] {
    test.parameters.filter { $0["value"] != .null }.map { parameter in
      MessageArgument(
        parameter["name"]?.string ?? "",
        parameter["value"].messageValue(type: parameter["type"]?.string))
    }
  }

  private mutating func checkErrors(isStrict: Bool) {
    switch test.errors {
    case .some:
      if errors.isEmpty { failures.append("no error, expected some") }
    case .list(let expected):
      let fits =
        isStrict || expected.isEmpty
        ? errors == expected : !Set(errors).isDisjoint(with: expected)
      if !fits { failures.append("errors \(errors), expected \(expected)") }
    }
  }
}

extension PlainJSON? {
  /// Returns a parameter's value in the form of a program's argument.
  ///
  /// `{"value": 5, "currency": "EUR"}` is an amount, and an array is a list.
  fileprivate func messageValue(type: String?) -> MessageValue {
    switch self {
    case .string(let text) where type == "datetime":
      MessageDateTime(text).map(MessageValue.dateTime) ?? .string(text)
    case .array(let elements):
      .list(elements.map { PlainJSON?.some($0).messageValue(type: nil) })
    case .object(let members):
      switch (members["value"], members["currency"]?.string) {
      case (.number(let number), let currency?), (.string(let number), let currency?):
        MessageAmount(number, currency: currency).map(MessageValue.amount)
          ?? .string(PlainJSON.object(members).description)
      default: .string(PlainJSON.object(members).description)
      }
    case .string(let text): .string(text)
    case .number(let number):
      MessageNumber(number).map(MessageValue.number) ?? .string(number)
    case .some(let other): .string(other.description)
    case nil: .string("")
    }
  }
}

extension FormattedPart {
  fileprivate var text: String {
    switch self {
    case .text(let text), .bidiIsolation(let text): text
    case .markup: ""
    case .value(let value): value.text
    case .fallback(let source): "{\(source)}"
    }
  }

  /// The part in the schema's form.
  fileprivate var json: PlainJSON {
    var object: [String: PlainJSON] = [:]
    switch self {
    case .text(let text):
      object = ["type": .string("text"), "value": .string(text)]
    case .bidiIsolation(let text):
      object = ["type": .string("bidiIsolation"), "value": .string(text)]
    case .fallback(let source):
      object = ["type": .string("fallback"), "source": .string(source)]
    case .markup(let markup):
      object = [
        "type": .string("markup"), "kind": .string("\(markup.kind)"),
        "name": .string(markup.name),
      ]
      object["id"] = markup.id.map(PlainJSON.string)
      if !markup.options.isEmpty {
        object["options"] = .object(
          Dictionary(markup.options.map { ($0.name, $0.value.json) }) { _, last in last })
      }
    case .value(let value):
      object = [
        "type": .string(value.type), "value": .string(value.text),
        "locale": .string(value.locale.description),
      ]
      object["id"] = value.id.map(PlainJSON.string)
      object["dir"] = value.direction.map { .string($0.rawValue) }
      if !value.pieces.isEmpty {
        object["parts"] = .array(
          value.pieces.map {
            .object(["type": .string($0.type), "value": .string($0.text)])
          })
      }
    }
    return .object(object)
  }
}

extension MessageValue {
  fileprivate var json: PlainJSON {
    switch self {
    case .string(let text): .string(text)
    case .integer(let number): .number("\(number)")
    case .number(let number): .number(number.serialized())
    case .dateTime(let value): .string(value.literal)
    case .amount(let amount):
      .object([
        "value": .number(amount.value.serialized()), "currency": .string(amount.currency),
      ])
    case .list(let elements): .array(elements.map(\.json))
    }
  }
}
