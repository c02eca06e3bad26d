import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// The argument behind a variable of a message, with the operations on it.
struct ResolvedVariable: Hashable {
  var argument: String
  /// The subtracted number.
  var offset = 0
  var format = ValueFormat.plain
  var selection = MessageSelection.unknown(.noFunction)
  /// The factor by which the number is multiplied before the comparison.
  var scale = 1

  /// The kind of choice for this value; `nil` if it can't choose.
  var kind: NestedMessage.Choice.Kind? {
    switch selection {
    case .text: .text
    case .ordinal: .ordinal
    // The older syntaxes compare the number that the program passes.
    case .plural, .exact: scale == 1 ? .plural : nil
    case .unknown: nil
    }
  }

  /// Returns a key in the form of nested choices; `nil` for a key that the value never has.
  func key(_ key: String) -> NestedMessage.Choice.Key? {
    guard kind != .text else { return .word(key) }
    if ICUMessageParser.categories.contains(key) {
      return selection == .exact ? nil : .word(key)
    }
    guard let value = Double(key), let literal = ICUNumberStyle.literal(value), literal == key,
      key.utf8.count <= 15
    else { return nil }
    guard offset != 0 else { return .exact(key) }
    // The older syntaxes compare before they subtract.
    guard let whole = Int(key) else { return nil }
    return .exact(String(whole + offset))
  }
}

/// A resolver of a message's variables and placeholders.
struct VariableResolver {
  private let meaning: ResolvedMessage

  init(_ message: Message) { meaning = ResolvedMessage(message) }

  /// Returns a pattern without choices.
  func nested(_ pattern: Pattern) throws(ConversionProblem) -> NestedMessage {
    var message = NestedMessage()
    for element in pattern.elements {
      switch element {
      case .text(let text): message.append(text.value)
      case .markup(let markup): throw ConversionProblem(.markup(markup.name), at: markup.span)
      case .expression(let expression):
        if case .literal(let literal)? = expression.operand {
          guard expression.plainLiteral != nil else {
            throw ConversionProblem(.literal(literal.value), at: expression.span)
          }
          message.append(literal.value)
          continue
        }
        let value = try resolve(meaning[expression], at: expression.span)
        message.elements.append(
          .value(
            .init(
              argument: value.argument, offset: value.offset, format: value.format.withoutSelect,
              span: expression.span)))
      }
    }
    return message
  }

  /// Returns the argument of a selector.
  func resolve(_ variable: Variable) throws(ConversionProblem) -> ResolvedVariable {
    try resolve(meaning[variable.name], at: variable.span)
  }

  private func resolve(
    _ value: ResolvedExpression, at span: SourceSpan
  ) throws(ConversionProblem) -> ResolvedVariable {
    guard let argument = value.argument else { throw ConversionProblem(.withoutArgument, at: span) }
    var result = ResolvedVariable(argument: argument)
    for call in value.calls { try apply(call.function, to: &result, at: call.site) }
    result.selection = value.selection
    result.scale = value.scale
    return result
  }

  /// Applies a function, which inherits options as in MessageFormat 2.
  private func apply(
    _ function: Function, to value: inout ResolvedVariable, at span: SourceSpan
  ) throws(ConversionProblem) {
    for option in function.options where option.name != "u:id" {
      guard case .literal = option.value else {
        throw ConversionProblem(.variableOption(option.name), at: option.span)
      }
      guard option.name != "u:dir" else { throw ConversionProblem(.direction, at: option.span) }
    }
    guard let standard = function.standard else {
      throw ConversionProblem(.unknownFunction(function.name), at: span)
    }
    let isOfNumber = value.format == .plain || value.format.isNumeric
    switch standard.family {
    case .text:
      guard value.format == .plain || value.format == .text else {
        throw ConversionProblem(.stringOfValue, at: span)
      }
      value.format = .text
      return
    case .number where standard.shifts:
      guard let offset = function.shift else { throw ConversionProblem(.badOffset, at: span) }
      if value.format.function != ValueFormat.integer.function {
        value.format.function = ValueFormat.decimal.function
      }
      value.format = value.format.withoutSelect
      value.offset -= offset
      return
    case .number where standard.selects:
      guard isOfNumber, standard.scale == 1 || value.offset == 0 else {
        throw ConversionProblem(.functionOfValue(function.name), at: span)
      }
      value.format = value.format.withoutSelect
      value.format.options.removeAll { standard.dropped.contains($0.name) }
    case .number, .time:
      guard value.format == .plain else {
        throw ConversionProblem(.functionOfValue(function.name), at: span)
      }
    }
    value.format.function = function.name
    for option in function.options where option.name != "u:id" {
      guard case .literal(let literal) = option.value else { continue }
      value.format = value.format.setting(option.name, literal.value)
    }
  }
}

extension ValueFormat {
  /// The format without its `select` option.
  var withoutSelect: ValueFormat {
    var format = self
    format.options.removeAll { $0.name == "select" }
    return format
  }
}

extension Diagnostic.Message {
  fileprivate static let withoutArgument: Self = """
    a placeholder without an argument has no equivalent in the older syntaxes
    """
  fileprivate static let badOffset: Self = "this ':offset' doesn't have one whole number"
  fileprivate static let direction: Self = "'u:dir' has no equivalent in the older syntaxes"
  fileprivate static let stringOfValue: Self = """
    ':string' of a formatted value has no equivalent in the older syntaxes
    """

  fileprivate static func functionOfValue(_ name: String) -> Self {
    "':\(name)' of a formatted value has no equivalent in the older syntaxes"
  }

  fileprivate static func unknownFunction(_ name: String) -> Self {
    "the function \(quoted(":" + name)) has no equivalent in the older syntaxes"
  }

  fileprivate static func variableOption(_ name: String) -> Self {
    "the option \(quoted(name)) has a variable as its value, which has no equivalent in the older syntaxes"
  }

  fileprivate static func markup(_ name: String) -> Self {
    "the markup \(quoted(name)) has no equivalent in the older syntaxes"
  }

  fileprivate static func literal(_ value: String) -> Self {
    "the literal \(quoted(value)) with a function has no equivalent; write it as text"
  }
}
