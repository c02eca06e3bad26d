import BayanDiagnostics
import BayanMessageSyntax

/// The variables of a converted message, with their declarations.
struct VariableNames {
  /// The format of each argument that has the same one everywhere.
  private var inputs: [String: ValueFormat] = [:]
  /// The arguments from which numbers are made; their placeholders without a function are numbers.
  private var numbers: Set<String> = []
  private var arguments: Set<String> = []
  private var wholeNumbers: Set<String> = []
  private var locals: [Flattening.Selector: String] = [:]
  private var declarations: [Declaration] = []

  init() {}

  init(
    values: [NestedMessage.Value], choices: [NestedMessage.Choice], wholeNumbers: Set<String>
  ) throws(ConversionProblem) {
    self.wholeNumbers = wholeNumbers
    arguments = Set(values.map(\.argument) + choices.map(\.argument))
    for choice in choices where choice.kind != .text { numbers.insert(choice.argument) }
    for value in values where value.format.isNumeric { numbers.insert(value.argument) }
    for value in values where value.format.isDate && numbers.contains(value.argument) {
      throw ConversionProblem(.twoTypes(value.argument), at: value.span)
    }
    let valuesByArgument = Dictionary(grouping: values, by: \.argument)
    for (argument, own) in Dictionary(grouping: choices, by: \.argument) {
      let shown = (valuesByArgument[argument] ?? []).map { format(of: $0) }
      let isText = own.contains { $0.kind == .text }
      let formats = (shown + own.map(\.format)).map { isText && $0 == .plain ? .text : $0 }
      guard let first = formats.first, formats.allSatisfy({ $0.isSame(as: first) }) else {
        continue
      }
      let isOrdinal = own.allSatisfy { $0.kind == .ordinal && $0.offset == 0 }
      inputs[argument] = isOrdinal ? first.setting("select", "ordinal") : first
    }
    var declared: Set<String> = []
    for choice in choices where declared.insert(choice.argument).inserted {
      if let format = inputs[choice.argument] {
        declare(.input, choice.argument, of: choice.argument, format)
      }
    }
  }

  /// Returns the format of a value; a number without a function has the default of MessageFormat 1.
  private func format(of value: NestedMessage.Value) -> ValueFormat {
    guard value.format == .plain, numbers.contains(value.argument) else { return value.format }
    return wholeNumbers.contains(value.argument) ? .integer : .decimal
  }

  private mutating func declare(
    _ kind: Declaration.Kind, _ name: String, of operand: String, _ format: ValueFormat
  ) {
    declarations.append(
      Declaration(
        kind: kind, name: name, nameSpan: .none, value: Expression(operand, format), span: .none))
  }

  /// Returns the placeholder of a value.
  mutating func expression(for value: NestedMessage.Value) -> Expression {
    let format = format(of: value)
    if value.offset != 0 {
      return Expression(
        name(
          of: .init(
            argument: value.argument, kind: .plural, offset: value.offset, format: format)), .plain)
    }
    return Expression(value.argument, inputs[value.argument] == nil ? format : .plain)
  }

  /// Returns the variable of a selector, and declares it if necessary.
  mutating func name(of selector: Flattening.Selector) -> String {
    if let known = locals[selector] { return known }
    let argument = selector.argument
    if selector.offset == 0, let input = inputs[argument],
      (input["select"] == "ordinal") == (selector.kind == .ordinal)
    {
      return argument
    }
    let name: String
    switch selector.kind {
    case .text:
      name = unused(argument + "_text")
      declare(.local, name, of: argument, .text)
    case .ordinal:
      let base =
        selector.offset == 0 ? argument : self.name(of: selector.with(.plural, selector.offset))
      name = unused(base + "_ordinal")
      declare(.local, name, of: base, selector.format.setting("select", "ordinal"))
    case .plural where selector.offset != 0:
      let base = self.name(of: selector.with(.plural, 0))
      let (word, option) =
        selector.offset > 0 ? ("minus", "subtract") : ("plus", "add")
      name = unused("\(argument)_\(word)_\(selector.offset.magnitude)")
      declare(
        .local, name, of: base, ValueFormat("offset", [option: "\(selector.offset.magnitude)"]))
    case .plural:
      name = unused(argument + "_number")
      declare(.local, name, of: argument, selector.format)
    }
    locals[selector] = name
    return name
  }

  private mutating func unused(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !arguments.insert(candidate).inserted {
      candidate = "\(name)_\(number)"
      number += 1
    }
    return candidate
  }

  /// Returns a message with the necessary declarations.
  func declared(_ body: Message.Body) -> Message {
    var needed: Set<String> = []
    var patterns: [Pattern] = []
    switch body {
    case .pattern(let pattern): patterns = [pattern]
    case .select(let selectors, let variants):
      needed = Set(selectors.map(\.name))
      patterns = variants.map(\.pattern)
    }
    for case .expression(let expression) in patterns.flatMap(\.elements) {
      if case .variable(let variable)? = expression.operand { needed.insert(variable.name) }
    }
    var remaining: [Declaration] = []
    for declaration in declarations.reversed() where needed.contains(declaration.name) {
      remaining.append(declaration)
      if case .variable(let variable)? = declaration.value.operand { needed.insert(variable.name) }
    }
    return Message(declarations: remaining.reversed(), body: body)
  }
}

extension Flattening.Selector {
  func with(
    _ kind: NestedMessage.Choice.Kind, _ offset: Int
  ) -> Flattening.Selector {
    var selector = self
    selector.kind = kind
    selector.offset = offset
    return selector
  }
}

extension ValueFormat {
  /// Whether the format is that of a date or a time.
  var isDate: Bool { ["date", "time", "datetime"].contains(function) }
}

extension Expression {
  /// Creates a variable, with a function if the format has one.
  init(_ variable: String, _ format: ValueFormat) {
    let function = format.function.map { name in
      Function(
        name: name,
        options: format.options.map {
          Option(
            name: $0.name, value: .literal(Literal(value: $0.value, span: .none)),
            nameSpan: .none, span: .none)
        }, span: .none)
    }
    self.init(
      operand: .variable(Variable(name: variable, span: .none)), function: function,
      attributes: [], span: .none)
  }
}

extension Diagnostic.Message {
  fileprivate static func twoTypes(_ argument: String) -> Self {
    "the argument \(quoted(argument)) is used as a number and as a date"
  }
}
