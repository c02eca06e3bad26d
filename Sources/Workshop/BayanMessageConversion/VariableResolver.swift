import BayanDiagnostics
import BayanMessageSyntax

/// What a variable of a message comes down to: an argument, and what was done to it.
struct ResolvedVariable: Hashable {
  var argument: String
  /// What is subtracted from the number.
  var offset = 0
  var format = ValueFormat.plain

  /// How the value chooses variants; `nil` where it can't.
  var kind: NestedMessage.Choice.Kind? {
    switch (format.function, format["select"]) {
    case ("string", _): .text
    case ("number", "ordinal"), ("integer", "ordinal"): .ordinal
    case ("number", nil), ("integer", nil), ("number", "plural"), ("integer", "plural"): .plural
    case ("number", "exact"), ("integer", "exact"): .plural
    default: nil
    }
  }

  /// A key as choices have it; `nil` for one that the value never has.
  func key(_ key: String) -> NestedMessage.Choice.Key? {
    guard kind != .text else { return .word(key) }
    if ICUMessageParser.categories.contains(key) {
      return format["select"] == "exact" ? nil : .word(key)
    }
    guard let value = Double(key), let literal = ICUNumberStyle.literal(value), literal == key,
      key.utf8.count <= 15
    else { return nil }
    guard offset != 0 else { return .exact(key) }
    // The older syntaxes compare before the offset.
    guard let whole = Int(key) else { return nil }
    return .exact(String(whole + offset))
  }
}

/// Follows variables through a message's declarations.
struct VariableResolver {
  let declarations: [String: Declaration]

  init(_ declarations: [Declaration]) {
    self.declarations = Dictionary(
      declarations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A pattern without choices.
  func nested(_ pattern: Pattern) throws(ConversionProblem) -> NestedMessage {
    var message = NestedMessage()
    for element in pattern.elements {
      switch element {
      case .text(let text): message.append(text.value)
      case .markup(let markup): throw ConversionProblem(.markup(markup.name), at: markup.span)
      case .expression(let expression):
        if case .literal(let literal)? = expression.operand {
          guard expression.function == nil || expression.function?.name == "string" else {
            throw ConversionProblem(.literal(literal.value), at: expression.span)
          }
          message.append(literal.value)
          continue
        }
        let value = try resolve(expression, depth: 0)
        message.elements.append(
          .value(
            .init(
              argument: value.argument, offset: value.offset, format: value.format.withoutSelect,
              span: expression.span)))
      }
    }
    return message
  }

  /// What a selector comes down to.
  func resolve(_ variable: Variable) throws(ConversionProblem) -> ResolvedVariable {
    try resolve(variable, depth: 0)
  }

  private func resolve(
    _ variable: Variable, depth: Int
  ) throws(ConversionProblem) -> ResolvedVariable {
    guard depth <= ConversionLimits.depth else {
      throw ConversionProblem(.tooManyDeclarations, at: variable.span)
    }
    guard let declaration = declarations[variable.name] else {
      return ResolvedVariable(argument: variable.name)
    }
    if declaration.kind == .input {
      return try apply(
        declaration.value.function, to: ResolvedVariable(argument: variable.name),
        at: declaration.span)
    }
    return try resolve(declaration.value, depth: depth + 1)
  }

  private func resolve(
    _ expression: Expression, depth: Int
  ) throws(ConversionProblem) -> ResolvedVariable {
    guard case .variable(let variable)? = expression.operand else {
      throw ConversionProblem(.withoutArgument, at: expression.span)
    }
    return try apply(
      expression.function, to: try resolve(variable, depth: depth), at: expression.span)
  }

  /// Applies a function, which inherits options as MessageFormat 2 has it.
  private func apply(
    _ function: Function?, to value: ResolvedVariable, at span: SourceSpan
  ) throws(ConversionProblem) -> ResolvedVariable {
    guard let function else { return value }
    var result = value
    var options: [(name: String, value: String)] = []
    for option in function.options where option.name != "u:id" {
      guard case .literal(let literal) = option.value else {
        throw ConversionProblem(.variableOption(option.name), at: option.span)
      }
      guard option.name != "u:dir" else { throw ConversionProblem(.direction, at: option.span) }
      options.append((option.name, literal.value))
    }
    switch function.name {
    case "offset":
      let sizes = options.filter { ["add", "subtract"].contains($0.name) }
      guard sizes.count == 1, let size = Int(sizes[0].value), size.magnitude <= 1_000_000 else {
        throw ConversionProblem(.badOffset, at: span)
      }
      if value.format.function != "integer" { result.format.function = "number" }
      // ':offset' chooses by the cardinal category whatever its operand did.
      result.format = result.format.withoutSelect
      result.offset += sizes[0].name == "add" ? -size : size
      return result
    case "string":
      guard value.format == .plain || value.format == .text else {
        throw ConversionProblem(.stringOfValue, at: span)
      }
      result.format = .text
      return result
    case "number", "integer", "percent":
      let isOfNumber = value.format == .plain || value.format.isNumeric
      guard isOfNumber, function.name != "percent" || value.offset == 0 else {
        throw ConversionProblem(.functionOfValue(function.name), at: span)
      }
      result.format.function = function.name
      result.format = result.format.withoutSelect
      let dropped: Set<String> =
        switch function.name {
        case "integer":
          ["minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits"]
        case "percent": ["minimumIntegerDigits", "roundingIncrement"]
        default: []
        }
      result.format.options.removeAll { dropped.contains($0.name) }
    case "currency", "unit", "date", "time", "datetime":
      guard value.format == .plain else {
        throw ConversionProblem(.functionOfValue(function.name), at: span)
      }
      result.format.function = function.name
    default: throw ConversionProblem(.unknownFunction(function.name), at: span)
    }
    for option in options { result.format = result.format.setting(option.name, option.value) }
    return result
  }
}

extension ValueFormat {
  /// The same without what it chooses by.
  var withoutSelect: ValueFormat {
    var format = self
    format.options.removeAll { $0.name == "select" }
    return format
  }
}

extension Diagnostic.Message {
  fileprivate static let tooManyDeclarations: Self = "too many declarations need each other"
  fileprivate static let withoutArgument: Self = """
    a placeholder without an argument has no equivalent in the older syntaxes
    """
  fileprivate static let badOffset: Self = "this ':offset' has not one whole number"
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
    "the option \(quoted(name)) gets its value from a variable, which the older syntaxes can't do"
  }

  fileprivate static func markup(_ name: String) -> Self {
    "the markup \(quoted(name)) has no equivalent in the older syntaxes"
  }

  fileprivate static func literal(_ value: String) -> Self {
    "the literal \(quoted(value)) with a function has no equivalent; write its text"
  }
}
